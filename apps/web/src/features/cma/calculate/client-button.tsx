import { UserRound, UserRoundPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import type { LoadedState } from './model/loaded-state.ts';

const ClientDialog = lazy(async () => {
  const { ClientDialog } = await import('./client-dialog.tsx');
  return { default: ClientDialog };
});

/** For whom the analysis is made, one tap from choosing or changing them. */
export function ClientButton({ state: { client, changeClient } }: { state: LoadedState }) {
  const { t } = useTranslation('cma');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="link"
        icon={client ? <UserRound aria-hidden="true" /> : <UserRoundPlus aria-hidden="true" />}
        aria-label={client ? t('client.change', client) : undefined}
        className="touch-target max-w-full min-w-0"
        onClick={() => setIsOpen(true)}
      >
        <span className="min-w-0 truncate">{client ? t('client.forWhom', client) : t('client.choose')}</span>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ClientDialog client={client} onChange={changeClient} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

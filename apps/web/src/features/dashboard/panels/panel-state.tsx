import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadTrouble } from '../../../shared/api/read-trouble.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';

const waitingRows = ['first', 'second', 'third', 'fourth'];

export function PanelWaiting() {
  return (
    <div aria-hidden="true" className="px-5 py-2">
      {waitingRows.map((row) => (
        <SkeletonRow key={row} />
      ))}
    </div>
  );
}

export function PanelTrouble({ trouble }: { trouble: ReadTrouble }) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <div className="flex flex-col items-start gap-2 px-5 py-4 text-sm text-ink-2">
      <p>{t(`panelTrouble.${trouble.kind}`)}</p>
      <Button variant="link" size="sm" onClick={trouble.retry}>
        {t('common:tryAgain')}
      </Button>
    </div>
  );
}

export function PanelEmpty({ children }: { children: ReactNode }) {
  return <p className="px-5 py-4 text-sm text-ink-3">{children}</p>;
}

import type { CmaDraft } from '@hearthline/contract/cma';
import { UserRound, UserRoundPlus, UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { useWantedRequestStore } from '../../../shared/stores/wanted-request-store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { CmaSteps } from '../components/cma-steps.tsx';
import type { LoadedState } from '../model/use-cma-draft.ts';

const ClientDialog = lazyPart(async () => (await import('../components/client-field.tsx')).ClientDialog);

interface CalculateHeaderProps {
  state: LoadedState;
  /** Of the version that is shown, where it is not the one being worked on. */
  draft?: CmaDraft;
  /** How many comparables have a say; all of them before anything is calculated. */
  used?: number;
}

export function CalculateHeader({ state, draft = state.draft, used }: CalculateHeaderProps) {
  const { t } = useTranslation(['cmaCalculate', 'cma']);
  const format = useFormat();
  const [isChoosing, setChoosing] = useState(false);
  const { conditions, chosen, subject, method } = draft;
  const { cma, client } = state;
  const count = chosen.length;
  const words = {
    count,
    number: format.number(count),
    distance: format.distance(conditions.radiusMetres),
    month: format.monthYear(conditions.soldFrom),
  };
  return (
    <header className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="truncate">{subject.address}</h1>
        <p className="text-sm text-ink-2">
          {t(`cma:methodNames.${method}`)} ·{' '}
          {used === undefined || used === count
            ? t('meta.comparables', words)
            : t('meta.partly', { ...words, used: format.number(used) })}
        </p>
        <div className="flex max-w-full flex-wrap gap-x-5 gap-y-1">
          <Button
            variant="link"
            icon={client ? <UserRound /> : <UserRoundPlus />}
            aria-label={client ? t('cma:client.change', client) : undefined}
            className="touch-target max-w-full min-w-0"
            onClick={() => setChoosing(true)}
          >
            <span className="min-w-0 truncate">
              {client ? t('cma:client.forWhom', client) : t('cma:client.choose')}
            </span>
          </Button>
          {subject.listingId === null ? null : <WantedLink listingId={subject.listingId} />}
        </div>
        {isChoosing ? (
          <ClientDialog client={client} onChange={state.changeClient} onClose={() => setChoosing(false)} />
        ) : null}
      </div>
      <CmaSteps step="calculate" cmaId={cma.id} isReady={{ report: cma.versions.length > 0 }} />
    </header>
  );
}

/** Who of the agent's own people wants the home that is valued. */
function WantedLink({ listingId }: { listingId: string }) {
  const { t } = useTranslation('cmaCalculate');
  const ask = useWantedRequestStore((state) => state.ask);
  return (
    <Button
      variant="link"
      icon={<UserRoundSearch />}
      aria-haspopup="dialog"
      className="touch-target"
      onClick={() => ask(listingId)}
    >
      {t('wanted')}
    </Button>
  );
}

/** The cards and the grid before they have arrived. */
export function CalculateSkeleton() {
  return (
    <SkeletonFrame className="flex flex-col gap-4">
      <Skeleton className="h-7 w-64" />
      <div className="grid gap-4 lg:grid-cols-[1fr_372px]">
        <Skeleton className="h-59 rounded-lg!" />
        <Skeleton className="h-59 rounded-lg!" />
      </div>
      <Skeleton className="h-120 rounded-lg!" />
    </SkeletonFrame>
  );
}

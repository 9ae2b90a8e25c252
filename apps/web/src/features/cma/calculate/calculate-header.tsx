import type { CmaDraft } from '@hearthline/contract/cma';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { CmaSteps } from '../components/cma-steps.tsx';
import { ClientButton } from './client-button.tsx';
import type { LoadedState } from './model/loaded-state.ts';
import { useDistanceText } from './model/use-distance-text.ts';

interface CalculateHeaderProps {
  state: LoadedState;
  /** Of the version that is shown, where it is not the one being worked on. */
  draft?: CmaDraft;
  /** How many comparables have a say; all of them before anything is calculated. */
  used?: number;
}

export function CalculateHeader({ state, draft = state.draft, used }: CalculateHeaderProps) {
  const { t } = useTranslation('cmaCalculate');
  const { t: tCma } = useTranslation('cma');
  const format = useFormat();
  const writeDistance = useDistanceText();
  const { conditions, chosen, subject, method } = draft;
  const count = chosen.length;
  const words = {
    count,
    number: format.number(count),
    distance: writeDistance(conditions.radiusMetres),
    month: format.monthYear(conditions.soldFrom),
  };
  return (
    <header className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="truncate">{subject.address}</h1>
        <p className="text-sm text-ink-2">
          {tCma(`methodNames.${method}`)} ·{' '}
          {used === undefined || used === count
            ? t('meta.comparables', words)
            : t('meta.partly', { ...words, used: format.number(used) })}
        </p>
        <ClientButton state={state} />
      </div>
      <CmaSteps step="calculate" cmaId={state.cma.id} isReady={{ report: state.cma.versions.length > 0 }} />
    </header>
  );
}

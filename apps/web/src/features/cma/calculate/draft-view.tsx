import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { gridQuery } from '../api/cma-api.ts';
import { CmaError } from '../components/cma-error.tsx';
import { CalculateHeader } from './calculate-header.tsx';
import { CalculateSkeleton } from './calculate-skeleton.tsx';
import { DraftBanners } from './draft-banners.tsx';
import type { LoadedState } from './model/loaded-state.ts';
import { useCalculation } from './model/use-calculation.ts';
import { useEdits } from './model/use-edits.ts';
import { BlockedPanel } from './stopped/blocked-panel.tsx';
import { StoppedPanel } from './stopped/stopped-panel.tsx';
import { Valuation } from './valuation.tsx';
import { ValueActions } from './value-actions.tsx';

interface DraftViewProps {
  state: LoadedState;
  timeZone: string | undefined;
}

/** The analysis as it is being worked on. */
export function DraftView({ state, timeZone }: DraftViewProps) {
  const { cma, draft } = state;
  if (draft.chosen.length === 0)
    return (
      <>
        <CalculateHeader state={state} />
        <BlockedPanel cmaId={cma.id} reason={{ state: 'tooFew', count: 0 }} />
      </>
    );
  return <ChosenView state={state} timeZone={timeZone} />;
}

function ChosenView({ state, timeZone }: DraftViewProps) {
  const query = useQuery(gridQuery(state.draft));
  const failure = useQueryBoundary(query);
  if (!query.data)
    return failure ? (
      <>
        <CalculateHeader state={state} />
        <CmaError failure={failure} />
      </>
    ) : (
      <CalculateSkeleton />
    );
  return (
    <ValuedDraft
      state={state}
      timeZone={timeZone}
      found={query.data}
      isStale={query.isPlaceholderData}
      error={failure ? <CmaError failure={failure} className="mb-3" /> : null}
    />
  );
}

interface ValuedDraftProps extends DraftViewProps {
  found: Parameters<typeof useCalculation>[0];
  /** What is shown belongs to the homes or floors before. */
  isStale: boolean;
  error: ReactNode;
}

function ValuedDraft({ state, timeZone, found, isStale, error }: ValuedDraftProps) {
  const { cma, draft, change } = state;
  const valued = useCalculation(found, draft);
  const control = useEdits(draft, change);
  const used = found.grid.sales.filter(({ id }) => !draft.edits.leftOut.includes(id)).length;
  return (
    <>
      <CalculateHeader state={state} used={used} />
      {error}
      <DraftBanners state={state} found={found} />
      {valued.stopped ? (
        <StoppedPanel
          stopped={valued.stopped}
          found={found}
          state={state}
          control={control}
          isBusy={isStale}
        />
      ) : (
        <Valuation
          cma={cma}
          draft={draft}
          found={found}
          calculated={valued.calculated}
          editing={{ state, control }}
          timeZone={timeZone}
          actions={<ValueActions state={state} calculation={valued.calculated.calculation} />}
        />
      )}
    </>
  );
}

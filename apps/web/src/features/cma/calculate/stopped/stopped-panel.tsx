import type { GridFound } from '@hearthline/contract/cma';
import { resetWeights } from '../model/draft-edits.ts';
import type { LoadedState } from '../model/loaded-state.ts';
import type { Stopped } from '../model/use-calculation.ts';
import type { EditsControl } from '../model/use-edits.ts';
import { BlockedPanel } from './blocked-panel.tsx';
import { LevelsPanel } from './levels-panel.tsx';

interface StoppedPanelProps {
  stopped: Stopped;
  found: GridFound;
  state: LoadedState;
  control: EditsControl;
  isBusy: boolean;
}

/** Nothing is calculated before this is repaired. */
export function StoppedPanel({ stopped, found, state, control, isBusy }: StoppedPanelProps) {
  const { cma, draft } = state;
  if (stopped.state === 'levelsMissing')
    return (
      <LevelsPanel
        key={stopped.items.join()}
        items={stopped.items}
        found={found}
        state={state}
        control={control}
        isBusy={isBusy}
      />
    );
  const { leftOut, weights } = draft.edits;
  if (stopped.state === 'tooFew') {
    const takeBack = () => control.edit((edits) => ({ ...edits, leftOut: [] }));
    return (
      <BlockedPanel cmaId={cma.id} reason={stopped} onRepair={leftOut.length > 0 ? takeBack : undefined} />
    );
  }
  const given = Object.values(weights);
  const isByWeights = given.length > 0 && given.every((weight) => weight === 0);
  return (
    <BlockedPanel
      cmaId={cma.id}
      reason={isByWeights ? stopped : { state: 'overAdjusted' }}
      onRepair={() =>
        control.edit((edits) => (isByWeights ? resetWeights(edits) : { ...edits, rates: {}, amounts: {} }))
      }
    />
  );
}

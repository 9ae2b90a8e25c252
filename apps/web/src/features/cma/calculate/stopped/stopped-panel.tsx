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
  const repairs = {
    tooFew:
      draft.edits.leftOut.length > 0 ? () => control.edit((edits) => ({ ...edits, leftOut: [] })) : undefined,
    noWeight: () => control.edit(resetWeights),
  };
  return <BlockedPanel cmaId={cma.id} reason={stopped} onRepair={repairs[stopped.state]} />;
}

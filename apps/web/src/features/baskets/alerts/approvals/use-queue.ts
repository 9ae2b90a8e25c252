import type { ApprovalGroup, HeldHome } from '@hearthline/contract/alerts';
import { alertLimits } from '@hearthline/contract/alerts';
import { minuteMs } from '@hearthline/domain/calendar';
import { useState } from 'react';

export const canLeave = ({ listing, stale }: HeldHome): boolean => stale === null && listing !== null;
/** What happened to it first names it. */
export const heldId = ({ matchIds }: HeldHome): string => matchIds[0] ?? '';

/** Everything is ticked but what became stale; who looks at the queue takes ticks away. */
export function useTicks(groups: readonly ApprovalGroup[]) {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isTicked = (home: HeldHome) => canLeave(home) && (changed.get(heldId(home)) ?? true);

  function set(homes: readonly HeldHome[], isOn: boolean) {
    const next = new Map(changed);
    for (const home of homes) next.set(heldId(home), isOn);
    setChanged(next);
  }

  return {
    isTicked,
    set,
    tickedOf: ({ homes }: ApprovalGroup) => homes.filter(isTicked),
    ticked: groups.filter(({ block }) => block === null).flatMap(({ homes }) => homes.filter(isTicked)),
  };
}

export type Ticks = ReturnType<typeof useTicks>;
export const matchIdsOf = (homes: readonly HeldHome[]): string[] => homes.flatMap(({ matchIds }) => matchIds);

/** As many whole homes as one call decides on. */
export function firstOf(homes: readonly HeldHome[]): HeldHome[] {
  let matches = 0;
  return homes.filter(({ matchIds }) => {
    matches += matchIds.length;
    return matches <= alertLimits.decided;
  });
}

/** What may leave now is told as of the moment in which the server was asked. */
export const isLater = (instant: string, now: Date): boolean =>
  Date.parse(instant) - now.getTime() > 2 * minuteMs;

import type { ApprovalGroup, HeldMatch } from '@hearthline/contract/alerts';
import { minuteMs } from '@hearthline/domain/calendar';
import { useState } from 'react';

export const canLeave = ({ listing, stale }: HeldMatch): boolean => stale === null && listing !== null;

/** Everything is ticked but what became stale; who looks at the queue takes ticks away. */
export function useTicks(groups: readonly ApprovalGroup[]) {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isTicked = (match: HeldMatch) => canLeave(match) && (changed.get(match.id) ?? true);

  function set(matches: readonly HeldMatch[], isOn: boolean) {
    const next = new Map(changed);
    for (const { id } of matches) next.set(id, isOn);
    setChanged(next);
  }

  return {
    isTicked,
    set,
    tickedOf: ({ matches }: ApprovalGroup) => matches.filter(isTicked),
    ticked: groups.filter(({ block }) => block === null).flatMap(({ matches }) => matches.filter(isTicked)),
  };
}

export type Ticks = ReturnType<typeof useTicks>;
export const idsOf = (matches: readonly HeldMatch[]): string[] => matches.map(({ id }) => id);

/** What may leave now is told as of the moment in which the server was asked. */
export const isLater = (instant: string, now: Date): boolean =>
  Date.parse(instant) - now.getTime() > 2 * minuteMs;

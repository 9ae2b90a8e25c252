import type { ActiveRows } from './active-rows.ts';
import type { Bits } from './bits.ts';
import { countCommon, intersect } from './bits.ts';

/** The sets of all fields in use, and what is left when one of them is ignored. */
export interface Selection {
  all(): Bits;
  count(): number;
  without(field: string): Bits;
}

/** `sets` are those of the `fields`, in the same order. */
export function createSelection(fields: readonly string[], sets: readonly Bits[], alive: Bits): Selection {
  let all: Bits | undefined;
  const allOf = () => {
    all ??= intersect([alive, ...sets]);
    return all;
  };
  return {
    all: allOf,
    count: () => countCommon(all ? [all] : [alive, ...sets]),
    without: (field) => {
      const ignored = fields.indexOf(field);
      return ignored < 0 ? allOf() : intersect([alive, ...sets.filter((_, index) => index !== ignored)]);
    },
  };
}

export function emptySelection(rows: ActiveRows): Selection {
  const none = new Uint32Array(rows.alive.length);
  return { all: () => none, count: () => 0, without: () => none };
}

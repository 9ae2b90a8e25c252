import type { ActiveRows } from './active-rows.ts';
import type { Bits } from './bits.ts';
import { intersect } from './bits.ts';

/** The sets of all fields in use, and what is left when one of them is ignored. */
export interface Selection {
  all(): Bits;
  without(field: string): Bits;
}

export function createSelection(fields: readonly string[], sets: readonly Bits[]): Selection {
  let all: Bits | undefined;
  const allOf = () => {
    all ??= intersect(sets);
    return all;
  };
  return {
    all: allOf,
    without: (field) => {
      const ignored = fields.indexOf(field);
      return ignored < 0 ? allOf() : intersect(sets.filter((_, index) => index !== ignored));
    },
  };
}

export function emptySelection(rows: ActiveRows): Selection {
  const none = new Uint32Array(rows.alive.length);
  return { all: () => none, without: () => none };
}

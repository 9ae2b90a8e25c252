import type { DateWindow, Range } from '../criteria/criteria.ts';
import type { ChoiceField, DateField, FlagField, RangeField } from '../criteria/fields.ts';
import type { LifecycleCode } from '../listing/lifecycle.ts';
import type { ListingStatus, Offer } from '../listing/vocabulary.ts';

/** What a phrase says about the homes looked for. */
export type Meaning =
  /** `isWhole` is a pool of any sort: a sort that is named besides tells what is meant. */
  | { type: 'choice'; field: ChoiceField; values: readonly string[]; isWhole?: true; isUnwanted?: true }
  /** Holds only where no other kind is named; `house` is then taken in by the other, `lot` is not understood. */
  | { type: 'vagueKind'; values: readonly string[]; besideOthers: 'absorbed' | 'unknown' }
  | { type: 'range'; field: RangeField; range: Range; mode: RangeMode; none?: Meaning }
  | { type: 'flag'; field: FlagField }
  | { type: 'offer'; offer: Offer }
  | {
      type: 'status';
      status: ListingStatus;
      codes?: readonly LifecycleCode[];
      offer?: Offer;
      dated?: DateField;
    }
  | { type: 'happening'; field: DateField }
  | { type: 'window'; window: DateWindow }
  | { type: 'drop' }
  | { type: 'keyword'; word: string };

/**
 * How firmly a range was said: `presence` by naming the thing, `exact` by a bare count, `bare` by a bare
 * measure that means at least or at most, `explicit` by a word like under or by both ends.
 */
export type RangeMode = 'presence' | 'exact' | 'bare' | 'explicit';

export type Phrase = readonly [pattern: string, meanings: readonly Meaning[]];

export function choose(field: ChoiceField, ...values: string[]): Meaning {
  return { type: 'choice', field, values };
}

/** Any sort of it. */
export function chooseAny(field: ChoiceField, ...values: string[]): Meaning {
  return { type: 'choice', field, values, isWhole: true };
}

export const brandNew: Meaning = { type: 'range', field: 'age', range: { max: 1 }, mode: 'explicit' };

import type { RangeField } from '../../criteria/fields.ts';
import type { Amount } from '../amounts.ts';
import type { Match } from '../match.ts';
import { rangeOf } from '../ranges.ts';

export function rangeMatch(field: RangeField, amount: Amount, factor: number, end: number): Match | null {
  const parsed = rangeOf(field, amount, factor);
  return parsed && { end, apply: (draft) => draft.ranges.add(field, parsed.range, parsed.mode) };
}

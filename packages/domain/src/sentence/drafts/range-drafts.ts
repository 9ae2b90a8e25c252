import type { Criteria, Range } from '../../criteria/criteria.ts';
import type { RangeField } from '../../criteria/fields.ts';
import { criterionFields } from '../../criteria/fields.ts';
import type { RangeMode } from '../meaning.ts';
import type { RangeDraft } from './combine-ranges.ts';
import { combineRanges } from './combine-ranges.ts';
import type { Finding } from './finding.ts';

export function createRangeDrafts() {
  const ranges = new Map<RangeField, RangeDraft>();

  function add(field: RangeField, range: Range, mode: RangeMode): Finding | null {
    const ends = [range.min, range.max].filter((end) => end !== undefined);
    if (ends.some((end) => !(end >= 0 && end <= criterionFields[field].highest))) return null;
    const combined = combineRanges(ranges.get(field), { range, mode });
    if (!combined) return null;
    ranges.set(field, combined);
    return { field };
  }

  function finish(): Partial<Criteria> {
    return Object.fromEntries([...ranges].map(([field, { range }]) => [field, range]));
  }

  return { add, finish };
}

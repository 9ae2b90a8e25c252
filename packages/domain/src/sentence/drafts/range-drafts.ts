import type { Criteria, Range, RangeField } from '../../criteria/criteria.ts';
import type { RangeMode } from '../meaning.ts';
import type { RangeDraft } from './combine-ranges.ts';
import { combineRanges } from './combine-ranges.ts';
import type { Finding } from './finding.ts';
import { highestValues } from './limits.ts';

export function createRangeDrafts() {
  const ranges = new Map<RangeField, RangeDraft>();

  function add(field: RangeField, range: Range, mode: RangeMode): Finding | null {
    const ends = [range.min, range.max].filter((end) => end !== undefined);
    if (ends.some((end) => !(end >= 0 && end <= highestValues[field]))) return null;
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

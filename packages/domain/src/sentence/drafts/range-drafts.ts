import type { Criteria, Range } from '../../criteria/criteria.ts';
import type { RangeField } from '../../criteria/fields.ts';
import { criterionFields } from '../../criteria/fields.ts';
import type { RangeMode } from '../meaning.ts';
import type { RangeDraft } from './combine-ranges.ts';
import { combineRanges } from './combine-ranges.ts';
import type { Finding } from './finding.ts';

export function createRangeDrafts() {
  const ranges = new Map<RangeField, RangeDraft>();
  const besides = new Map<RangeField, number>();

  function add(field: RangeField, range: Range, mode: RangeMode): Finding | null {
    const ends = [range.min, range.max].filter((end) => end !== undefined);
    if (ends.some((end) => !(end >= 0 && end <= criterionFields[field].highest))) return null;
    const combined = combineRanges(ranges.get(field), { range, mode });
    if (!combined) return null;
    ranges.set(field, combined);
    return { field };
  }

  /** So many more of it, wherever in the sentence the others are told. */
  function addBesides(field: RangeField, count: number): Finding | null {
    const most = (besides.get(field) ?? 0) + count;
    if (!(most >= 0 && most <= criterionFields[field].highest)) return null;
    besides.set(field, most);
    return { field };
  }

  function finish(): Partial<Criteria> {
    const criteria = Object.fromEntries([...ranges].map(([field, { range }]) => [field, range]));
    for (const [field, count] of besides) criteria[field] = shift(criteria[field], count, field);
    return criteria;
  }

  return { add, addBesides, finish };
}

function shift(range: Range | undefined, by: number, field: RangeField): Range {
  if (!range) return { min: by, max: by };
  const { highest } = criterionFields[field];
  const moved = (end: number) => Math.min(end + by, highest);
  return {
    ...(range.min === undefined ? {} : { min: moved(range.min) }),
    ...(range.max === undefined ? {} : { max: moved(range.max) }),
  };
}

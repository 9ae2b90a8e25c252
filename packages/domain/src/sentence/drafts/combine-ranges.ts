import type { Range } from '../../criteria/criteria.ts';
import type { RangeMode } from '../meaning.ts';

export interface RangeDraft {
  range: Range;
  mode: RangeMode;
}

/**
 * Puts a second mention of the same field together with the first; null where they cannot both be meant.
 * An explicit end replaces the same end said before, and everything before it that it contradicts. Bare
 * numbers span a range. Naming a thing adds nothing to a number of it.
 */
export function combineRanges(current: RangeDraft | undefined, next: RangeDraft): RangeDraft | null {
  if (!current || current.mode === 'presence') return next;
  if (next.mode === 'presence') return current;
  if (next.mode === 'explicit') {
    if (current.mode === 'exact') return next;
    const range = { ...current.range, ...next.range };
    return isPossible(range) ? { range, mode: 'explicit' } : next;
  }
  if (current.mode !== 'explicit') {
    const ends = [...endsOf(current.range), ...endsOf(next.range)];
    return { range: { min: Math.min(...ends), max: Math.max(...ends) }, mode: next.mode };
  }
  return fillOpenEnd(current.range, endsOf(next.range));
}

/** A bare number beside `over 700k` is the other end, if it lies on that side. */
function fillOpenEnd({ min, max }: Range, [value]: number[]): RangeDraft | null {
  if (value === undefined || (min !== undefined && max !== undefined)) return null;
  const range = min === undefined ? { min: value, max } : { min, max: value };
  return isPossible(range) ? { range, mode: 'explicit' } : null;
}

function endsOf({ min, max }: Range): number[] {
  return [min, max].filter((end) => end !== undefined);
}

function isPossible({ min, max }: Range): boolean {
  return min === undefined || max === undefined || min <= max;
}

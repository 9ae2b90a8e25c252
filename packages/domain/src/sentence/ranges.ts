import type { Range } from '../criteria/criteria.ts';
import type { RangeField, RangeUnit } from '../criteria/fields.ts';
import { criterionFields } from '../criteria/fields.ts';
import type { Amount } from './amounts.ts';
import type { RangeMode } from './meaning.ts';

interface FieldHabit {
  /** What a number says that stands alone: `3 beds` are three, `2 parking` at least two, `900k` is a budget. */
  bare: 'exact' | 'atLeast' | 'atMost';
  /** More than three of it are four. */
  isCounted?: boolean;
  round(value: number): number | null;
}

const wholeOnly = (value: number) => (Number.isInteger(value) ? value : null);
const nearest = (value: number) => Math.round(value);
const hundredths = (value: number) => Math.round(value * 100) / 100;

const budget: FieldHabit = { bare: 'atMost', round: nearest };

const unitHabits: Record<RangeUnit, FieldHabit> = {
  cents: budget,
  centsPerSquareFoot: budget,
  metres: budget,
  days: { bare: 'atMost', round: wholeOnly },
  years: { bare: 'exact', round: wholeOnly },
  count: { bare: 'exact', isCounted: true, round: wholeOnly },
  feet: { bare: 'atLeast', round: hundredths },
  squareFeet: { bare: 'atLeast', round: nearest },
};

/** Where a field is not spoken of as others in its unit. */
const ownHabits: Partial<Record<RangeField, FieldHabit>> = {
  /** Two and a half are two and a powder room: three rooms. */
  bathrooms: { bare: 'exact', isCounted: true, round: (value) => Math.ceil(value) },
  garage: { bare: 'atLeast', isCounted: true, round: hundredths },
  parking: { bare: 'atLeast', isCounted: true, round: hundredths },
  storeys: { bare: 'exact', isCounted: true, round: hundredths },
};

export interface ParsedRange {
  range: Range;
  mode: RangeMode;
}

/** The range that an amount says about a field, in the field's unit; around is ten percent to both sides. */
export function rangeOf(
  field: RangeField,
  { low, high, comparator }: Pick<Amount, 'low' | 'high' | 'comparator'>,
  factor = 1,
): ParsedRange | null {
  const { bare, isCounted = false, round } = ownHabits[field] ?? unitHabits[criterionFields[field].unit];
  const value = round(low * factor);
  if (value === null) return null;
  if (high !== null) {
    const max = round(high * factor);
    return max === null ? null : { range: { min: value, max }, mode: 'explicit' };
  }
  const isStrict = isCounted && comparator?.isStrict === true;
  switch (comparator?.side) {
    case 'min':
      return { range: { min: isStrict ? Math.floor(value) + 1 : value }, mode: 'explicit' };
    case 'max':
      return { range: { max: isStrict ? Math.ceil(value) - 1 : value }, mode: 'explicit' };
    case 'exact':
      return { range: { min: value, max: value }, mode: 'explicit' };
    case 'about':
      if (isCounted) return { range: { min: value, max: value }, mode: 'exact' };
      return { range: { min: Math.round(value * 0.9), max: Math.round(value * 1.1) }, mode: 'explicit' };
    default:
      if (bare === 'exact') return { range: { min: value, max: value }, mode: 'exact' };
      return { range: bare === 'atLeast' ? { min: value } : { max: value }, mode: 'bare' };
  }
}

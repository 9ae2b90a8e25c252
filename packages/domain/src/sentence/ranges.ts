import type { Range } from '../criteria/criteria.ts';
import type { RangeField } from '../criteria/fields.ts';
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

const habits: Record<RangeField, FieldHabit> = {
  price: { bare: 'atMost', round: nearest },
  bedrooms: { bare: 'exact', isCounted: true, round: wholeOnly },
  /** Two and a half are two and a powder room: three rooms. */
  bathrooms: { bare: 'exact', isCounted: true, round: (value) => Math.ceil(value) },
  kitchens: { bare: 'exact', isCounted: true, round: wholeOnly },
  garage: { bare: 'atLeast', isCounted: true, round: hundredths },
  parking: { bare: 'atLeast', isCounted: true, round: hundredths },
  size: { bare: 'atLeast', round: nearest },
  pricePerSquareFoot: { bare: 'atMost', round: nearest },
  lotFront: { bare: 'atLeast', round: hundredths },
  lotDepth: { bare: 'atLeast', round: hundredths },
  lotArea: { bare: 'atLeast', round: nearest },
  age: { bare: 'exact', round: wholeOnly },
  storeys: { bare: 'exact', isCounted: true, round: hundredths },
  level: { bare: 'exact', isCounted: true, round: wholeOnly },
  tax: { bare: 'atMost', round: nearest },
  fee: { bare: 'atMost', round: nearest },
  daysOnMarket: { bare: 'atMost', round: wholeOnly },
  schoolDistance: { bare: 'atMost', round: nearest },
};

export interface SaidRange {
  range: Range;
  mode: RangeMode;
}

/** The range that an amount says about a field, in the field's unit; around is ten percent to both sides. */
export function rangeOf(
  field: RangeField,
  { low, high, comparator }: Pick<Amount, 'low' | 'high' | 'comparator'>,
  factor = 1,
): SaidRange | null {
  const { bare, isCounted = false, round } = habits[field];
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

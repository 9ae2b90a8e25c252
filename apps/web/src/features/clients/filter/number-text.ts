export type RangeEnd = 'min' | 'max';
export type NumberRange = Partial<Record<RangeEnd, number>>;
export type RangeProblem = 'maxLessThanMin' | 'minMoreThanMax' | 'notANumber';

const scales: Record<string, number> = { k: 1_000, m: 1_000_000 };

/** A number as people type it: 1,500,000 or 1 500 000 or 900k or 1.2M; null where it is none. */
export function readNumber(text: string, highest: number): number | null | undefined {
  const typed = text.replace(/[\s$\u00A0\u202F]/g, '').toLowerCase();
  if (typed === '') return undefined;
  const [, digits = '', scale] = /^(\d[\d.,]*)([km])?$/.exec(typed) ?? [];
  if (digits === '') return null;
  const value =
    scale && /^\d+[.,]\d{1,2}$/.test(digits)
      ? Number(digits.replace(',', '.'))
      : Number(digits.replace(/[.,]/g, ''));
  return Math.min(Math.round(value * (scale ? (scales[scale] ?? 1) : 1)), highest);
}

interface ReadRange {
  /** Missing where a text cannot be used. */
  range?: NumberRange;
  problems: Partial<Record<RangeEnd, RangeProblem>>;
}

/** Both ends are marked when they contradict each other. */
export function readNumberRange(texts: Record<RangeEnd, string>, highest: number): ReadRange {
  const min = readNumber(texts.min, highest);
  const max = readNumber(texts.max, highest);
  if (min === null || max === null)
    return {
      problems: { ...(min === null && { min: 'notANumber' }), ...(max === null && { max: 'notANumber' }) },
    };
  if (min !== undefined && max !== undefined && min > max)
    return { problems: { min: 'minMoreThanMax', max: 'maxLessThanMin' } };
  return { range: { min, max }, problems: {} };
}

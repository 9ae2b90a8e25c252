import type { Range } from '@hearthline/domain/criteria/criteria';

const scales: Record<string, number> = { k: 1_000, m: 1_000_000 };

export interface NumberRule {
  highest: number;
  /** Whole numbers unless set. */
  hasDecimals?: boolean;
}

/** A number as people type it: spaces, separators and signs are passed over, 900k and 1.2M are understood. */
export function parseNumber(
  text: string,
  { highest, hasDecimals = false }: NumberRule,
): number | null | undefined {
  const typed = text.replace(/[\s$\u00A0\u202F]/g, '').toLowerCase();
  if (typed === '') return undefined;
  const [, digits, scale] = /^(\d[\d.,]*)([km])?$/.exec(typed) ?? [];
  if (digits === undefined) return null;
  const isFraction = (hasDecimals || scale !== undefined) && /^\d+[.,]\d{1,2}$/.test(digits);
  const value = isFraction ? Number(digits.replace(',', '.')) : Number(digits.replace(/[.,]/g, ''));
  return Math.min(value * (scale ? (scales[scale] ?? 1) : 1), highest);
}

export type RangeEnd = keyof Range;
export type RangeTexts = Record<RangeEnd, string>;
export type RangeProblem = 'maxLessThanMin' | 'minMoreThanMax' | 'notANumber';

export interface ReadRange {
  /** Undefined where a text cannot be used. */
  range: Range | undefined;
  problems: Partial<Record<RangeEnd, RangeProblem>>;
}

/** Both ends are marked when they contradict each other. */
export function readRange(texts: RangeTexts, rule: NumberRule): ReadRange {
  const min = parseNumber(texts.min, rule);
  const max = parseNumber(texts.max, rule);
  const problems: ReadRange['problems'] = {
    ...(min === null && { min: 'notANumber' }),
    ...(max === null && { max: 'notANumber' }),
  };
  if (min === null || max === null) return { range: undefined, problems };
  if (min !== undefined && max !== undefined && min > max)
    return { range: undefined, problems: { min: 'minMoreThanMax', max: 'maxLessThanMin' } };
  return { range: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }, problems };
}

import type { Language } from '@hearthline/domain/language';

/** `undefined` where nothing is typed, null where it is no number. */
export type ParsedNumber = number | null | undefined;

export interface NumberUnit {
  /** How many decimals the unit can have: 0 for rooms, 2 for dollars, 3 where a length or a share may be typed finely. */
  decimals?: number;
}

const longestText = 40;
const finest = 3;
const signsPassedOver = /[\s$%\u00a0\u202f]/g;
const typedNumber = /^([+\-\u2212\u2013]?)([\d.,]*\d[.,]?)([kmbg]?)$/;
const powers: Record<string, number> = { k: 3, m: 6, b: 9, g: 9 };
/** French writes spaces between thousands, which are passed over anyway. */
const marks: Record<Language, { decimal: string; group: string | null }> = {
  en: { decimal: '.', group: ',' },
  fr: { decimal: ',', group: null },
};

/**
 * A number as people type it in either language: 1,500,000.50 or 1 500 000,50 $ or 900k or 1,2 M$ or −5 or 28 %,
 * which is 28. Spaces, dollar and per cent signs are passed over.
 *
 * Points and commas separate thousands, but the last one marks decimals where
 * - it is of another kind than those before it: 1,500.5 and 1.500,5;
 * - it stands alone and one or two digits follow: 450.50 and 12,40 in both languages;
 * - it stands alone and three digits follow, if the reader's language writes decimals so and the unit can have three:
 *   1.500 km is 1.5 in English and 1,500 km is 1.5 in French, while 1.500 $ and 1,500 $ are 1500 in both;
 * - it stands alone and four digits or more follow (1.2345), except after the English comma, where somebody has added
 *   a digit to what was grouped: 900,0000 is nine million;
 * - nothing or a zero stands before it (.5 and 0,500), or millions are meant (1,250M).
 */
export function parseNumber(
  text: string,
  language: Language,
  { decimals = finest }: NumberUnit = {},
): ParsedNumber {
  if (text.length > longestText) return null;
  const typed = text.replace(signsPassedOver, '').toLowerCase();
  if (typed === '') return undefined;
  const [, sign = '', digits, scale = ''] = typedNumber.exec(typed) ?? [];
  if (digits === undefined || /[.,]{2}/.test(digits)) return null;
  // A dollar sign says as much about decimals as the unit.
  const split = findDecimals(digits, language, { scale, decimals: text.includes('$') ? 2 : decimals });
  const whole = digits.slice(0, split);
  if (!isGrouped(whole, marks[language].group)) return null;
  const fraction = digits.slice(split + 1) || '0';
  // Written as one number, because 4.35 times a million is not 4,350,000.
  const value = Number(`${whole.replace(/[.,]/g, '') || '0'}.${fraction}e${powers[scale] ?? 0}`);
  return sign === '' || sign === '+' ? value : 0 - value;
}

/** Cents of a typed amount of dollars. */
export function parseCents(text: string, language: Language): ParsedNumber {
  const dollars = parseNumber(text, language, { decimals: 2 });
  // 1.005 dollars are 101 cents, though a hundred times 1.005 is 100.49999999999999.
  return typeof dollars === 'number' ? Math.round(Number((dollars * 100).toFixed(6))) : dollars;
}

/** As people type it, without separators between thousands: where a year may stand among areas. */
export function writePlainNumber(value: number, language: Language): string {
  return String(value).replace('.', marks[language].decimal);
}

/** The language's own mark may be misplaced while somebody edits; any other has to stand before three digits. */
const isGrouped = (whole: string, group: string | null): boolean =>
  !/[.,]/.test(group === null ? whole : whole.replaceAll(group, '')) ||
  /^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/.test(whole);

/** Where the decimals begin; the length of the digits where there are none. */
function findDecimals(
  digits: string,
  language: Language,
  { scale, decimals }: { scale: string; decimals: number },
): number {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return digits.length;
  const mark = digits.charAt(last);
  const before = digits.slice(0, last);
  if (before.includes(mark)) return digits.length;
  if (/[.,]/.test(before)) return last;
  const following = digits.length - last - 1;
  const { decimal, group } = marks[language];
  const isBelowOne = before === '' || before.startsWith('0');
  const isMillions = scale !== '' && scale !== 'k';
  const isFine = scale !== '' || decimals >= finest;
  const isDecimal =
    following < 3 ||
    isBelowOne ||
    isMillions ||
    (following === 3 ? mark === decimal && isFine : mark !== group);
  return isDecimal ? last : digits.length;
}

import { parseIsoDate, toIsoDate, yearOf } from '@hearthline/domain/calendar';
import { foldText } from '@hearthline/domain/client/same-person';
import { toOneLine } from '@hearthline/domain/one-line';

export type DateOrder = 'dayFirst' | 'monthFirst' | 'both';

const numbers = /^(\d{1,2}) ?[/.\- ] ?(\d{1,2}) ?[/.\- ] ?(\d{4}|\d{2})(?: \d{1,2}:\d{2}.*)?$/;
const yearFirst = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:[T\s].*)?$/;
/** The beginnings of the months' names in English and French; the index is the month. */
const monthStarts = [
  ['jan'],
  ['feb', 'fev'],
  ['mar'],
  ['apr', 'avr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aou'],
  ['sep'],
  ['oct'],
  ['nov'],
  ['dec'],
];

/** How a date such as 03/11/1987 may be read; null for one that is written so that nobody has to ask. */
export function orderOf(text: string): DateOrder | null {
  const [, first, second] = numbers.exec(toOneLine(text)) ?? [];
  if (!first || !second || first === second) return null;
  const [one, two] = [Number(first), Number(second)];
  if (one > 12 === two > 12) return one > 12 ? null : 'both';
  return one > 12 ? 'dayFirst' : 'monthFirst';
}

/** As `1987-11-03`; null where it is no date or has no year. `today` tells in which century two digits lie. */
export function parseDate(
  text: string,
  { isDayFirst, today }: { isDayFirst: boolean; today: string },
): string | null {
  const written = toOneLine(text);
  const [, year, month, day] = yearFirst.exec(written) ?? [];
  if (year && month && day) return toDate(Number(year), Number(month), Number(day));
  const [, first, second, end] = numbers.exec(written) ?? [];
  if (first && second && end) {
    const order = orderOf(written);
    const isDay = order === 'dayFirst' || (order === 'both' && isDayFirst);
    const [one, two] = [Number(first), Number(second)];
    return isDay ? toDate(fullYear(end, today), two, one) : toDate(fullYear(end, today), one, two);
  }
  return parseWords(written, today);
}

function parseWords(text: string, today: string): string | null {
  const words = foldText(text).replaceAll('.', ' ').split(/\s+/).filter(Boolean);
  const month = words.map(monthOf).find((index) => index > 0) ?? 0;
  const figures = words.flatMap((word) => /^(\d{1,4})(?:st|nd|rd|th|er|e)?$/.exec(word)?.[1] ?? []);
  const [one, two] = figures;
  if (month === 0 || !one || !two || figures.length > 2) return null;
  const [day, year] = one.length === 4 ? [two, one] : [one, two];
  return toDate(fullYear(year, today), month, Number(day));
}

const monthOf = (word: string): number =>
  monthStarts.findIndex((starts) => starts.some((start) => word.startsWith(start))) + 1;

function fullYear(year: string, today: string): number {
  if (year.length > 2) return Number(year);
  const thisYear = yearOf(today);
  const near = thisYear - (thisYear % 100) + Number(year);
  return near > thisYear ? near - 100 : near;
}

function toDate(year: number, month: number, day: number): string | null {
  return year >= 1900 && year <= 2099 ? (parseIsoDate(toIsoDate(year, month, day)) ?? null) : null;
}

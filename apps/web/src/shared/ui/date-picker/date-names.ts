import type { DateRange, IsoDate } from '@hearthline/domain/date-range';
import { addDays, toIsoDate, yearOf } from '@hearthline/domain/date-range';

const anySunday = '2025-11-02';

// Making a formatter costs far more than using it, and one calendar names up to ninety days.
const formatters = new Map<string, Intl.DateTimeFormat>();

function format(date: IsoDate, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = locale + JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter.format(new Date(`${date}T00:00:00Z`));
}

/** French writes months and days small; at the head of a line they still begin with a capital. */
function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function formatFullDate(date: IsoDate, locale: string): string {
  return capitalize(format(date, locale, { dateStyle: 'full' }));
}

export function formatMonthOfYear(date: IsoDate, locale: string): string {
  return capitalize(format(date, locale, { month: 'long', year: 'numeric' }));
}

export function formatMonth(date: IsoDate, locale: string): string {
  return capitalize(format(date, locale, { month: 'long' }));
}

export function listWeekdays(locale: string): { name: string; short: string }[] {
  return Array.from({ length: 7 }, (_, day) => {
    const name = capitalize(format(addDays(anySunday, day), locale, { weekday: 'long' }));
    return { name, short: name.slice(0, 2) };
  });
}

function formatShortDate(date: IsoDate, locale: string, hasYear: boolean): string {
  return format(date, locale, { month: 'short', day: 'numeric', year: hasYear ? 'numeric' : undefined });
}

/** Names the year only where it is not the running one. */
export function formatRange({ from, to }: DateRange, locale: string, today: IsoDate): string {
  const hasYear = yearOf(from) !== yearOf(today) || yearOf(to) !== yearOf(today);
  const ends = from === to ? [from] : [from, to];
  return ends.map((date) => formatShortDate(date, locale, hasYear)).join(' – ');
}

export function readToday(): IsoDate {
  const now = new Date();
  return toIsoDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

export function isSameMonth(left: IsoDate, right: IsoDate): boolean {
  return left.slice(0, 7) === right.slice(0, 7);
}

/** A calendar date without time or zone, 'YYYY-MM-DD'; such strings compare in date order. */
export type IsoDate = string;
export type RangeEnd = 'from' | 'to';
export type RangeCheck = 'ok' | 'fromAfterTo' | 'toBeforeFrom' | 'outsideLimits';

export interface DateRange {
  from: IsoDate;
  to: IsoDate;
}

export interface DateLimits {
  min: IsoDate;
  max: IsoDate;
}

export const defaultDateLimits: DateLimits = { min: '1900-01-01', max: '2099-12-31' };
export const daysPerWeek = 7;
/** Always six rows, so that the calendar keeps its height from month to month. */
export const weekRows = 6;

export const dateShortcuts = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'thisYear',
] as const;
export type DateShortcut = (typeof dateShortcuts)[number];

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const daysPerEra = 146_097;
const yearsPerEra = 400;

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Months count from 1, as in the written date. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0);
}

export function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4));
}

export function monthOf(date: IsoDate): number {
  return Number(date.slice(5, 7));
}

export function dayOf(date: IsoDate): number {
  return Number(date.slice(8, 10));
}

export function toIsoDate(year: number, month: number, day: number): IsoDate {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Takes only a whole 'YYYY-MM-DD' of a day that exists; anything else is undefined, nothing is guessed. */
export function parseIsoDate(text: string): IsoDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const month = monthOf(text);
  const isReal = yearOf(text) > 0 && dayOf(text) > 0 && dayOf(text) <= daysInMonth(yearOf(text), month);
  return isReal ? text : undefined;
}

// Both conversions count in years that begin on 1 March, so that the leap day is the last day of its year.
function toDayNumber(date: IsoDate): number {
  const month = monthOf(date);
  const year = month > 2 ? yearOf(date) : yearOf(date) - 1;
  const era = Math.floor(year / yearsPerEra);
  const yearOfEra = year - era * yearsPerEra;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + dayOf(date) - 1;
  return (
    era * daysPerEra + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  );
}

function fromDayNumber(dayNumber: number): IsoDate {
  const era = Math.floor(dayNumber / daysPerEra);
  const dayOfEra = dayNumber - era * daysPerEra;
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((marchMonth + 2) % 12) + 1;
  const year = era * yearsPerEra + yearOfEra + (month > 2 ? 0 : 1);
  return toIsoDate(year, month, dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1);
}

export function compareDates(left: IsoDate, right: IsoDate): -1 | 0 | 1 {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Keeps the day of the month where it exists, else takes the last one: 31 January plus one month is 28 February. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const monthNumber = yearOf(date) * 12 + monthOf(date) - 1 + months;
  const year = Math.floor(monthNumber / 12);
  const month = monthNumber - year * 12 + 1;
  return toIsoDate(year, month, Math.min(dayOf(date), daysInMonth(year, month)));
}

export function addYears(date: IsoDate, years: number): IsoDate {
  return addMonths(date, years * 12);
}

export function startOfMonth(date: IsoDate): IsoDate {
  return toIsoDate(yearOf(date), monthOf(date), 1);
}

export function endOfMonth(date: IsoDate): IsoDate {
  return toIsoDate(yearOf(date), monthOf(date), daysInMonth(yearOf(date), monthOf(date)));
}

/** Whole months from one date's month to another's, negative when the second is earlier. */
export function countMonthsBetween(from: IsoDate, to: IsoDate): number {
  return (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from);
}

/** Sunday is 0: weeks begin on Sunday in both languages of Canada. */
export function weekdayOf(date: IsoDate): number {
  return (toDayNumber(date) + 3) % daysPerWeek;
}

export function startOfWeek(date: IsoDate): IsoDate {
  return addDays(date, -weekdayOf(date));
}

export function endOfWeek(date: IsoDate): IsoDate {
  return addDays(startOfWeek(date), daysPerWeek - 1);
}

/** The 42 days shown for a month, as six weeks of seven. */
export function listMonthWeeks(date: IsoDate): IsoDate[][] {
  const first = startOfWeek(startOfMonth(date));
  return Array.from({ length: weekRows }, (_, week) =>
    Array.from({ length: daysPerWeek }, (_, day) => addDays(first, week * daysPerWeek + day)),
  );
}

/** Both ends count: one day selected is 1. */
export function countDays(from: IsoDate, to: IsoDate): number {
  return toDayNumber(to) - toDayNumber(from) + 1;
}

export function isWithin(date: IsoDate, limits: DateLimits): boolean {
  return date >= limits.min && date <= limits.max;
}

export function clampDate(date: IsoDate, limits: DateLimits): IsoDate {
  if (date < limits.min) return limits.min;
  return date > limits.max ? limits.max : date;
}

export function checkRange(from: IsoDate, to: IsoDate, limits: DateLimits): RangeCheck {
  if (!isWithin(from, limits) || !isWithin(to, limits)) return 'outsideLimits';
  return from > to ? 'fromAfterTo' : 'ok';
}

/** The same rule for one end while the other is known or still open; the answer names the end that was changed. */
export function checkRangeEnd(
  end: RangeEnd,
  date: IsoDate,
  otherEnd: IsoDate | null,
  limits: DateLimits,
): RangeCheck {
  if (!isWithin(date, limits)) return 'outsideLimits';
  if (otherEnd === null) return 'ok';
  if (end === 'from') return date > otherEnd ? 'fromAfterTo' : 'ok';
  return date < otherEnd ? 'toBeforeFrom' : 'ok';
}

const shortcutRules: Record<DateShortcut, (today: IsoDate) => DateRange> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  last7Days: (today) => ({ from: addDays(today, -6), to: today }),
  last30Days: (today) => ({ from: addDays(today, -29), to: today }),
  thisMonth: (today) => ({ from: startOfMonth(today), to: today }),
  lastMonth: (today) => ({ from: addMonths(startOfMonth(today), -1), to: addDays(startOfMonth(today), -1) }),
  thisQuarter: (today) => ({ from: addMonths(startOfMonth(today), -((monthOf(today) - 1) % 3)), to: today }),
  thisYear: (today) => ({ from: toIsoDate(yearOf(today), 1, 1), to: today }),
};

/** Shortcuts look back: the running month, quarter and year end today. */
export function findShortcutRange(shortcut: DateShortcut, today: IsoDate): DateRange {
  return shortcutRules[shortcut](today);
}

/** A shortcut that reaches outside the limits, even partly, is not offered: cutting it would belie its name. */
export function isShortcutAllowed(shortcut: DateShortcut, today: IsoDate, limits: DateLimits): boolean {
  const { from, to } = findShortcutRange(shortcut, today);
  return checkRange(from, to, limits) === 'ok';
}

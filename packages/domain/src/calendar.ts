/** Arithmetic on calendar dates, without clocks; `time-zone.ts` tells which date it is where. */

/** A calendar date without time or zone, 'YYYY-MM-DD'; such strings compare in date order. */
export type IsoDate = string;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
export const dayMinutes = 24 * 60;
export const daysPerWeek = 7;

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const daysPerEra = 146_097;
const yearsPerEra = 400;
/** From 1 March of the year 0 to 1 January 1970. */
const daysBeforeEpoch = 719_468;

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
/** Days since 1 January 1970. */
export function toDayNumber(date: IsoDate): number {
  const month = monthOf(date);
  const year = month > 2 ? yearOf(date) : yearOf(date) - 1;
  const era = Math.floor(year / yearsPerEra);
  const yearOfEra = year - era * yearsPerEra;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + dayOf(date) - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysPerEra + dayOfEra - daysBeforeEpoch;
}

export function fromDayNumber(dayNumber: number): IsoDate {
  const days = dayNumber + daysBeforeEpoch;
  const era = Math.floor(days / daysPerEra);
  const dayOfEra = days - era * daysPerEra;
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
  return (toDayNumber(date) + daysBeforeEpoch + 3) % daysPerWeek;
}

export function startOfWeek(date: IsoDate): IsoDate {
  return addDays(date, -weekdayOf(date));
}

export function endOfWeek(date: IsoDate): IsoDate {
  return addDays(startOfWeek(date), daysPerWeek - 1);
}

/** Both ends count: one day selected is 1. */
export function countDays(from: IsoDate, to: IsoDate): number {
  return toDayNumber(to) - toDayNumber(from) + 1;
}

/** Days from one date to another, negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

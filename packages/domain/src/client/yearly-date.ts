import { daysBetween, isLeapYear, yearOf } from '../calendar.ts';

export interface YearlyDate {
  /** The day on which it is kept. */
  on: string;
  daysAhead: number;
  /** How many years it then is; null before the first. */
  years: number | null;
}

/** When a birthday or another yearly day comes next, today included. 29 February is kept on the 28th in other years. */
export function nextYearly(first: string, today: string): YearlyDate {
  const thisYear = yearOf(today);
  const on = [thisYear, thisYear + 1]
    .map((year) => dayInYear(first, year))
    .find((date) => date >= today) as string;
  const years = yearOf(on) - yearOf(first);
  return { on, daysAhead: daysBetween(today, on), years: years > 0 ? years : null };
}

export function dayInYear(first: string, year: number): string {
  const text = String(year).padStart(4, '0');
  return isLeapDay(first) && !isLeapYear(year) ? `${text}-02-28` : `${text}${first.slice(4)}`;
}

export const isLeapDay = (date: string): boolean => date.endsWith('-02-29');

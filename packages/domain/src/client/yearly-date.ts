import { daysBetween, isLeapYear, yearOf } from '../calendar.ts';

export interface YearlyDate {
  /** The day on which it is kept. */
  on: string;
  daysAhead: number;
  /** How many years it then is; null before the first. */
  years: number | null;
}

/** On which day of other years 29 February is kept. */
export const leapDayRules = ['feb28', 'mar1'] as const;
export type LeapDayRule = (typeof leapDayRules)[number];
export const defaultLeapDayRule: LeapDayRule = 'feb28';

/** When a birthday or another yearly day comes next, today included. */
export function nextYearly(first: string, today: string, rule = defaultLeapDayRule): YearlyDate {
  const thisYear = yearOf(today);
  const on = [thisYear, thisYear + 1]
    .map((year) => dayInYear(first, year, rule))
    .find((date) => date >= today) as string;
  const years = yearOf(on) - yearOf(first);
  return { on, daysAhead: daysBetween(today, on), years: years > 0 ? years : null };
}

export function dayInYear(first: string, year: number, rule = defaultLeapDayRule): string {
  const text = String(year).padStart(4, '0');
  if (!isLeapDay(first) || isLeapYear(year)) return `${text}${first.slice(4)}`;
  return rule === 'mar1' ? `${text}-03-01` : `${text}-02-28`;
}

export const isLeapDay = (date: string): boolean => date.endsWith('-02-29');

import type { IsoDate } from '../calendar.ts';
import {
  addDays,
  addMonths,
  addYears,
  countDays,
  monthOf,
  parseIsoDate,
  startOfMonth,
  startOfWeek,
  toIsoDate,
  yearOf,
} from '../calendar.ts';
import type { DateRange } from '../date-range.ts';

/** Periods that move with the calendar: what fills the parameter of a badge by itself. */
export const movingPeriods = [
  'today',
  'thisWeek',
  'thisMonth',
  'thisYear',
  'last7Days',
  'last30Days',
  'last90Days',
  'last365Days',
] as const;
export type MovingPeriod = (typeof movingPeriods)[number];

/** A moving period, or two days: `2026-01-01/2026-03-31`. */
export type PeriodText = MovingPeriod | `${IsoDate}/${IsoDate}`;

const lengths: Partial<Record<MovingPeriod, number>> = {
  last7Days: 7,
  last30Days: 30,
  last90Days: 90,
  last365Days: 365,
};
/** Longer ones would ask for more history than there is. */
const longestDays = 3_660;

export function isMovingPeriod(text: string): text is MovingPeriod {
  return movingPeriods.some((each) => each === text);
}

/** Undefined for anything that is no period: nothing is guessed. */
export function parsePeriod(text: string, today: IsoDate): DateRange | undefined {
  if (isMovingPeriod(text)) return { from: startOf(text, today), to: today };
  const parts = text.split('/');
  const [from, to] = parts.map(parseIsoDate);
  if (parts.length !== 2 || !from || !to || from > to || countDays(from, to) > longestDays) return undefined;
  return { from, to };
}

/**
 * The period and those before it, newest first. Days that are part of a month, week or year so far are compared with as
 * much of the ones before; everything else with as many days.
 */
export function listPeriods(text: PeriodText | string, today: IsoDate, count: number): DateRange[] {
  const first = parsePeriod(text, today);
  if (!first) return [];
  return Array.from({ length: count }, (_, back) => stepBack(text, first, back));
}

function startOf(period: MovingPeriod, today: IsoDate): IsoDate {
  const length = lengths[period];
  if (length !== undefined) return addDays(today, 1 - length);
  if (period === 'thisWeek') return startOfWeek(today);
  if (period === 'thisMonth') return startOfMonth(today);
  if (period === 'thisYear') return toIsoDate(yearOf(today), 1, 1);
  return today;
}

function stepBack(text: string, { from, to }: DateRange, back: number): DateRange {
  if (text === 'thisMonth') return { from: addMonths(from, -back), to: addMonths(to, -back) };
  if (text === 'thisYear') return { from: addYears(from, -back), to: addYears(to, -back) };
  const days = (text === 'thisWeek' ? 7 : countDays(from, to)) * back;
  return { from: addDays(from, -days), to: addDays(to, -days) };
}

/** What a chart of a period is cut into. */
export type PeriodStep = 'day' | 'month' | 'quarter';

const mostDailyDays = 31;
const mostMonthlyDays = 731;

/** The days, months or quarters inside a range, oldest first; the first and the last end where the range does. */
export function splitPeriod({ from, to }: DateRange): { step: PeriodStep; parts: DateRange[] } {
  const days = countDays(from, to);
  const step = days <= mostDailyDays ? 'day' : days <= mostMonthlyDays ? 'month' : 'quarter';
  const parts: DateRange[] = [];
  for (let start = from; start <= to; ) {
    const next = startOfNext(step, start);
    const last = addDays(next, -1);
    parts.push({ from: start, to: last < to ? last : to });
    start = next;
  }
  return { step, parts };
}

function startOfNext(step: PeriodStep, date: IsoDate): IsoDate {
  if (step === 'day') return addDays(date, 1);
  const months = step === 'month' ? 1 : 3 - ((monthOf(date) - 1) % 3);
  return addMonths(startOfMonth(date), months);
}

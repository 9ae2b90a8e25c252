import type { IsoDate } from './calendar.ts';
import {
  addDays,
  addMonths,
  daysPerWeek,
  monthOf,
  startOfMonth,
  startOfWeek,
  toIsoDate,
  yearOf,
} from './calendar.ts';

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

/** The 42 days shown for a month, as six weeks of seven. */
export function listMonthWeeks(date: IsoDate): IsoDate[][] {
  const first = startOfWeek(startOfMonth(date));
  return Array.from({ length: weekRows }, (_, week) =>
    Array.from({ length: daysPerWeek }, (_, day) => addDays(first, week * daysPerWeek + day)),
  );
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

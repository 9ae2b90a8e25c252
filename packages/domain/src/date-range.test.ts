import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  compareDates,
  countDays,
  countMonthsBetween,
  daysInMonth,
  endOfMonth,
  endOfWeek,
  isLeapYear,
  parseIsoDate,
  startOfMonth,
  startOfWeek,
  weekdayOf,
} from './calendar.ts';
import {
  checkRange,
  checkRangeEnd,
  clampDate,
  dateShortcuts,
  defaultDateLimits,
  findShortcutRange,
  isShortcutAllowed,
  isWithin,
  listMonthWeeks,
} from './date-range.ts';

const millisecondsPerDay = 86_400_000;
const firstDay = Date.UTC(1800, 0, 1) / millisecondsPerDay;
const lastDay = Date.UTC(2200, 11, 31) / millisecondsPerDay;

function isoOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

function instantOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

const anyDate = fc
  .integer({ min: firstDay, max: lastDay })
  .map((dayNumber) => isoOf(dayNumber * millisecondsPerDay));
const anyDayCount = fc.integer({ min: -100_000, max: 100_000 });
const anyMonthCount = fc.integer({ min: -2400, max: 2400 });
const withinLimits = anyDate.filter((date) => isWithin(date, defaultDateLimits));

describe('calendar arithmetic agrees with Date in UTC', () => {
  it('adds days', () => {
    fc.assert(
      fc.property(anyDate, anyDayCount, (date, days) => {
        expect(addDays(date, days)).toBe(isoOf(instantOf(date) + days * millisecondsPerDay));
      }),
    );
  });

  it('counts days with both ends, also over leap days', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (from, to) => {
        expect(countDays(from, to)).toBe((instantOf(to) - instantOf(from)) / millisecondsPerDay + 1);
      }),
    );
  });

  it('adds months and keeps to the last day where the day does not exist', () => {
    fc.assert(
      fc.property(anyDate, anyMonthCount, (date, months) => {
        const start = new Date(instantOf(date));
        const lastOfTarget = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0));
        const day = Math.min(start.getUTCDate(), lastOfTarget.getUTCDate());
        const target = Date.UTC(lastOfTarget.getUTCFullYear(), lastOfTarget.getUTCMonth(), day);
        expect(addMonths(date, months)).toBe(isoOf(target));
        expect(countMonthsBetween(date, addMonths(date, months))).toBe(months);
      }),
    );
  });

  it('knows the weekday, the week ends and the month ends', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const instant = new Date(instantOf(date));
        const [year, month] = [instant.getUTCFullYear(), instant.getUTCMonth()];
        expect(weekdayOf(date)).toBe(instant.getUTCDay());
        expect(weekdayOf(startOfWeek(date))).toBe(0);
        expect(countDays(startOfWeek(date), endOfWeek(date))).toBe(7);
        expect(startOfMonth(date)).toBe(isoOf(Date.UTC(year, month, 1)));
        expect(endOfMonth(date)).toBe(isoOf(Date.UTC(year, month + 1, 0)));
      }),
    );
  });

  it('accepts a text as a date exactly when Date keeps it unchanged', () => {
    const digits = (length: number, max: number) =>
      fc.integer({ min: 0, max }).map((part) => String(part).padStart(length, '0'));
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), digits(2, 14), digits(2, 33), (year, month, day) => {
        const text = `${year}-${month}-${day}`;
        const instant = instantOf(text);
        const isReal = !Number.isNaN(instant) && isoOf(instant) === text;
        expect(parseIsoDate(text)).toBe(isReal ? text : undefined);
      }),
    );
  });

  it('orders dates', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (left, right) => {
        expect(compareDates(left, right)).toBe(Math.sign(instantOf(left) - instantOf(right)));
      }),
    );
  });
});

describe('single days', () => {
  it.each([
    ['2025-12-31', 1, '2026-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['1900-02-28', 1, '1900-03-01'],
    ['2000-02-28', 1, '2000-02-29'],
  ])('%s plus %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it.each([
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-03-31', -1, '2025-02-28'],
    ['2025-12-15', 1, '2026-01-15'],
    ['2025-01-15', -1, '2024-12-15'],
  ])('%s plus %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it('takes 28 February a year after a leap day', () => {
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
    expect(addYears('2024-02-29', 4)).toBe('2028-02-29');
  });

  it('knows which centuries are leap years', () => {
    expect([1900, 2000, 2024, 2025, 2100].map(isLeapYear)).toEqual([false, true, true, false, false]);
    expect(daysInMonth(2000, 2)).toBe(29);
  });

  it.each(['2025-02-30', '2025-13-01', '2025-00-10', '2025-04-31', '0000-01-01', '1900-02-29'])(
    '[DATE-02] refuses %s, a day that does not exist',
    (text) => {
      expect(parseIsoDate(text)).toBeUndefined();
    },
  );

  it.each(['', '2025-1-1', '2025/01/01', '12-11-2025', '2025-11-12T00:00', ' 2025-11-12', '20251112'])(
    '[DATE-02] refuses "%s", which is not written YYYY-MM-DD',
    (text) => {
      expect(parseIsoDate(text)).toBeUndefined();
    },
  );
});

describe('month weeks', () => {
  it('[DATE-03] are always six rows of seven days in a row, from a Sunday, with the whole month inside', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const weeks = listMonthWeeks(date);
        const days = weeks.flat();
        const first = days[0] ?? '';
        expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
        expect(weekdayOf(first)).toBe(0);
        expect(days).toEqual(days.map((_, index) => addDays(first, index)));
        expect(days).toContain(startOfMonth(date));
        expect(days).toContain(endOfMonth(date));
      }),
    );
  });
});

describe('range rule', () => {
  it('[DATE-02] has the limits 1900-01-01 to 2099-12-31', () => {
    expect(defaultDateLimits).toEqual({ min: '1900-01-01', max: '2099-12-31' });
    expect(checkRange('1900-01-01', '2099-12-31', defaultDateLimits)).toBe('ok');
    expect(checkRange('1899-12-31', '2025-01-01', defaultDateLimits)).toBe('outsideLimits');
    expect(checkRange('2025-01-01', '2100-01-01', defaultDateLimits)).toBe('outsideLimits');
  });

  it('[DATE-02] rejects a from-date after the to-date, whichever end was changed', () => {
    fc.assert(
      fc.property(withinLimits, withinLimits, (from, to) => {
        const isInOrder = instantOf(from) <= instantOf(to);
        expect(checkRange(from, to, defaultDateLimits)).toBe(isInOrder ? 'ok' : 'fromAfterTo');
        expect(checkRangeEnd('from', from, to, defaultDateLimits)).toBe(isInOrder ? 'ok' : 'fromAfterTo');
        expect(checkRangeEnd('to', to, from, defaultDateLimits)).toBe(isInOrder ? 'ok' : 'toBeforeFrom');
      }),
    );
  });

  it('checks one end alone while the other is open', () => {
    expect(checkRangeEnd('to', '2025-11-12', null, defaultDateLimits)).toBe('ok');
    expect(checkRangeEnd('from', '2100-01-01', null, defaultDateLimits)).toBe('outsideLimits');
  });

  it('moves a date to the nearest limit', () => {
    const limits = { min: '2025-11-05', max: '2025-11-20' };
    expect(['2025-11-01', '2025-11-10', '2025-12-01'].map((date) => clampDate(date, limits))).toEqual([
      '2025-11-05',
      '2025-11-10',
      '2025-11-20',
    ]);
  });
});

describe('shortcuts', () => {
  it.each([
    ['today', '2025-11-12', '2025-11-12', '2025-11-12'],
    ['yesterday', '2025-01-01', '2024-12-31', '2024-12-31'],
    ['last7Days', '2025-11-12', '2025-11-06', '2025-11-12'],
    ['last30Days', '2025-11-12', '2025-10-14', '2025-11-12'],
    ['last30Days', '2024-03-01', '2024-02-01', '2024-03-01'],
    ['thisMonth', '2025-11-12', '2025-11-01', '2025-11-12'],
    ['lastMonth', '2025-11-12', '2025-10-01', '2025-10-31'],
    ['lastMonth', '2025-03-31', '2025-02-01', '2025-02-28'],
    ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['thisQuarter', '2025-11-12', '2025-10-01', '2025-11-12'],
    ['thisQuarter', '2025-06-30', '2025-04-01', '2025-06-30'],
    ['thisYear', '2025-11-12', '2025-01-01', '2025-11-12'],
  ] as const)('[DATE-01] %s on %s is %s to %s', (shortcut, today, from, to) => {
    expect(findShortcutRange(shortcut, today)).toEqual({ from, to });
  });

  it('[DATE-01] are always in order and never pass today', () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom(...dateShortcuts), (today, shortcut) => {
        const { from, to } = findShortcutRange(shortcut, today);
        expect(instantOf(from)).toBeLessThanOrEqual(instantOf(to));
        expect(instantOf(to)).toBeLessThanOrEqual(instantOf(today));
      }),
    );
  });

  it('[DATE-02] are not allowed when partly or wholly outside the limits', () => {
    const limits = { min: '2025-11-10', max: '2025-11-30' };
    const allowed = dateShortcuts.filter((shortcut) => isShortcutAllowed(shortcut, '2025-11-12', limits));
    expect(allowed).toEqual(['today', 'yesterday']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar.ts';
import { dayInYear, nextYearly } from './yearly-date.ts';

describe('a yearly day', () => {
  it('comes this year, or next year once it is over', () => {
    expect(nextYearly('1987-11-12', '2025-11-12')).toEqual({ on: '2025-11-12', daysAhead: 0, years: 38 });
    expect(nextYearly('1987-11-11', '2025-11-12')).toEqual({ on: '2026-11-11', daysAhead: 364, years: 39 });
    expect(nextYearly('2025-12-01', '2025-11-12')).toEqual({ on: '2025-12-01', daysAhead: 19, years: null });
  });

  it('of 29 February is kept on the 28th in other years', () => {
    expect(nextYearly('1984-02-29', '2025-02-01').on).toBe('2025-02-28');
    expect(nextYearly('1984-02-29', '2025-03-01').on).toBe('2026-02-28');
    expect(nextYearly('1984-02-29', '2028-02-28').on).toBe('2028-02-29');
    expect(dayInYear('1984-02-29', 2100)).toBe('2100-02-28');
  });

  it('comes once in every stretch of a year, on each day of two centuries', () => {
    const day = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays('1900-01-01', days));
    fc.assert(
      fc.property(day, day, (first, today) => {
        const { on, daysAhead } = nextYearly(first, today);
        expect(daysAhead).toBeGreaterThanOrEqual(0);
        expect(daysAhead).toBeLessThanOrEqual(366);
        expect(addDays(today, daysAhead)).toBe(on);
        expect(on.slice(5) === first.slice(5) || (first.endsWith('02-29') && on.endsWith('02-28'))).toBe(
          true,
        );
        expect(nextYearly(first, on).on).toBe(on);
      }),
    );
  });
});

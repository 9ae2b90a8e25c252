import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, fromDayNumber, isLeapYear, parseIsoDate, toDayNumber, yearOf } from '../calendar.ts';
import { manyRuns } from '../testing/many-runs.ts';
import type { AnnualDate } from './annual-date.ts';
import { nextOccurrence, occurrenceIn, occurrencesBetween } from './annual-date.ts';
import type { GreetedPerson, PlannedTask } from './plan.ts';
import { listOccasionDays } from './plan.ts';

const leapDay: AnnualDate = { first: '1984-02-29', leapDayRule: 'feb28', leastYears: 1 };

describe('a day that comes back every year', () => {
  it('follows the rule of the client where there is no 29 February', () => {
    expect(occurrenceIn(leapDay, 2025)).toEqual({ on: '2025-02-28', years: 41 });
    expect(occurrenceIn({ ...leapDay, leapDayRule: 'mar1' }, 2025)).toEqual({ on: '2025-03-01', years: 41 });
    expect(occurrenceIn(leapDay, 2028)).toEqual({ on: '2028-02-29', years: 44 });
    expect(nextOccurrence(leapDay, '2027-03-01').on).toBe('2028-02-29');
    expect(nextOccurrence({ ...leapDay, leapDayRule: 'mar1' }, '2027-03-01').on).toBe('2027-03-01');
    expect(nextOccurrence(leapDay, '2100-02-01').on).toBe('2100-02-28');
  });

  it('is greeted one year after a birth or a purchase, on the day itself where it is one of their own', () => {
    const bought: AnnualDate = { ...leapDay, first: '2026-06-01' };
    expect(occurrenceIn(bought, 2026)).toBeNull();
    expect(nextOccurrence(bought, '2025-01-01')).toEqual({ on: '2027-06-01', years: 1 });
    expect(nextOccurrence({ ...bought, leastYears: 0 }, '2025-01-01')).toEqual({
      on: '2026-06-01',
      years: 0,
    });
  });

  const day = fc
    .integer({ min: toDayNumber('1920-01-01'), max: toDayNumber('2099-12-31') })
    .map(fromDayNumber);
  const annualDate = fc.record<AnnualDate>({
    first: fc.oneof({ weight: 4, arbitrary: day }, { weight: 1, arbitrary: fc.constant('2004-02-29') }),
    leapDayRule: fc.constantFrom('feb28', 'mar1'),
    leastYears: fc.constantFrom(0, 1),
  });
  /** Told another way: walks day by day and asks of each whether it is kept. */
  const isKept = ({ first, leapDayRule, leastYears }: AnnualDate, date: string): boolean => {
    if (yearOf(date) < yearOf(first) + leastYears) return false;
    if (first.endsWith('-02-29') && !isLeapYear(yearOf(date)))
      return date.endsWith(leapDayRule === 'feb28' ? '-02-28' : '-03-01');
    return date.slice(5) === first.slice(5);
  };

  it('comes on exactly the days that a walk through the calendar finds, once a year', () => {
    fc.assert(
      fc.property(annualDate, day, fc.integer({ min: 0, max: 1200 }), (date, from, length) => {
        const walk = Array.from({ length: length + 1 }, (_, index) => addDays(from, index));
        const kept = walk.filter((each) => isKept(date, each));
        const found = occurrencesBetween(date, from, addDays(from, length));
        expect(found.map(({ on }) => on)).toEqual(kept);
        expect(found.every(({ on, years }) => years === yearOf(on) - yearOf(date.first))).toBe(true);
        const next = nextOccurrence(date, from);
        expect(parseIsoDate(next.on)).toBe(next.on);
        expect(next.on >= from).toBe(true);
        expect(next).toEqual(occurrencesBetween(date, from, next.on)[0]);
      }),
      manyRuns(1000),
    );
  });
});

describe('a day of the agent’s own', () => {
  const task: PlannedTask = {
    id: 'task',
    occasions: ['custom'],
    customOn: '2024-02-29',
    repeats: true,
    audience: 'client',
    countsFrom: new Date('2024-01-01T00:00:00Z'),
  };
  const person: GreetedPerson = {
    id: 'ben',
    days: { birthday: null, moveInDate: null, entryDate: null },
    province: 'ON',
    leapDayRule: 'mar1',
    feasts: [],
    isLeftInPeace: false,
  };
  const span = { from: '2027-02-01', to: '2027-12-31', agentZone: 'America/Toronto' };
  const daysOf = (changes: Partial<PlannedTask>, whom: GreetedPerson | null = person) =>
    listOccasionDays({ ...task, ...changes }, 'custom', whom, span).map(({ day, turn }) => [day, turn]);

  it('on 29 February is kept by the rule of the one client whom it means, and on the 28th by many', () => {
    const turn = '2027-02-29';
    expect(daysOf({})).toEqual([['2027-03-01', turn]]);
    expect(daysOf({}, { ...person, leapDayRule: 'feb28' })).toEqual([['2027-02-28', turn]]);
    expect(daysOf({ audience: 'list' })).toEqual([['2027-02-28', turn]]);
    expect(daysOf({ audience: 'list' }, null)).toEqual([['2027-02-28', turn]]);
  });

  it('that is moved to another day of the year is another day', () => {
    expect(daysOf({ customOn: '2024-06-05' })).toEqual([['2027-06-05', '2027-06-05']]);
    expect(daysOf({ customOn: '2027-06-12', repeats: false })).toEqual([['2027-06-12', '2027-06-12']]);
  });
});

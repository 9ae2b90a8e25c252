import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, fromDayNumber, toDayNumber, weekdayOf } from '../calendar.ts';
import { manyRuns } from '../testing/many-runs.ts';
import { localClock, localDay } from '../time-zone.ts';
import { activationOf, nextDigest } from './schedule.ts';
import type { timeUnits } from './vocabulary.ts';

const zone = 'America/Toronto';
const next = (timeUnit: (typeof timeUnits)[number], activatesOn: string, after: string) =>
  nextDigest({ activatesOn, timeUnit }, new Date(after), zone)?.toISOString() ?? null;

describe('[BASKET-01] the activation date', () => {
  it('is the morning of a day to come, or now', () => {
    const now = new Date('2025-11-12T14:00:00Z');
    expect(activationOf('2025-11-13', now, zone).toISOString()).toBe('2025-11-13T13:00:00.000Z');
    expect(activationOf('2025-11-12', now, zone)).toBe(now);
    expect(activationOf('2025-11-12', new Date('2025-11-12T09:00:00Z'), zone).toISOString()).toBe(
      '2025-11-12T09:00:00.000Z',
    );
    expect(activationOf('2020-01-01', now, zone)).toBe(now);
  });
});

describe('[BASKET-01] the time unit', () => {
  it('says when changes are told', () => {
    expect(next('never', '2025-11-01', '2025-11-12T14:00:00Z')).toBeNull();
    expect(next('daily', '2025-11-01', '2025-11-12T14:00:00Z')).toBe('2025-11-13T13:00:00.000Z');
    expect(next('daily', '2025-11-01', '2025-11-12T12:00:00Z')).toBe('2025-11-12T13:00:00.000Z');
    expect(next('weekly', '2025-11-01', '2025-11-12T14:00:00Z')).toBe('2025-11-15T13:00:00.000Z');
    expect(next('monthly', '2025-08-31', '2025-11-12T14:00:00Z')).toBe('2025-11-30T13:00:00.000Z');
    expect(next('weekly', '2025-12-01', '2025-11-12T14:00:00Z')).toBe('2025-12-01T13:00:00.000Z');
  });

  const day = fc
    .integer({ min: toDayNumber('2024-01-01'), max: toDayNumber('2028-12-31') })
    .map(fromDayNumber);
  const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });

  it('is the first morning of its rhythm, whatever the clocks do', () => {
    fc.assert(
      fc.property(
        day,
        moment,
        fc.constantFrom('daily', 'weekly', 'monthly'),
        (activatesOn, after, timeUnit) => {
          const at = nextDigest({ activatesOn, timeUnit }, after, zone) as Date;
          expect(at > after).toBe(true);
          expect(localClock(at, zone).slice(11, 16)).toBe('08:00');
          const isOfRhythm = (candidate: string) =>
            candidate >= activatesOn &&
            (timeUnit === 'daily' ||
              (timeUnit === 'weekly' && weekdayOf(candidate) === weekdayOf(activatesOn)) ||
              (timeUnit === 'monthly' &&
                Array.from({ length: 62 }, (_, months) => addMonths(activatesOn, months)).includes(
                  candidate,
                )));
          // Looked for day by day from the day of the moment on.
          let oracle = localDay(after, zone);
          while (!isOfRhythm(oracle) || localClock(after, zone) >= `${oracle}T08:00`)
            oracle = addDays(oracle, 1);
          expect(localDay(at, zone)).toBe(oracle);
        },
      ),
      manyRuns(300),
    );
  });
});

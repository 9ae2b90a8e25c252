import { describe, expect, it } from 'vitest';
import { addDays, dayMs, daysBetween, fromDayNumber, toDayNumber, weekdayOf } from './calendar.ts';
import {
  boardDay,
  instantAt,
  isListedTimeZone,
  isTimeZone,
  localClock,
  localDay,
  localHour,
  localMinutes,
  minutesOfTime,
  startOfDay,
} from './time-zone.ts';

describe('the clocks of a zone', () => {
  const evening = new Date('2025-11-13T03:05:00Z');

  it('show their own day, hour and minute', () => {
    expect(localClock(evening, 'America/Toronto')).toBe('2025-11-12T22:05');
    expect(localDay(evening, 'America/Toronto')).toBe('2025-11-12');
    expect(localDay(evening, 'Pacific/Kiritimati')).toBe('2025-11-13');
    expect(localHour(evening, 'America/Vancouver')).toBe(19);
    expect(localMinutes(evening, 'America/St_Johns')).toBe(23 * 60 + 35);
    expect(localHour(new Date('2025-11-12T05:00:00Z'), 'America/Toronto')).toBe(0);
  });

  it('are what the machine itself says of every zone, also around the hours at which they change', () => {
    for (const timeZone of Intl.supportedValuesOf('timeZone').filter((_, index) => index % 7 === 0)) {
      const asked = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      for (let turn = 0; turn < 40; turn += 1) {
        const moment = new Date(
          Date.UTC(1950 + turn * 5, turn % 12, 1 + ((turn * 11) % 28), turn % 24, 59, 59),
        );
        expect(localClock(moment, timeZone)).toBe(asked.format(moment).replace(' ', 'T'));
      }
      for (let quarter = 0; quarter < 24 * 4; quarter += 1) {
        const moment = new Date(Date.UTC(2025, 10, 2, 0, quarter * 15));
        expect(localClock(moment, timeZone)).toBe(asked.format(moment).replace(' ', 'T'));
      }
    }
  });

  it('of the board begin its days at midnight, in winter and in summer', () => {
    const days = (moments: string[]) => moments.map((moment) => boardDay(new Date(moment)));
    expect(days(['2025-01-10T04:59:00Z', '2025-01-10T05:00:00Z'])).toEqual(['2025-01-09', '2025-01-10']);
    expect(days(['2025-07-10T03:59:00Z', '2025-07-10T04:00:00Z'])).toEqual(['2025-07-09', '2025-07-10']);
  });

  it('lead back to the moment, after an hour that they skip too', () => {
    expect(instantAt('2025-11-12T22:05', 'America/Toronto')).toEqual(evening);
    expect(instantAt('2025-03-09T02:30', 'America/Toronto').toISOString()).toBe('2025-03-09T07:30:00.000Z');
  });

  it.each([
    ['2025-11-12', 'America/Toronto', '2025-11-12T05:00:00.000Z'],
    ['2025-11-12', 'America/St_Johns', '2025-11-12T03:30:00.000Z'],
    ['2025-11-12', 'Pacific/Kiritimati', '2025-11-11T10:00:00.000Z'],
    ['2025-11-12', 'Pacific/Pago_Pago', '2025-11-12T11:00:00.000Z'],
    // The clocks go on at midnight to one.
    ['2025-03-30', 'Asia/Beirut', '2025-03-29T22:00:00.000Z'],
    // The day before has 23 hours, this one 25.
    ['2025-03-10', 'America/Toronto', '2025-03-10T04:00:00.000Z'],
    ['2025-11-02', 'America/Toronto', '2025-11-02T04:00:00.000Z'],
  ])('begin %s in %s', (day, timeZone, instant) => {
    expect(startOfDay(day, timeZone).toISOString()).toBe(instant);
  });

  it('write a time of day that counts as minutes', () => {
    expect(['00:00', '09:05', '23:59'].map(minutesOfTime)).toEqual([0, 545, 1439]);
  });

  it('are known by their listed name; other names are understood at most', () => {
    expect(['America/Toronto', 'america/toronto', 'Mars/Olympus'].map(isListedTimeZone)).toEqual([
      true,
      false,
      false,
    ]);
    expect(['America/Toronto', 'america/toronto', 'Mars/Olympus'].map(isTimeZone)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

it('days are counted from 1970 in both directions, as the engine counts them', () => {
  for (const date of ['1900-02-28', '1969-12-31', '1970-01-01', '2000-02-29', '2025-11-12', '2100-03-01']) {
    expect(toDayNumber(date)).toBe(Date.parse(`${date}T00:00:00Z`) / dayMs);
    expect(fromDayNumber(toDayNumber(date))).toBe(date);
    expect(weekdayOf(date)).toBe(new Date(`${date}T00:00:00Z`).getUTCDay());
  }
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(addDays('2025-12-25', 15)).toBe('2026-01-09');
});

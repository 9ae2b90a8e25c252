import { describe, expect, it } from 'vitest';
import { addDays, fromDayNumber, hourMs, toDayNumber } from '../calendar.ts';
import { provinces } from '../client/vocabulary.ts';
import { decideDue, greetingZone, isAhead, sendMoment } from './send-moment.ts';

const toronto = 'America/Toronto';

describe('the moment a greeting leaves', () => {
  it('is nine o’clock in the province, on whole hours or half ones, in summer and in winter', () => {
    const momentOf = (day: string, province: string) =>
      sendMoment(day, greetingZone(province, toronto)).toISOString().slice(0, 16);
    expect(momentOf('2026-01-15', 'ON')).toBe('2026-01-15T14:00');
    expect(momentOf('2026-07-15', 'ON')).toBe('2026-07-15T13:00');
    expect(momentOf('2026-01-15', 'SK')).toBe('2026-01-15T15:00');
    expect(momentOf('2026-07-15', 'SK')).toBe('2026-07-15T15:00');
    expect(momentOf('2026-01-15', 'NL')).toBe('2026-01-15T12:30');
    expect(momentOf('2026-07-15', 'NL')).toBe('2026-07-15T11:30');
    // Clocks in Yukon have stood still since the autumn of 2020.
    expect(momentOf('2020-01-15', 'YT')).toBe('2020-01-15T17:00');
    expect(momentOf('2026-01-15', 'YT')).toBe('2026-01-15T16:00');
    expect(momentOf('2026-03-08', 'QC')).toBe('2026-03-08T13:00');
    expect(momentOf('2026-11-01', 'QC')).toBe('2026-11-01T14:00');
    expect(greetingZone(null, 'America/Halifax')).toBe('America/Halifax');
    expect(greetingZone('Bavaria', 'America/Halifax')).toBe('America/Halifax');
  });

  it('is the only hour or half hour that clocks of the zone show as nine on that day', () => {
    const zones = [...new Set(provinces.map((province) => greetingZone(province, toronto)))];
    expect(zones.length).toBeGreaterThan(10);
    for (const timeZone of zones) {
      const clock = new Intl.DateTimeFormat('en-CA', {
        timeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      });
      const changes = ['2024-03-10', '2024-11-03', '2027-03-14', '2027-11-07', '2028-02-29', '2030-12-31'];
      const sampled = Array.from({ length: 75 }, (_, index) => toDayNumber('2019-01-01') + index * 53);
      for (const day of [...changes, ...sampled.map(fromDayNumber)]) {
        const candidates = Array.from(
          { length: 16 },
          (_, index) => new Date(Date.parse(`${day}T10:00:00Z`) + (index * hourMs) / 2),
        );
        const shown = candidates.filter((moment) => clock.format(moment) === `${day}, 09:00`);
        expect([timeZone, day, shown]).toEqual([timeZone, day, [sendMoment(day, timeZone)]]);
      }
    }
  });
});

describe('a greeting that is due', () => {
  it.each([
    ['2026-11-19T13:59:59Z', 'wait'],
    ['2026-11-19T14:00:00Z', 'send'],
    // The third day after it is over at midnight of the client.
    ['2026-11-23T04:59:59Z', 'send'],
    ['2026-11-23T05:00:00Z', 'report'],
    ['2027-11-19T14:00:00Z', 'report'],
  ])('at %s: %s', (now, decision) => {
    expect(decideDue('2026-11-19', new Date(now), toronto)).toBe(decision);
  });

  it('is sent or reported at one time after any outage, whatever the clocks do', () => {
    for (const day of ['2026-03-06', '2026-03-08', '2026-10-30', '2026-11-01', '2026-12-31']) {
      const decisions = Array.from({ length: 24 * 6 }, (_, hours) =>
        decideDue(day, new Date(sendMoment(day, toronto).getTime() + (hours - 12) * hourMs), toronto),
      );
      const changes = decisions.filter((decision, index) => decision !== decisions[index - 1]);
      expect(changes).toEqual(['wait', 'send', 'report']);
    }
  });

  it('comes to who joined before its moment, and not to who joined after', () => {
    const joined = new Date('2026-11-19T14:00:00Z');
    const days = [-1, 0, 1].map((offset) => addDays('2026-11-19', offset));
    expect(days.map((day) => isAhead(day, joined, toronto))).toEqual([false, false, true]);
    expect(isAhead('2026-11-19', new Date('2026-11-19T13:59:00Z'), toronto)).toBe(true);
  });
});

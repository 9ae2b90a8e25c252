import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '../calendar.ts';
import { manyRuns } from '../testing/many-runs.ts';
import { localMinutes, minutesOfTime } from '../time-zone.ts';
import { collectMinutes, notificationDue, spacingMinutes } from './notification-due.ts';
import { afterQuietHours } from './quiet-hours.ts';

const toronto = { timeZone: 'America/Toronto' };
const night = { from: '21:00', to: '07:30' };
const due = (now: string, more: Partial<Parameters<typeof notificationDue>[0]> = {}) =>
  notificationDue({
    now: new Date(now),
    since: new Date(now),
    lastSentAt: null,
    quietHours: null,
    ...toronto,
    ...more,
  }).toISOString();

const clockText = (value: number) =>
  `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`;
const minute = fc.integer({ min: 0, max: 1_439 });
const zone = fc.constantFrom(
  'America/Toronto',
  'America/St_Johns',
  'America/Regina',
  'Australia/Lord_Howe',
  'Europe/Paris',
);
/** Nights in which the clocks of these zones change, and any other moment. */
const moment = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('2026-03-08', '2025-11-02', '2026-10-04', '2026-04-05', '2026-03-29', '2025-10-26'),
      fc.integer({ min: -2_880, max: 2_880 }),
    )
    .map(([day, minutes]) => new Date(Date.parse(`${day}T06:00:00Z`) + minutes * minuteMs)),
  fc.date({ min: new Date('2024-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
);

describe('when a notification goes out by mail or SMS', () => {
  it('waits for others of its topic, and for the last mail to lie behind', () => {
    expect(due('2025-11-12T18:00:00Z')).toBe('2025-11-12T18:05:00.000Z');
    expect(due('2025-11-12T18:00:00Z', { lastSentAt: new Date('2025-11-12T17:50:00Z') })).toBe(
      '2025-11-12T18:20:00.000Z',
    );
    expect(due('2025-11-12T18:00:00Z', { lastSentAt: new Date('2025-11-12T09:00:00Z') })).toBe(
      '2025-11-12T18:05:00.000Z',
    );
    expect(due('2025-11-12T18:00:00Z', { since: new Date('2025-11-12T17:58:00Z') })).toBe(
      '2025-11-12T18:03:00.000Z',
    );
    expect(due('2025-11-12T18:00:00Z', { since: new Date('2025-11-12T12:00:00Z') })).toBe(
      '2025-11-12T18:00:00.000Z',
    );
  });

  it('waits for the morning, over midnight and when clocks change', () => {
    expect(due('2025-11-13T01:56:00Z', { quietHours: night })).toBe('2025-11-13T12:30:00.000Z');
    expect(due('2026-03-08T04:00:00Z', { quietHours: night })).toBe('2026-03-08T11:30:00.000Z');
    expect(due('2025-11-02T03:00:00Z', { quietHours: night })).toBe('2025-11-02T12:30:00.000Z');
  });

  it('is never inside quiet hours, never early and never later than they and the spacing ask for', () => {
    fc.assert(
      fc.property(
        moment,
        minute,
        minute,
        zone,
        fc.option(fc.integer({ min: 0, max: 120 })),
        (now, from, to, timeZone, ago) => {
          const quietHours = { from: clockText(from), to: clockText(to) };
          const lastSentAt = ago === null ? null : new Date(now.getTime() - ago * minuteMs);
          const out = notificationDue({ now, since: now, lastSentAt, quietHours, timeZone });
          expect(afterQuietHours(out, quietHours, timeZone)).toEqual(out);
          const earliest = Math.max(
            now.getTime() + collectMinutes * minuteMs,
            lastSentAt ? lastSentAt.getTime() + spacingMinutes * minuteMs : 0,
          );
          // The end is read off a clock in whole minutes.
          expect(out.getTime()).toBeGreaterThanOrEqual(Math.floor(earliest / minuteMs) * minuteMs);
          expect(out.getTime()).toBeLessThanOrEqual(earliest + 25.1 * hourMs);
        },
      ),
      manyRuns(1_000),
    );
  });
});

describe('the end of quiet hours', () => {
  it('is the first time that the clock shows it or has skipped it', () => {
    fc.assert(
      fc.property(moment, minute, minute, zone, (at, from, to, timeZone) => {
        fc.pre(from !== to);
        const hours = { from: clockText(from), to: clockText(to) };
        const out = afterQuietHours(at, hours, timeZone);
        if (out.getTime() === at.getTime()) return;
        const end = minutesOfTime(hours.to);
        const shown = localMinutes(out, timeZone);
        const before = localMinutes(new Date(out.getTime() - minuteMs), timeZone);
        const isSkipped = (shown - before + 1_440) % 1_440 !== 1 && (end - before + 1_440) % 1_440 <= 120;
        expect(shown === end || isSkipped).toBe(true);
      }),
      manyRuns(1_000),
    );
    const paris = afterQuietHours(
      new Date('2026-03-29T00:59:00Z'),
      { from: '00:00', to: '02:01' },
      'Europe/Paris',
    );
    expect(paris.toISOString()).toBe('2026-03-29T01:00:00.000Z');
  });
});

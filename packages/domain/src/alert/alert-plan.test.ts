import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayMs, fromDayNumber, minuteMs, toDayNumber, weekdayOf } from '../calendar.ts';
import { manyRuns } from '../testing/many-runs.ts';
import { localClock, localDay, localMinutes, minutesOfTime, startOfDay } from '../time-zone.ts';
import type { AlertRhythm, LeavingQuestion } from './alert-plan.ts';
import { highestCeiling, planEarliest, planLeaving } from './alert-plan.ts';
import { alertTimeUnits } from './vocabulary.ts';

const zone = 'America/Toronto';
const atOnce: AlertRhythm = {
  timeUnit: 'atOnce',
  sendHours: [],
  quietHours: null,
  ceiling: null,
  activatesOn: '2025-08-31',
};

/** When it leaves by the clocks of Toronto, and why then. */
function plan(
  rhythm: Partial<AlertRhythm>,
  now: string,
  more: Partial<Omit<LeavingQuestion, 'rhythm' | 'now'>> = {},
): [string, string | null] {
  const moment = new Date(now);
  const { at, wait } = planLeaving({
    rhythm: { ...atOnce, ...rhythm },
    pace: 'asSet',
    lastSentAt: null,
    sentToday: { day: null, messages: 0 },
    matchedAt: moment,
    now: moment,
    timeZone: zone,
    ...more,
  });
  return [localClock(at, zone), wait];
}

const noon = '2025-11-12T17:00:00Z';
const night = { quietHours: { from: '21:00', to: '08:30' } };

describe('when a message may leave', () => {
  it('is now, unless something speaks against it', () => {
    expect(plan({}, noon)).toEqual(['2025-11-12T12:00', null]);
    expect(plan({ ...night, ceiling: 5 }, noon)).toEqual(['2025-11-12T12:00', null]);
  });

  it.each<[string, Partial<AlertRhythm>, string]>([
    ['a later hour of the day', { timeUnit: 'daily', sendHours: [18, 8] }, '2025-11-12T18:00'],
    ['the first hour of the next', { timeUnit: 'daily', sendHours: [11, 8] }, '2025-11-13T08:00'],
    ['not the hour that just strikes', { timeUnit: 'daily', sendHours: [12] }, '2025-11-13T12:00'],
    ['the weekday it began on', { timeUnit: 'weekly', sendHours: [18, 9] }, '2025-11-16T09:00'],
    ['the last day of a short month', { timeUnit: 'monthly', sendHours: [9] }, '2025-11-30T09:00'],
    [
      'the day it begins',
      { timeUnit: 'weekly', sendHours: [9], activatesOn: '2025-12-10' },
      '2025-12-10T09:00',
    ],
  ])('is %s', (_name, rhythm, clock) => {
    expect(plan(rhythm, noon)).toEqual([clock, 'timeUnit']);
  });

  it('is now where its hour passed while nobody could send', () => {
    const matchedAt = new Date('2025-11-10T12:00:00Z');
    expect(plan({ timeUnit: 'daily', sendHours: [8] }, noon, { matchedAt })).toEqual([
      '2025-11-12T12:00',
      null,
    ]);
    expect(plan({ timeUnit: 'weekly', sendHours: [8] }, noon, { matchedAt })).toEqual([
      '2025-11-16T08:00',
      'timeUnit',
    ]);
  });

  it('is after the quiet hours, on either side of midnight', () => {
    expect(plan(night, '2025-11-13T02:30:00Z')).toEqual(['2025-11-13T08:30', 'quietHours']);
    expect(plan(night, '2025-11-13T12:00:00Z')).toEqual(['2025-11-13T08:30', 'quietHours']);
    expect(plan({ ...night, timeUnit: 'daily', sendHours: [22] }, noon)).toEqual([
      '2025-11-13T08:30',
      'quietHours',
    ]);
  });

  it('is the next day at eight where the day has had its messages, or after the quiet hours', () => {
    const full = { sentToday: { day: '2025-11-12', messages: 5 } };
    expect(plan({ ceiling: 5 }, noon, full)).toEqual(['2025-11-13T08:00', 'ceiling']);
    expect(plan({ ceiling: 5, ...night }, noon, full)).toEqual(['2025-11-13T08:30', 'ceiling']);
    expect(plan({ ceiling: 6 }, noon, full)).toEqual(['2025-11-12T12:00', null]);
    expect(plan({}, noon, full)).toEqual(['2025-11-12T12:00', null]);
    expect(plan({ ceiling: 5 }, '2025-11-13T13:00:00Z', full)).toEqual(['2025-11-13T08:00', null]);
    // What leaves on another day anyway is no matter of this one.
    expect(plan({ ceiling: 5, timeUnit: 'daily', sendHours: [7] }, noon, full)).toEqual([
      '2025-11-13T07:00',
      'timeUnit',
    ]);
  });

  it('is a week after the last message for those who asked for fewer', () => {
    const fewer = { pace: 'weekly', lastSentAt: new Date('2025-11-10T22:00:00Z') } as const;
    expect(plan({}, noon, fewer)).toEqual(['2025-11-17T08:00', 'timeUnit']);
    expect(plan({ timeUnit: 'daily', sendHours: [18, 7] }, noon, fewer)).toEqual([
      '2025-11-17T07:00',
      'timeUnit',
    ]);
    expect(plan({ timeUnit: 'weekly', sendHours: [9] }, noon, fewer)).toEqual([
      '2025-11-23T09:00',
      'timeUnit',
    ]);
    expect(plan({}, noon, { ...fewer, lastSentAt: null })).toEqual(['2025-11-12T12:00', null]);
    expect(plan({}, '2025-11-17T13:00:00Z', fewer)).toEqual(['2025-11-17T08:00', null]);
    expect(plan({}, '2025-11-17T08:00:00Z', fewer)).toEqual(['2025-11-17T08:00', 'timeUnit']);
  });
});

describe('of several alerts of one person', () => {
  it('the first to leave decides, and the highest ceiling counts', () => {
    const now = new Date(noon);
    const daily: AlertRhythm = { ...atOnce, timeUnit: 'daily', sendHours: [18], ceiling: 7 };
    const rest = {
      pace: 'asSet',
      lastSentAt: null,
      sentToday: { day: '2025-11-12', messages: 6 },
      matchedAt: now,
      now,
      timeZone: zone,
    } as const;
    expect(planEarliest([daily, { ...atOnce, ceiling: 5 }], rest)).toEqual({ at: now, wait: null });
    expect(planEarliest([daily], rest).wait).toBe('timeUnit');
    expect(highestCeiling([5, 3])).toBe(5);
    expect(highestCeiling([5, null, 9])).toBeNull();
  });
});

const minuteOfDay = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => new Date(minute * minuteMs).toISOString().slice(11, 16));
const day = fc.integer({ min: toDayNumber('2024-01-01'), max: toDayNumber('2028-12-31') }).map(fromDayNumber);
const zones = ['America/Toronto', 'America/Vancouver', 'America/St_Johns'] as const;
/** Half of them within two days of a change of the clocks. */
const moment = fc.oneof(
  fc.date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }),
  fc
    .tuple(
      fc.constantFrom('2025-03-09T08:00Z', '2025-11-02T08:00Z', '2026-03-08T08:00Z', '2026-11-01T08:00Z'),
      fc.integer({ min: -2 * dayMs, max: 2 * dayMs }),
    )
    .map(([change, by]) => new Date(Date.parse(change) + by)),
);
const rhythm: fc.Arbitrary<AlertRhythm> = fc.record({
  timeUnit: fc.constantFrom(...alertTimeUnits),
  sendHours: fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { minLength: 1, maxLength: 4 }),
  quietHours: fc.option(fc.record({ from: minuteOfDay, to: minuteOfDay })),
  ceiling: fc.option(fc.integer({ min: 1, max: 5 })),
  activatesOn: day,
});
const question: fc.Arbitrary<LeavingQuestion> = fc
  .record({
    rhythm,
    pace: fc.constantFrom('asSet', 'weekly'),
    now: moment,
    timeZone: fc.constantFrom(...zones),
    sinceMatch: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10 * dayMs })),
    sinceSent: fc.option(fc.integer({ min: 0, max: 10 * dayMs })),
    messages: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ now, sinceMatch, sinceSent, messages, timeZone, ...rest }) => {
    const lastSentAt = sinceSent === null ? null : new Date(now.getTime() - sinceSent);
    return {
      ...rest,
      now,
      timeZone,
      lastSentAt,
      matchedAt: new Date(now.getTime() - sinceMatch),
      sentToday: lastSentAt ? { day: localDay(lastSentAt, timeZone), messages } : { day: null, messages: 0 },
    };
  });

function isQuiet(at: Date, quietHours: AlertRhythm['quietHours'], timeZone: string): boolean {
  if (!quietHours) return false;
  const [from, to] = [minutesOfTime(quietHours.from), minutesOfTime(quietHours.to)];
  const minute = localMinutes(at, timeZone);
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}

describe('whatever the clocks do', () => {
  it('a message never leaves in the past, in quiet hours, or above the ceiling', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { rhythm, sentToday, now, timeZone } = asked;
        const { at, wait } = planLeaving(asked);
        expect(at >= now).toBe(true);
        expect(wait === null).toBe(at.getTime() === now.getTime());
        expect(isQuiet(at, rhythm.quietHours, timeZone)).toBe(false);
        const isFull = rhythm.ceiling !== null && sentToday.messages >= rhythm.ceiling;
        expect(isFull && localDay(at, timeZone) === sentToday.day).toBe(false);
        // Whoever comes back at that moment finds that it may leave.
        expect(planLeaving({ ...asked, now: at })).toEqual({ at, wait: null });
      }),
      manyRuns(2_000),
    );
  });

  it('the first hour of the rhythm after the match is the one that counts', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { timeUnit, sendHours, activatesOn } = asked.rhythm;
        fc.pre(timeUnit !== 'atOnce');
        const { timeZone, matchedAt, now } = asked;
        const plain = {
          ...asked,
          pace: 'asSet',
          rhythm: { ...asked.rhythm, quietHours: null, ceiling: null },
        } as const;
        const hours = timeUnit === 'daily' ? sendHours : [Math.min(...sendHours)];
        const isOfRhythm = (candidate: string) =>
          candidate >= activatesOn &&
          (timeUnit === 'daily' ||
            (timeUnit === 'weekly' && weekdayOf(candidate) === weekdayOf(activatesOn)) ||
            (timeUnit === 'monthly' &&
              Array.from({ length: 62 }, (_, months) => addMonths(activatesOn, months)).includes(candidate)));
        // Minute by minute of the clock, from the match on.
        const first = findSlot(
          matchedAt,
          timeZone,
          (date, hour) => isOfRhythm(date) && hours.includes(hour),
          activatesOn,
        );
        expect(planLeaving(plain).at).toEqual(first > now ? first : now);
      }),
      manyRuns(200),
    );
  });

  it('who comes later never leaves earlier', () => {
    fc.assert(
      fc.property(question, fc.integer({ min: 0, max: 10 * dayMs }), (asked, by) => {
        const later = { ...asked, now: new Date(asked.now.getTime() + by) };
        const matchedLater = { ...later, matchedAt: new Date(asked.matchedAt.getTime() + by) };
        const [first, second, third] = [asked, later, matchedLater].map((one) => planLeaving(one).at);
        // A ceiling is lifted by midnight; until then nobody knows what comes in between.
        const nextDay = startOfDay(addDays(localDay(asked.now, asked.timeZone), 1), asked.timeZone);
        const isFull = planLeaving(asked).wait === 'ceiling' && later.now >= nextDay;
        if (!isFull) expect(Number(second)).toBeGreaterThanOrEqual(Number(first));
        expect(Number(third)).toBeGreaterThanOrEqual(Number(second));
      }),
      manyRuns(1_000),
    );
  });

  it('days of many matches stay below the ceiling', () => {
    fc.assert(
      fc.property(
        rhythm,
        moment,
        fc.constantFrom(...zones),
        fc.array(fc.integer({ min: 0, max: 8 * 60 }), { minLength: 20, maxLength: 80 }),
        (rhythm, start, timeZone, gaps) => {
          let now = start;
          let lastSentAt: Date | null = null;
          let sentToday: LeavingQuestion['sentToday'] = { day: null, messages: 0 };
          const days = new Map<string, number>();
          for (const gap of gaps) {
            const matchedAt = new Date(now.getTime() + gap * minuteMs);
            const ask = { rhythm, pace: 'asSet', lastSentAt, sentToday, matchedAt, timeZone } as const;
            const { at } = planLeaving({ ...ask, now: matchedAt });
            now = at;
            const today = localDay(at, timeZone);
            sentToday = { day: today, messages: sentToday.day === today ? sentToday.messages + 1 : 1 };
            lastSentAt = at;
            days.set(today, (days.get(today) ?? 0) + 1);
          }
          expect(Math.max(...days.values())).toBeLessThanOrEqual(rhythm.ceiling ?? gaps.length);
        },
      ),
      manyRuns(200),
    );
  });
});

/** By looking at the clock each half hour; where it skips an hour, what comes next counts for it. */
function findSlot(
  after: Date,
  timeZone: string,
  isSlot: (day: string, hour: number) => boolean,
  notBefore: string,
): Date {
  const half = 30 * minuteMs;
  let at = Math.floor(after.getTime() / half) * half + half;
  // Long before its first day there is nothing to be seen.
  at = Math.max(at, Date.parse(`${notBefore}T00:00Z`) - dayMs);
  for (let shown = localClock(new Date(at - half), timeZone); ; at += half) {
    const clock = localClock(new Date(at), timeZone);
    for (let minute = Date.parse(`${shown}Z`) + half; minute <= Date.parse(`${clock}Z`); minute += half) {
      const text = new Date(minute).toISOString();
      if (text.slice(14, 16) === '00' && isSlot(text.slice(0, 10), Number(text.slice(11, 13))))
        return new Date(at);
    }
    shown = clock;
  }
}

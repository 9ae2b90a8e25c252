import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '../calendar.ts';
import { manyRuns } from '../testing/many-runs.ts';
import { localClock, localDay, localMinutes, minutesOfTime } from '../time-zone.ts';
import type { AlertRhythm } from './alert-plan.ts';
import { planLeaving } from './alert-plan.ts';
import type { PastMatch } from './replay.ts';
import { replayAlert } from './replay.ts';
import { alertTimeUnits } from './vocabulary.ts';

const zone = 'America/Toronto';
const until = new Date('2025-11-30T00:00:00Z');
const atOnce: AlertRhythm = {
  timeUnit: 'atOnce',
  sendHours: [],
  quietHours: { from: '21:00', to: '08:00' },
  ceiling: 2,
  activatesOn: '2025-11-01',
};
const match = (at: string, homeKey: string, listingId = homeKey): PastMatch => ({
  at: new Date(at),
  homeKey,
  listingId,
});
const replay = (matches: PastMatch[], rhythm: Partial<AlertRhythm> = {}) => {
  const { messages, ...rest } = replayAlert(matches, { ...atOnce, ...rhythm }, zone, until);
  return {
    ...rest,
    messages: messages.map(({ at, listingIds }) => `${localClock(at, zone)} ${listingIds.join(' ')}`),
  };
};

describe('what an alert would have sent', () => {
  it('puts together what leaves together', () => {
    const matches = [
      match('2025-11-12T15:00:00Z', 'a'),
      match('2025-11-12T16:00:00Z', 'b'),
      match('2025-11-12T17:00:00Z', 'c'),
      match('2025-11-12T18:00:00Z', 'd'),
      match('2025-11-13T02:30:00Z', 'e'),
      match('2025-11-13T15:00:00Z', 'f'),
      match('2025-11-29T23:59:00Z', 'g'),
    ];
    expect(replay(matches)).toEqual({
      messages: [
        '2025-11-12T10:00 a',
        '2025-11-12T11:00 b',
        '2025-11-13T08:00 c d e',
        '2025-11-13T10:00 f',
        '2025-11-29T18:59 g',
      ],
      homes: 7,
      busiest: 2,
      waiting: 0,
    });
    expect(replay(matches, { timeUnit: 'daily', sendHours: [18] })).toEqual({
      messages: ['2025-11-12T18:00 a b c d', '2025-11-13T18:00 e f'],
      homes: 6,
      busiest: 1,
      waiting: 1,
    });
  });

  it('names a home once, as it stood last', () => {
    const relisted = [match('2025-11-12T03:00:00Z', 'a', 'a1'), match('2025-11-12T04:00:00Z', 'a', 'a2')];
    expect(replay(relisted)).toEqual({ messages: ['2025-11-12T08:00 a2'], homes: 1, busiest: 1, waiting: 0 });
  });

  it('is nothing where nothing matched', () => {
    expect(replay([])).toEqual({ messages: [], homes: 0, busiest: 0, waiting: 0 });
  });
});

const rhythm: fc.Arbitrary<AlertRhythm> = fc.record({
  timeUnit: fc.constantFrom(...alertTimeUnits),
  sendHours: fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { minLength: 1, maxLength: 3 }),
  quietHours: fc.option(fc.constantFrom({ from: '21:00', to: '08:00' }, { from: '12:15', to: '13:45' })),
  ceiling: fc.option(fc.integer({ min: 1, max: 3 })),
  activatesOn: fc.constantFrom('2025-10-13', '2025-11-01', '2025-10-31'),
});
const from = Date.parse('2025-10-20T00:00:00Z');
const matches = fc.array(
  fc
    .record({ minute: fc.integer({ min: 0, max: 25 * 24 * 60 }), home: fc.integer({ min: 0, max: 30 }) })
    .map(({ minute, home }, index = home) => ({
      at: new Date(from + minute * minuteMs),
      homeKey: `${home}`,
      listingId: `${index}`,
    })),
  { maxLength: 60 },
);

/** The delivery with its rows: each says when it may leave, and all of them are looked at whenever one is due or new. */
function deliver(matches: readonly PastMatch[], rhythm: AlertRhythm) {
  const rows = matches.map((one) => ({ ...one, due: one.at, isSent: false }));
  const sent: { at: Date; listingIds: string[] }[] = [];
  let sentToday = { day: null as string | null, messages: 0 };
  for (;;) {
    const open = rows.filter((row) => !row.isSent).toSorted((a, b) => a.due.getTime() - b.due.getTime());
    const now = open[0]?.due;
    if (!now || now > until) return { sent, left: open.length };
    const leaving = open.filter((row) => {
      if (row.at > now) return false;
      const ask = { rhythm, pace: 'asSet', lastSentAt: null, sentToday, timeZone: zone } as const;
      row.due = planLeaving({ ...ask, matchedAt: row.at, now }).at;
      return row.due <= now;
    });
    if (leaving.length === 0) continue;
    for (const row of leaving) row.isSent = true;
    const day = localDay(now, zone);
    sentToday = { day, messages: sentToday.day === day ? sentToday.messages + 1 : 1 };
    sent.push({ at: now, listingIds: leaving.map((row) => row.listingId) });
  }
}

describe('a replay', () => {
  it('is what the delivery does, in the time of the year when clocks change too', () => {
    fc.assert(
      fc.property(matches, rhythm, (matches, rhythm) => {
        const { messages, waiting } = replayAlert(matches, rhythm, zone, until);
        const { sent, left } = deliver(matches, rhythm);
        expect(messages.map((message) => message.at)).toEqual(sent.map((message) => message.at));
        expect(waiting).toBe(left);
        for (const [index, { listingIds }] of messages.entries())
          expect(sent[index]?.listingIds).toEqual(expect.arrayContaining(listingIds));
      }),
      manyRuns(400),
    );
  });

  it('keeps quiet hours and the ceiling, and loses nothing', () => {
    fc.assert(
      fc.property(matches, rhythm, (matches, rhythm) => {
        const { messages, homes, busiest, waiting } = replayAlert(matches, rhythm, zone, until);
        const told = new Set(messages.flatMap((message) => message.listingIds));
        if (waiting === 0) expect(homes).toBe(new Set(matches.map((one) => one.homeKey)).size);
        expect(told.size).toBe(homes);
        expect(busiest).toBeLessThanOrEqual(rhythm.ceiling ?? matches.length);
        for (const { at } of messages) {
          const minute = localMinutes(at, zone);
          if (rhythm.quietHours?.from === '21:00') expect(minute >= 480 && minute < 1_260).toBe(true);
          if (rhythm.quietHours?.from === '12:15')
            expect(minute >= minutesOfTime('12:15') && minute < minutesOfTime('13:45')).toBe(false);
        }
      }),
      manyRuns(200),
    );
  });

  it('of a month of a whole region takes moments', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => ({
      at: new Date(from + (index * 25 * dayMs) / 5_000),
      homeKey: `${index}`,
      listingId: `${index}`,
    }));
    const weekly = replayAlert(many, { ...atOnce, timeUnit: 'weekly', sendHours: [9] }, zone, until);
    expect(weekly.messages.length).toBe(3);
    expect(weekly.homes).toBe(weekly.messages.flatMap((message) => message.listingIds).length);
  });
});

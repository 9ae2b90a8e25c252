import { setImmediate as nextTurn } from 'node:timers/promises';
import { minuteMs } from '@hearthline/domain/calendar';
import { expect, it } from 'vitest';
import { GoneError } from '../../../../platform/shares.ts';
import type { AlertMarket, PastEvent, PastQuestion } from '../market/alert-market.ts';
import type { AskedAlert } from './look-back.ts';
import { lookBack, tells } from './look-back.ts';
import { suggestChanges } from './suggest-changes.ts';

const now = new Date('2025-11-12T14:00:00Z');
const asked: AskedAlert = {
  criteria: { version: 1, offer: 'sale', status: ['active'] },
  triggers: ['new', 'priceChange'],
  timeUnit: 'atOnce',
  sendHours: [],
  quietHours: { from: '21:00', to: '08:00' },
  ceiling: 5,
};

/** A home a minute; every other one in another community. */
const eventOf = (_: unknown, minutes: number): PastEvent => ({
  id: `e${minutes}`,
  listingId: `l${minutes}`,
  homeKey: `h${minutes}`,
  at: new Date(now.getTime() - minutes * minuteMs),
  code: 'new',
  isRelisted: false,
  oldPrice: null,
  price: 50_000_000,
  traits: {
    kind: 'detached',
    municipalityCode: 'm',
    communityCode: minutes % 2 === 0 ? 'even' : 'odd',
    bedrooms: 3,
    price: 50_000_000,
  },
  later: [],
});

const questions: PastQuestion[] = [];
const marketOf = (events: number) => ({
  listEvents: async (_agentId: string, question: PastQuestion) => {
    questions.push(question);
    return Array.from({ length: Math.min(events, question.limit) }, eventOf);
  },
});
const look = (events: number, signal?: AbortSignal) =>
  lookBack(marketOf(events), asked, { agentId: 'a', now, timeZone: 'America/Toronto', signal });

it('asks for no more than it takes in, and says where it stopped', async () => {
  expect((await look(300)).stoppedAt).toBeNull();
  const { stoppedAt, events } = await look(1_000_000);
  expect(questions.at(-1)).toMatchObject({ codes: ['new', 'pc'], limit: events.length });
  expect(events.length).toBeLessThanOrEqual(5_000);
  expect(stoppedAt).toEqual(events.at(-1)?.at);
});

it('counts what narrower criteria would have found without asking again, and nothing that events do not tell', async () => {
  const past = await look(301);
  const asks = questions.length;
  const narrower = { ...asked, criteria: { ...asked.criteria, community: { any: ['odd'] } } };
  expect(await past.countHomes(narrower)).toBe(150);
  expect((await past.replay(narrower)).homes + (await past.replay(narrower)).waiting).toBe(150);
  expect(questions).toHaveLength(asks);
  const pool = { ...asked, criteria: { ...asked.criteria, bathrooms: { min: 2 } } };
  await expect(past.countHomes(pool)).rejects.toThrow('bathrooms');
  expect(tells(asked.criteria, narrower.criteria)).toBe(true);
  expect(tells(asked.criteria, pool.criteria)).toBe(false);
});

it('is too wide with very many homes as well, however few the messages that gather them', async () => {
  const onlooker = { agentId: 'a', now, timeZone: 'America/Toronto' };
  const daily = { ...asked, timeUnit: 'daily', sendHours: [8], ceiling: null } as const;
  const kindsWith = async (minutes: number) => {
    const past = await look(minutes);
    const replayed = await past.replay({ ...daily, quietHours: null });
    const market = {
      ...marketOf(minutes),
      listNarrower: async () => [
        { field: 'community', criteria: { ...asked.criteria, community: { any: ['odd'] } } },
      ],
      listWider: async () => [],
    };
    const means = { market: market as unknown as AlertMarket, onlooker };
    const suggestions = await suggestChanges(means, { asked: daily, past, replayed, answered: [] });
    return [replayed.messages.length, suggestions.map(({ kind }) => kind)];
  };
  const everyHome = 60 * 24 * 3;
  expect(await kindsWith(everyHome)).toEqual([3, ['narrow']]);
});

it('lets others through again and again, and ends for somebody who has left', async () => {
  const leaving = new AbortController();
  const past = await look(5_000, leaving.signal);
  let isDone = false;
  const replaying = past.replay(asked).finally(() => {
    isDone = true;
  });
  let turns = 0;
  for (; !isDone; turns += 1) await nextTurn();
  expect((await replaying).messages.length).toBeGreaterThan(0);
  expect(turns).toBeGreaterThan(5);
  const left = past.replay(asked);
  leaving.abort();
  await expect(left).rejects.toBeInstanceOf(GoneError);
});

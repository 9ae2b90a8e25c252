import { describe, expect, it } from 'vitest';
import type { SendingAllowance, SendingRecord, SendingRequest } from './sending-limit.ts';
import { evaluateSending } from './sending-limit.ts';

const fresh: SendingRecord = {
  accountAgeDays: 0,
  isApproved: false,
  hasBoardAgreement: false,
  ownLimit: 1_000,
  sentToday: 0,
  sentLast24Hours: 0,
  waiting: 0,
  recent: { sent: 0, bounced: 0, complained: 0 },
};
const known = { accountAgeDays: 14 };
const approved = { isApproved: true };
const recent = (sent: number, bounced: number, complained: number) => ({
  recent: { sent, bounced, complained },
});

describe('how many messages may go on one day', () => {
  it.each<[string, Partial<SendingRecord>, Partial<SendingAllowance>]>([
    ['a fresh account', {}, { limit: 50, reason: 'newAccount' }],
    ['on its 14th day', { accountAgeDays: 13 }, { limit: 50, reason: 'newAccount' }],
    ['after 14 days', known, { limit: 200, reason: 'established' }],
    ['made by a clock that is ahead', { accountAgeDays: -3 }, { limit: 50, reason: 'newAccount' }],
    ['a fresh one with an agreement', { hasBoardAgreement: true }, { limit: 50, reason: 'newAccount' }],
    ['approved on the first day', approved, { limit: 1_000, reason: 'approved' }],
    ['approved later', { ...known, ...approved }, { limit: 1_000, reason: 'approved' }],
    ['its own lower limit', { ...approved, ownLimit: 20 }, { limit: 20, reason: 'own', halvedBy: null }],
    ['its own higher limit', { ownLimit: 500 }, { limit: 50, reason: 'newAccount' }],
    ['the same limit of its own', { ownLimit: 50 }, { limit: 50, reason: 'newAccount' }],
    ['5 % bounces', { ...approved, ...recent(100, 5, 0) }, { limit: 500, halvedBy: 'bounces' }],
    ['fewer bounces', { ...approved, ...recent(101, 5, 0) }, { limit: 1_000, halvedBy: null }],
    ['0.1 % complaints', { ...known, ...recent(1_000, 0, 1) }, { limit: 100, halvedBy: 'complaints' }],
    ['fewer complaints', { ...known, ...recent(1_001, 0, 1) }, { limit: 200, halvedBy: null }],
    ['both, halved once', recent(100, 50, 5), { limit: 25, halvedBy: 'complaints' }],
    ['one bounce of three', recent(3, 1, 0), { limit: 50, halvedBy: null }],
    ['too few to say anything', recent(49, 49, 1), { limit: 50, halvedBy: null }],
    ['just enough', recent(50, 3, 0), { limit: 25, halvedBy: 'bounces' }],
    [
      'its own limit below the halved one',
      { ...recent(100, 50, 0), ownLimit: 10 },
      { limit: 10, reason: 'own', halvedBy: null },
    ],
    [
      'its own limit between the halved and the whole one',
      { ...recent(100, 50, 0), ownLimit: 30 },
      { limit: 25, reason: 'newAccount', halvedBy: 'bounces' },
    ],
  ])('%s', (_name, changes, expected) => {
    expect(
      evaluateSending({ ...fresh, ...changes }, { category: 'news', chosen: 1, readers: 1 }),
    ).toMatchObject(expected);
  });
});

describe('what a mailing is told before it is sent', () => {
  const news = (readers: number): SendingRequest => ({ category: 'news', chosen: readers, readers });
  it.each<[string, Partial<SendingRecord>, SendingRequest, Partial<SendingAllowance>]>([
    ['all go', {}, news(50), { left: 50, today: 50, later: 0, days: 0 }],
    ['nobody is asked for', {}, news(0), { left: 50, today: 0, later: 0, days: 0 }],
    ['one too many', {}, news(51), { today: 50, later: 1, days: 1 }],
    ['over many days', {}, news(1_000), { today: 50, later: 950, days: 19 }],
    ['part of the day is used', { sentToday: 30 }, news(30), { left: 20, today: 20, later: 10, days: 1 }],
    ['what waits counts too', { sentToday: 10, waiting: 30 }, news(20), { left: 10, today: 10, later: 10 }],
    ['nothing is left', { sentToday: 50 }, news(1), { left: 0, today: 0, later: 1, days: 1 }],
    ['what waits goes first', { waiting: 120 }, news(40), { left: 0, today: 0, later: 40, days: 3 }],
    ['a full day yesterday evening', { sentLast24Hours: 50 }, news(50), { left: 50, later: 0 }],
    ['a day begun anew in another time zone', { sentLast24Hours: 100 }, news(50), { left: 0, later: 50 }],
    ['a limit that was lowered meanwhile', { sentToday: 300 }, news(50), { left: 0, later: 50, days: 1 }],
  ])('%s', (_name, changes, request, expected) => {
    expect(evaluateSending({ ...fresh, ...changes }, request)).toMatchObject(expected);
  });

  it.each([
    [10, 'personal', null, 10],
    [11, 'personal', 'personalTooMany', 0],
    [11, 'news', null, 11],
  ] as const)('%i readers of %s mail', (readers, category, refusal, today) => {
    expect(evaluateSending(fresh, { category, chosen: readers, readers })).toMatchObject({
      refusal,
      today,
      later: 0,
    });
  });

  it('counts personal mail against the same limit', () => {
    const allowance = evaluateSending(
      { ...fresh, sentToday: 45 },
      { category: 'personal', chosen: 9, readers: 8 },
    );
    expect(allowance).toMatchObject({ refusal: null, left: 5, today: 5, later: 3, days: 1 });
  });
});

describe('people who came by an import', () => {
  it.each([
    [{}, false],
    [known, false],
    [{ hasBoardAgreement: true }, true],
    [approved, true],
  ])('%j: %s', (changes, expected) => {
    const allowance = evaluateSending({ ...fresh, ...changes }, { category: 'news', chosen: 1, readers: 1 });
    expect(allowance.mayWriteToImported).toBe(expected);
  });
});

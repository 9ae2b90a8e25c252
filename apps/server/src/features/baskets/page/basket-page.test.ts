import { randomBytes } from 'node:crypto';
import { manyRuns } from '@hearthline/domain/testing/many-runs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BasketsApp } from '../testing/baskets-app.ts';
import { createBasketsApp } from '../testing/baskets-app.ts';

let app: BasketsApp;
let amara: string;
let joel: string;
let id: string;
let page: string;
let others: string;
let homes: string[];
beforeAll(async () => {
  app = await createBasketsApp();
  amara = await app.addReader({ firstName: 'Amara', lastName: 'Chen', email: 'amara@example.com' });
  joel = await app.addReader({
    firstName: 'Joël',
    lastName: 'Chen',
    email: 'joel@example.com',
    language: 'fr',
  });
  await app.call('PUT /clients/{id}/household', {
    as: app.maya,
    params: { id: amara },
    body: { withId: joel },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  const made = await app.makeBasket({
    clientId: amara,
    isForHousehold: true,
    listingIds: app.listings.slice(0, 3),
  });
  ({ id } = made);
  homes = made.homes.map((home) => home.id);
  await app.sendAll(id);
  const sent = await app.getBasket(id);
  page = app.pageOf(sent);
  others = app.pageOf(sent, 1);
});

const read = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await app.send('GET', path, { headers });
  return { status: reply.statusCode, text: reply.body, headers: reply.headers };
};
const homeOf = (position: number) => homes[position] ?? '';
const answer = (path: string, home: string, given: string, reason: string[] = []) =>
  app.submit(path, { action: 'answer', home, answer: given, reason });
const answersOf = async (position: number) =>
  (await app.getBasket(id)).homes[position]?.answers.map((each) => each.answer);

describe('[BASKET-03] the client’s page', () => {
  it('opens without an account, in the reader’s own language, and is nobody else’s business', async () => {
    const { status, text, headers } = await read(page);
    expect(status).toBe(200);
    expect(text).toContain('Amara');
    expect(text).toContain('lang="en-CA"');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(text).toContain('noindex');
    expect(headers['content-security-policy']).toMatch(/script-src 'self'.*sandbox allow-scripts/);
    expect((await read(others)).text).toContain('lang="fr-CA"');
    expect((await read(`${page}?lan=fr`)).text).toContain('lang="fr-CA"');
    expect((await read(`${page}?home=${homeOf(0)}`)).status).toBe(200);
    for (const view of ['map', 'compare']) expect((await read(`${page}?view=${view}`)).status).toBe(200);
  });

  it('takes answers with reasons, which the agent has at once and which never move a request', async () => {
    const reply = await answer(page, homeOf(1), 'maybe', ['price', 'street', 'nonsense']);
    expect(reply).toEqual({
      status: 303,
      location: `${page}?done=answered&of=${homeOf(1)}#home-${homeOf(1)}`,
    });
    const home = (await app.getBasket(id)).homes[1];
    expect(home).toMatchObject({ state: 'sent' });
    expect(home?.answers).toMatchObject([
      { answer: 'maybe', reasons: ['price', 'street'], isUnread: true },
      { answer: null },
    ]);
    const [news] = await app.database.query<{ title: string; link: string }>(
      'select title, link from notification order by id desc limit 1',
    );
    expect(news?.title).toMatch(/^Amara Chen is not sure about /);
    expect(news?.link).toBe(`/basket/view/item?id=${id}&home=${homeOf(1)}`);
    await app.call('POST /baskets/{id}/seen', { as: app.maya, params: { id } });
    expect((await app.getBasket(id)).homes[1]?.answers[0]?.isUnread).toBe(false);
    const timeline = await app.call('GET /clients/{id}/timeline', { as: app.maya, params: { id: amara } });
    expect(timeline.body.result.find(({ kind }) => kind === 'basket')).toMatchObject({
      event: 'maybe',
      basketId: id,
      homeId: homeOf(1),
    });
  });

  it('keeps the answers of each person apart, and shows those that are shared', async () => {
    await answer(page, homeOf(0), 'yes');
    await answer(others, homeOf(0), 'no');
    expect(await answersOf(0)).toEqual(['yes', 'no']);
    await app.submit(page, { action: 'comment', home: homeOf(0), text: 'Love the light' });
    expect((await read(others)).text).toContain('Love the light');
    await app.submit(page, { action: 'share', shares: 'no' });
    expect((await read(others)).text).not.toContain('Love the light');
  });

  it('is not changed by looking, whoever looks', async () => {
    const state = async () => {
      const { readers, activity } = await app.getBasket(id);
      return { visits: readers.map(({ visits, visitedAt }) => [visits, visitedAt]), activity };
    };
    const before = await state();
    for (const agent of ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0', 'Barracuda Sentinel', ''])
      for (const path of [page, `${page}?home=${homeOf(0)}`, `${page}/photo/${homeOf(0)}/0`, `${page}/map`])
        await read(path, { 'user-agent': agent });
    expect(await state()).toEqual(before);
    await app.submit(page, { action: 'visit' });
    const { readers, activity } = await app.getBasket(id);
    expect(readers[0]).toMatchObject({ visits: 1 });
    expect(activity.filter(({ what }) => what === 'opened')).toEqual([
      expect.objectContaining({ readerId: readers[0]?.readerId, homeId: null, number: 1 }),
    ]);
  });

  it('counts a home that was opened by a person, and not by what checks links', async () => {
    const open = (userAgent: string) =>
      app.send('POST', page, {
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': userAgent },
        payload: `action=open&home=${homeOf(2)}`,
      });
    await open('Proofpoint URL Defense');
    await open('Mozilla/5.0 (iPhone) Safari/605.1');
    expect((await app.getBasket(id)).homes[2]?.answers[0]).toMatchObject({ opened: 1 });
  });

  it('says what changed since the visit before, until the next one', async () => {
    await app.submit(page, { action: 'visit' });
    await app.pass(3_600_000);
    await app.database.query('update listing set list_price = list_price * 0.9 where id = $1', [
      app.listings[0],
    ]);
    const changed = /id="since-title"/;
    expect((await read(page)).text).toMatch(changed);
    await app.submit(page, { action: 'visit' });
    expect((await read(page)).text).toMatch(changed);
    await app.pass(3_600_000);
    expect((await read(page)).text).not.toMatch(changed);
  });

  it('hides homes that may not be shown, and all of them when the agreement ends, and keeps the answers', async () => {
    await answer(page, homeOf(1), 'yes');
    const addressOf = async (position: number) => (await app.getBasket(id)).homes[position]?.listing?.address;
    const address = (await addressOf(1)) ?? '';
    expect((await read(page)).text).toContain(address);
    await app.database.query('update listing set may_show_on_internet = false where id = $1', [
      app.listings[1],
    ]);
    expect((await read(page)).text).not.toContain(address);
    expect((await read(`${page}/photo/${homeOf(1)}/0`)).status).not.toBe(200);
    await app.database.query('update listing set may_show_on_internet = true where id = $1', [
      app.listings[1],
    ]);
    await app.services.operator.agreements.end(app.maya.agentId, '2025-11-01');
    const closed = (await read(page)).text;
    expect(closed).not.toContain(address);
    expect(await answersOf(1)).toEqual(['yes', null]);
    await app.services.operator.agreements.grant(app.maya.agentId, {
      boardName: 'Board',
      validFrom: '2025-01-01',
      validUntil: '2027-12-31',
    });
    expect((await read(page)).text).toContain(address);
  });

  it('follows a home that is listed under another number, and keeps the answer', async () => {
    await answer(page, homeOf(2), 'yes');
    await app.database.query(`update listing set home_key = 'same home' where id = $1`, [app.listings[2]]);
    await app.database.query(
      `update listing set home_key = 'same home', entered_at = now() + interval '9 years',
         offer = (select offer from listing where id = $2) where id = $1`,
      [app.listings[15], app.listings[2]],
    );
    const home = (await app.getBasket(id)).homes[2];
    expect(home?.listing?.id).toBe(app.listings[15]);
    expect(home?.addedAs).not.toBeNull();
    expect(home?.answers[0]).toMatchObject({ answer: 'yes' });
  });
});

describe('a link', () => {
  it('that was closed, or whose basket is deleted, says whom to ask', async () => {
    const { readers } = await app.getBasket(id);
    const params = { id, readerId: readers[0]?.readerId ?? '' };
    const link = (action: 'open' | 'close') =>
      app.call('POST /baskets/{id}/readers/{readerId}/link', { as: app.maya, params, body: { action } });
    await link('close');
    const ended = await read(page);
    expect(ended.status).toBe(410);
    expect(ended.text).toContain('Maya Tester');
    expect((await read(`${page}?lan=fr`)).text).toContain('lang="fr-CA"');
    expect(await answer(page, homeOf(0), 'yes')).toMatchObject({ status: 410 });
    await link('open');
    expect((await read(page)).status).toBe(410);
    expect((await read(app.pageOf(await app.getBasket(id)))).status).toBe(200);
    await app.call('DELETE /baskets/{id}', { as: app.maya, params: { id } });
    expect((await read(others)).status).toBe(410);
  });

  it('lasts a year from the last visit', async () => {
    await app.pass(300 * 86_400_000);
    await app.submit(page, { action: 'visit' });
    await app.pass(300 * 86_400_000);
    expect((await read(page)).status).toBe(200);
    await app.pass(66 * 86_400_000);
    expect((await read(page)).status).toBe(410);
  });

  it('is not guessed: of ten thousand others none opens', async () => {
    const token = page.slice('/c/'.length);
    const flip = (text: string, at: number) =>
      text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
    const candidates = [
      ...Array.from({ length: token.length }, (_, at) => flip(token, at)),
      ...Array.from({ length: token.length }, (_, at) => token.slice(0, at)),
      token.toUpperCase(),
      `${token}A`,
      encodeURIComponent(`${token}\0`),
      ...Array.from({ length: manyRuns(10_000).numRuns }, () => randomBytes(24).toString('base64url')),
    ].filter((candidate) => candidate !== token && candidate !== '');
    const opened: string[] = [];
    for (let start = 0; start < candidates.length; start += 50)
      await Promise.all(
        candidates.slice(start, start + 50).map(async (candidate) => {
          if ((await read(`/c/${candidate}`)).status < 400) opened.push(candidate);
        }),
      );
    expect(opened).toEqual([]);
  }, 120_000);
});

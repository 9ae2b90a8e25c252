import { sampleFacts } from '@hearthline/domain/criteria/testing/arbitrary-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { insertSampleListings } from '../testing/sample-listings.ts';

const onSale = { version: 1, offer: 'sale', status: ['active'] };
const families = { ...onSale, bedrooms: { min: 3 } };

let app: TestApp;
let anna: TestAgent;
let ben: TestAgent;

beforeAll(async () => {
  app = await createTestApp();
  await insertSampleListings(app.database.worker.db, sampleFacts(300, 5));
  await app.services.marketFollower.catchUp();
  [anna, ben] = [await app.createAgent('Anna'), await app.createAgent('Ben')];
  for (const { agentId } of [anna, ben])
    await app.services.operator.agreements.grant(agentId, {
      boardName: 'Board',
      validFrom: '2025-01-01',
      validUntil: '2026-12-31',
    });
});
afterAll(() => app.close());

const save = (name: string, criteria: object = families) =>
  app.call('POST /searches', { as: anna, body: { name, criteria } });
const list = async (as = anna) => (await app.call('GET /searches', { as })).body.result;

describe('saved searches', () => {
  it('keep their criteria and tell how much they find now', async () => {
    const { body } = await save('Families');
    const counted = await app.database.query<{ count: string }>(
      "select count(*) as count from listing_open where offer = 'sale' and bedrooms >= 3",
    );
    expect(body.result).toMatchObject({
      name: 'Families',
      criteria: families,
      total: Number(counted[0]?.count),
    });
    expect(await list(ben)).toEqual([]);
    const renamed = await app.call('PUT /searches/{id}', {
      as: anna,
      params: { id: body.result.id },
      body: { name: 'Big families', criteria: { ...families, bedrooms: { min: 5 } } },
    });
    expect(renamed.body.result).toMatchObject({ name: 'Big families', criteria: { bedrooms: { min: 5 } } });
  });

  it('count what is new since they were opened', async () => {
    const { body } = await save('All', onSale);
    const fresh = async () => (await list()).find(({ id }) => id === body.result.id)?.fresh;
    expect(await fresh()).toBe(0);
    const [row] = await app.database.query<{ id: string }>(
      "select id from listing_open where offer = 'sale' limit 1",
    );
    await app.database.query("update listing set entered_at = '2025-11-12T15:00:00Z' where id = $1", [
      row?.id,
    ]);
    await app.services.marketFollower.catchUp();
    expect(await fresh()).toBe(1);
    app.clock.advance(2 * 3_600_000);
    await app.call('POST /searches/{id}/opened', {
      as: { token: await freshToken() },
      params: { id: body.result.id },
    });
    expect(
      (await list({ ...anna, token: await freshToken() })).find(({ id }) => id === body.result.id)?.fresh,
    ).toBe(0);
  });

  it('are deleted and brought back, by their own agent only', async () => {
    const as = { ...anna, token: await freshToken() };
    const { body } = await app.call('POST /searches', {
      as,
      body: { name: 'Short-lived', criteria: onSale },
    });
    const params = { id: body.result.id };
    const others = { ...ben, token: await freshToken(ben) };
    expect((await app.call('DELETE /searches/{id}', { as: others, params })).status).toBe(404);
    expect((await app.call('DELETE /searches/{id}', { as, params })).status).toBe(200);
    expect((await list(as)).some(({ id }) => id === params.id)).toBe(false);
    expect((await app.call('DELETE /searches/{id}', { as, params })).status).toBe(404);
    expect((await app.call('POST /searches/{id}/restore', { as, params })).status).toBe(200);
    expect((await list(as)).some(({ id }) => id === params.id)).toBe(true);
  });
});

describe('recent searches', () => {
  it('are kept once each, newest first, the last twenty', async () => {
    const as = { ...anna, token: await freshToken() };
    const remember = async (min: number) => {
      app.clock.advance(1_000);
      await app.call('POST /searches/recent', {
        as,
        body: { criteria: { ...onSale, bedrooms: { min } }, total: min },
      });
    };
    for (let min = 1; min <= 25; min += 1) await remember(min);
    await remember(20);
    const { body } = await app.call('GET /searches/recent', { as });
    expect(body.result.map(({ total }) => total)).toEqual([20, 25, 24, 23, 22, 21, ...range(19, 6)]);
  });
});

describe('criteria that are too long for an address', () => {
  it('get a key made of their meaning, and whoever has it can read them', async () => {
    const as = { ...anna, token: await freshToken() };
    const share = async (criteria: object) =>
      (await app.call('POST /searches/shared', { as, body: { criteria } })).body.result.key;
    const key = await share({ ...families, kind: { any: ['detached', 'farm'] } });
    expect(await share({ kind: { any: ['farm', 'detached'], not: [] }, ...families })).toBe(key);
    const others = { ...ben, token: await freshToken(ben) };
    const { body } = await app.call('GET /searches/shared/{key}', { as: others, params: { key } });
    expect(body.result).toEqual({ ...families, kind: { any: ['detached', 'farm'] } });
    const missing = await app.call('GET /searches/shared/{key}', { as, params: { key: 'A'.repeat(22) } });
    expect(missing.status).toBe(404);
  });
});

const range = (from: number, downTo: number) =>
  Array.from({ length: from - downTo + 1 }, (_, step) => from - step);

/** Signs in again where the test has moved the clock past the token's end. */
async function freshToken(agent = anna): Promise<string> {
  const { body } = await app.call('POST /auth/refresh', {
    body: { refreshToken: agent.refreshToken, deviceName: 'Test' },
  });
  agent.refreshToken = body.refreshToken ?? '';
  return body.token ?? '';
}

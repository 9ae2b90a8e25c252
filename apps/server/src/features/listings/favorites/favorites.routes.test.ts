import { sampleFacts } from '@hearthline/domain/criteria/testing/arbitrary-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { insertSampleListings } from '../testing/sample-listings.ts';

let app: TestApp;
let anna: TestAgent;
let ben: TestAgent;
let homes: string[];

beforeAll(async () => {
  app = await createTestApp();
  await insertSampleListings(app.database.worker.db, sampleFacts(60, 5));
  [anna, ben] = [await app.createAgent('Anna'), await app.createAgent('Ben')];
  for (const { agentId } of [anna, ben])
    await app.services.operator.agreements.grant(agentId, {
      boardName: 'Board',
      validFrom: '2025-01-01',
      validUntil: '2026-12-31',
    });
  const rows = await app.database.query<{ id: string }>(
    'select id from listing_open where price is not null order by id limit 4',
  );
  homes = rows.map(({ id }) => id);
});
afterAll(() => app.close());

const mark = (listingId: string, note?: string) =>
  app.call('PUT /favorites/{listingId}', {
    as: anna,
    params: { listingId },
    body: note === undefined ? {} : { note },
  });
const list = async (as = anna) => (await app.call('GET /favorites', { as })).body.result;
const home = (position: number) => homes[position] as string;

describe('[LIST-07] favourites', () => {
  it('are marked with a note, listed and removed, and belong to one agent', async () => {
    expect((await mark(home(0), 'Ask about the roof')).status).toBe(200);
    await mark(home(1));
    expect((await list()).map(({ listing }) => listing.id).sort()).toEqual([home(0), home(1)].sort());
    expect((await list()).find(({ listing }) => listing.id === home(0))).toMatchObject({
      note: 'Ask about the roof',
      markedAt: '2025-11-12T14:00:00.000Z',
      changes: [],
    });
    expect(await list(ben)).toEqual([]);
    expect((await app.call('GET /favorites/ids', { as: anna })).body.result).toHaveLength(2);

    await app.call('DELETE /favorites/{listingId}', { as: anna, params: { listingId: home(1) } });
    expect((await list()).map(({ listing }) => listing.id)).toEqual([home(0)]);
  });

  it('come back whole within a day, and start anew after it', async () => {
    await mark(home(2), 'Corner lot');
    await passTime(3_600_000);
    await app.call('DELETE /favorites/{listingId}', { as: anna, params: { listingId: home(2) } });
    await mark(home(2));
    expect((await list()).find(({ listing }) => listing.id === home(2))).toMatchObject({
      note: 'Corner lot',
      markedAt: '2025-11-12T14:00:00.000Z',
    });
    await app.call('DELETE /favorites/{listingId}', { as: anna, params: { listingId: home(2) } });
    await passTime(25 * 3_600_000);
    await mark(home(2));
    expect((await list()).find(({ listing }) => listing.id === home(2))).toMatchObject({
      note: '',
      markedAt: app.clock.now().toISOString(),
    });
  });

  it('tell what changed since they were marked, until the changes were seen', async () => {
    await mark(home(3));
    const [before] = await app.database.query<{ price: string; code: string }>(
      'select price, code from listing_open where id = $1',
      [home(3)],
    );
    await app.database.query(
      "update listing set list_price = 55500000, code = 'sc', state = 'conditional', photo_count = 9 where id = $1",
      [home(3)],
    );
    const changed = (await list())[0];
    expect(changed?.listing.id).toBe(home(3));
    expect(changed?.changes).toEqual([
      { type: 'price', from: Number(before?.price), to: 55_500_000 },
      { type: 'status', from: before?.code, to: 'sc' },
      { type: 'photos', from: 0, to: 9 },
    ]);
    await app.call('POST /favorites/seen', { as: anna, body: { listingIds: [home(3)] } });
    expect((await list()).find(({ listing }) => listing.id === home(3))?.changes).toEqual([]);
  });

  it('refuse a listing that is not there', async () => {
    const reply = await mark('0192f0a0-0000-7000-8000-000000000009');
    expect(reply.status).toBe(404);
    expect(reply.body.error?.code).toBe('listing_not_found');
  });
});

/** Moves the clock and renews the session, which would have ended meanwhile. */
async function passTime(milliseconds: number): Promise<void> {
  app.clock.advance(milliseconds);
  const { body } = await app.call('POST /auth/refresh', {
    body: { refreshToken: anna.refreshToken, deviceName: 'Test' },
  });
  anna = { ...anna, token: body.token ?? '', refreshToken: body.refreshToken ?? '' };
}

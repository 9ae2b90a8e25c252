import { sampleFacts } from '@hearthline/domain/criteria/testing/arbitrary-facts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { insertSampleListings } from './testing/sample-listings.ts';
import { createUpkeepStore } from './upkeep.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await insertSampleListings(database.worker.db, sampleFacts(40, 9));
});
afterAll(() => database.drop());

it('lets sales go after 25 months and closes deals on their day, once', async () => {
  const store = createUpkeepStore(database.worker.db);
  await database.query(
    "update listing set state = 'firm', sold_date = '2026-01-10', close_date = '2026-03-01', is_closed = false",
  );
  const all = (await database.query('select from listing')).length;
  expect(await store.closeDeals('2026-02-28')).toBe(0);
  expect(await store.closeDeals('2026-03-01')).toBe(all);
  expect(await store.closeDeals('2026-03-02')).toBe(0);
  expect(await store.dropOldSales('2028-02-10')).toBe(0);
  expect(await store.dropOldSales('2028-02-11')).toBe(all);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/test-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { fillTestMarket } from '../testing/test-market.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('the test market', () => {
  it('fills', async () => {
    const t = performance.now();
    await fillTestMarket(database);
    console.log(performance.now() - t);
    console.log(
      await database.query(
        'select count(*), (select count(*) from listing_open) as open, (select count(*) from listing_past) as past, (select count(*) from listing_event) as events from listing',
      ),
    );
  });
});

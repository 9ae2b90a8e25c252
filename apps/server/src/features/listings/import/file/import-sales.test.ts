import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSettableClock } from '../../../../platform/clock/clock.ts';
import type { TestDatabase } from '../../../../testing/test-database.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createListingImport } from '../listing-import.ts';

const salesFile = path.resolve(
  import.meta.dirname,
  '../../../../../../../../shared/data/sales-dev.ndjson.gz',
);
const sales = 16_021;

describe('a file of real sales', () => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'hearthline-import-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('[LIST-08] is taken in whole, and a second time nothing is written', async ({ skip }) => {
    skip(!existsSync(salesFile), 'the development set does not lie beside this checkout');
    const listings = createListingImport({
      database: database.worker,
      clock: createSettableClock('2026-11-15T12:00:00Z'),
    });
    const job = { file: salesFile, rejectsFile: path.join(folder, 'rejects.ndjson') };
    const first = await listings.importFile(job);
    expect(first).toMatchObject({ lines: sales, inserted: sales, rejected: 0, rejectsFile: null });
    // None of them has a list price.
    expect(first.irregular).toBe(sales);
    const again = await listings.importFile(job);
    expect(again).toMatchObject({ inserted: 0, updated: 0, unchanged: sales });
    const [stored] = await database.query(
      `select count(*)::int as listings, count(world_x)::int as placed, count(close_price)::int as priced,
         bool_and(state = 'firm' and is_closed) as sold, (select count(*)::int from listing_past) as past
       from listing`,
    );
    expect(stored).toEqual({ listings: sales, placed: sales, priced: sales, sold: true, past: sales });
  });
});

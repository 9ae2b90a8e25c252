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
    const t = Date.now();
    const first = await listings.importFile(job);
    console.log(Date.now() - t, first);
    expect(first).toMatchObject({ lines: sales, inserted: sales, rejected: 0, rejectsFile: null });
    const again = await listings.importFile(job);
    console.log(Date.now() - t, again);
    expect(again).toMatchObject({ inserted: 0, updated: 0, unchanged: sales });
    const [stored] = await database.query(
      `select count(*)::int as listings, count(distinct community_code)::int as communities,
         count(world_x)::int as placed, count(*) filter (where is_irregular)::int as irregular, min(sold_date)::text, max(area_point), count(area_point)::int as areas,
         (select count(*)::int from listing_past) as past, (select count(*)::int from listing_event) as events, count(previous_listing_id)::int as linked
       from listing`,
    );
    console.log(stored);
  });
});

import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSettableClock } from '../../../../platform/clock/clock.ts';
import type { TestDatabase } from '../../../../testing/test-database.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createListingImport } from '../listing-import.ts';
import { mapProperty } from '../map-property.ts';

const salesFile = path.resolve(
  import.meta.dirname,
  '../../../../../../../../shared/data/sales-dev.ndjson.gz',
);
const sales = 16_021;
/** All are mapped, some are stored: the rest would only take time. */
const storedSales = 600;

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

  it('[LIST-08] is imported, and a second time nothing is written', async ({ skip }) => {
    skip(!existsSync(salesFile), 'the development set does not lie beside this checkout');
    const lines = gunzipSync(await readFile(salesFile))
      .toString('utf8')
      .trim()
      .split('\n');
    const mapped = lines.map((line) => mapProperty(JSON.parse(line)));
    expect(mapped.filter(({ ok }) => ok)).toHaveLength(sales);
    const warned = mapped.flatMap((result) => (result.ok ? result.warnings : []));
    expect(warned.length).toBeLessThan(100);

    const file = path.join(folder, 'sales.ndjson.gz');
    await writeFile(file, gzipSync(lines.slice(0, storedSales).join('\n')));
    const job = { file, rejectsFile: path.join(folder, 'rejects.ndjson') };
    const clock = createSettableClock('2026-11-15T12:00:00Z');
    const listings = createListingImport({ database: database.worker, clock });
    // None of them has a list price.
    expect(await listings.importFile(job)).toMatchObject({
      lines: storedSales,
      inserted: storedSales,
      irregular: storedSales,
      rejected: 0,
      rejectsFile: null,
    });
    expect(await listings.importFile(job)).toMatchObject({ inserted: 0, updated: 0, unchanged: storedSales });
    const [stored] = await database.query(
      `select count(world_x)::int as placed, count(close_price)::int as priced,
         bool_and(state = 'firm' and is_closed) as sold, (select count(*)::int from listing_past) as past
       from listing`,
    );
    expect(stored).toEqual({ placed: storedSales, priced: storedSales, sold: true, past: storedSales });
  });
});

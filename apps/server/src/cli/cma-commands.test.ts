import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConfig } from '../config/config.ts';
import { parseEnv } from '../config/env.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { evaluateCommand } from './cma-commands.ts';
import type { CommandContext } from './command.ts';
import { importListingsCommand } from './import-listings-commands.ts';

let database: TestDatabase;
let folder: string;
let context: CommandContext;

/** Sold in 2024, one a day, on a few streets; the price follows the area. */
function soldHome(number: number) {
  const area = 900 + ((number * 37) % 1400);
  const day = new Date(Date.UTC(2024, 0, 1 + number)).toISOString().slice(0, 10);
  return {
    ListingKey: `S${number}`,
    ListingId: `S${number}`,
    OriginatingSystemName: 'TOWN',
    StandardStatus: 'Closed',
    MlsStatus: 'Sold',
    PropertyType: 'Residential',
    PropertySubType: 'Single Family Residence',
    ListPrice: 700_000,
    ClosePrice: Math.round(500_000 * (area / 1500) ** 0.5 * (1 + ((number * 13) % 21) / 200)),
    PurchaseContractDate: day,
    CloseDate: day,
    City: 'Alder Bay',
    CityRegion: 'Harbour',
    Latitude: 43.5 + ((number * 7) % 11) * 0.0007,
    Longitude: -79.6 + ((number * 5) % 13) * 0.0007,
    BedroomsTotal: 2 + (number % 3),
    BathroomsTotalInteger: 1 + (number % 2),
    LivingArea: area,
    LivingAreaUnits: 'Square Feet',
    ModificationTimestamp: `${day}T12:00:00Z`,
  };
}

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'hearthline-cma-'));
  const openDatabase = async () => ({ ownerUrl: database.ownerUrl, cluster: null, close: async () => {} });
  const config = createConfig(parseEnv({ DATA_DIR: folder }));
  context = { config, openDatabase, progress: { show: () => {}, end: () => {} } } as never;
  const file = path.join(folder, 'sold.ndjson');
  const lines = Array.from({ length: 300 }, (_, number) => JSON.stringify(soldHome(number)));
  await writeFile(file, lines.join('\n'));
  await importListingsCommand.run(context, {}, [file]);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const evaluate = (options: Record<string, string> = {}) =>
  evaluateCommand.run(context, { 'sold-from': '2024-09-01', 'sold-to': '2024-10-26', ...options }, []);

describe('[CMA-06] cma evaluate', () => {
  it('values every sale of the window by both methods, and measures how near it came', async () => {
    const { text, data } = await evaluate();
    const results = data.results as { method: string; segment: string; n: number; valued: number }[];
    for (const method of ['fast', 'advance']) {
      const all = results.find((row) => row.method === method && row.segment === 'all');
      expect(all).toMatchObject({ n: 56, valued: 56 });
      expect(Object.keys(all ?? {}).sort()).toEqual(
        ['bias', 'coverage80', 'mdape', 'method', 'n', 'ppe10', 'ppe20', 'segment', 'valued'].sort(),
      );
      expect(results.some((row) => row.method === method && row.segment === 'detached')).toBe(true);
    }
    const hits = (method: string) =>
      results.find((row) => row.method === method && row.segment === 'all') as unknown as { mdape: number };
    expect(hits('advance').mdape).toBeLessThan(0.05);
    expect(hits('advance').mdape).toBeLessThan(hits('fast').mdape);
    expect(text).toMatch(/advance, all +56 +56 /);
    expect(text).toContain('baseline communityMedian');
    expect(data.agreement).toMatchObject({ homes: expect.any(Number), overlapping: expect.any(Number) });
    expect(data.steadiness).toContainEqual(expect.objectContaining({ method: 'advance', homes: 56 }));
    const inside = expect.objectContaining({ method: 'advance', segment: 'all', n: 56 });
    expect(data.coverage).toContainEqual(inside);
    const grades = data.confidence as { method: string; n: number }[];
    expect(grades.reduce((sum, { method, n }) => (method === 'advance' ? sum + n : sum), 0)).toBe(56);
  });

  it('knows nothing of list prices, and leaves the demo out where there are real sales', async () => {
    const few = { 'sold-from': '2024-10-15', limit: '10' };
    const before = await evaluate(few);
    expect((before.data.results as { n: number }[])[0]?.n).toBe(10);
    await database.query(
      `update listing set list_price = list_price * 3, original_list_price = 100, previous_list_price = 999`,
    );
    expect((await evaluate(few)).data).toEqual(before.data);

    await database.query(
      `update listing set source = 'demo', close_price = close_price * 2 where sold_date < '2024-03-01'`,
    );
    const withDemo = await evaluate(few);
    expect(withDemo.data).not.toEqual(before.data);
    await database.query(`delete from listing where source = 'demo'`);
    expect((await evaluate(few)).data).toEqual(withDemo.data);
  });

  it.each([
    [{ 'sold-from': '2024-13-01' }, '--sold-from must be a day, written YYYY-MM-DD.'],
    [{ 'sold-to': 'soon' }, '--sold-to must be a day, written YYYY-MM-DD.'],
    [{ 'sold-from': '2024-12-01' }, '--sold-to lies before --sold-from.'],
    [{ limit: '0' }, '--limit must be a whole number above 0.'],
  ])('refuses %j', async (options, sentence) => {
    await expect(evaluate(options as Record<string, string>)).rejects.toThrow(sentence);
  });

  it('says that there is nothing to value instead of failing', async () => {
    const { data } = await evaluate({ 'sold-from': '1990-01-01', 'sold-to': '1990-12-31' });
    expect(data.results).toEqual([
      expect.objectContaining({ method: 'fast', segment: 'all', n: 0, mdape: null }),
      expect.objectContaining({ method: 'advance', segment: 'all', n: 0, mdape: null }),
    ]);
  });
});

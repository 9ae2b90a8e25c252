import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { CopiedRow } from './copy-out.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function copyAll(query: string): Promise<CopiedRow[]> {
  const rows: CopiedRow[] = [];
  for await (const batch of database.app.copyOut(query)) rows.push(...batch);
  return rows;
}

it('gives every value as the database would write it, whatever stands in it', async () => {
  const texts = ['', 'plain', 'tab\there', 'line\nbreak\r\n', 'back\\slash', '\\N', '\b\f\v', 'Été – 水 😀'];
  const literals = texts.map((text) => `(E'${text.replaceAll('\\', '\\\\')}')`).join(', ');
  expect(await copyAll(`select v.text, null, 1.5, true from (values ${literals}) as v (text)`)).toEqual(
    texts.map((text) => [text, null, '1.5', 't']),
  );
});

it('loses and doubles no row over many pieces, also where a row is longer than a piece', async () => {
  const rows = await copyAll(
    `select n, repeat('é', case when n % 500 = 0 then 300000 else n % 97 end) from generate_series(1, 3000) as n`,
  );
  expect(rows.map(([n]) => Number(n))).toEqual(Array.from({ length: 3000 }, (_, index) => index + 1));
  expect(rows.every(([n, text]) => text?.length === (Number(n) % 500 ? Number(n) % 97 : 300_000))).toBe(true);
});

it('gives the connection back, whether it is read to the end, left half-way or refused', async () => {
  for (let round = 0; round < 25; round += 1) {
    await copyAll('select 1');
    for await (const _batch of database.app.copyOut('select generate_series(1, 100000)')) break;
    await expect(copyAll('select nothing_of_this_name')).rejects.toThrow(/nothing_of_this_name/);
  }
  expect(await copyAll('select 7')).toEqual([['7']]);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/test-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { settleStatistics } from './settle-statistics.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function rowsKnownOf(table: string): Promise<number | undefined> {
  const [row] = await database.query<{ reltuples: number }>(
    'select reltuples from pg_class where oid = $1::regclass',
    [table],
  );
  return row?.reltuples;
}

describe('what was filled at once', () => {
  it('is known to the planner afterwards; what is known already, and what is empty, is left alone', async () => {
    for (const table of ['filled', 'known', 'empty'])
      await database.query(`create table ${table} (id int) with (autovacuum_enabled = off)`);
    await database.query('insert into filled select generate_series(1, 300)');
    await database.query('insert into known select generate_series(1, 20)');
    await database.query('analyze known');
    await database.query('insert into known select generate_series(1, 20)');
    expect(await rowsKnownOf('filled')).toBe(-1);
    await settleStatistics(database.ownerUrl);
    expect(await rowsKnownOf('filled')).toBe(300);
    expect(await rowsKnownOf('known')).toBe(20);
    expect(await rowsKnownOf('empty')).toBe(-1);
  });
});

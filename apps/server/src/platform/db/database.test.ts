import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';
import { createDatabase, prepared } from './database.ts';

let database: TestDatabase;
let single: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  single = createDatabase({ url: database.ownerUrl, role: 'hearthline_app', maxConnections: 1 });
});
afterAll(async () => {
  await single.close();
  await database.drop();
});

it('plans a statement with a name once for each connection, and others every time', async () => {
  for (const number of [1, 2, 3]) {
    const { rows } = await sql<{
      twice: number;
    }>`${prepared('twice')} select ${number}::int * 2 as twice`.execute(single.db);
    expect(rows).toEqual([{ twice: number * 2 }]);
    await sql`select ${number}::int * 3 as thrice`.execute(single.db);
  }
  const { rows } = await sql<{ name: string; uses: number }>`
    select name, generic_plans + custom_plans as uses from pg_prepared_statements`.execute(single.db);
  expect(rows).toEqual([{ name: 'twice', uses: 3 }]);
});

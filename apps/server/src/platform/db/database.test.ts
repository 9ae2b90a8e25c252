import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Database, Db } from './database.ts';
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

it('begins as an agent with one question, whatever the id holds, and is nobody afterwards', async () => {
  const ask = (db: Db) => sql`select current_setting('hearthline.agent_id', true) as who`.execute(db);
  const odd = `o'brien"; drop table agent; --`;
  expect((await single.asAgent(odd, ask)).rows).toEqual([{ who: odd }]);
  expect((await ask(single.db)).rows).toEqual([{ who: '' }]);
  await expect(single.asAgent(odd, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await single.transaction(ask)).rows).toEqual([{ who: '' }]);
});

it('begins a transaction inside the work of an agent as nobody', async () => {
  const pair = createDatabase({ url: database.ownerUrl, role: 'hearthline_app', maxConnections: 2 });
  const { rows } = await pair.asAgent('ann', () =>
    pair.transaction((tx) =>
      sql`select coalesce(current_setting('hearthline.agent_id', true), '') as who`.execute(tx),
    ),
  );
  await pair.close();
  expect(rows).toEqual([{ who: '' }]);
});

it('ends statements that take longer than the work may, and lets the next one take its time', async () => {
  const limit = () => sql<{ limit: string }>`select current_setting('statement_timeout') as limit`;
  await expect(
    single.asAgent('ann', (tx) => sql`select pg_sleep(60)`.execute(tx), { statementMs: 5 }),
  ).rejects.toMatchObject({ code: '57014' });
  const { rows } = await single.asAgent('ann', (tx) => limit().execute(tx));
  expect(rows).toEqual([{ limit: '30s' }]);
});

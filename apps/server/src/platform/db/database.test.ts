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

it('plans what a hot transaction asks once for each connection, and anew when a table has changed', async () => {
  await database.query('create table hot_sample (id int); grant select on hot_sample to hearthline_app');
  const ask = () =>
    single.asAgent('ann', (tx) => sql`select * from hot_sample where id = ${1}`.execute(tx), { isHot: true });
  const countPlans = async () =>
    (
      await sql`select from pg_prepared_statements where statement like 'select * from hot_sample%'`.execute(
        single.db,
      )
    ).rows.length;
  await ask();
  await ask();
  expect(await countPlans()).toBe(1);
  await database.query('alter table hot_sample add column name text');
  await expect(ask()).rejects.toMatchObject({ code: '0A000' });
  expect((await ask()).rows).toEqual([]);
  await database.query('drop table hot_sample');
});

it('does not wait for the disk where what it writes may be lost', async () => {
  const ask = (tx: Db) =>
    sql<{ mode: string }>`select current_setting('synchronous_commit') as mode`.execute(tx);
  expect((await single.transaction(ask, { mayBeLost: true })).rows).toEqual([{ mode: 'off' }]);
  const [{ mode } = { mode: '' }] = (await single.transaction(ask)).rows;
  expect(mode).not.toBe('');
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

import { randomUUID } from 'node:crypto';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row, RowMaker } from '../testing/row-maker.ts';
import { createRowMaker } from '../testing/row-maker.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';

/** Tables that belong to no agent: the market's and the program's own. A new one needs a reason and a line here. */
const tablesOfNobody = [
  'area',
  // Of boards, by the operator.
  'board_rule',
  'census_area',
  'community',
  'feed_inside',
  'feed_person',
  'feed_refusal',
  'feed_run',
  'feed_state',
  'job_loss',
  'listing',
  'listing_change',
  'listing_detail',
  'listing_event',
  'listing_open',
  'listing_past',
  'municipality',
  'schema_migration',
  'school',
  'sold_recent',
  'valuation_model',
];

/** Rows that others may read as well, and when. A new one needs a reason and a line here. */
const readByOthers: Record<string, string> = {
  // Made by an admin for everybody.
  badge: 'is_shared',
};

const [anna, ben] = [randomUUID(), randomUUID()];
let database: TestDatabase;
let maker: RowMaker;
let annas: Map<string, Row>;
let bens: Map<string, Row>;
beforeAll(async () => {
  database = await createTestDatabase();
  maker = await createRowMaker(database);
  annas = await maker.insertEverywhere(anna);
  bens = await maker.insertEverywhere(ben);
});
afterAll(() => database.drop());

/** What a statement did as Ben: the rows it gave or touched, or the code with which it was refused. */
async function tryAsBen(statement: RawBuilder<Row>): Promise<number | string> {
  return database.app
    .asAgent(ben, async (tx) => {
      const { rows, numAffectedRows } = await statement.execute(tx);
      return Number(numAffectedRows ?? rows.length);
    })
    .catch((error: { code?: string }) => error.code ?? String(error));
}
const selectAsOwner = (table: string, agentId: string) =>
  database.query<Row>(`select * from ${table} where agent_id = $1`, [agentId]);
const refused = '42501';

function insertOf(table: string, row: Row): RawBuilder<Row> {
  const names = Object.keys(row).map((name) => sql.ref(name));
  const values = Object.values(row).map((value) => sql`${value}`);
  return sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`;
}

describe('tables', () => {
  it('belong to an agent or stand on the list', async () => {
    const rows = await database.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p', 'm') and not relispartition`,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([...maker.tables, ...tablesOfNobody].sort());
    expect(maker.tables).toContain('agent');
  });

  it('of an agent have forced row-level security, the three policies and a primary key led by the agent', async () => {
    const rows = await database.query<{ name: string }>(
      `select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
          (select json_agg(json_build_array(p.polname, array(select rolname from pg_roles where oid = any(p.polroles)),
              p.polpermissive, p.polcmd, pg_get_expr(p.polqual, c.oid), pg_get_expr(p.polwithcheck, c.oid)) order by p.polname)
            from pg_policy p where p.polrelid = c.oid) as policies,
          (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
            where i.indrelid = c.oid and i.indisprimary) as "leadingKey"
        from pg_class c join pg_attribute owned on owned.attrelid = c.oid and owned.attname = 'agent_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
    );
    const [owner] = await database.query<{ name: string }>('select current_user as name');
    const own = '(agent_id = current_agent_id())';
    for (const { name, ...table } of rows) {
      expect({ name, ...table }).toEqual({
        name,
        enabled: true,
        forced: true,
        policies: [
          ['all_rows', ['hearthline_worker'], true, '*', 'true', 'true'],
          ['own_rows', ['hearthline_app'], true, '*', own, own],
          ['owner_rows', [owner?.name], true, '*', 'true', 'true'],
          ...(name in readByOthers
            ? [['shared_rows', ['hearthline_app'], true, 'r', readByOthers[name], null]]
            : []),
        ],
        leadingKey: 'agent_id',
      });
    }
    expect(rows.length).toBeGreaterThanOrEqual(maker.tables.length);
  });

  it('of an agent are empty for the app outside of asAgent, and whole for the worker', async () => {
    for (const table of maker.tables) {
      const count = sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`;
      expect({ table, rows: (await count.execute(database.app.db)).rows }).toEqual({
        table,
        rows: [{ count: 0 }],
      });
      expect({ table, rows: (await count.execute(database.worker.db)).rows }).toEqual({
        table,
        rows: [{ count: 2 }],
      });
    }
  });

  it('show another agent nothing and let them change nothing', async () => {
    for (const table of maker.tables) {
      const name = sql.table(table);
      const [before] = await selectAsOwner(table, anna);
      const ofAnna = sql`agent_id = ${anna}`;
      const attempts = {
        select: await tryAsBen(sql<Row>`select * from ${name} where ${ofAnna}`),
        update: await tryAsBen(sql<Row>`update ${name} set agent_id = agent_id where ${ofAnna}`),
        remove: await tryAsBen(sql<Row>`delete from ${name} where ${ofAnna}`),
        own: await tryAsBen(sql<Row>`select * from ${name}`),
      };
      expect({ table, ...attempts }).toEqual({
        table,
        select: 0,
        update: expect.toSatisfy((outcome) => outcome === 0 || outcome === refused),
        remove: expect.toSatisfy((outcome) => outcome === 0 || outcome === refused),
        own: 1,
      });
      expect(await selectAsOwner(table, anna)).toEqual([before]);
    }
  });

  it('let others read what is shared, and change nothing of it', async () => {
    for (const [table, isShared] of Object.entries(readByOthers)) {
      const name = sql.table(table);
      await database.query(`update ${table} set ${isShared} = true where agent_id = $1`, [anna]);
      const [before] = await selectAsOwner(table, anna);
      const ofAnna = sql`agent_id = ${anna}`;
      expect(await tryAsBen(sql<Row>`select * from ${name} where ${ofAnna}`)).toBe(1);
      expect(await tryAsBen(sql<Row>`update ${name} set agent_id = agent_id where ${ofAnna}`)).toBe(0);
      expect(await tryAsBen(sql<Row>`update ${name} set agent_id = ${ben} where ${ofAnna}`)).toBe(0);
      expect(await tryAsBen(sql<Row>`delete from ${name} where ${ofAnna}`)).toBe(0);
      expect(await selectAsOwner(table, anna)).toEqual([before]);
      await database.query(`update ${table} set ${isShared} = false where agent_id = $1`, [anna]);
    }
  });

  it('take no row in the name of another agent, neither a new one nor a moved one', async () => {
    for (const table of maker.tables) {
      const row = maker.writable(table, annas.get(table) ?? {});
      const copy = { ...row, ...(row.id ? { id: randomUUID() } : {}) };
      expect({ table, insert: await tryAsBen(insertOf(table, copy)) }).toEqual({ table, insert: refused });
      const move = sql<Row>`update ${sql.table(table)} set agent_id = ${anna} where agent_id = ${ben}`;
      expect({ table, move: await tryAsBen(move) }).toEqual({ table, move: refused });
      expect(await selectAsOwner(table, ben)).toEqual([bens.get(table)]);
      expect(await selectAsOwner(table, anna)).toEqual([annas.get(table)]);
    }
  });
});

describe('foreign keys', () => {
  it('are indexed, so that removing a parent never reads a whole table', async () => {
    const rows = await database.query(
      `select k.conrelid::regclass::text as "table", k.conname as name from pg_constraint k
        where k.contype = 'f' and k.connamespace in ('public'::regnamespace, 'system'::regnamespace)
          and not exists (select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
            and (select array_agg(c order by c) from unnest((i.indkey::int2[])[0:cardinality(k.conkey) - 1]) c)
              = (select array_agg(c order by c) from unnest(k.conkey) c))`,
    );
    expect(rows).toEqual([]);
  });
});

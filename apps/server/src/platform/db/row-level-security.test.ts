import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('roles', () => {
  it('neither role can bypass row-level security or owns a table', async () => {
    const roles = await database.query<{ rolbypassrls: boolean; rolsuper: boolean; owned: number }>(
      `select rolbypassrls, rolsuper, (select count(*)::int from pg_class c where c.relowner = r.oid) as owned
         from pg_roles r where rolname in ('hearthline_app', 'hearthline_worker')`,
    );
    expect(roles).toEqual([
      { rolbypassrls: false, rolsuper: false, owned: 0 },
      { rolbypassrls: false, rolsuper: false, owned: 0 },
    ]);
  });

  it('the app connects as hearthline_app without any statement of its own', async () => {
    const { rows } = await sql<{ name: string }>`select current_user as name`.execute(database.app.db);
    expect(rows[0]?.name).toBe('hearthline_app');
  });

  it('system tables are out of reach for both roles', async () => {
    const readable = await database.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'system' and c.relkind in ('r', 'p')
          and (has_table_privilege('hearthline_app', c.oid, 'select, insert, update, delete')
            or has_table_privilege('hearthline_worker', c.oid, 'select, insert, update, delete'))`,
    );
    expect(readable).toEqual([]);
  });
});

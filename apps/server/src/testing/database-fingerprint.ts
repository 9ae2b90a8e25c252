import type { TestDatabase } from './test-database.ts';

/** Tables that note attempts as such, so a refused call may leave a row there. */
const tablesOfAttempts = ['system.challenge_use', 'system.sign_in_failure'];

/** Every row of every table as one text, for a test that looks for what must not be kept anywhere. */
export async function dumpRows(database: TestDatabase): Promise<string> {
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const dumps = await database.query<{ rows: string | null }>(
    tables.map(({ name }) => `select string_agg(t::text, e'\\n') as rows from ${name} t`).join(' union all '),
  );
  return dumps.map(({ rows }) => rows ?? '').join('\n');
}

/** A checksum per table of what is stored, the queue included; for one agent only the rows that are theirs. */
export async function createFingerprint(
  database: TestDatabase,
  agentId?: string,
): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string; isOwned: boolean }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'agent_id') as "isOwned"
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and (n.nspname in ('public', 'system') or (n.nspname = 'graphile_worker' and c.relname like '%job%'))`,
  );
  const counted = tables.filter(
    ({ name, isOwned }) => !tablesOfAttempts.includes(name) && (isOwned || agentId === undefined),
  );
  const parts = counted.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, e'\\n' order by t::text), '')) as sum
        from ${name} t ${agentId === undefined ? '' : 'where t.agent_id = $1'}`,
  );
  const sums = await database.query<{ name: string; sum: string }>(
    parts.join(' union all '),
    agentId === undefined ? [] : [agentId],
  );
  return Object.fromEntries(sums.map(({ name, sum }) => [name, sum]));
}

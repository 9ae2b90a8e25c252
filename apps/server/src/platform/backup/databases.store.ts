import type pg from 'pg';

/** What is in there, if anything, is gone. */
export async function dropDatabase(maintenance: pg.ClientBase, name: string): Promise<void> {
  await maintenance.query(`drop database if exists ${name} with (force)`);
}

export async function createEmptyDatabase(maintenance: pg.ClientBase, name: string): Promise<void> {
  await dropDatabase(maintenance, name);
  await maintenance.query(`create database ${name}`);
}

export async function hasAccounts(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ hasTable: boolean }>(
    `select to_regclass('public.agent') is not null as "hasTable"`,
  );
  if (!rows[0]?.hasTable) return false;
  return (await client.query('select from agent limit 1')).rowCount !== 0;
}

/** Sessions on the old database end and find the new one when they connect again. */
export async function swapDatabases(
  maintenance: pg.ClientBase,
  database: string,
  candidate: string,
): Promise<void> {
  const old = `${database}_replaced`;
  await dropDatabase(maintenance, old);
  await maintenance.query(`alter database ${database} with allow_connections false`);
  try {
    await maintenance.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = any($1)',
      [[database, candidate]],
    );
    await maintenance.query(`alter database ${database} rename to ${old}`);
    await maintenance.query(`alter database ${candidate} rename to ${database}`);
  } catch (error) {
    await maintenance.query(`alter database ${database} with allow_connections true`).catch(() => {});
    throw error;
  }
  await maintenance.query(`drop database ${old} with (force)`);
}

import type pg from 'pg';
import type { CopyStreamQuery, CopyToStreamQuery } from 'pg-copy-streams';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

export interface TableShape {
  /** Quoted and qualified, ready for a statement. */
  name: string;
  columns: string[];
}

/**
 * Everything that holds state, waiting jobs included; the notes of the migrations are made anew by a restore, and what a
 * crash may forget is not worth keeping.
 */
export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select format('%I.%I', n.nspname, c.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       -- The number of a transaction means nothing in another database; there it becomes that of the restore.
       and a.atttypid <> 'xid8'::regtype
     where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
       and n.nspname in ('public', 'system', 'graphile_worker')
       and (n.nspname, c.relname) not in (('public', 'schema_migration'), ('graphile_worker', 'migrations'))
     group by 1 order by 1`);
  return rows;
}

/** All that is read until the connection ends is of one moment. */
export async function beginSnapshot(client: pg.ClientBase): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
}

export function copyOut(client: pg.ClientBase, { name, columns }: TableShape): CopyToStreamQuery {
  return client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`));
}

export function copyInto(client: pg.ClientBase, { name, columns }: TableShape): CopyStreamQuery {
  return client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
}

/** Empties all tables and fills them again, or leaves them as they are. */
export async function refillTables(
  client: pg.ClientBase,
  fill: (knownTables: Set<string>) => Promise<void>,
): Promise<void> {
  await client.query('begin');
  // Rows arrive table by table, so foreign keys and triggers rest until all of them are there.
  await client.query('set local session_replication_role = replica');
  const names = (await listTables(client)).map(({ name }) => name);
  // With what refers to them and is not worth keeping: the connections of the moment.
  await client.query(`truncate ${names.join(', ')} cascade`);
  await fill(new Set(names));
  await advanceSequences(client);
  await client.query('commit');
}

/** Sequences go on after the highest restored number. */
async function advanceSequences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(`
    select pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) as sequence,
           format('%I.%I', n.nspname, c.relname) as table, quote_ident(a.attname) as column
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
       and n.nspname in ('public', 'system', 'graphile_worker')
       and pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) is not null`);
  for (const { sequence, table, column } of rows) {
    await client.query(`select setval($1, coalesce((select max(${column}) from ${table}), 0) + 1, false)`, [
      sequence,
    ]);
  }
}

import { sql } from 'kysely';
import type pg from 'pg';
import type { Db, Tx } from '../db/database.ts';

/** PostgreSQL delivers equal notifications of one transaction once, and none when it rolls back. */
export async function sendPgNotify(tx: Tx | Db, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
}

export async function subscribe(session: pg.Client, channel: string): Promise<void> {
  await session.query(`listen ${session.escapeIdentifier(channel)}`);
}

/** Fails, after the session's time limit, when the other side is gone without a word. */
export async function probe(session: pg.Client): Promise<void> {
  await session.query('select 1');
}

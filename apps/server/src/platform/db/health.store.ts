import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Rejects while the database cannot be asked. */
export async function checkConnection(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

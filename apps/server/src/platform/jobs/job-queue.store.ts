import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';

export interface NewJob {
  name: string;
  /** JSON text. */
  payload: string;
  key: string | null;
  runAt: Date | null;
  maxAttempts: number;
}

export async function addJob(tx: Tx | Db, job: NewJob): Promise<void> {
  await sql`select enqueue_job(${job.name}, ${job.payload}::json, ${job.key}, ${job.runAt}, ${job.maxAttempts})`.execute(
    tx,
  );
}

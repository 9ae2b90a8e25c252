import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';

export interface NewJob {
  name: string;
  /** JSON text. */
  payload: string;
  key: string | null;
  runAt: Date | null;
  /** So long by the database's clock at least, which may be ahead of ours. */
  leastWaitSeconds: number | null;
  /** Whether a waiting job of the same key is left its time. */
  keepsRunAt: boolean;
  maxAttempts: number;
  /** Jobs of one queue are done one after the other. */
  queue: string | null;
}

export async function addJob(tx: Tx | Db, job: NewJob): Promise<void> {
  const { name, payload, key, keepsRunAt, maxAttempts, queue } = job;
  const runAt = job.leastWaitSeconds
    ? sql`greatest(${job.runAt}::timestamptz, now() + make_interval(secs => ${job.leastWaitSeconds}))`
    : sql`${job.runAt}`;
  await sql`select enqueue_job(${name}, ${payload}::json, ${key}, ${runAt}, ${maxAttempts}, ${queue}, ${keepsRunAt})`.execute(
    tx,
  );
}

import type pg from 'pg';

/** First half of the advisory locks that say "this worker lives"; the second is a hash of the worker's id. */
const presenceLockClass = 7_210_002;

/** Held by the session until it ends, however it ends. */
export async function lockWorkerId(session: pg.Client, workerId: string): Promise<void> {
  await session.query('select pg_advisory_lock($1, hashtext($2))', [presenceLockClass, workerId]);
}

/** Workers that hold jobs but whose session is gone. Ids are read before locks, so a new worker cannot look dead. */
export async function listAbandonedWorkerIds(session: pg.Client): Promise<string[]> {
  const { rows: busy } = await session.query<{ id: string; hash: string }>(
    `select locked_by as id, (hashtext(locked_by)::bigint & 4294967295)::text as hash
       from graphile_worker.jobs where locked_by is not null group by locked_by`,
  );
  if (busy.length === 0) return [];
  const { rows: locks } = await session.query<{ hash: string }>(
    `select objid::text as hash from pg_locks
      where locktype = 'advisory' and granted and objsubid = 2 and classid = $1
        and database = (select oid from pg_database where datname = current_database())`,
    [presenceLockClass],
  );
  const alive = new Set(locks.map((lock) => lock.hash));
  return busy.filter((worker) => !alive.has(worker.hash)).map((worker) => worker.id);
}

/** Makes the jobs and queues of these workers available again. */
export async function releaseWorkers(session: pg.Client, workerIds: string[]): Promise<void> {
  await session.query('select graphile_worker.force_unlock_workers($1)', [workerIds]);
}

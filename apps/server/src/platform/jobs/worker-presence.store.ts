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

/** A session, or what the queue gives to a job. */
interface Asks {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>;
}

export interface SetAsideJob {
  id: string;
  name: string;
  payload: unknown;
}

/** So many lost workers are no accident. */
const mostLosses = 3;

/** Makes the jobs and queues of these workers available again, but for jobs over which too many were lost. */
export async function releaseWorkers(session: pg.Client, workerIds: string[]): Promise<SetAsideJob[]> {
  await session.query('begin');
  try {
    const setAside = await release(session, workerIds);
    await session.query('commit');
    return setAside;
  } catch (error) {
    await session.query('rollback').catch(() => {});
    throw error;
  }
}

async function release(session: pg.Client, workerIds: string[]): Promise<SetAsideJob[]> {
  // Every worker that lives notices the same loss. Locked rows let one count it: the others find them given back.
  const { rows: held } = await session.query<{ id: string }>(
    'select id::text from graphile_worker._private_jobs where locked_by = any ($1) order by id for update',
    [workerIds],
  );
  const hopeless: string[] = [];
  for (const { id } of held) if (await isLostTooOften(session, id)) hopeless.push(id);
  // Before they are free: whoever takes them next would be lost too.
  const { rows } = await session.query<SetAsideJob>(
    `update graphile_worker._private_jobs j
      set attempts = max_attempts, last_error = 'set aside: its workers were lost'
      from graphile_worker._private_tasks t
      where t.id = j.task_id and j.id = any ($1::bigint[])
      returning j.id::text, t.identifier as name, j.payload`,
    [hopeless],
  );
  await session.query('select graphile_worker.force_unlock_workers($1)', [workerIds]);
  return rows;
}

/** Counts one more loss; what is known of jobs that are over is forgotten. */
export async function isLostTooOften(session: Asks, jobId: string): Promise<boolean> {
  await session.query(
    'delete from job_loss where not exists (select from graphile_worker._private_jobs j where j.id = job_id)',
  );
  const { rows } = await session.query<{ times: number }>(
    `insert into job_loss as known (job_id, times) values ($1, 1)
      on conflict (job_id) do update set times = known.times + 1 returning times`,
    [jobId],
  );
  return (rows[0]?.times ?? 0) >= mostLosses;
}

/** The try that runs now is the last. */
export async function endTries(session: Asks, jobId: string): Promise<void> {
  await session.query('update graphile_worker._private_jobs set max_attempts = attempts where id = $1', [
    jobId,
  ]);
}

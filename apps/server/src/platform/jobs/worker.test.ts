import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { JobHandler, JobRun } from './jobs.ts';
import { defineJob, enqueue, handleJob } from './jobs.ts';
import type { JobWorker } from './worker.ts';
import { createJobWorker } from './worker.ts';
import { listAbandonedWorkerIds } from './worker-presence.store.ts';

vi.setConfig({ testTimeout: 30_000 });
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 10 });

const noteJob = defineJob({ name: 'test.note', payload: z.strictObject({ note: z.string().max(20) }) });

let database: TestDatabase;
let workers: JobWorker[] = [];
let logLines: Record<string, unknown>[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => logLines.push(JSON.parse(line)) });

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
  logLines = [];
  await database.query('delete from graphile_worker._private_jobs');
});
afterAll(() => database.drop());

async function startWorker(handlers: JobHandler[]): Promise<JobWorker> {
  const worker = createJobWorker({
    ownerUrl: database.ownerUrl,
    handlers,
    log,
    pollIntervalMs: 20,
    recoveryIntervalMs: 50,
  });
  workers.push(worker);
  await worker.start();
  return worker;
}

/** Remembers each run and lets a test wait for the next. */
function recordNotes() {
  const seen: { note: string; run: JobRun }[] = [];
  const handler = handleJob(noteJob, async ({ note }, run) => {
    seen.push({ note, run });
  });
  const untilCount = (count: number) => until(() => expect(seen.length).toBeGreaterThanOrEqual(count));
  return { seen, handler, untilCount, notes: () => seen.map(({ note }) => note) };
}

const waitingJobs = () =>
  database.query<{ key: string | null; run_at: Date; last_error: string | null; max_attempts: number }>(
    'select key, run_at, last_error, max_attempts from graphile_worker.jobs order by id',
  );

describe('enqueue', () => {
  it('leaves work in the transaction of the app role, which is done after the commit', async () => {
    const notes = recordNotes();
    await startWorker([notes.handler]);
    await database.app.transaction((tx) => enqueue(tx, noteJob, { note: 'committed' }));
    await notes.untilCount(1);
    expect(notes.seen[0]).toMatchObject({ note: 'committed', run: { attempt: 1 } });
    expect(notes.seen[0]?.run.jobId).toMatch(/^\d+$/);
  });

  it('never runs a job whose transaction was rolled back', async () => {
    const notes = recordNotes();
    await startWorker([notes.handler]);
    const rolledBack = database.app.transaction(async (tx) => {
      await enqueue(tx, noteJob, { note: 'rolled back' });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await enqueue(database.app.db, noteJob, { note: 'afterwards' });
    await notes.untilCount(1);
    expect(notes.notes()).toEqual(['afterwards']);
    await until(async () => expect(await waitingJobs()).toEqual([]));
  });

  it('replaces a waiting job of the same name and key, and keeps its time and tries', async () => {
    const runAt = new Date('2099-01-01T00:00:00Z');
    const rareJob = defineJob({ name: 'test.rare', payload: z.strictObject({}), maxAttempts: 3 });
    await enqueue(database.app.db, noteJob, { note: 'old' }, { key: 'a', runAt });
    await enqueue(database.app.db, noteJob, { note: 'new' }, { key: 'a', runAt });
    await enqueue(database.app.db, rareJob, {}, { key: 'a', runAt });
    const jobs = await waitingJobs();
    expect(jobs).toMatchObject([
      { key: 'test.note:a', run_at: runAt, max_attempts: 25 },
      { key: 'test.rare:a', run_at: runAt, max_attempts: 3 },
    ]);
  });

  it('puts a job off by the clock of the database where that is ahead of ours', async () => {
    const runAt = new Date('2020-01-01T00:00:00Z');
    await enqueue(database.app.db, noteJob, { note: 'later' }, { runAt, leastWaitSeconds: 3_600 });
    const [job] = await database.query<{ isLater: boolean }>(
      `select run_at between now() + interval '59 minutes' and now() + interval '61 minutes' as "isLater"
        from graphile_worker.jobs`,
    );
    expect(job).toEqual({ isLater: true });
  });

  it('refuses a payload that does not fit before it reaches the queue', async () => {
    await expect(enqueue(database.app.db, noteJob, { note: 'x'.repeat(21) })).rejects.toThrow(z.ZodError);
    expect(await waitingJobs()).toEqual([]);
  });

  it('is the only way of the app into the queue', async () => {
    const readable = await database.query(
      `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'graphile_worker' and c.relkind in ('r', 'v')
          and (has_table_privilege('hearthline_app', c.oid, 'select, insert, update, delete')
            or has_table_privilege('hearthline_worker', c.oid, 'select, insert, update, delete'))`,
    );
    expect(readable).toEqual([]);
  });
});

describe('the worker', () => {
  it('checks the payload before the handler sees it', async () => {
    const notes = recordNotes();
    await database.query(`select graphile_worker.add_job('test.note', '{"text": "unknown"}')`);
    await startWorker([notes.handler]);
    await until(async () => expect((await waitingJobs())[0]?.last_error).toContain('note'));
    expect(notes.seen).toEqual([]);
  });

  it('logs name, id, attempt and time of a job, never what is in it', async () => {
    const notes = recordNotes();
    const failing = defineJob({ name: 'test.failing', payload: z.strictObject({ note: z.string() }) });
    await startWorker([
      notes.handler,
      handleJob(failing, async () => {
        throw new Error('broken');
      }),
    ]);
    await enqueue(database.app.db, noteJob, { note: 'secret-1' });
    await enqueue(database.app.db, failing, { note: 'secret-2' });
    await until(() => expect(logLines.filter((line) => line.jobId !== undefined)).toHaveLength(2));
    const jobLines = logLines.filter((line) => line.jobId !== undefined);
    expect(jobLines).toContainEqual(
      expect.objectContaining({ job: 'test.note', attempt: 1, ms: expect.any(Number), msg: 'job done' }),
    );
    expect(jobLines).toContainEqual(
      expect.objectContaining({ job: 'test.failing', attempt: 1, ms: expect.any(Number), msg: 'job failed' }),
    );
    expect(JSON.stringify(logLines)).not.toContain('secret');
  });

  it('waits for running jobs when it stops', async () => {
    const running = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    let isDone = false;
    const slow = defineJob({ name: 'test.slow', payload: z.strictObject({}) });
    const worker = await startWorker([
      handleJob(slow, async () => {
        running.resolve();
        await release.promise;
        isDone = true;
      }),
    ]);
    await enqueue(database.app.db, slow, {});
    await running.promise;
    const stopped = worker.stop().then(() => expect(isDone).toBe(true));
    release.resolve();
    await stopped;
    expect(await waitingJobs()).toEqual([]);
  });

  it('plans jobs with a cron line and hides the stamp that the queue adds to them', async () => {
    const ran = Promise.withResolvers<unknown>();
    const nightly = defineJob({ name: 'test.nightly', payload: z.strictObject({}), cron: '0 4 * * *' });
    await startWorker([handleJob(nightly, async (payload) => ran.resolve(payload))]);
    await until(async () =>
      expect(await database.query('select identifier from graphile_worker._private_known_crontabs')).toEqual([
        { identifier: 'test.nightly' },
      ]),
    );
    await database.query(
      `select graphile_worker.add_job('test.nightly', '{"_cron": {"ts": "2030-01-01T04:00:00Z"}}')`,
    );
    expect(await ran.promise).toEqual({});
  });

  it('starts again when the queue ended by itself', async () => {
    const notes = recordNotes();
    await startWorker([notes.handler]);
    await enqueue(database.app.db, noteJob, { note: 'before' });
    await notes.untilCount(1);
    await until(async () => {
      // Said until it is heard: the queue may do its first job before it listens.
      await database.query(`select pg_notify('worker:migrate', '{"breaking": true}')`);
      expect(logLines).toContainEqual(
        expect.objectContaining({ msg: expect.stringContaining('starts again') }),
      );
    });
    process.exitCode = undefined;
    await enqueue(database.app.db, noteJob, { note: 'after' });
    await notes.untilCount(2);
    expect(notes.notes()).toEqual(['before', 'after']);
  });

  it('refuses two handlers for one job', () => {
    const { handler } = recordNotes();
    expect(() => createJobWorker({ ownerUrl: '', handlers: [handler, handler], log })).toThrow('test.note');
  });
});

describe('lanes', () => {
  it('do not wait for each other, and jobs of one agent do not hold up those of the next', async () => {
    const release = Promise.withResolvers<void>();
    const done: string[] = [];
    const slow = defineJob({ name: 'test.bulk', payload: z.strictObject({ who: z.string() }) });
    const quick = defineJob({ name: 'test.urgent', payload: z.strictObject({}), lane: 'urgent' });
    await startWorker([
      handleJob(slow, async ({ who }) => {
        if (who === 'ava') await release.promise;
        done.push(who);
      }),
      handleJob(quick, async () => {
        done.push('sign-in');
      }),
    ]);
    // Far more than run at once.
    for (let count = 0; count < 10; count += 1)
      await enqueue(database.app.db, slow, { who: 'ava' }, { agentId: 'ava', key: String(count) });
    await enqueue(database.app.db, slow, { who: 'ben' }, { agentId: 'ben', key: '0' });
    await enqueue(database.app.db, quick, {});
    await until(() => expect(done.toSorted()).toEqual(['ben', 'sign-in']));
    release.resolve();
    await until(() => expect(done.filter((who) => who === 'ava')).toHaveLength(10));
  });

  it('keep the keys of agents apart', async () => {
    const runAt = new Date('2099-01-01T00:00:00Z');
    for (const agentId of ['ava', 'ben'])
      await enqueue(database.app.db, noteJob, { note: agentId }, { agentId, key: 'same', runAt });
    expect((await waitingJobs()).map(({ key }) => key)).toEqual(['test.note:ava:same', 'test.note:ben:same']);
  });
});

describe('a job that takes too long', () => {
  it('is tried again, and set aside the third time, which is told', async () => {
    let tries = 0;
    const told: unknown[] = [];
    const hanging = defineJob({
      name: 'test.hanging',
      payload: z.strictObject({ note: z.string() }),
      timeLimitMs: 20,
    });
    await startWorker([
      handleJob(
        hanging,
        () => {
          tries += 1;
          return new Promise(() => {});
        },
        async (payload) => void told.push(payload),
      ),
    ]);
    await enqueue(database.app.db, hanging, { note: 'x' });
    for (const count of [1, 2, 3]) {
      await until(() => expect(tries).toBe(count));
      await until(async () => expect((await waitingJobs())[0]?.last_error).toContain('took longer'));
      await database.query(`update graphile_worker._private_jobs set run_at = now(), last_error = null`);
    }
    await until(() => expect(told).toEqual([{ note: 'x' }]));
    await until(async () => expect((await waitingJobs())[0]?.max_attempts).toBe(3));
  });
});

describe('a killed worker', () => {
  let session: pg.Client;
  beforeAll(async () => {
    session = new pg.Client({ connectionString: database.ownerUrl });
    await session.connect();
  });
  afterAll(() => session.end());

  it('holds its jobs while it lives and loses them to others when it dies', async () => {
    await enqueue(database.app.db, noteJob, { note: 'survives' });
    const fixture = fileURLToPath(new URL('./hanging-worker.fixture.ts', import.meta.url));
    const child = spawn(process.execPath, [fixture, database.ownerUrl, noteJob.name], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const [output] = await once(child.stdout, 'data');
      expect(String(output)).toBe('started\n');
      expect(await listAbandonedWorkerIds(session)).toEqual([]);
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await until(async () => expect(await listAbandonedWorkerIds(session)).toHaveLength(1));
    const notes = recordNotes();
    await startWorker([notes.handler]);
    await notes.untilCount(1);
    expect(notes.seen[0]).toMatchObject({ note: 'survives', run: { attempt: 2 } });
    expect(logLines).toContainEqual(
      expect.objectContaining({ workers: 1, msg: expect.stringContaining('given back') }),
    );
  });

  it('is no accident the third time: its job is set aside, and that is told', async () => {
    const told: unknown[] = [];
    await enqueue(database.app.db, noteJob, { note: 'deadly' });
    const [job] = await database.query<{ id: string }>('select id::text from graphile_worker.jobs');
    const lose = async (times: number) => {
      // As the queue leaves it when its worker is gone.
      await database.query(
        `update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now(), attempts = $1`,
        [times],
      );
      await until(async () =>
        expect(await database.query('select times from job_loss where job_id = $1', [job?.id])).toEqual([
          { times },
        ]),
      );
    };
    const other = defineJob({ name: 'test.other', payload: z.strictObject({}) });
    const watcher = await startWorker([handleJob(other, async () => {})]);
    await lose(1);
    await lose(2);
    await watcher.stop();
    await database.query(`update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now()`);
    await startWorker([
      handleJob(
        noteJob,
        async () => {},
        async (payload) => void told.push(payload),
      ),
    ]);
    await until(() => expect(told).toEqual([{ note: 'deadly' }]));
    expect((await waitingJobs())[0]?.last_error).toContain('set aside');
    expect(logLines).toContainEqual(expect.objectContaining({ msg: expect.stringContaining('set aside') }));
  });

  it('is not taken for dead when only its session was cut', async () => {
    const running = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const runs: number[] = [];
    const patient = defineJob({ name: 'test.patient', payload: z.strictObject({}) });
    await startWorker([
      handleJob(patient, async (_payload, { attempt }) => {
        runs.push(attempt);
        running.resolve();
        await release.promise;
      }),
    ]);
    await enqueue(database.app.db, patient, {});
    await running.promise;
    const holders = `select pid from pg_locks where locktype = 'advisory' and classid = 7210002
        and database = (select oid from pg_database where datname = current_database())`;
    const [before] = await database.query<{ pid: number }>(holders);
    await database.query('select pg_terminate_backend($1)', [before?.pid]);
    await until(async () => {
      const [after] = await database.query<{ pid: number }>(holders);
      expect(after?.pid).toBeDefined();
      expect(after?.pid).not.toBe(before?.pid);
    });
    expect(await listAbandonedWorkerIds(session)).toEqual([]);
    release.resolve();
    await until(async () => expect(await waitingJobs()).toEqual([]));
    expect(runs).toEqual([1]);
  });
});

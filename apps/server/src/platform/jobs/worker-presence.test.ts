import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { defineJob, enqueue } from './jobs.ts';
import { releaseWorkers } from './worker-presence.store.ts';

const job = defineJob({ name: 'test.job', payload: z.strictObject({}) });
/** Each lane of each process is one. */
const watchers = 6;

let database: TestDatabase;
let sessions: pg.Client[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  sessions = Array.from({ length: watchers }, () => new pg.Client(database.ownerUrl));
  await Promise.all(sessions.map((session) => session.connect()));
});
afterAll(async () => {
  await Promise.all(sessions.map((session) => session.end()));
  await database.drop();
});

it('counts a lost worker once, however many notice it at the same moment', async () => {
  await enqueue(database.app.db, job, {});
  await database.query(`update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now()`);
  const setAside = await Promise.all(sessions.map((session) => releaseWorkers(session, ['gone'])));
  expect(setAside.flat()).toEqual([]);
  expect(await database.query('select times from job_loss')).toEqual([{ times: 1 }]);
  expect(await database.query('select locked_by, attempts from graphile_worker.jobs')).toEqual([
    { locked_by: null, attempts: 0 },
  ]);
});

import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { defineJob, enqueue, handleJob } from './jobs.ts';
import type { JobWorker } from './worker.ts';
import { createJobWorker } from './worker.ts';

const nothing = z.strictObject({});
const good = defineJob({ name: 'test.good', payload: nothing });
const bad = defineJob({ name: 'test.bad', payload: nothing, maxAttempts: 1 });
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 10 });

let database: TestDatabase;
let worker: JobWorker;
const ended: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  worker = createJobWorker({
    ownerUrl: database.ownerUrl,
    log: pino({ level: 'silent' }),
    pollIntervalMs: 20,
    handlers: [
      handleJob(good, async () => void ended.push('good')),
      handleJob(bad, async () => {
        ended.push('bad');
        throw new Error('broken');
      }),
    ],
  });
  await worker.start();
});
afterAll(async () => {
  await worker.stop();
  await database.drop();
});

const listJobs = () =>
  database.query<{ name: string; error: string | null; isHeld: boolean }>(
    `select task_identifier as name, last_error as error, locked_at is not null as "isHeld"
      from graphile_worker.jobs order by id`,
  );

it('notes how jobs ended as soon as the database takes it, and lives until then', async () => {
  await database.query(`create function no_room() returns trigger language plpgsql as $$
    begin raise exception using errcode = 'disk_full'; end $$`);
  await database.query(`create trigger no_room before delete on graphile_worker._private_jobs
    for each row execute function no_room()`);
  await database.query(`create trigger no_room_either before update on graphile_worker._private_jobs
    for each row when (old.locked_at is not null and new.locked_at is null) execute function no_room()`);
  for (const job of [good, bad]) await enqueue(database.app.db, job, {});
  await until(async () => expect(ended.toSorted()).toEqual(['bad', 'good']));
  expect(await listJobs()).toEqual([
    { name: good.name, error: null, isHeld: true },
    { name: bad.name, error: null, isHeld: true },
  ]);
  await database.query('drop function no_room() cascade');
  await until(async () =>
    expect(await listJobs()).toEqual([{ name: bad.name, error: 'broken', isHeld: false }]),
  );
  expect(ended).toHaveLength(2);
});

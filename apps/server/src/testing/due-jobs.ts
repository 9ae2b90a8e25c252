import type { TestApp } from './test-app.ts';

interface QueuedJob {
  [column: string]: unknown;
  id: string;
  name: string;
  payload: unknown;
}

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/**
 * Does the work of the queue whose time has come by the clock of the test, and what that leaves behind, by name. What is
 * to be done at once carries the real time of its writing, which may be years ahead of that clock.
 */
export async function runDueJobs(app: TestApp, names: readonly string[], attempt = 1): Promise<string[]> {
  const done: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    const jobs = await app.database.query<QueuedJob>(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = any ($1)
          and (j.run_at <= $2 or j.run_at = j.updated_at)
        returning j.id, t.identifier as name, j.payload`,
      [names, app.clock.now()],
    );
    if (jobs.length === 0) return done;
    for (const { id, name, payload } of jobs.toSorted((a, b) => Number(a.id) - Number(b.id))) {
      const handler = app.services.jobHandlers.find(({ job }) => job.name === name);
      if (!handler) throw new Error(`There is no job ${name}`);
      await handler.run(payload, { jobId: id, attempt, log: quiet });
      done.push(name);
    }
  }
  throw new Error('The jobs never end');
}

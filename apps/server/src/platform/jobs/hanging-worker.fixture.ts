import { pino } from 'pino';
import { z } from 'zod';
import { defineJob, handleJob } from './jobs.ts';
import { createJobWorker } from './worker.ts';

/** A worker in a process of its own that takes a job, says so and never ends it, until it is killed. */
const [ownerUrl = '', jobName = ''] = process.argv.slice(2);
const job = defineJob({ name: jobName, payload: z.strictObject({ note: z.string() }) });

await createJobWorker({
  ownerUrl,
  log: pino({ level: 'silent' }),
  pollIntervalMs: 20,
  handlers: [
    handleJob(job, () => {
      process.stdout.write('started\n');
      return new Promise<void>(() => {});
    }),
  ],
}).start();

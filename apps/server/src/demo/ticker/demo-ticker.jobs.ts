import { z } from 'zod';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { defineJob, handleJob } from '../../platform/jobs/jobs.ts';
import type { DemoTicker } from './demo-ticker.ts';

/** A tick that fails is not missed: the next one comes in a few minutes. */
const tickJob = defineJob({
  name: 'demo.pulse',
  payload: z.strictObject({}),
  cron: '*/5 * * * *',
  maxAttempts: 1,
});

export function createTickerJobHandlers(ticker: DemoTicker): JobHandler[] {
  return [
    handleJob(tickJob, async (_payload, { log }) => {
      const report = await ticker.tick();
      if (report) log.info({ ...report }, 'the demo market moved');
    }),
  ];
}

import { z } from 'zod';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { defineJob, handleJob } from '../../platform/jobs/jobs.ts';
import type { Pulse } from './pulse.ts';

/** A pulse that fails is not missed: the next one comes in a few minutes. */
const pulseJob = defineJob({
  name: 'demo.pulse',
  payload: z.strictObject({}),
  cron: '*/5 * * * *',
  maxAttempts: 1,
});

export function createPulseJobHandlers(pulse: Pulse): JobHandler[] {
  return [
    handleJob(pulseJob, async (_payload, { log }) => {
      const report = await pulse.beat();
      if (report) log.info({ ...report }, 'the demo market moved');
    }),
  ];
}

import { z } from 'zod';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import type { WatchService } from './watch.service.ts';

/**
 * Every night, once the market was learnt anew: sales are looked at as they come in, but what they mean changes with the
 * rest of the market, and a home may have been moved on the map meanwhile.
 */
const watchJob = defineJob({ name: 'cma.watch', payload: z.strictObject({}), cron: '20 7 * * *' });

export function createWatchJobHandlers({ round }: WatchService): JobHandler[] {
  return [
    handleJob(watchJob, async (_payload, { log }) => {
      const counts = await round((error) => log.warn({ err: error }, 'a watched value was not looked at'));
      log.info(counts, 'saved values were looked at again');
    }),
  ];
}

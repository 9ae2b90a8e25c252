import { z } from 'zod';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import type { WatchService } from './watch.service.ts';

/** Several times a day: sales come in as agents report them. */
const watchJob = defineJob({ name: 'cma.watch', payload: z.strictObject({}), cron: '20 */3 * * *' });

export function createWatchJobHandlers({ round }: WatchService): JobHandler[] {
  return [
    handleJob(watchJob, async (_payload, { log }) => {
      const counts = await round((error) => log.warn({ err: error }, 'a watched value was not looked at'));
      log.info(counts, 'saved values were looked at again');
    }),
  ];
}

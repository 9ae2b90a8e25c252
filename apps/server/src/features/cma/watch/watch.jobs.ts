import { z } from 'zod';
import type { Db } from '../../../platform/db/database.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { defineJob, enqueue, handleJob } from '../../../platform/jobs/jobs.ts';
import type { WatchService } from './watch.service.ts';

/**
 * Every night, once the market was learnt anew: sales are looked at as they come in, but what they mean changes with the
 * rest of the market, and a home may have been moved on the map meanwhile.
 */
const watchJob = defineJob({
  name: 'cma.watch',
  payload: z.strictObject({
    after: z.strictObject({ agentId: z.uuid(), id: z.uuid() }).nullable().default(null),
  }),
  cron: '20 7 * * *',
});

export function createWatchJobHandlers({ watch, db }: { watch: WatchService; db: Db }): JobHandler[] {
  return [
    handleJob(watchJob, async ({ after }, { log }) => {
      const { counts, last } = await watch.lookAtNext(after, (error) =>
        log.warn({ err: error }, 'a watched value was not looked at'),
      );
      if (last) await enqueue(db, watchJob, { after: last });
      log.info(counts, 'saved values were looked at again');
    }),
  ];
}

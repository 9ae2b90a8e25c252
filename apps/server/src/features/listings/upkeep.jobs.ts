import { boardDay } from '@hearthline/domain/time-zone';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { defineJob, handleJob } from '../../platform/jobs/jobs.ts';
import { createUpkeepStore } from './upkeep.store.ts';

/** After midnight of the board, in winter as in summer. */
const upkeepJob = defineJob({ name: 'listings.upkeep', payload: z.strictObject({}), cron: '30 6 * * *' });

export function createUpkeepJobHandlers({ db, clock }: { db: Db; clock: Clock }): JobHandler[] {
  const store = createUpkeepStore(db);
  return [
    handleJob(upkeepJob, async (_payload, { log }) => {
      const today = boardDay(clock.now());
      const report = { dropped: await store.dropOldSales(today), closed: await store.closeDeals(today) };
      log.info(report, 'the listings were brought up to today');
    }),
  ];
}

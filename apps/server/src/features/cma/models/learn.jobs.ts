import { toDayNumber } from '@hearthline/domain/calendar';
import { localDay } from '@hearthline/domain/time-zone';
import { z } from 'zod';
import { boardTimeZone } from '../../../platform/clock/calendar.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import type { LearntBoard, ModelsStore } from './models.store.ts';

/** After the listings were brought up to the day. */
export const learnJob = defineJob({
  name: 'cma.learn',
  /** Asked for because nothing was learnt yet; by the time of its turn somebody else may have. */
  payload: z.strictObject({ isFirst: z.boolean().default(false) }),
  cron: '50 6 * * *',
  maxAttempts: 5,
});

export function createLearnJobHandlers({
  store,
  clock,
  learn,
  onLearnt,
}: {
  store: ModelsStore;
  clock: Clock;
  learn(day: number): Promise<LearntBoard[]>;
  /** Runs when there is something to value with. */
  onLearnt(): Promise<void>;
}): JobHandler[] {
  return [
    handleJob(learnJob, async ({ isFirst }, { log }) => {
      if (isFirst && (await store.list()).length > 0) return;
      const boards = await learn(toDayNumber(localDay(clock.now(), boardTimeZone)));
      for (const board of boards) await store.put(board, clock.now());
      await store.removeOthers(boards.map(({ source }) => source));
      log.info(
        { boards: boards.map(({ source, sales }) => ({ source, sales })) },
        'the market was learnt from its sales',
      );
      await onLearnt();
    }),
  ];
}

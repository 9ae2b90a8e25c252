import { toDayNumber } from '@hearthline/domain/calendar';
import { boardDay } from '@hearthline/domain/time-zone';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import type { FittedBoard, ModelsStore } from './models.store.ts';

/** After the listings were brought up to the day. */
export const fitJob = defineJob({
  name: 'cma.learn',
  /** Asked for because nothing was fitted yet; by the time of its turn somebody else may have. */
  payload: z.strictObject({ isFirst: z.boolean().default(false) }),
  cron: '50 6 * * *',
  maxAttempts: 5,
});

export function createFitJobHandlers({
  store,
  clock,
  fit,
  onFitted,
}: {
  store: ModelsStore;
  clock: Clock;
  fit(day: number): Promise<FittedBoard[]>;
  /** Runs when there is something to value with. */
  onFitted(): Promise<void>;
}): JobHandler[] {
  return [
    handleJob(fitJob, async ({ isFirst }, { log }) => {
      if (isFirst && (await store.list()).length > 0) return;
      const boards = await fit(toDayNumber(boardDay(clock.now())));
      for (const board of boards) await store.put(board, clock.now());
      await store.removeOthers(boards.map(({ source }) => source));
      log.info(
        { boards: boards.map(({ source, sales }) => ({ source, sales })) },
        'the models of the market were fitted to its sales',
      );
      await onFitted();
    }),
  ];
}

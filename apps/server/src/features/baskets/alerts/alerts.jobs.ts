import { z } from 'zod';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import type { AlertRunner } from './run-alerts.ts';
import type { AlertUpkeep } from './upkeep/upkeep.service.ts';

const payload = z.strictObject({});
/** What a lost notification left, and whose time has come. */
const lookJob = defineJob({ name: 'alerts.look', payload, cron: '* * * * *', maxAttempts: 1 });
const upkeepJob = defineJob({ name: 'alerts.upkeep', payload, cron: '20 * * * *', timeLimitMs: 55 * 60_000 });
const daysJob = defineJob({ name: 'alerts.days', payload, cron: '5 3 * * *' });

export function createAlertJobHandlers({
  runner,
  upkeep,
}: {
  runner: Pick<AlertRunner, 'catchUp'>;
  upkeep: AlertUpkeep;
}): JobHandler[] {
  return [
    handleJob(lookJob, () => runner.catchUp()),
    handleJob(upkeepJob, async (_payload, { log }) => {
      const onError = (error: unknown) => log.warn({ err: error }, 'an alert could not be looked at');
      log.info(await upkeep.look(onError), 'silent alerts were looked at');
    }),
    handleJob(daysJob, async (_payload, { log }) => {
      log.info(await upkeep.keepDays(), 'the days of the ledger are there');
    }),
  ];
}

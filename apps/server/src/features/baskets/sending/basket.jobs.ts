import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { defineJob, enqueue, handleJob } from '../../../platform/jobs/jobs.ts';
import { listDigestsDue, removeOld } from './basket-upkeep.store.ts';
import type { DigestService } from './digest.service.ts';
import { sendJob } from './leave-to-send.ts';
import type { SendingService } from './sending.service.ts';

const digestJob = defineJob({
  name: 'baskets.digest',
  payload: z.strictObject({ agentId: z.uuid(), basketId: z.uuid() }),
});
const lookJob = defineJob({ name: 'baskets.digests', payload: z.strictObject({}), cron: '*/10 * * * *' });
const purgeJob = defineJob({ name: 'baskets.purge', payload: z.strictObject({}), cron: '50 4 * * *' });

const portionSize = 500;

export function createBasketJobHandlers({
  db,
  clock,
  sending,
  digests,
}: {
  /** Sees all agents. */
  db: Db;
  clock: Clock;
  sending: Pick<SendingService, 'sendByItself'>;
  digests: DigestService;
}): JobHandler[] {
  return [
    handleJob(sendJob, async ({ agentId, basketId }) => {
      await sending.sendByItself(agentId, basketId);
    }),
    handleJob(lookJob, async () => {
      for (const { agentId, basketId } of await listDigestsDue(db, clock.now(), portionSize))
        await enqueue(db, digestJob, { agentId, basketId }, { key: basketId, agentId });
    }),
    handleJob(digestJob, async ({ agentId, basketId }) => {
      await digests.send(agentId, basketId);
    }),
    handleJob(purgeJob, async (_payload, { log }) => {
      log.info(await removeOld(db, clock.now()), 'old baskets and views are gone for good');
    }),
  ];
}

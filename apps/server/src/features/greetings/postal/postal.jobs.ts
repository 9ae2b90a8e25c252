import { addDays, addMonths } from '@hearthline/domain/calendar';
import { boardDay } from '@hearthline/domain/time-zone';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { defineJob, enqueue, handleJob } from '../../../platform/jobs/jobs.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import {
  forgetBatch,
  listBatchesAtProvider,
  listBatchesToForget,
  listBatchesToRedraw,
} from './batches.store.ts';
import { lookedAheadDays } from './due-cards.service.ts';
import { listAgentsWithCardsAhead } from './due-cards.store.ts';

const payload = z.strictObject({ agentId: z.uuid(), batchId: z.uuid() });
const attempts = 3;

export const makeBatchJob = defineJob({
  name: 'postal.make',
  payload,
  maxAttempts: attempts,
  lane: 'interactive',
});
/** Hands cards over to the provider, calls them off, and asks how far they are. */
export const printBatchJob = defineJob({ name: 'postal.print', payload, timeLimitMs: 30 * 60_000 });
const lookAtProviderJob = defineJob({ name: 'postal.look', payload: z.strictObject({}), cron: '23 * * * *' });
const eraseJob = defineJob({ name: 'postal.erase', payload: z.strictObject({}), cron: '*/5 * * * *' });
const redrawJob = defineJob({ name: 'postal.redraw', payload });
const remindAllJob = defineJob({
  name: 'postal.remindAll',
  payload: z.strictObject({}),
  cron: '11 * * * *',
});
const remindJob = defineJob({ name: 'postal.remind', payload: z.strictObject({ agentId: z.uuid() }) });
const forgetJob = defineJob({ name: 'postal.forget', payload: z.strictObject({}), cron: '47 4 * * *' });

/** How long a batch is kept, as the record of what was sent to whom. */
const keptMonths = 24;
const portion = 500;

export const fileKeyOf = (agentId: string, batchId: string): string => `postal/${agentId}/${batchId}.pdf`;

interface PostalJobs {
  /** Sees all agents. */
  db: Db;
  clock: Clock;
  storage: Pick<Storage, 'remove'>;
  draw: {
    make(agentId: string, batchId: string): Promise<void>;
    redraw(agentId: string, batchId: string): Promise<void>;
    giveUp(agentId: string, batchId: string): Promise<void>;
  };
  print(agentId: string, batchId: string): Promise<void>;
  remind(agentId: string): Promise<void>;
}

export const createPostalJobHandlers = (jobs: PostalJobs): JobHandler[] => [
  ...drawingJobs(jobs),
  ...printingJobs(jobs),
  ...remindingJobs(jobs),
  handleJob(forgetJob, () => forgetOld(jobs)),
];

const drawingJobs = ({ db, draw }: PostalJobs): JobHandler[] => [
  handleJob(
    makeBatchJob,
    async ({ agentId, batchId }, { attempt, log }) => {
      try {
        await draw.make(agentId, batchId);
      } catch (error) {
        if (attempt < attempts) throw error;
        log.error({ err: error }, 'a batch of cards could not be drawn');
        await draw.giveUp(agentId, batchId);
      }
    },
    ({ agentId, batchId }) => draw.giveUp(agentId, batchId),
  ),
  handleJob(eraseJob, async () => {
    for (const { agentId, id } of await listBatchesToRedraw(db, portion))
      await enqueue(db, redrawJob, { agentId, batchId: id }, { key: id, agentId, keepsRunAt: true });
  }),
  handleJob(redrawJob, ({ agentId, batchId }) => draw.redraw(agentId, batchId)),
];

const printingJobs = ({ db, print }: PostalJobs): JobHandler[] => [
  handleJob(printBatchJob, ({ agentId, batchId }) => print(agentId, batchId)),
  handleJob(lookAtProviderJob, async () => {
    for (const { agentId, id } of await listBatchesAtProvider(db, portion))
      await enqueue(db, printBatchJob, { agentId, batchId: id }, { key: id, agentId, keepsRunAt: true });
  }),
];

const remindingJobs = ({ db, clock, remind }: PostalJobs): JobHandler[] => [
  handleJob(remindAllJob, async () => {
    // Days differ from zone to zone.
    const today = addDays(boardDay(clock.now()), -1);
    const until = addDays(today, lookedAheadDays + 2);
    for (const agentId of await listAgentsWithCardsAhead(db, { today, until }))
      await enqueue(db, remindJob, { agentId }, { key: agentId, agentId, keepsRunAt: true });
  }),
  handleJob(remindJob, ({ agentId }) => remind(agentId)),
];

async function forgetOld({ db, clock, storage }: PostalJobs): Promise<void> {
  const before = new Date(`${addMonths(boardDay(clock.now()), -keptMonths)}T00:00:00Z`);
  for (const batch of await listBatchesToForget(db, before, portion)) {
    await storage.remove(fileKeyOf(batch.agentId, batch.id));
    await forgetBatch(db, batch);
  }
}

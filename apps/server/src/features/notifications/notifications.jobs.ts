import { outsideChannels } from '@hearthline/contract/notifications';
import { notificationTopics } from '@hearthline/contract/users';
import { dayMs } from '@hearthline/domain/calendar';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { defineJob, handleJob } from '../../platform/jobs/jobs.ts';
import { deleteEndedDeliveries } from './deliveries/deliveries.store.ts';

export const sendDeliveriesJob = defineJob({
  name: 'notifications.send',
  lane: 'notifications',
  payload: z.strictObject({
    agentId: z.uuid(),
    channel: z.enum(outsideChannels),
    topic: z.enum(notificationTopics),
  }),
});
export type DeliveryTarget = z.infer<typeof sendDeliveriesJob.payload>;

export const announceJob = defineJob({
  name: 'notifications.announce',
  payload: z.strictObject({ agentId: z.uuid(), announcementId: z.uuid() }),
});

const purgeJob = defineJob({
  name: 'notifications.purge',
  payload: z.strictObject({}),
  cron: '50 4 * * *',
});
/** Nothing that happened so long ago is told again. */
const keptDays = 60;

export function createNotificationJobHandlers({
  workerDb,
  clock,
  sendDeliveries,
  announce,
}: {
  /** Sees all agents. */
  workerDb: Db;
  clock: Clock;
  sendDeliveries(target: DeliveryTarget): Promise<void>;
  announce(announcement: { agentId: string; announcementId: string }): Promise<void>;
}): JobHandler[] {
  return [
    handleJob(sendDeliveriesJob, (target) => sendDeliveries(target)),
    handleJob(announceJob, (announcement) => announce(announcement)),
    handleJob(purgeJob, async (_payload, { log }) => {
      const before = new Date(clock.now().getTime() - keptDays * dayMs);
      const deliveries = await deleteEndedDeliveries(workerDb, before);
      log.info({ deliveries }, 'old deliveries are forgotten');
    }),
  ];
}

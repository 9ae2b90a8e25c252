import type { LoadSite } from '@hearthline/contract/site';
import type { Database } from '../../platform/db/database.ts';
import { createAnnouncementsService } from './announcements/announcements.service.ts';
import { createChannelsService } from './deliveries/channels.service.ts';
import { createDeliveryCollector } from './deliveries/collect-deliveries.ts';
import type { SendDeliveriesDeps } from './deliveries/send-deliveries.ts';
import { createDeliverySender } from './deliveries/send-deliveries.ts';
import { createNotificationJobHandlers } from './notifications.jobs.ts';
import { createNotificationsRoutes } from './notifications.routes.ts';
import type { NotificationsDeps } from './notifications.service.ts';
import { createNotificationsService, writeInApp } from './notifications.service.ts';

export interface CreateNotificationsDeps extends NotificationsDeps {
  workerDatabase: Pick<Database, 'db' | 'transaction'>;
  loadSite: LoadSite;
  brand: string;
  appOrigin: string;
  /** Whether somebody sends texts. */
  hasSms: boolean;
}

/** What the program tells an agent, in the app and outside of it, and what became of it. */
export function createNotifications(deps: CreateNotificationsDeps) {
  const { workerDatabase, clock, getRecipient } = deps;
  const channels = createChannelsService({
    ...deps,
    notifyInApp: async (tx, agentId, events) =>
      writeInApp(tx, agentId, await getRecipient(tx, agentId), events, clock.now()),
  });
  const service = createNotificationsService({
    ...deps,
    collectDeliveries: createDeliveryCollector({ clock, channels }),
  });
  const announcements = createAnnouncementsService({ ...deps, notifyIn: service.notifyIn });
  return {
    service,
    closeChannel: channels.close,
    routes: createNotificationsRoutes({ notifications: service, channels, announcements }),
    createJobs: ({ writeToAgent }: Pick<SendDeliveriesDeps, 'writeToAgent'>) =>
      createNotificationJobHandlers({
        workerDb: workerDatabase.db,
        clock,
        sendDeliveries: createDeliverySender({ ...deps, channels, writeToAgent }),
        announce: announcements.announce,
      }),
  };
}

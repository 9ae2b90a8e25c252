import { demoAccounts } from '../config/config.ts';
import { listListingNews } from '../features/listings/changes/listing-changes.store.ts';
import { notificationOfChange } from '../features/listings/changes/listing-news.ts';
import type { NotificationsService } from '../features/notifications/notifications.service.ts';
import type { NotificationEvent } from '../features/notifications/recipient.ts';
import type { Database } from '../platform/db/database.ts';
import {
  insertDemoFavorite,
  listAgentsWithoutFavorites,
  listLatestSteps,
} from './demo-notifications.store.ts';

const announcement: NotificationEvent = {
  type: 'Announcement',
  title: { en: 'New forms from the board', fr: 'Nouveaux formulaires de la chambre' },
  body: {
    en: '<p>The board’s agreement forms were revised. Please use the new ones from the first of next month.</p>',
    fr: '<p>Les formulaires de convention de la chambre ont été révisés. Utilisez les nouveaux dès le premier du mois prochain.</p>',
  },
};

/** Two favourites that changed lately, and what an agent was told of them, once. In the app only: nobody asked for mail. */
export async function makeDemoNotifications({
  database,
  notifications,
}: {
  /** Sees all agents. */
  database: Pick<Database, 'db' | 'transaction'>;
  notifications: Pick<NotificationsService, 'notify'>;
}): Promise<void> {
  const agentIds = await listAgentsWithoutFavorites(database.db, demoAccounts.agents);
  if (agentIds.length === 0) return;
  const cuts = await listLatestSteps(database.db, ['pc'], agentIds.length);
  const deals = await listLatestSteps(database.db, ['sc', 'sce'], agentIds.length);
  for (const [index, agentId] of agentIds.entries()) {
    const steps = [deals[index], cuts[index]].filter((step) => step !== undefined);
    if (steps.length === 0) continue;
    const news = await database.transaction(async (tx) => {
      for (const step of steps) await insertDemoFavorite(tx, agentId, step);
      return listListingNews(
        tx,
        steps.map(({ eventId }) => eventId),
      );
    });
    const changes = news.flatMap((each): NotificationEvent[] => {
      const change = notificationOfChange(each, null);
      if (!change) return [];
      const { topic: _, ...inApp } = change;
      return [inApp];
    });
    await notifications.notify(agentId, [announcement, ...changes]);
  }
}

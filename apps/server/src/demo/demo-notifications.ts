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
  listNewHomes,
} from './demo-notifications.store.ts';

const announcement: NotificationEvent = {
  type: 'Announcement',
  title: { en: 'New forms from the board', fr: 'Nouveaux formulaires de la chambre' },
  body: {
    en: '<p>The board’s agreement forms were revised. Please use the new ones from the first of next month.</p>',
    fr: '<p>Les formulaires de convention de la chambre ont été révisés. Utilisez les nouveaux dès le premier du mois prochain.</p>',
  },
};

/** So many homes an agent follows: under contract, cheaper than they were, and as they came. */
const followed = { deals: 2, cuts: 3, unchanged: 3 };
const notes = [
  'For the family on the lake road, when their sale is firm.',
  '',
  'Quiet street, ask for the survey.',
  '',
  '',
  'Compare with the one on the corner.',
];

/** Favourites of which some changed lately, and what an agent was told of them, once. In the app only: nobody asked for mail. */
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
  const most = (each: number) => each * agentIds.length;
  const cuts = await listLatestSteps(database.db, ['pc'], most(followed.cuts));
  const deals = await listLatestSteps(database.db, ['sc', 'sce'], most(followed.deals));
  const unchanged = await listNewHomes(database.db, most(followed.unchanged));
  const shareOf = <Step>(steps: readonly Step[], index: number) =>
    steps.filter((_, place) => place % agentIds.length === index);
  for (const [index, agentId] of agentIds.entries()) {
    const steps = [...shareOf(deals, index), ...shareOf(cuts, index)];
    const homes = [...steps, ...shareOf(unchanged, index)];
    if (homes.length === 0) continue;
    const news = await database.transaction(async (tx) => {
      for (const [place, home] of homes.entries())
        await insertDemoFavorite(tx, agentId, home, notes[place % notes.length] ?? '');
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

import type { composePlatform } from './compose-platform.ts';
import type { createClientLinks } from './features/client-pages/page-links.ts';
import type { createClientDirectory } from './features/clients/client-directory.ts';
import { createCma } from './features/cma/create-cma.ts';
import type { createListings } from './features/listings/create-listings.ts';
import type { createMessages } from './features/messages/create-messages.ts';
import type { createNotifications } from './features/notifications/create-notifications.ts';
import type { createPlaces } from './features/places/create-places.ts';
import type { createUsers } from './features/users/create-users.ts';

/** Analyses value the listings for the clients, and their reports go out as messages and pages. */
export function composeCma({
  platform,
  clientDirectory,
  clientLinks,
  users,
  notifications,
  messages,
  listings,
  places,
  makeDemo,
}: {
  platform: Awaited<ReturnType<typeof composePlatform>>;
  clientDirectory: ReturnType<typeof createClientDirectory>;
  clientLinks: ReturnType<typeof createClientLinks>;
  users: ReturnType<typeof createUsers>;
  notifications: ReturnType<typeof createNotifications>;
  messages: ReturnType<typeof createMessages>;
  listings: ReturnType<typeof createListings>;
  places: ReturnType<typeof createPlaces>;
  /** Makes some of its own, once there is something to value by. */
  makeDemo: Parameters<typeof createCma>[0]['onFitted'];
}) {
  return createCma({
    ...platform,
    requireBoardAccess: users.requireBoardAccess,
    findCards: listings.findCards,
    suggestHomes: listings.findHomes,
    listClientNames: clientDirectory.listNames,
    requireRoom: users.plans.roomFor('analyses').require,
    findMe: users.service.getMe,
    findAvatarKey: users.service.findAvatarKey,
    loadPicture: listings.loadPicture,
    loadMap: places.loadMap,
    pageLinks: clientLinks.linksOf('report'),
    sendMails: messages.sendMails,
    onFitted: makeDemo,
    notify: (tx, agentId, news) => notifications.service.notifyIn(tx, agentId, [news]),
  });
}

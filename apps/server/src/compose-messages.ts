import type { composePlatform } from './compose-platform.ts';
import type { createClientLinks } from './features/client-pages/page-links.ts';
import type { createClientDirectory } from './features/clients/client-directory.ts';
import type { HomeDirectory } from './features/listings/homes/home-directory.ts';
import { createMessages } from './features/messages/create-messages.ts';
import type { createNotifications } from './features/notifications/create-notifications.ts';
import type { createUsers } from './features/users/create-users.ts';

/** Messages are made before the market, of which they need no more than its directory. */
export function composeMessages({
  platform,
  clientDirectory,
  clientLinks,
  homeDirectory,
  users,
  notifications,
}: {
  platform: Awaited<ReturnType<typeof composePlatform>>;
  clientDirectory: ReturnType<typeof createClientDirectory>;
  clientLinks: ReturnType<typeof createClientLinks>;
  homeDirectory: HomeDirectory;
  users: ReturnType<typeof createUsers>;
  notifications: ReturnType<typeof createNotifications>;
}) {
  return createMessages({
    ...platform,
    createUrl: clientLinks.createMessageUrl,
    createPictureUrl: clientLinks.createPictureUrl,
    clients: clientDirectory,
    agents: notifications,
    homes: homeDirectory,
    hasBoardAccess: users.hasBoardAccess,
  });
}

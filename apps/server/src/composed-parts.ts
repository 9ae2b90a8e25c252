import type { composePlatform } from './compose-platform.ts';
import type { createClientLinks } from './features/client-pages/page-links.ts';
import type { createClientDirectory } from './features/clients/client-directory.ts';
import type { createListings } from './features/listings/create-listings.ts';
import type { HomeDirectory } from './features/listings/homes/home-directory.ts';
import type { createMessages } from './features/messages/create-messages.ts';
import type { createNotifications } from './features/notifications/create-notifications.ts';
import type { createPlaces } from './features/places/create-places.ts';
import type { createUsers } from './features/users/create-users.ts';

/** What is made by the time that features are composed which need many others. */
export interface ComposedParts {
  platform: Awaited<ReturnType<typeof composePlatform>>;
  clientDirectory: ReturnType<typeof createClientDirectory>;
  clientLinks: ReturnType<typeof createClientLinks>;
  homeDirectory: HomeDirectory;
  users: ReturnType<typeof createUsers>;
  notifications: ReturnType<typeof createNotifications>;
  messages: ReturnType<typeof createMessages>;
  listings: ReturnType<typeof createListings>;
  places: ReturnType<typeof createPlaces>;
}

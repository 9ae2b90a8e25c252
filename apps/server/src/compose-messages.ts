import type { ComposedParts } from './composed-parts.ts';
import { createMessages } from './features/messages/create-messages.ts';

/** Messages are made before the market, of which they need no more than its directory. */
export function composeMessages({
  platform,
  clientDirectory,
  clientLinks,
  homeDirectory,
  users,
  notifications,
}: Omit<ComposedParts, 'messages' | 'listings' | 'places'>) {
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

import type { ComposedParts } from './composed-parts.ts';
import { createGreetings } from './features/greetings/create-greetings.ts';

/** Greetings ask the clients whom they mean, and leave by the outbox. */
export function composeGreetings({
  platform,
  clientDirectory,
  clientLinks,
  users,
  notifications,
  messages,
}: Pick<
  ComposedParts,
  'platform' | 'clientDirectory' | 'clientLinks' | 'users' | 'notifications' | 'messages'
>) {
  return createGreetings({
    ...platform,
    ports: {
      clients: clientDirectory,
      messages: messages.toReaders,
      notify: (tx, agentId, news) => notifications.service.notifyIn(tx, agentId, news),
    },
    hasBoardAccess: users.hasBoardAccess,
    createGreetingPictureUrl: clientLinks.createGreetingPictureUrl,
  });
}

import type { ComposedParts } from './composed-parts.ts';
import type { Config } from './config/config.ts';
import { createGreetings } from './features/greetings/create-greetings.ts';
import type { GreetingPorts } from './features/greetings/greeting-ports.ts';
import { createPostalCards } from './features/greetings/postal/create-postal-cards.ts';

/** Greetings ask the clients whom they mean, and leave by the outbox, or on paper as far as the plan goes. */
export function composeGreetings({
  config,
  platform,
  clientDirectory,
  clientLinks,
  users,
  notifications,
  messages,
}: Pick<
  ComposedParts,
  'platform' | 'clientDirectory' | 'clientLinks' | 'users' | 'notifications' | 'messages'
> & { config: Pick<Config, 'cards'> }) {
  const ports: GreetingPorts = {
    clients: clientDirectory,
    messages: messages.toReaders,
    notify: (tx, agentId, news) => notifications.service.notifyIn(tx, agentId, news),
  };
  const greetings = createGreetings({
    ...platform,
    ports,
    hasBoardAccess: users.hasBoardAccess,
    createGreetingPictureUrl: clientLinks.createGreetingPictureUrl,
  });
  const postalCards = createPostalCards({
    ...platform,
    ...config.cards,
    ...ports,
    findAllowance: (tx, agentId) => users.plans.findUse(tx, agentId, 'cards'),
    requireCards: users.plans.roomFor('cards').require,
  });
  return {
    ...greetings,
    routes: { ...greetings.routes, ...postalCards.routes },
    jobs: [...greetings.jobs, ...postalCards.jobs],
    postalCardsAt: postalCards.servicesAt,
    listDueCards: postalCards.listDue,
    stop: postalCards.stop,
  };
}

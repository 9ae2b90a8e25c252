import type { ComposedParts } from './composed-parts.ts';
import type { Config } from './config/config.ts';
import { createPostalCards } from './features/greetings/postal/create-postal-cards.ts';

/** Cards ask the clients whom they mean, and the plan how many there may be. */
export function composePostalCards({
  config,
  platform,
  clientDirectory,
  users,
}: Pick<ComposedParts, 'platform' | 'clientDirectory' | 'users'> & { config: Pick<Config, 'cards'> }) {
  return createPostalCards({
    ...platform,
    ...config.cards,
    clients: clientDirectory,
    findAllowance: (tx, agentId) => users.plans.findUse(tx, agentId, 'cards'),
    requireCards: users.plans.roomFor('cards').require,
  });
}

import type { ComposedParts } from './composed-parts.ts';
import { createNews } from './features/news/create-news.ts';
import type { NewsPorts } from './features/news/news-ports.ts';

/** News are written from the market's figures, stand on the site, and leave as mailings. */
export function composeNews({
  platform,
  clientDirectory,
  users,
  messages,
  listings,
  site,
}: Pick<ComposedParts, 'platform' | 'clientDirectory' | 'users' | 'messages' | 'listings'> & {
  site: NewsPorts['site'];
}) {
  return createNews({
    ...platform,
    ports: {
      figures: listings.figures,
      mailings: messages.mailings,
      messages: messages.toReaders,
      findReader: async (tx, agentId, clientId) => {
        const [found] = await clientDirectory.listReceivers(tx, agentId, [clientId], 'email');
        return found?.client ?? null;
      },
      hasBoardAccess: users.hasBoardAccess,
      site,
    },
  });
}

import type { composeGreetings } from './compose-greetings.ts';
import type { composeNews } from './compose-news.ts';
import type { PlatformInput } from './compose-platform.ts';
import type { ComposedParts } from './composed-parts.ts';
import { createBadges } from './features/badges/create-badges.ts';
import { createDashboard } from './features/dashboard/create-dashboard.ts';
import { defaultWords } from './features/dashboard/default-texts.ts';
import { createOpenMeteo } from './platform/weather/open-meteo.ts';

/** Badges, and the boards that they stand on. */
export function composeBoard({
  config,
  platform,
  demo,
  users,
  listings,
  greetings,
  news,
}: Pick<ComposedParts, 'platform' | 'users' | 'listings'> & {
  config: Pick<PlatformInput['config'], 'weatherUrl'>;
  demo: { weather: NonNullable<Parameters<typeof createDashboard>[0]['weather']> } | null;
  greetings: Pick<ReturnType<typeof composeGreetings>, 'findWaiting' | 'listDueCards'>;
  news: Pick<ReturnType<typeof composeNews>, 'listNewest'>;
}) {
  const badges = createBadges({
    ...platform,
    hasBoardAccess: users.hasBoardAccess,
    ownWords: defaultWords,
    listings,
  });
  const dashboard = createDashboard({
    ...platform,
    weather: config.weatherUrl
      ? createOpenMeteo({ url: config.weatherUrl, clock: platform.clock })
      : (demo?.weather ?? null),
    hasBoardAccess: users.hasBoardAccess,
    findCards: listings.findCards,
    findAgent: users.service.getRecipient,
    findWaitingGreetings: greetings.findWaiting,
    listDueCards: greetings.listDueCards,
    listOwnNews: news.listNewest,
    titleOf: badges.titleOf,
    ensureBadges: badges.badges.ensureMany,
  });
  return { badges, dashboard };
}

import type { Language } from '@hearthline/contract/common';
import type { PgListener } from '../../platform/events/pg-notify.ts';
import type { Log } from '../../platform/log/log.ts';
import { createBadgePalette } from './badge-palette.ts';
import { createBadgesRoutes } from './badges.routes.ts';
import type { BadgesDeps } from './badges.service.ts';
import { createBadgesService } from './badges.service.ts';
import type { QueriesDeps } from './queries.service.ts';
import { createQueriesService } from './queries.service.ts';
import type { ScopeDeps } from './scope.service.ts';
import { createScopeService } from './scope.service.ts';
import { catalogueTexts } from './texts/catalogue-texts.ts';

export interface CreateBadgesDeps
  extends Omit<QueriesDeps, 'marketVersion'>,
    Pick<BadgesDeps, 'clock' | 'ownWords'>,
    Pick<ScopeDeps, 'listings'> {
  log: Log;
  pgListener: Pick<PgListener, 'listen'>;
}

/** Named queries and the badges made of them. */
export function createBadges(deps: CreateBadgesDeps) {
  let marketVersion = 0;
  const grow = () => {
    marketVersion += 1;
  };
  deps.pgListener.listen('listings', grow, grow);
  const queries = createQueriesService({ ...deps, marketVersion: () => marketVersion });
  const badges = createBadgesService({ ...deps, queries });
  return {
    badges,
    palette: [createBadgePalette(deps)],
    titleOf: (queryKey: string, language: Language) =>
      catalogueTexts[language].queries[queryKey]?.title ?? queryKey,
    routes: createBadgesRoutes({ badges, queries, scope: createScopeService(deps), log: deps.log }),
  };
}

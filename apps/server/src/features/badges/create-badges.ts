import type { Language } from '@hearthline/contract/common';
import type { Notices } from '../../platform/events/notices.ts';
import type { Log } from '../../platform/log/log.ts';
import { createBadgesRoutes } from './badges.routes.ts';
import type { BadgesDeps } from './badges.service.ts';
import { createBadgesService } from './badges.service.ts';
import type { QueriesDeps } from './queries.service.ts';
import { createQueriesService } from './queries.service.ts';
import { catalogueTexts } from './texts/catalogue-texts.ts';

export interface CreateBadgesDeps
  extends Omit<QueriesDeps, 'marketVersion'>,
    Pick<BadgesDeps, 'clock' | 'ownWords'> {
  log: Log;
  notices: Pick<Notices, 'listen'>;
}

/** Named queries and the badges made of them. */
export function createBadges(deps: CreateBadgesDeps) {
  let marketVersion = 0;
  const grow = () => {
    marketVersion += 1;
  };
  deps.notices.listen('listings', grow, grow);
  const queries = createQueriesService({ ...deps, marketVersion: () => marketVersion });
  const badges = createBadgesService({ ...deps, queries });
  return {
    badges,
    titleOf: (queryKey: string, language: Language) =>
      catalogueTexts[language].queries[queryKey]?.title ?? queryKey,
    routes: createBadgesRoutes({ badges, queries, log: deps.log }),
  };
}

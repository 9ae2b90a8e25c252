import type { Badge, BadgeExecution, BadgeParam } from '@hearthline/contract/badges';
import type { Language } from '@hearthline/contract/common';
import type { BadgeRow, KeptParam, ListedBadge } from './badges.store.ts';
import { findQuery } from './catalogue/catalogue.ts';
import { paramDefIdOf, presentParameter } from './queries.presenter.ts';
import type { Executed } from './queries.service.ts';

export function presentBadge(row: ListedBadge, agentId: string): Badge {
  const query = findQuery(row.queryKey);
  return {
    badgeId: row.id,
    badgeName: row.name,
    badgeDescription: row.description,
    badgeConfiguration: row.configuration,
    queryKey: row.queryKey,
    category: query.category,
    isDiscoverable: row.isDiscoverable,
    isDeletable: row.isDeletable,
    isResolverEnabled: row.isResolverEnabled,
    isShared: row.isShared,
    isOwn: row.agentId === agentId,
    params: row.params.map(
      ({ id, key, value, enableDiscovery, enableResolver, resolverKey }): BadgeParam => ({
        badgeParamId: id,
        paramDefId: paramDefIdOf(query, key),
        discoveryKey: key,
        value,
        enableDiscovery,
        enableResolver,
        resolverKey,
      }),
    ),
    dashboards: row.dashboards,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentExecution(row: BadgeRow, executed: Executed, language: Language): BadgeExecution {
  const query = findQuery(row.queryKey);
  return {
    badgeId: row.id,
    badgeName: row.name,
    badgeDescription: row.description,
    badgeConfiguration: row.configuration,
    unit: query.unit,
    measure: query.measure,
    recordKind: query.recordKind,
    sources: [...query.sources],
    lock: executed.lock,
    queryResult: executed.queryResult,
    // There is nothing to choose from what is kept back.
    discoveryParams: (executed.lock ? [] : row.params)
      .filter((param) => isOpenToViewer(row, param))
      .map(({ id, key }) => ({
        badgeParamId: id,
        paramDefId: paramDefIdOf(query, key),
        discoveryKey: key,
        parameter: presentParameter(query, key, language),
      })),
    executedAt: executed.executedAt.toISOString(),
  };
}

/** Whether who looks at the badge may change the parameter. */
export function isOpenToViewer(badge: Pick<BadgeRow, 'isDiscoverable'>, param: KeptParam): boolean {
  return badge.isDiscoverable && param.enableDiscovery;
}

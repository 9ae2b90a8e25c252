import type { ReplyOf } from '@hearthline/contract';
import type { Badge, QueryCategory } from '@hearthline/contract/badges';
import { badgeBatchMax } from '@hearthline/contract/limits';
import type { BadgeType } from '@hearthline/domain/badge/configuration';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { badgeListValuesKey } from '../../../shared/live/live-keys.ts';
import { recordPages } from './dashboard-queries.ts';

/** Everything about badges is read again together, because one change shows in many places. */
export const badgesKey = ['badges'] as const;

const everyPage = 200;

export interface QueryParamValue {
  paramDefId: string;
  value: string;
  resolverKey: string;
}

/** All categories with their queries; with a term only those that match. Words come in the language of the agent. */
export function categoriesQuery(term: string, language: string) {
  return queryOptions({
    queryKey: [...badgesKey, 'categories', language, term],
    queryFn: async ({ signal }) => {
      const query = { page: '1', pageSize: String(everyPage), ...(term && { term }) };
      return (await request('GET /admin/badge/categories', { query, signal })).result;
    },
    placeholderData: keepPreviousData,
  });
}

export function namedQueryQuery(key: string, language: string) {
  return queryOptions({
    queryKey: [...badgesKey, 'query', language, key],
    queryFn: async ({ signal }) => (await request('GET /queries/{key}', { params: { key }, signal })).result,
  });
}

/** The value of a query that is being set up. */
export function queryRunQuery(key: string, params: readonly QueryParamValue[], language: string) {
  return queryOptions({
    queryKey: [...badgesKey, 'run', language, key, params],
    queryFn: async ({ signal }) =>
      (await request('POST /queries/{key}/exec', { params: { key }, body: { params: [...params] }, signal }))
        .result,
    placeholderData: keepPreviousData,
  });
}

/** The values of the queries in view, with their defaults, in one call. */
export function queryRunsQuery(keys: readonly string[], language: string) {
  return queryOptions({
    queryKey: [...badgesKey, 'runs', language, keys],
    queryFn: async ({ signal }) => {
      const { result } = await request('POST /queries/exec', { body: { keys: [...keys] }, signal });
      return new Map(result.map(({ key, execution }) => [key, execution]));
    },
    enabled: keys.length > 0,
  });
}

export function queryRecordsQuery(key: string, values: readonly QueryParamValue[], language: string) {
  const params = [...values];
  return recordPages([...badgesKey, 'records', language, key, params], (page, signal) =>
    request('POST /queries/{key}/records', { params: { key }, body: { params, ...page }, signal }),
  );
}

export interface BadgeFilter {
  term: string;
  category: QueryCategory | undefined;
  type: BadgeType | undefined;
  page: number;
  pageSize: number;
}

export function badgePageQuery({ term, category, type, page, pageSize }: BadgeFilter) {
  return queryOptions({
    queryKey: [...badgesKey, 'page', { term, category, type, page, pageSize }],
    queryFn: async ({ signal }) => {
      const query = {
        page: String(page),
        pageSize: String(pageSize),
        ...(term && { term }),
        ...(category && { category }),
        ...(type && { type }),
      };
      return await request('GET /badges', { query, signal });
    },
    placeholderData: keepPreviousData,
  });
}

/** All that the agent may put on a dashboard. */
export const allBadgesQuery = queryOptions({
  queryKey: [...badgesKey, 'all'] as const,
  queryFn: async ({ signal }) => {
    const found: Badge[] = [];
    for (let page = 1; ; page += 1) {
      const query = { page: String(page), pageSize: String(everyPage) };
      const { result, totalRows } = await request('GET /badges', { query, signal });
      found.push(...result);
      if (page * everyPage >= totalRows) return found;
    }
  },
});

/** One badge of the list; null where there is none of that id. */
export function badgeQuery(badgeId: string) {
  return queryOptions({
    queryKey: [...badgesKey, 'one', badgeId],
    queryFn: async ({ signal }) => {
      for (let page = 1; ; page += 1) {
        const query = { page: String(page), pageSize: String(everyPage) };
        const { result, totalRows } = await request('GET /badges', { query, signal });
        const found = result.find((each) => each.badgeId === badgeId);
        if (found || page * everyPage >= totalRows) return found ?? null;
      }
    },
  });
}

/** The values of the badges in view, as many in one call as it takes. */
export function badgeRunsQuery(badgeIds: readonly string[], language: string) {
  return queryOptions({
    queryKey: [...badgeListValuesKey, language, badgeIds],
    queryFn: async ({ signal }) => {
      const answers: ReplyOf<'POST /badges/exec'>['result'] = [];
      for (let start = 0; start < badgeIds.length; start += badgeBatchMax) {
        const batch = badgeIds.slice(start, start + badgeBatchMax);
        const items = batch.map((badgeId) => ({ badgeId, params: [] }));
        answers.push(...(await request('POST /badges/exec', { body: { items }, signal })).result);
      }
      return new Map(answers.map((answer) => [answer.badgeId, answer]));
    },
    enabled: badgeIds.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** The name of a category; empty until the catalogue is there. */
export function useCategoryTitle(category: QueryCategory): string {
  const { i18n } = useTranslation('badges');
  const { data } = useQuery(categoriesQuery('', i18n.language));
  return data?.find(({ key }) => key === category)?.title ?? '';
}

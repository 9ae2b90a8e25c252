import type { ReplyOf } from '@hearthline/contract';
import { minuteMs } from '@hearthline/domain/calendar';
import type { QueryKey } from '@tanstack/react-query';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';
import { badgeValuesKey } from '../../../shared/live/live-keys.ts';
import type { ExecutionParams } from './badge-values.ts';

export const dashboardKey = ['dashboard'] as const;
/** Apart, because moving a badge changes nothing in them. */
const panelsKey = ['dashboard-panels'] as const;

export const boardsQuery = queryOptions({
  queryKey: [...dashboardKey, 'all'] as const,
  queryFn: async ({ signal }) => (await request('GET /dashboard', { signal })).result.items,
});

export function boardQuery(name: string) {
  return queryOptions({
    queryKey: [...dashboardKey, 'one', name] as const,
    queryFn: async ({ signal }) =>
      (await request('GET /dashboard/{name}', { params: { name }, signal })).result,
  });
}

/** The one area and the one range of the boards, and how fresh the listings are. */
export const boardScopeQuery = queryOptions({
  queryKey: [...dashboardKey, 'scope'] as const,
  queryFn: async ({ signal }) => (await request('GET /badges/scope', { signal })).result,
  refetchInterval: minuteMs,
});

/** The period of a badge cut up for a chart; counted anew with the badges. */
export function badgeSeriesQuery(id: string, params: ExecutionParams) {
  return queryOptions({
    queryKey: [...badgeValuesKey, 'series', id, params] as const,
    queryFn: async ({ signal }) =>
      (await request('POST /badges/{id}/series', { params: { id }, body: { params }, signal })).result,
    placeholderData: keepPreviousData,
  });
}

export const remindersQuery = queryOptions({
  queryKey: [...panelsKey, 'reminders'] as const,
  queryFn: async ({ signal }) => (await request('GET /dashboard/panels/reminders', { signal })).result,
});

export const newsQuery = queryOptions({
  queryKey: [...panelsKey, 'news'] as const,
  queryFn: async ({ signal }) => (await request('GET /dashboard/panels/news', { signal })).result,
});

export const weatherQuery = queryOptions({
  queryKey: [...panelsKey, 'weather'] as const,
  queryFn: async ({ signal }) => (await request('GET /dashboard/panels/weather', { signal })).result,
});

const pageSize = 50;

type RecordPage = ReplyOf<'POST /badges/{id}/records'>;

/** The records behind a value, page by page. */
export function recordPages(
  queryKey: QueryKey,
  fetchPage: (page: { cursor: string | null; limit: number }, signal: AbortSignal) => Promise<RecordPage>,
) {
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam: cursor, signal }) =>
      (await fetchPage({ cursor, limit: pageSize }, signal)).result,
    getNextPageParam: ({ next }) => next,
  });
}

export const badgeRecordsKey = ['badge-records'] as const;

export function badgeRecordsQuery(id: string, params: ExecutionParams) {
  return recordPages([...badgeRecordsKey, id, params], (page, signal) =>
    request('POST /badges/{id}/records', { params: { id }, body: { params, ...page }, signal }),
  );
}

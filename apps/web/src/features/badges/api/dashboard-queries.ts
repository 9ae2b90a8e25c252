import type { ReplyOf } from '@hearthline/contract';
import type { QueryKey } from '@tanstack/react-query';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';
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

export function badgeRecordsQuery(id: string, params: ExecutionParams) {
  return recordPages(['badge-records', id, params], (page, signal) =>
    request('POST /badges/{id}/records', { params: { id }, body: { params, ...page }, signal }),
  );
}

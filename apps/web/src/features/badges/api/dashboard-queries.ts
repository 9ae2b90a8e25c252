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

export function recordsQuery(badgeId: string, params: ExecutionParams) {
  return infiniteQueryOptions({
    queryKey: ['badge-records', badgeId, params] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) =>
      (
        await request('POST /badges/{id}/records', {
          params: { id: badgeId },
          body: { params, cursor: pageParam, limit: pageSize },
          signal,
        })
      ).result,
    getNextPageParam: ({ next }) => next,
  });
}

import type { notificationPageSize } from '@hearthline/contract/notifications';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';

export const notificationFilters = ['unread', 'all'] as const;
export type NotificationFilter = (typeof notificationFilters)[number];

/** Everything under it is read again when the server tells of a change. */
export const notificationsKey = ['notifications'] as const;

/** Only the type comes from the contract, so that its schemas stay out of the first load. */
const pageSize: typeof notificationPageSize = 15;

export const unreadCountQuery = queryOptions({
  queryKey: [...notificationsKey, 'unread', 'count'],
  queryFn: async () => (await request('GET /notifications/unread/count')).count,
});

const endpointOf = {
  unread: 'GET /notifications/unread',
  all: 'GET /notifications/all',
} as const;

export function notificationsQuery(filter: NotificationFilter) {
  return infiniteQueryOptions({
    queryKey: [...notificationsKey, filter, 'list'],
    queryFn: ({ pageParam, signal }) =>
      request(endpointOf[filter], { query: { Page: pageParam, PageSize: pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalRows }, pages) =>
      pages.length * pageSize < totalRows ? pages.length + 1 : undefined,
  });
}

/** How many there are at all, read or not, for a screen that may not need the list itself. */
export const totalCountQuery = queryOptions({
  queryKey: [...notificationsKey, 'all', 'count'],
  queryFn: async () =>
    (await request('GET /notifications/all', { query: { Page: 1, PageSize: 1 } })).totalRows,
});

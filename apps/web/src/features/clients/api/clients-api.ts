import type { ClientFilter } from '@hearthline/contract/client-filter';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';
import type { ClientOrder } from '../model/use-clients-view.ts';

/** Everything about clients is read again together, because one change shows in many places. */
export const clientsKey = ['clients'] as const;

interface ClientPageRequest extends ClientOrder {
  filter: ClientFilter;
  page: number;
  pageSize: number;
}

export function clientPageQuery({ filter, sort, isDescending, page, pageSize }: ClientPageRequest) {
  const body = { filter, sort, isDescending, page, pageSize };
  return queryOptions({
    queryKey: [...clientsKey, 'page', body],
    queryFn: ({ signal }) => request('POST /clients/search', { body, signal }),
    placeholderData: keepPreviousData,
  });
}

export function clientCountQuery(filter: ClientFilter) {
  return queryOptions({
    queryKey: [...clientsKey, 'count', filter],
    queryFn: async ({ signal }) => (await request('POST /clients/count', { body: { filter }, signal })).count,
  });
}

export const clientTagsQuery = queryOptions({
  queryKey: [...clientsKey, 'tags'],
  queryFn: async () => (await request('GET /clients/tags')).result,
});

export const smartListsQuery = queryOptions({
  queryKey: [...clientsKey, 'lists'],
  queryFn: async () => (await request('GET /clients/lists')).result,
});

export const todayQuery = queryOptions({
  queryKey: [...clientsKey, 'today'],
  queryFn: async () => (await request('GET /clients/today')).result,
});

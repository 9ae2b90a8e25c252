import type { ListingSort } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../../shared/api/client.ts';
import type { MapWindow } from './map-window.ts';

const pageSize = 24;

/** Clusters and pins of what the map shows, with the exact counts. */
export function mapQuery(criteria: Criteria, { bounds, zoom }: MapWindow) {
  return queryOptions({
    queryKey: ['listings', 'map', criteria, bounds, zoom],
    queryFn: async ({ signal }) =>
      (await request('POST /listings/map', { body: { criteria, bounds, zoom }, signal })).result,
    placeholderData: keepPreviousData,
  });
}

/** The listings themselves, page after page. */
export function listQuery(criteria: Criteria, sort: ListingSort) {
  return infiniteQueryOptions({
    queryKey: ['listings', 'page', criteria, sort],
    queryFn: ({ pageParam, signal }) =>
      request('POST /listings/search', {
        body: { criteria, sort, limit: pageSize, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.result.nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function cardsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['listings', 'cards', ids],
    queryFn: async ({ signal }) =>
      (await request('POST /listings/cards', { body: { ids: [...ids] }, signal })).result,
  });
}

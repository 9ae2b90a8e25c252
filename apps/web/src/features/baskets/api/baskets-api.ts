import type { QueryOf } from '@hearthline/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';

/** Everything about baskets is read again together, because one answer shows in many places. */
export const basketsKey = ['baskets'] as const;

export type BasketPageRequest = QueryOf<'GET /baskets'>;

export function basketPageQuery(asked: BasketPageRequest) {
  return queryOptions({
    queryKey: [...basketsKey, 'page', asked],
    queryFn: ({ signal }) => request('GET /baskets', { query: asked, signal }),
    placeholderData: keepPreviousData,
  });
}

export function basketQuery(id: string) {
  return queryOptions({
    queryKey: [...basketsKey, 'one', id],
    queryFn: async ({ signal }) => (await request('GET /baskets/{id}', { params: { id }, signal })).result,
  });
}

/** What would happen if it was sent now. */
export function sendingQuery(id: string) {
  return queryOptions({
    queryKey: [...basketsKey, 'sending', id],
    queryFn: async ({ signal }) =>
      (await request('GET /baskets/{id}/sending', { params: { id }, signal })).result,
  });
}

/** What was said to one home. */
export function homeTalkQuery(id: string, homeId: string) {
  return queryOptions({
    queryKey: [...basketsKey, 'talk', id, homeId],
    queryFn: async ({ signal }) =>
      (await request('GET /baskets/{id}/homes/{homeId}', { params: { id, homeId }, signal })).result,
  });
}

/** A client with those they live with; the same entry of the cache as their own page. */
export function basketClientQuery(id: string) {
  return queryOptions({
    queryKey: ['clients', 'one', id],
    queryFn: async ({ signal }) => (await request('GET /clients/{id}', { params: { id }, signal })).result,
  });
}

const shownOfClient = '5';

/** Those that somebody reads, alone or with others; the one that was looked at last first. */
export const clientBasketsQuery = (clientId: string) =>
  basketPageQuery({ basketType: 'Manual', clientId, sort: 'lastSeen', page: '1', pageSize: shownOfClient });

/** What somebody likes and rejects, as far as their answers say. */
export function wishesQuery(clientId: string) {
  return queryOptions({
    queryKey: [...basketsKey, 'wishes', clientId],
    queryFn: async ({ signal }) =>
      (await request('GET /baskets/of-client/{id}/wishes', { params: { id: clientId }, signal })).result,
  });
}

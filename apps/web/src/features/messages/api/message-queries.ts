import type { BodyOf } from '@hearthline/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';

/** Everything under it is read again when the server tells of a change. */
export const messagesKey = ['messages'] as const;

type LogRequest = BodyOf<'POST /messages/search'>;

export function messageLogQuery(body: LogRequest) {
  return queryOptions({
    queryKey: [...messagesKey, 'log', body],
    queryFn: ({ signal }) => request('POST /messages/search', { body, signal }),
    placeholderData: keepPreviousData,
  });
}

export function messageQuery(id: string) {
  return queryOptions({
    queryKey: [...messagesKey, 'one', id],
    queryFn: async ({ signal }) => (await request('GET /messages/{id}', { params: { id }, signal })).result,
  });
}

export const plannedMailingsQuery = queryOptions({
  queryKey: [...messagesKey, 'planned'],
  queryFn: async ({ signal }) => (await request('GET /mailings', { signal })).result,
});

export const mailSettingsQuery = queryOptions({
  queryKey: ['mailSettings'],
  queryFn: async ({ signal }) => (await request('GET /messages/settings', { signal })).result,
});

/** Under the clients' own key, so that a list that is changed there is read again here. */
export const smartListsQuery = queryOptions({
  queryKey: ['clients', 'lists'],
  queryFn: async () => (await request('GET /clients/lists')).result,
});

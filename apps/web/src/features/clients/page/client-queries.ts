import type { TimelineKind } from '@hearthline/contract/client-page';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';
import { clientsKey } from '../api/clients-api.ts';

const keyOf = (what: string, id: string) => [...clientsKey, what, id] as const;

export function clientQuery(id: string) {
  return queryOptions({
    queryKey: keyOf('one', id),
    queryFn: async ({ signal }) => (await request('GET /clients/{id}', { params: { id }, signal })).result,
  });
}

export function timelineQuery(id: string, kind: TimelineKind | undefined) {
  return infiniteQueryOptions({
    queryKey: [...keyOf('timeline', id), kind ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      request('GET /clients/{id}/timeline', { params: { id }, query: { kind, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

export function touchbaseQuery(id: string) {
  return queryOptions({
    queryKey: keyOf('touchbase', id),
    queryFn: async ({ signal }) =>
      (await request('GET /clients/{id}/touchbase', { params: { id }, signal })).result,
  });
}

export function notesQuery(id: string) {
  return queryOptions({
    queryKey: keyOf('notes', id),
    queryFn: async ({ signal }) =>
      (await request('GET /clients/{id}/notes', { params: { id }, signal })).result,
  });
}

export function tasksQuery(id: string) {
  return queryOptions({
    queryKey: keyOf('tasks', id),
    queryFn: async ({ signal }) =>
      (await request('GET /clients/{id}/tasks', { params: { id }, signal })).result,
  });
}

export function consentsQuery(id: string) {
  return queryOptions({
    queryKey: keyOf('consents', id),
    queryFn: async ({ signal }) =>
      (await request('GET /clients/{id}/consents', { params: { id }, signal })).result,
  });
}

import type { BodyOf, QueryOf } from '@hearthline/contract';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import type { GreetingCategory } from '@hearthline/domain/greeting/vocabulary';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';
import { greetingsKey } from '../../../shared/api/greeting-queries.ts';

export function yearQuery(from: string | undefined) {
  return queryOptions({
    queryKey: [...greetingsKey, 'year', from],
    queryFn: async ({ signal }) =>
      (await request('GET /greetings/year', { query: from === undefined ? {} : { from }, signal })).result,
    placeholderData: keepPreviousData,
  });
}

export type EventsRequest = QueryOf<'GET /greetings/events'>;

export function eventsQuery(asked: EventsRequest) {
  return queryOptions({
    queryKey: [...greetingsKey, 'events', asked],
    queryFn: ({ signal }) => request('GET /greetings/events', { query: asked, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The first of those whom a day means that many share. */
export function dayClientsQuery(id: string) {
  return queryOptions({
    queryKey: [...greetingsKey, 'day', id, 'clients'],
    queryFn: ({ signal }) =>
      request('GET /greetings/days/{id}/clients', { params: { id }, query: {}, signal }),
  });
}

export type TasksRequest = QueryOf<'GET /greetings/tasks'>;

export function tasksQuery(asked: TasksRequest) {
  return queryOptions({
    queryKey: [...greetingsKey, 'tasks', asked],
    queryFn: ({ signal }) => request('GET /greetings/tasks', { query: asked, signal }),
    placeholderData: keepPreviousData,
  });
}

export function taskQuery(id: string) {
  return queryOptions({
    queryKey: [...greetingsKey, 'task', id],
    queryFn: async ({ signal }) =>
      (await request('GET /greetings/tasks/{id}', { params: { id }, signal })).result,
  });
}

export type CountRequest = BodyOf<'POST /greetings/tasks/count'>;

export function countQuery(body: CountRequest) {
  return queryOptions({
    queryKey: [...greetingsKey, 'count', body],
    queryFn: async ({ signal }) => (await request('POST /greetings/tasks/count', { body, signal })).result,
    placeholderData: keepPreviousData,
  });
}

/** One design of a category, and which of its days the words are for; without a day, its first. */
export interface TemplatePlace {
  category: GreetingCategory;
  design: string;
  occasion?: Occasion | undefined;
}

/** As the calls about it want it. */
export const templateAddress = ({ category, design, occasion }: TemplatePlace) => ({
  params: { category, design },
  query: occasion === undefined ? {} : { occasion },
});

export function templateQuery(place: TemplatePlace) {
  return queryOptions({
    queryKey: [...greetingsKey, 'template', place],
    queryFn: async ({ signal }) =>
      (await request('GET /greetings/templates/{category}/{design}', { ...templateAddress(place), signal }))
        .result,
  });
}

export type PreviewRequest = BodyOf<'POST /greetings/templates/{category}/{design}/preview'>;

export function previewQuery(place: TemplatePlace, body: PreviewRequest) {
  return queryOptions({
    queryKey: [...greetingsKey, 'preview', place, body],
    queryFn: async ({ signal }) =>
      (
        await request('POST /greetings/templates/{category}/{design}/preview', {
          ...templateAddress(place),
          body,
          signal,
        })
      ).result,
    placeholderData: keepPreviousData,
  });
}

export function recentQuery(asked: QueryOf<'GET /greetings/recent'>) {
  return queryOptions({
    queryKey: [...greetingsKey, 'recent', asked],
    queryFn: ({ signal }) => request('GET /greetings/recent', { query: asked, signal }),
    placeholderData: keepPreviousData,
  });
}

export function runQuery(id: string) {
  return queryOptions({
    queryKey: [...greetingsKey, 'run', id],
    queryFn: async ({ signal }) =>
      (await request('GET /greetings/recent/{id}', { params: { id }, signal })).result,
  });
}

export function receiversQuery(id: string, asked: QueryOf<'GET /greetings/recent/{id}/clients'>) {
  return queryOptions({
    queryKey: [...greetingsKey, 'run', id, 'clients', asked],
    queryFn: ({ signal }) =>
      request('GET /greetings/recent/{id}/clients', { params: { id }, query: asked, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Under the clients' own key, so that a list that is changed there is read again here. */
export const smartListsQuery = queryOptions({
  queryKey: ['clients', 'lists'],
  queryFn: async () => (await request('GET /clients/lists')).result,
});

import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';

/** Everything about greetings is read again together: a switch changes the year, the tasks and what comes next. */
export const greetingsKey = ['greetings'] as const;

/** What is greeted on, and whether it is switched on. */
export const greetingCategoriesQuery = queryOptions({
  queryKey: [...greetingsKey, 'categories'],
  queryFn: async ({ signal }) => (await request('GET /greetings/categories', { signal })).result,
});

/** What the record of a client says about greetings. */
export function clientWishesQuery(id: string) {
  return queryOptions({
    queryKey: [...greetingsKey, 'client', id],
    queryFn: async ({ signal }) =>
      (await request('GET /greetings/clients/{id}', { params: { id }, signal })).result,
  });
}

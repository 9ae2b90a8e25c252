import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';

/** Everything about greetings is read again together: a switch changes the year, the tasks and what comes next. */
export const greetingsKey = ['greetings'] as const;

/** What is greeted on, and whether it is switched on. */
export const greetingCategoriesQuery = queryOptions({
  queryKey: [...greetingsKey, 'categories'],
  queryFn: async ({ signal }) => (await request('GET /greetings/categories', { signal })).result,
});

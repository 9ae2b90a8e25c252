import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';

/** The signed-in agent with realtor profile and preferences. */
export const meQuery = queryOptions({
  queryKey: ['users', 'me'] as const,
  queryFn: async () => (await request('GET /users/me')).result,
});

import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';

/** For whom the analysis is made: their language is the report's, and they get it first. */
export function cmaClientQuery(id: string | undefined) {
  return queryOptions({
    queryKey: ['clients', 'one-for-report', id],
    queryFn: async ({ signal }) =>
      (await request('GET /clients/{id}', { params: { id: id ?? '' }, signal })).result,
    enabled: id !== undefined,
  });
}

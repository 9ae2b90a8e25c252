import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';

const foundMost = 6;

/** The agent's clients by name, the best match first. */
export function findClientsQuery(text: string) {
  const body = {
    filter: { version: 1 as const, text },
    sort: 'relevance' as const,
    isDescending: true,
    page: 1,
    pageSize: foundMost,
  };
  return queryOptions({
    queryKey: ['clients', 'found', text],
    queryFn: async ({ signal }) => (await request('POST /clients/search', { body, signal })).result,
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
}

/** For whom the analysis is made: their language is the report's, and they get it first. */
export function cmaClientQuery(id: string | undefined) {
  return queryOptions({
    queryKey: ['clients', 'one-for-report', id],
    queryFn: async ({ signal }) =>
      (await request('GET /clients/{id}', { params: { id: id ?? '' }, signal })).result,
    enabled: id !== undefined,
  });
}

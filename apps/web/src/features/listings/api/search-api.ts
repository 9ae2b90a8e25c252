import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';
import { libraryDefaults } from '../../../shared/api/query-client.ts';

/** Criteria kept under a key; they never change. */
export function sharedCriteriaQuery(key: string) {
  return queryOptions({
    queryKey: ['searches', 'shared', key],
    queryFn: async () => (await request('GET /searches/shared/{key}', { params: { key } })).result,
    ...libraryDefaults,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The key under which long criteria are kept, with the criteria already known under it. */
export function sharedKeyQuery(criteria: Criteria) {
  return queryOptions({
    queryKey: ['searches', 'shared-key', criteria],
    queryFn: async ({ client }) => {
      const { key } = (await request('POST /searches/shared', { body: { criteria } })).result;
      client.setQueryData(sharedCriteriaQuery(key).queryKey, criteria);
      return key;
    },
    ...libraryDefaults,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

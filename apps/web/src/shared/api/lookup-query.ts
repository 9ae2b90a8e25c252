import type { Language } from '@hearthline/contract/common';
import type { LookupType } from '@hearthline/contract/lookups';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { libraryDefaults } from './query-client.ts';

/** The items of one lookup, named in that language. */
export function lookupQuery(typeName: LookupType, language: Language) {
  return queryOptions({
    queryKey: ['lookup', typeName, language],
    queryFn: async () => (await request('GET /lookup', { query: { typeName } })).result,
    ...libraryDefaults,
  });
}

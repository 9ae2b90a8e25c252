import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { libraryDefaults } from './query-client.ts';

/** Places come with imports, seldom. */
const freshMs = 10 * 60_000;
/** As many codes as one call takes; with more, all places are listed. */
const mostCodes = 50;
const habits = { ...libraryDefaults, staleTime: freshMs };

const askedFor = (codes: readonly string[]) => (codes.length > mostCodes ? [] : [...codes].sort());

export const areasQuery = queryOptions({
  queryKey: ['places', 'area'],
  queryFn: async () => (await request('GET /lookup/area')).result,
  ...habits,
});

/** Without codes, those of the whole market. */
export function municipalitiesQuery(areaCodes: readonly string[] = []) {
  const codes = askedFor(areaCodes);
  return queryOptions({
    queryKey: ['places', 'municipality', codes],
    queryFn: async () => (await request('GET /lookup/municipality', { query: { areaCodes: codes } })).result,
    ...habits,
  });
}

export function communitiesQuery(municipalityCodes: readonly string[] = []) {
  const codes = askedFor(municipalityCodes);
  return queryOptions({
    queryKey: ['places', 'community', codes],
    queryFn: async () =>
      (await request('GET /lookup/community', { query: { municipalityCodes: codes } })).result,
    ...habits,
  });
}

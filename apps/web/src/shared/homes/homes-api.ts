import type { ListingCard } from '@hearthline/contract/listing-card';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../api/client.ts';

export function suggestHomesQuery(text: string) {
  return queryOptions({
    queryKey: ['listings', 'suggest', text],
    queryFn: async ({ signal }) =>
      (await request('GET /listings/suggest', { query: { text }, signal })).result,
    placeholderData: keepPreviousData,
  });
}

export function cardsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['listings', 'cards', ids],
    queryFn: async ({ signal }) =>
      (await request('POST /listings/cards', { body: { ids: [...ids] }, signal })).result,
  });
}

const wantedFreshMs = 60_000;

/** How many of the agent's people want each of some listings; it begins as everything about alerts does. */
export function wantedCountsQuery(listingIds: readonly string[]) {
  const ids = listingIds.join(',');
  return queryOptions({
    queryKey: ['alerts', 'wantedCounts', ids],
    queryFn: async ({ signal }) =>
      (await request('GET /alerts/wanted', { query: { listingIds: ids }, signal })).result,
    enabled: ids !== '',
    staleTime: wantedFreshMs,
  });
}

export const favoriteHomesQuery = queryOptions({
  queryKey: ['favorites', 'list'],
  queryFn: async () => (await request('GET /favorites')).result,
});

/** So many are looked for at once. */
const mostNumbers = 100;

/** Homes by their numbers, for sale and for lease and whatever became of them; in the order of the numbers. */
export async function findByNumbers(numbers: readonly string[]): Promise<ListingCard[]> {
  const mlsNumbers = numbers.slice(0, mostNumbers);
  const found = await Promise.all(
    (['sale', 'lease'] as const).map(async (offer) => {
      const criteria = {
        ...defaultCriteria,
        offer,
        status: ['active' as const, 'sold' as const, 'deactive' as const],
        mlsNumbers,
      };
      return (await request('POST /listings/search', { body: { criteria, limit: mostNumbers } })).result
        .items;
    }),
  );
  const byNumber = new Map(found.flat().map((listing) => [listing.mlsNumber.toUpperCase(), listing]));
  return mlsNumbers.flatMap((number) => byNumber.get(number.toUpperCase()) ?? []);
}

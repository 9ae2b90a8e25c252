import type { Favorite, FavoriteChange } from '@hearthline/contract/favorites';
import { describe, expect, it } from 'vitest';
import { listingId, sampleCard } from '../testing/sample-listing.ts';
import { arrangeFavorites, countFavorites } from './favorite-list.ts';

function make(
  number: number,
  price: number | null,
  markedAt: string,
  changes: FavoriteChange[] = [],
): Favorite {
  const listing = sampleCard({ id: listingId(number), price });
  return { listing, note: '', markedAt, comparedWith: markedAt, changes };
}

const price: FavoriteChange = { type: 'price', from: 1, to: 2 };
const status: FavoriteChange = { type: 'status', from: 'new', to: 'sc' };
const photos: FavoriteChange = { type: 'photos', from: 1, to: 2 };
const relisted: FavoriteChange = { type: 'relisted', listingId: listingId(9), mlsNumber: 'W9' };

const favorites = [
  make(1, 300, '2025-11-01T00:00:00Z', [price, status]),
  make(2, null, '2025-11-04T00:00:00Z', [photos]),
  make(3, 100, '2025-11-02T00:00:00Z', [relisted]),
  make(4, 200, '2025-11-03T00:00:00Z'),
];

const idsOf = (list: readonly Favorite[]) => list.map(({ listing }) => Number(listing.id.slice(-3)));

describe('list of favourites', () => {
  it('[LIST-07] counts what changed, by kind; relisted is a matter of status', () => {
    expect(countFavorites(favorites)).toEqual({ all: 4, changed: 3, price: 1, status: 2 });
  });

  it('[LIST-07] keeps the order of the latest change unless another is asked for', () => {
    expect(idsOf(arrangeFavorites(favorites, 'all', 'latestChange'))).toEqual([1, 2, 3, 4]);
    expect(idsOf(arrangeFavorites(favorites, 'all', 'recentlyMarked'))).toEqual([2, 4, 3, 1]);
    expect(idsOf(arrangeFavorites(favorites, 'all', 'cheapest'))).toEqual([3, 4, 1, 2]);
    expect(idsOf(arrangeFavorites(favorites, 'all', 'mostExpensive'))).toEqual([1, 4, 3, 2]);
    expect(idsOf(arrangeFavorites(favorites, 'status', 'cheapest'))).toEqual([3, 1]);
    expect(idsOf(favorites)).toEqual([1, 2, 3, 4]);
  });
});

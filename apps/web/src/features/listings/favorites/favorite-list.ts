import type { Favorite, FavoriteChange } from '@hearthline/contract/favorites';

export const favoriteFilters = ['all', 'changed', 'price', 'status'] as const;
export type FavoriteFilter = (typeof favoriteFilters)[number];

export const favoriteSorts = ['latestChange', 'recentlyMarked', 'cheapest', 'mostExpensive'] as const;
export type FavoriteSort = (typeof favoriteSorts)[number];

/** A home that came back under a new number counts as a change of its status. */
const filterTypes: Record<'price' | 'status', readonly FavoriteChange['type'][]> = {
  price: ['price'],
  status: ['status', 'relisted'],
};

function passes({ changes }: Favorite, filter: FavoriteFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'changed') return changes.length > 0;
  return changes.some(({ type }) => filterTypes[filter].includes(type));
}

export function countFavorites(favorites: readonly Favorite[]): Record<FavoriteFilter, number> {
  const count = (filter: FavoriteFilter) => favorites.filter((favorite) => passes(favorite, filter)).length;
  return { all: favorites.length, changed: count('changed'), price: count('price'), status: count('status') };
}

/** The order of the server is that of the latest change; a home without a price comes last in both directions. */
export function arrangeFavorites(
  favorites: readonly Favorite[],
  filter: FavoriteFilter,
  sort: FavoriteSort,
): Favorite[] {
  const shown = favorites.filter((favorite) => passes(favorite, filter));
  if (sort === 'latestChange') return shown;
  if (sort === 'recentlyMarked')
    return shown.sort((one, other) => other.markedAt.localeCompare(one.markedAt));
  const sign = sort === 'cheapest' ? 1 : -1;
  return shown.sort((one, other) => {
    const [price, otherPrice] = [one.listing.price, other.listing.price];
    if (price === null || otherPrice === null) return Number(price === null) - Number(otherPrice === null);
    return sign * (price - otherPrice);
  });
}

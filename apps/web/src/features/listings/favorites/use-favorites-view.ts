import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FavoriteFilter, FavoriteSort } from './favorite-list.ts';
import { favoriteFilters, favoriteSorts } from './favorite-list.ts';

interface FavoritesAddress {
  show?: string | undefined;
  sort?: string | undefined;
}

/** Which favourites are shown and in which order; it stands in the address, so Back finds it again. */
export function useFavoritesView(hasChanges: boolean) {
  const address = useSearch({ strict: false }) as FavoritesAddress;
  const navigate = useNavigate();
  const asked = favoriteFilters.find((filter) => filter === address.show);
  const set = (change: FavoritesAddress) =>
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, ...change }),
      replace: true,
      resetScroll: false,
    });
  return {
    filter: asked ?? (hasChanges ? 'changed' : 'all'),
    sort: favoriteSorts.find((sort) => sort === address.sort) ?? 'latestChange',
    setFilter: (filter: FavoriteFilter) => set({ show: filter }),
    setSort: (sort: FavoriteSort) => set({ sort: sort === 'latestChange' ? undefined : sort }),
  } as const;
}

import type { Favorite } from '@hearthline/contract/favorites';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { favoritesQuery, useMarkFavorite } from '../api/favorites-api.ts';

function useChangeList() {
  const client = useQueryClient();
  return (change: (favorites: Favorite[]) => Favorite[]) => {
    void client.cancelQueries({ queryKey: favoritesQuery.queryKey });
    client.setQueryData(favoritesQuery.queryKey, (before) => before && change(before));
  };
}

/** Takes the mark away at once; the toast brings it back with its note and its date. */
export function useRemoveFavorite() {
  const { t } = useTranslation('listings');
  const changeList = useChangeList();
  const { mutate } = useMarkFavorite();
  return ({ listing }: Favorite) => {
    changeList((favorites) => favorites.filter((favorite) => favorite.listing.id !== listing.id));
    mutate({ listingId: listing.id, isMarked: false });
    showUndo({
      id: `favorite-${listing.id}`,
      text: t('favorites.removed', { address: listing.address || t('facts.noAddress') }),
      onUndo: () => mutate({ listingId: listing.id, isMarked: true }),
    });
  };
}

export function useSaveNote(listingId: string) {
  const client = useQueryClient();
  const changeList = useChangeList();
  return useMutation({
    mutationFn: (note: string) =>
      request('PUT /favorites/{listingId}', { params: { listingId }, body: { note } }),
    onSuccess: (_reply, note) =>
      changeList((favorites) =>
        favorites.map((favorite) => (favorite.listing.id === listingId ? { ...favorite, note } : favorite)),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: favoritesQuery.queryKey }),
  });
}

/** What has been seen is no longer a change. */
export function useMarkChangesSeen() {
  const client = useQueryClient();
  const changeList = useChangeList();
  return useMutation({
    mutationFn: (listingIds: string[]) => request('POST /favorites/seen', { body: { listingIds } }),
    onMutate: (listingIds) =>
      changeList((favorites) =>
        favorites.map((favorite) =>
          listingIds.includes(favorite.listing.id) ? { ...favorite, changes: [] } : favorite,
        ),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: favoritesQuery.queryKey }),
  });
}

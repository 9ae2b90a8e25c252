import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { requireBoardAccess } from '../../../shared/api/board-access.ts';
import { request } from '../../../shared/api/client.ts';

const marksKey = ['favorites', 'ids'] as const;

/** Which listings carry a heart; asked once for all lists and maps. */
export const favoriteIdsQuery = queryOptions({
  queryKey: marksKey,
  queryFn: async () => (await request('GET /favorites/ids')).result,
  select: (ids: string[]) => new Set(ids),
});

export const favoritesQuery = queryOptions({
  queryKey: ['favorites', 'list'],
  queryFn: async ({ client }) => {
    await requireBoardAccess(client);
    return (await request('GET /favorites')).result;
  },
});

export function useIsFavorite(listingId: string): boolean {
  return useQuery(favoriteIdsQuery).data?.has(listingId) ?? false;
}

/** The heart turns at once; if the call fails it turns back and the error is told. */
export function useMarkFavorite() {
  const client = useQueryClient();
  return useMutation({
    // One after the other: an undo must not overtake what it undoes.
    scope: { id: 'favorites' },
    mutationFn: async ({ listingId, isMarked }: { listingId: string; isMarked: boolean }) => {
      const params = { listingId };
      if (isMarked) await request('PUT /favorites/{listingId}', { params, body: {} });
      else await request('DELETE /favorites/{listingId}', { params });
    },
    onMutate: async ({ listingId, isMarked }) => {
      await client.cancelQueries({ queryKey: marksKey });
      const before = client.getQueryData<string[]>(marksKey);
      const others = (before ?? []).filter((id) => id !== listingId);
      client.setQueryData<string[]>(marksKey, isMarked ? [...others, listingId] : others);
      return { before };
    },
    onError: (_error, _change, kept) => client.setQueryData(marksKey, kept?.before),
    onSettled: () => client.invalidateQueries({ queryKey: ['favorites'] }),
  });
}

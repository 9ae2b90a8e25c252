import type { BodyOf } from '@hearthline/contract';
import type { Basket, BasketHome } from '@hearthline/contract/baskets';
import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { useRefetchBaskets } from './basket-actions.ts';
import { basketQuery } from './baskets-api.ts';

function changeHomes(client: QueryClient, id: string, change: (homes: BasketHome[]) => BasketHome[]): void {
  const { queryKey } = basketQuery(id);
  void client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (basket: Basket | undefined) => basket && { ...basket, homes: change(basket.homes) },
  );
}

/** Approves, rejects, or takes that back. */
export function useDecide(id: string) {
  const refetch = useRefetchBaskets();
  return useMutation({
    mutationFn: async (body: BodyOf<'POST /baskets/{id}/requests'>) =>
      (await request('POST /baskets/{id}/requests', { params: { id }, body })).result,
    onSettled: refetch,
  });
}

/** Takes a home out at once; the toast puts it back with what was said to it. */
export function useRemoveHome(id: string) {
  const { t } = useTranslation('homes');
  const client = useQueryClient();
  const refetch = useRefetchBaskets();
  const { mutate: restore } = useMutation({
    // One after the other: each goes back to the place that it left.
    scope: { id: `restore-homes-${id}` },
    mutationFn: (homeId: string) =>
      request('POST /baskets/{id}/homes/restore', { params: { id }, body: { homeIds: [homeId] } }),
    onSettled: refetch,
  });
  return useMutation({
    mutationFn: ({ homeId }: { homeId: string; name: string }) =>
      request('POST /baskets/{id}/homes/remove', { params: { id }, body: { homeIds: [homeId] } }),
    onMutate: ({ homeId }) => changeHomes(client, id, (homes) => homes.filter((home) => home.id !== homeId)),
    onSuccess: (_reply, { homeId, name }) =>
      showUndo({
        id: `homes-${id}`,
        deed: 'removed',
        text: t('removed', { name }),
        onUndo: () => restore(homeId),
      }),
    onSettled: refetch,
  });
}

/** In which order the client sees the homes; a failure puts them back. */
export function useOrderHomes(id: string) {
  const client = useQueryClient();
  const refetch = useRefetchBaskets();
  return useMutation({
    mutationFn: (homeIds: readonly string[]) =>
      request('PUT /baskets/{id}/homes/order', { params: { id }, body: { homeIds: [...homeIds] } }),
    onMutate: (homeIds) =>
      changeHomes(client, id, (homes) =>
        homes.toSorted((one, other) => homeIds.indexOf(one.id) - homeIds.indexOf(other.id)),
      ),
    onSettled: refetch,
  });
}

export function useSaveNote(id: string) {
  const client = useQueryClient();
  const refetch = useRefetchBaskets();
  return useMutation({
    mutationFn: ({ homeId, note }: { homeId: string; note: string }) =>
      request('PUT /baskets/{id}/homes/{homeId}', { params: { id, homeId }, body: { note } }),
    onSuccess: (_reply, { homeId, note }) =>
      changeHomes(client, id, (homes) =>
        homes.map((home) => (home.id === homeId ? { ...home, note } : home)),
      ),
    onSettled: refetch,
  });
}

/** Writes to the people of a basket, about a home or about all. */
export function useWriteComment(id: string) {
  const refetch = useRefetchBaskets();
  return useMutation({
    mutationFn: async (body: BodyOf<'POST /baskets/{id}/comments'>) =>
      (await request('POST /baskets/{id}/comments', { params: { id }, body })).result,
    onSettled: refetch,
  });
}

export function useAnswerShowing() {
  const refetch = useRefetchBaskets();
  return useMutation({
    mutationFn: async ({ id, ...body }: { id: string } & BodyOf<'POST /baskets/showings/{id}'>) =>
      (await request('POST /baskets/showings/{id}', { params: { id }, body })).result,
    onSettled: refetch,
  });
}

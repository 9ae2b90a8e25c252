import type { Basket, BasketInput } from '@hearthline/contract/baskets';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { inputOf, valuesOf } from '../model/basket-values.ts';
import { useRefetchBaskets } from './basket-actions.ts';
import { basketQuery, basketsKey } from './baskets-api.ts';

/** Closes somebody's link, or makes them another. */
export function useChangeLink(id: string) {
  const { t } = useTranslation('baskets');
  const client = useQueryClient();
  const refetch = useRefetchBaskets();
  return useMutation({
    mutationFn: async ({ readerId, action }: { readerId: string; action: 'close' | 'open' }) =>
      (
        await request('POST /baskets/{id}/readers/{readerId}/link', {
          params: { id, readerId },
          body: { action },
        })
      ).result,
    onSuccess: (basket, { action }) => {
      client.setQueryData(basketQuery(id).queryKey, basket);
      toast.success(t(action === 'close' ? 'people.closed' : 'people.opened'));
    },
    onSettled: refetch,
  });
}

/** A choice of the basket that counts as soon as it is made; a failure puts it back. */
export function useSaveChoices(basket: Basket) {
  const client = useQueryClient();
  const { queryKey } = basketQuery(basket.id);
  return useMutation({
    mutationFn: async (change: Partial<BasketInput>) => {
      const body = { ...inputOf(valuesOf(basket)), ...change, revision: basket.revision };
      return (await request('PUT /baskets/{id}', { params: { id: basket.id }, body })).result;
    },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, { ...basket, ...change });
      return { before };
    },
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
    onError: (_error, _change, kept) => client.setQueryData(queryKey, kept?.before),
    onSettled: () => client.invalidateQueries({ queryKey: basketsKey }),
  });
}

/**
 * Tells the server that the answers were looked at. What is new stays marked until the screen is left: only the list is
 * read again.
 */
export function useMarkSeen(basket: Basket | undefined) {
  const client = useQueryClient();
  const told = useRef('');
  const { mutate } = useMutation({
    mutationFn: (id: string) => request('POST /baskets/{id}/seen', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...basketsKey, 'page'] }),
    meta: { handlesErrors: true },
  });
  const unread = basket?.homes.some(
    ({ unreadComments, answers }) => unreadComments > 0 || answers.some(({ isUnread }) => isUnread),
  );
  const isNew = unread || basket?.comments.some(({ isUnread }) => isUnread);
  const id = isNew ? basket?.id : undefined;
  useEffect(() => {
    if (id === undefined || told.current === id) return;
    told.current = id;
    mutate(id);
  }, [id, mutate]);
}

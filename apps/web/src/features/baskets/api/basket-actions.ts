import type { BasketRow } from '@hearthline/contract/baskets';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { basketLink } from '../model/basket-links.ts';
import { basketQuery, basketsKey } from './baskets-api.ts';

export function useRefetchBaskets() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: basketsKey });
}

type Named = Pick<BasketRow, 'id' | 'name'>;

/** Deletes at once; the toast brings it back with its links. */
export function useDeleteBasket() {
  const { t } = useTranslation('baskets');
  const refetch = useRefetchBaskets();
  const { mutate: restore } = useMutation({
    mutationFn: (id: string) => request('POST /baskets/{id}/restore', { params: { id } }),
    onSettled: refetch,
  });
  return useMutation({
    mutationFn: ({ id }: Named) => request('DELETE /baskets/{id}', { params: { id } }),
    onSuccess: (_reply, { id, name }) =>
      showUndo({
        id: 'baskets',
        deed: 'removed',
        text: t('deleted', { name }),
        onUndo: () => restore(id),
      }),
    onSettled: refetch,
  });
}

/** The copy is a draft, and opens. */
export function useDuplicateBasket() {
  const { t } = useTranslation('baskets');
  const navigate = useNavigate();
  const refetch = useRefetchBaskets();
  return useMutation({
    mutationFn: async ({ id }: Named) =>
      (await request('POST /baskets/{id}/duplicate', { params: { id } })).result,
    onSuccess: ({ id }, { name }) => {
      toast.success(t('duplicated', { name }));
      void navigate(basketLink(id));
    },
    onSettled: refetch,
  });
}

export function useCopyText() {
  const { t } = useTranslation('baskets');
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('link.copied'));
    } catch {
      toast.error(t('link.notCopied'));
    }
  };
}

/** A row does not hold links: each person has their own, so with several the basket opens to choose from. */
export function useCopyBasketLink() {
  const { t } = useTranslation('baskets');
  const client = useQueryClient();
  const navigate = useNavigate();
  const copy = useCopyText();
  return useMutation({
    mutationFn: ({ id }: Named) => client.fetchQuery(basketQuery(id)),
    onSuccess: async ({ id, readers }) => {
      const [link, ...others] = readers.flatMap((reader) => reader.link ?? []);
      if (!link) toast(t('link.noneYet'));
      else if (others.length === 0) await copy(link.url);
      else {
        toast(t('link.several'));
        await navigate(basketLink(id));
      }
    },
  });
}

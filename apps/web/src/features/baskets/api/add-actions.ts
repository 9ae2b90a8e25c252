import type { Basket, BasketRow } from '@hearthline/contract/baskets';
import type { IsoDate } from '@hearthline/domain/calendar';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { basketDefaults } from '../model/basket-values.ts';
import { useSendingStore } from '../send/sending-store.ts';
import { useRefetchBaskets } from './basket-actions.ts';
import { sendHomes } from './sending-actions.ts';

/** Into a basket that is there; the toast takes out again what was added. */
export function useAddHomes() {
  const { t } = useTranslation('baskets');
  const refetch = useRefetchBaskets();
  const { mutate: takeOut } = useMutation({
    mutationFn: ({ id, homeIds }: { id: string; homeIds: string[] }) =>
      request('POST /baskets/{id}/homes/remove', { params: { id }, body: { homeIds } }),
    onSettled: refetch,
  });
  return useMutation({
    mutationFn: async ({ basket, listingIds }: { basket: BasketRow; listingIds: readonly string[] }) =>
      (
        await request('POST /baskets/{id}/homes', {
          params: { id: basket.id },
          body: { listingIds: [...listingIds] },
        })
      ).result,
    onSuccess: ({ added, alreadyIn }, { basket: { id, name } }) => {
      if (added.length === 0) return void toast(t('add.alreadyIn', { count: alreadyIn, name }));
      return showUndo({
        id: `added-${id}`,
        text: t('add.added', { count: added.length, name }),
        onUndo: () => takeOut({ id, homeIds: added }),
      });
    },
    onSettled: refetch,
  });
}

interface NewBasket {
  client: { id: string; name: string };
  name: string;
  listingIds: readonly string[];
  criteria: Criteria | null;
  today: IsoDate;
}

async function createBasket({ client, name, listingIds, criteria, today }: NewBasket): Promise<Basket> {
  const body = {
    ...basketDefaults,
    name,
    clientId: client.id,
    activationDate: today,
    criteria,
    listingIds: [...listingIds],
  };
  return (await request('POST /baskets', { body })).result;
}

/** A new basket for somebody; the toast deletes it again. */
export function useCreateBasket() {
  const { t } = useTranslation('baskets');
  const refetch = useRefetchBaskets();
  const { mutate: remove } = useMutation({
    mutationFn: (id: string) => request('DELETE /baskets/{id}', { params: { id } }),
    onSettled: refetch,
  });
  return useMutation({
    mutationFn: createBasket,
    onSuccess: ({ id, name, homes }) =>
      showUndo({
        id: `added-${id}`,
        text: t('add.created', { count: homes.length, name }),
        onUndo: () => remove(id),
      }),
    onSettled: refetch,
  });
}

/** A basket of one that leaves at once; until it has, the bar at the bottom takes it back. */
export function useSendHome() {
  const refetch = useRefetchBaskets();
  const watch = useSendingStore((state) => state.watch);
  return useMutation({
    mutationFn: async (wanted: NewBasket) => {
      const basket = await createBasket(wanted);
      const approve = basket.homes.filter(({ state }) => state === 'pending').map(({ id }) => id);
      return { basket, sending: await sendHomes(basket.id, approve) };
    },
    onSuccess: ({ basket: { id, name }, sending }) => watch({ basketId: id, name, sending }),
    onSettled: refetch,
  });
}

import type { BasketSending } from '@hearthline/contract/baskets';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { useRefetchBaskets } from './basket-actions.ts';

/** Puts homes into the outbox; those that were pending are approved with it. */
export async function sendHomes(id: string, approve: readonly string[]): Promise<BasketSending> {
  return (await request('POST /baskets/{id}/send', { params: { id }, body: { approve: [...approve] } }))
    .result;
}

export function useSendHomes(id: string) {
  const refetch = useRefetchBaskets();
  return useMutation({
    mutationFn: (approve: readonly string[]) => sendHomes(id, approve),
    onSettled: refetch,
  });
}

export function useTakeBack() {
  const { t } = useTranslation('baskets');
  const refetch = useRefetchBaskets();
  return useMutation({
    mutationFn: (id: string) => request('POST /baskets/{id}/take-back', { params: { id } }),
    onSuccess: () => toast.success(t('sendingBar.takenBack')),
    onSettled: refetch,
  });
}

import type { ClientChoice } from '@hearthline/contract/clients';
import type { ClientCategory } from '@hearthline/domain/client/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { clientsKey } from './clients-api.ts';

const longMs = 12_000;

function useRefetchClients() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: clientsKey });
}

function useRestoreClients() {
  const { t } = useTranslation('clients');
  const refetch = useRefetchClients();
  return useMutation({
    mutationFn: async (batchId: string) =>
      (await request('POST /clients/restore', { body: { batchId } })).result,
    onSuccess: ({ count, emailTaken }) => {
      if (emailTaken.length === 0) return toast.success(t('list.restored', { count }));
      const people = emailTaken.map(({ name, email }) => `${name} (${email})`).join(', ');
      return toast(t('list.emailTaken', { count: emailTaken.length, people }), { duration: longMs });
    },
    onSettled: refetch,
  });
}

/** Deletes at once; the toast brings back what was deleted together. */
export function useDeleteClients() {
  const { t } = useTranslation('clients');
  const refetch = useRefetchClients();
  const { mutate: restore } = useRestoreClients();
  return useMutation({
    mutationFn: async (choice: ClientChoice) =>
      (await request('POST /clients/bulk/delete', { body: { choice } })).result,
    onSuccess: ({ count, batchId }) =>
      showUndo({
        id: `deleted-${batchId}`,
        text: t('list.deleted', { count }),
        onUndo: () => restore(batchId),
      }),
    onSettled: refetch,
  });
}

export function useSetCategory() {
  const { t } = useTranslation('clients');
  const refetch = useRefetchClients();
  return useMutation({
    mutationFn: async (body: { choice: ClientChoice; category: ClientCategory }) =>
      (await request('POST /clients/bulk/category', { body })).result,
    onSuccess: ({ count }) => toast.success(t('list.changed', { count })),
    onSettled: refetch,
  });
}

export function useSetTag() {
  const { t } = useTranslation('clients');
  const refetch = useRefetchClients();
  return useMutation({
    mutationFn: async (body: { choice: ClientChoice; tag: string; isOn: boolean }) =>
      (await request('POST /clients/bulk/tag', { body })).result,
    onSuccess: ({ count }, { tag, isOn }) =>
      toast.success(t(isOn ? 'list.tagAdded' : 'list.tagRemoved', { count, tag })),
    onSettled: refetch,
  });
}

import type { Cma, CmaSubject } from '@hearthline/contract/cma';
import type { Method } from '@hearthline/domain/valuation/method';
import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { cmaKey, cmaQuery } from './cma-api.ts';

function putCma(client: QueryClient, cma: Cma): void {
  client.setQueryData(cmaQuery(cma.id).queryKey, cma);
  void client.invalidateQueries({ queryKey: [...cmaKey, 'page'] });
  // What was saved stands on the page of the client, too.
  void client.invalidateQueries({ queryKey: ['clients', 'timeline'] });
}

/** Fast is valued and saved at once; where facts lack, the reply goes on as Advance and names them. */
export function useStartCma() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { method: Method; subject: CmaSubject; clientId?: string | null }) =>
      (await request('POST /cma', { body })).result,
    onSuccess: (cma) => putCma(client, cma),
  });
}

export function useDuplicateCma() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await request('POST /cma/{id}/duplicate', { params: { id } })).result,
    onSuccess: (cma) => putCma(client, cma),
  });
}

/** Deletes at once; the toast brings it back. */
export function useDeleteCma() {
  const { t } = useTranslation('cma');
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: cmaKey });
  const { mutate: restore } = useMutation({
    mutationFn: ({ id }: { id: string; address: string }) =>
      request('POST /cma/{id}/restore', { params: { id } }),
    onSuccess: (_reply, { address }) => toast.success(t('recent.restored', { address })),
    onSettled: readAgain,
  });
  return useMutation({
    mutationFn: ({ id }: { id: string; address: string }) => request('DELETE /cma/{id}', { params: { id } }),
    onSuccess: (_reply, { id, address }) =>
      showUndo({
        id: `cma-${id}`,
        text: t('recent.deleted', { address }),
        onUndo: () => restore({ id, address }),
      }),
    onSettled: readAgain,
  });
}

/** The draft has to be flushed before, because the server values what it holds. */
export function useSaveVersion(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (note: string) => {
      const revision = client.getQueryData(cmaQuery(id).queryKey)?.revision ?? 1;
      return (await request('POST /cma/{id}/versions', { params: { id }, body: { revision, note } })).result;
    },
    onSuccess: (cma) => putCma(client, cma),
  });
}

export function useSetWatch(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { isOn: boolean; percent: number }) =>
      (await request('PUT /cma/{id}/watch', { params: { id }, body })).result,
    onSuccess: (cma) => putCma(client, cma),
  });
}

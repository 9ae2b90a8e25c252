import type { ClientFilter, SmartList } from '@hearthline/contract/client-filter';
import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { smartListsQuery } from './clients-api.ts';

function changeLists(client: QueryClient, change: (lists: SmartList[]) => SmartList[]): void {
  client.setQueryData(smartListsQuery.queryKey, (lists) => lists && change(lists));
}

function putList(client: QueryClient, list: SmartList): void {
  changeLists(client, (lists) =>
    [...lists.filter(({ id }) => id !== list.id), list].sort((a, b) => a.name.localeCompare(b.name)),
  );
}

/** With an id the list gets this name and this filter. */
export function useSaveSmartList() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, ...body }: { id?: string; name: string; filter: ClientFilter }) =>
      id === undefined
        ? (await request('POST /clients/lists', { body })).result
        : (await request('PUT /clients/lists/{id}', { params: { id }, body })).result,
    onSuccess: (list) => putList(client, list),
  });
}

export function useDeleteSmartList() {
  const { t } = useTranslation('clients');
  const client = useQueryClient();
  const { mutate: restore } = useMutation({
    mutationFn: async (id: string) =>
      (await request('POST /clients/lists/{id}/restore', { params: { id } })).result,
    onSuccess: (list) => putList(client, list),
  });
  return useMutation({
    mutationFn: ({ id }: SmartList) => request('DELETE /clients/lists/{id}', { params: { id } }),
    onSuccess: (_reply, { id, name }) => {
      changeLists(client, (lists) => lists.filter((list) => list.id !== id));
      showUndo({ id: `list-${id}`, text: t('lists.deleted', { name }), onUndo: () => restore(id) });
    },
  });
}

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { clientsKey } from '../api/clients-api.ts';
import { nameOf } from '../parts/name-of.ts';
import type { ClientDetail } from './client-detail.ts';
import { useWrite } from './use-write.ts';

/** Deletes at once and goes back to the list; the toast brings the person back. */
export function useRemoveClient(client: ClientDetail) {
  const { t } = useTranslation('clients');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const restore = useWrite((batchId: string) => request('POST /clients/restore', { body: { batchId } }));
  const remove = useWrite(async () => {
    const { result } = await request('POST /clients/bulk/delete', { body: { choice: { ids: [client.id] } } });
    await navigate({ to: '/clients', search: {} });
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(client.id) });
    void queries.invalidateQueries({ queryKey: clientsKey });
    showUndo({
      id: `client-${client.id}`,
      text: t('page.deleted', { name: nameOf(client) }),
      onUndo: () => restore.mutate(result.batchId),
    });
  });
  return () => remove.mutate(undefined);
}

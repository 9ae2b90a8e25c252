import type { ClientTask } from '@hearthline/contract/client-page';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { clientsKey } from '../api/clients-api.ts';
import { tasksQuery } from './client-queries.ts';
import { useWrite } from './use-write.ts';

export function useTasks(id: string) {
  const { t } = useTranslation('clients');
  const add = useWrite((body: Pick<ClientTask, 'title' | 'dueOn'>) =>
    request('POST /clients/{id}/tasks', { params: { id }, body }),
  );
  const restore = useWrite((itemId: string) =>
    request('POST /clients/{id}/tasks/{itemId}/restore', { params: { id, itemId } }),
  );
  const remove = useWrite(async (itemId: string) => {
    await request('DELETE /clients/{id}/tasks/{itemId}', { params: { id, itemId } });
    const undo = {
      id: `task-${itemId}`,
      text: t('page.tasks.deleted'),
      onUndo: () => restore.mutate(itemId),
    };
    showUndo(undo);
  });
  return { add, remove, save: useSaveTask(id) };
}

/** The row changes at once; if the call fails it changes back and the error is told. */
function useSaveTask(id: string) {
  const client = useQueryClient();
  const { queryKey } = tasksQuery(id);
  return useMutation({
    scope: { id: `tasks-${id}` },
    mutationFn: ({ id: itemId, title, dueOn, doneAt }: ClientTask) =>
      request('PUT /clients/{id}/tasks/{itemId}', {
        params: { id, itemId },
        body: { title, dueOn, isDone: doneAt !== null },
      }),
    onMutate: async (changed) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (tasks) =>
        tasks?.map((task) => (task.id === changed.id ? changed : task)),
      );
      return { before };
    },
    onError: (_error, _task, kept) => client.setQueryData(queryKey, kept?.before),
    onSettled: () => void client.invalidateQueries({ queryKey: clientsKey }),
  });
}

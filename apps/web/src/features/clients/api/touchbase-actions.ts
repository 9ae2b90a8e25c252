import type { ClientTask, DueClient, Today } from '@hearthline/contract/client-page';
import type { ContactKind } from '@hearthline/domain/client/vocabulary';
import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { nameOf } from '../parts/name-of.ts';
import { clientsKey, todayQuery } from './clients-api.ts';

async function changeToday(client: QueryClient, change: (today: Today) => Today) {
  await client.cancelQueries({ queryKey: todayQuery.queryKey });
  const before = client.getQueryData(todayQuery.queryKey);
  client.setQueryData(todayQuery.queryKey, (today) => today && change(today));
  return { before };
}

/** Whoever was reached leaves the list at once; the toast takes the entry back. */
export function useLogContact() {
  const { t } = useTranslation('clients');
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: clientsKey });
  const { mutate: takeBack } = useMutation({
    mutationFn: (params: { id: string; itemId: string }) =>
      request('DELETE /clients/{id}/contacts/{itemId}', { params }),
    onSettled: refetch,
  });
  return useMutation({
    mutationFn: async ({ due, contact }: { due: DueClient; contact: ContactKind }) =>
      (await request('POST /clients/{id}/contacts', { params: { id: due.client.id }, body: { contact } }))
        .result,
    onMutate: ({ due }) =>
      changeToday(client, (today) => ({
        ...today,
        due: today.due.filter((other) => other.client.id !== due.client.id),
        dueTotal: today.dueTotal - 1,
      })),
    onSuccess: ({ id: itemId }, { due, contact }) =>
      showUndo({
        id: `contact-${itemId}`,
        text: t(`touchbase.logged.${contact}`, { name: nameOf(due.client) }),
        onUndo: () => takeBack({ id: due.client.id, itemId }),
      }),
    onError: (_error, _contact, kept) => client.setQueryData(todayQuery.queryKey, kept?.before),
    onSettled: refetch,
  });
}

/** Ticked off at once; the toast opens the task again. */
export function useTickTask() {
  const { t } = useTranslation('clients');
  const client = useQueryClient();
  const set = ({ clientId, id, title, dueOn }: ClientTask, isDone: boolean) =>
    request('PUT /clients/{id}/tasks/{itemId}', {
      params: { id: clientId, itemId: id },
      body: { title, dueOn, isDone },
    });
  const refetch = () => client.invalidateQueries({ queryKey: clientsKey });
  const { mutate: reopen } = useMutation({
    mutationFn: (task: ClientTask) => set(task, false),
    onSettled: refetch,
  });
  return useMutation({
    mutationFn: (task: ClientTask) => set(task, true),
    onMutate: (task) =>
      changeToday(client, (today) => ({
        ...today,
        tasks: today.tasks.filter(({ id }) => id !== task.id),
      })),
    onSuccess: (_reply, task) =>
      showUndo({
        id: `task-${task.id}`,
        text: t('touchbase.taskDone', { title: task.title }),
        onUndo: () => reopen(task),
      }),
    onError: (_error, _task, kept) => client.setQueryData(todayQuery.queryKey, kept?.before),
    onSettled: refetch,
  });
}

import type { BodyOf } from '@hearthline/contract';
import type { ClientNote, ClientTask } from '@hearthline/contract/client-page';
import type { TimelineKind } from '@hearthline/contract/client-timeline';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { clientsKey } from '../api/clients-api.ts';

const keyOf = (what: string, id: string) => [...clientsKey, what, id] as const;

export function clientQuery(id: string) {
  return queryOptions({
    queryKey: keyOf('one', id),
    queryFn: async ({ signal }) => (await request('GET /clients/{id}', { params: { id }, signal })).result,
  });
}

export function timelineQuery(id: string, kind: TimelineKind | undefined) {
  return infiniteQueryOptions({
    queryKey: [...keyOf('timeline', id), kind ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      request('GET /clients/{id}/timeline', { params: { id }, query: { kind, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

export function touchbaseQuery(id: string) {
  return queryOptions({
    queryKey: keyOf('touchbase', id),
    queryFn: async ({ signal }) =>
      (await request('GET /clients/{id}/touchbase', { params: { id }, signal })).result,
  });
}

export function notesQuery(id: string) {
  return queryOptions({
    queryKey: keyOf('notes', id),
    queryFn: async ({ signal }) =>
      (await request('GET /clients/{id}/notes', { params: { id }, signal })).result,
  });
}

export function tasksQuery(id: string) {
  return queryOptions({
    queryKey: keyOf('tasks', id),
    queryFn: async ({ signal }) =>
      (await request('GET /clients/{id}/tasks', { params: { id }, signal })).result,
  });
}

export function consentsQuery(id: string) {
  return queryOptions({
    queryKey: keyOf('consents', id),
    queryFn: async ({ signal }) =>
      (await request('GET /clients/{id}/consents', { params: { id }, signal })).result,
  });
}

/** A change to a client; everything about clients that is on screen is read again after it. */
export function useWrite<V, R>(write: (value: V) => Promise<R>, meta?: { handlesErrors?: boolean }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: () => void client.invalidateQueries({ queryKey: clientsKey }),
    meta,
  });
}

type Contact = BodyOf<'POST /clients/{id}/contacts'>;

/** Calls, mails, meetings and texts that the agent logs; the toast takes one back. */
export function useContacts(id: string) {
  const { t } = useTranslation('clients');
  const remove = useWrite((itemId: string) =>
    request('DELETE /clients/{id}/contacts/{itemId}', { params: { id, itemId } }),
  );
  const log = useWrite(async (body: Contact) => {
    const { result } = await request('POST /clients/{id}/contacts', { params: { id }, body });
    showUndo({
      id: `contact-${result.id}`,
      text: t(`page.log.done.${body.contact}`),
      onUndo: () => remove.mutate(result.id),
    });
  });
  return { log, remove };
}

type NoteText = Pick<ClientNote, 'text' | 'isPinned'>;

export function useNotes(id: string) {
  const { t } = useTranslation('clients');
  const add = useWrite((body: NoteText) => request('POST /clients/{id}/notes', { params: { id }, body }));
  const save = useWrite(({ id: itemId, text, isPinned }: Pick<ClientNote, 'id' | 'text' | 'isPinned'>) =>
    request('PUT /clients/{id}/notes/{itemId}', { params: { id, itemId }, body: { text, isPinned } }),
  );
  const restore = useWrite((itemId: string) =>
    request('POST /clients/{id}/notes/{itemId}/restore', { params: { id, itemId } }),
  );
  const remove = useWrite(async (itemId: string) => {
    await request('DELETE /clients/{id}/notes/{itemId}', { params: { id, itemId } });
    showUndo({
      id: `note-${itemId}`,
      text: t('page.notes.deleted'),
      onUndo: () => restore.mutate(itemId),
    });
  });
  return { add, save, remove };
}

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
    showUndo({
      id: `task-${itemId}`,
      text: t('page.tasks.deleted'),
      onUndo: () => restore.mutate(itemId),
    });
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

export function useSetTouchbase(id: string) {
  return useWrite((body: BodyOf<'PUT /clients/{id}/touchbase'>) =>
    request('PUT /clients/{id}/touchbase', { params: { id }, body }),
  );
}

/** The dialog shows what is refused itself. */
export function useRecordConsent(id: string) {
  return useWrite(
    (body: BodyOf<'POST /clients/{id}/consents'>) =>
      request('POST /clients/{id}/consents', { params: { id }, body }),
    { handlesErrors: true },
  );
}

export function useWithdrawConsent(id: string) {
  return useWrite((consentId: string) =>
    request('POST /clients/{id}/consents/{consentId}/withdraw', { params: { id, consentId } }),
  );
}

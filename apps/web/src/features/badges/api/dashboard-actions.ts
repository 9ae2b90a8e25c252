import type { BodyOf } from '@hearthline/contract';
import type { Dashboard, DashboardItem } from '@hearthline/contract/dashboard';
import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { badgesKey } from './badge-queries.ts';
import { boardQuery, boardsQuery, dashboardKey } from './dashboard-queries.ts';

function putItems(client: QueryClient, board: Dashboard, items: DashboardItem[]): void {
  client.setQueryData(boardQuery(board.name).queryKey, (held) => held && { ...held, items });
}

/** Order, sizes and choices as they are now; shown at once, taken back where the server refuses. */
export function useSaveLayout(board: Dashboard): (items: readonly DashboardItem[]) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    // One after the other: the last one said is the one that stays.
    scope: { id: `layout-${board.id}` },
    mutationFn: (items: DashboardItem[]) =>
      request('PUT /dashboard/{id}/layout', {
        params: { id: board.id },
        body: {
          items: items.map(({ id, configuration, executionPlan }) => ({ id, configuration, executionPlan })),
        },
      }),
    onMutate: async (items) => {
      await client.cancelQueries({ queryKey: boardQuery(board.name).queryKey });
      putItems(client, board, items);
    },
    onError: () => client.invalidateQueries({ queryKey: boardQuery(board.name).queryKey }),
  });
  return (items) => {
    // Taking back an order may come after an item was removed or another one came.
    const held = client.getQueryData(boardQuery(board.name).queryKey)?.items ?? board.items;
    const there = items.filter(({ id }) => held.some((item) => item.id === id));
    mutate([...there, ...held.filter(({ id }) => !there.some((item) => item.id === id))]);
  };
}

/** Takes an item off at once; the toast puts it back where it stood. */
export function useRemoveItem(board: Dashboard) {
  const { t } = useTranslation('badgesBoard');
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: dashboardKey });
  const { mutate: restore } = useMutation({
    // One after the other: each goes back to the place that it left.
    scope: { id: `restore-${board.id}` },
    mutationFn: (item: string) =>
      request('POST /dashboard/{id}/items/{item}/restore', { params: { id: board.id, item } }),
    onSettled: refetch,
  });
  return useMutation({
    mutationFn: ({ id: item }: { id: string; title: string }) =>
      request('DELETE /dashboard/{id}/items/{item}', { params: { id: board.id, item } }),
    onMutate: ({ id }) =>
      putItems(
        client,
        board,
        board.items.filter((item) => item.id !== id),
      ),
    onSuccess: (_reply, { id, title }) =>
      showUndo({
        id: `items-${board.id}`,
        deed: 'removed',
        text: t('arrange.removed', { title }),
        onUndo: () => restore(id),
      }),
    onSettled: refetch,
  });
}

export type AddedItem = Pick<
  BodyOf<'PUT /dashboard/{id}'>,
  'itemId' | 'itemType' | 'itemKey' | 'configuration'
>;

/** Puts an item on the board; the toast takes it off again. */
export function useAddItem(board: Dashboard, onAdded: (item: DashboardItem) => void) {
  const { t } = useTranslation('badgesBoard');
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: dashboardKey });
  const { mutate: takeOff } = useMutation({
    mutationFn: (item: string) =>
      request('DELETE /dashboard/{id}/items/{item}', { params: { id: board.id, item } }),
    onSettled: refetch,
  });
  return useMutation({
    mutationFn: async ({ item }: { item: AddedItem; title: string }) =>
      (await request('PUT /dashboard/{id}', { params: { id: board.id }, body: item })).result,
    onSuccess: (item, { title }) => {
      // The board may have been read again before this answer came.
      client.setQueryData(
        boardQuery(board.name).queryKey,
        (held) => held && { ...held, items: [...held.items.filter(({ id }) => id !== item.id), item] },
      );
      onAdded(item);
      showUndo({
        id: `items-${board.id}`,
        deed: 'added',
        text: t('gallery.added', { title }),
        onUndo: () => takeOff(item.id),
      });
      void client.invalidateQueries({ queryKey: badgesKey });
      return refetch();
    },
  });
}

/** The items of the first day; the toast brings back those that stood there. */
export function useRestoreDefault(board: Dashboard) {
  const { t } = useTranslation('badgesBoard');
  const client = useQueryClient();
  const keep = (restored: Dashboard) => {
    client.setQueryData(boardQuery(board.name).queryKey, restored);
    void client.invalidateQueries({ queryKey: badgesKey });
    return client.invalidateQueries({ queryKey: boardsQuery.queryKey });
  };
  const { mutate: bringBack } = useMutation({
    mutationFn: async (items: string[]) =>
      (await request('PUT /dashboard/{id}/items', { params: { id: board.id }, body: { items } })).result,
    onSuccess: keep,
  });
  return useMutation({
    mutationFn: async () =>
      (await request('POST /dashboard/{id}/default', { params: { id: board.id } })).result,
    onSuccess: (restored) => {
      const before = board.items.map(({ id }) => id);
      showUndo({ id: `default-${board.id}`, text: t('gallery.restored'), onUndo: () => bringBack(before) });
      return keep(restored);
    },
  });
}

/** Whether the board loads what is in view first. */
export function useSetLazy(board: Dashboard) {
  const client = useQueryClient();
  const { queryKey } = boardQuery(board.name);
  return useMutation({
    mutationFn: (isLazy: boolean) =>
      request('PUT /dashboard/{id}/loading', { params: { id: board.id }, body: { isLazy } }),
    onMutate: (isLazy) => {
      client.setQueryData(queryKey, (held) => held && { ...held, isLazy });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

export function useCreateBoard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => (await request('POST /dashboard', { body: { name } })).result,
    onSuccess: (board) => {
      client.setQueryData(boardQuery(board.name).queryKey, board);
      return client.invalidateQueries({ queryKey: dashboardKey });
    },
  });
}

export function useRenameBoard(board: Dashboard) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      request('PUT /dashboard/{id}/name', { params: { id: board.id }, body: { name } }),
    onSuccess: (_reply, name) => {
      client.setQueryData(boardQuery(name).queryKey, { ...board, name });
      // Not the board itself: under its old name there is none any more.
      return client.invalidateQueries({ queryKey: boardsQuery.queryKey });
    },
  });
}

/** Whoever deletes a board leaves it first, so the mutation is told which one: the screen shows another by then. */
export function useDeleteBoard(onRestored: (name: string) => void) {
  const { t } = useTranslation('badgesBoard');
  const client = useQueryClient();
  const { mutate: restore } = useMutation({
    mutationFn: ({ id }: Dashboard) => request('POST /dashboard/{id}/restore', { params: { id } }),
    onSuccess: (_reply, { name }) => onRestored(name),
    onSettled: () => client.invalidateQueries({ queryKey: dashboardKey }),
  });
  return useMutation({
    mutationFn: ({ id }: Dashboard) => request('DELETE /dashboard/{id}', { params: { id } }),
    onSuccess: (_reply, board) => {
      showUndo({
        id: `board-${board.id}`,
        text: t('boards.deleted', { name: board.name }),
        onUndo: () => restore(board),
      });
      return client.invalidateQueries({ queryKey: boardsQuery.queryKey });
    },
  });
}

import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';
import { notificationsKey } from './notification-queries.ts';

type MarkReadRequest = { ids: string[] } | 'all';

const markReadKey = [...notificationsKey, 'read'] as const;

async function sendMarkRead(target: MarkReadRequest): Promise<void> {
  if (target === 'all') await request('PUT /notifications/readall');
  else await request('PUT /notifications/read', { body: target });
}

export interface MarkingRead {
  /** Whether any list of this window is waiting for a read; no other is started meanwhile. */
  isPending: boolean;
  isPendingFor: (id: string) => boolean;
  isPendingForAll: boolean;
  markRead: (id: string) => void;
  markAllRead: () => void;
  /** Opening one marks it too; while another read is pending, it waits for its turn. */
  markOpened: (id: string) => void;
}

export function useMarkRead(): MarkingRead {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: markReadKey,
    // One after the other, whoever asks.
    scope: { id: 'notifications.read' },
    mutationFn: sendMarkRead,
    onSuccess: () => client.invalidateQueries({ queryKey: notificationsKey }),
  });
  const pending = useMutationState({
    filters: { mutationKey: markReadKey, status: 'pending' },
    select: ({ state }) => state.variables as MarkReadRequest,
  });
  const start = (target: MarkReadRequest) => {
    if (client.isMutating({ mutationKey: markReadKey }) === 0) mutate(target);
  };
  return {
    isPending: pending.length > 0,
    isPendingFor: (id) => pending.some((target) => target !== 'all' && target.ids.includes(id)),
    isPendingForAll: pending.includes('all'),
    markRead: (id) => start({ ids: [id] }),
    markAllRead: () => start('all'),
    markOpened: (id) => mutate({ ids: [id] }),
  };
}

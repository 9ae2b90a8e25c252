import type { GreetingTask, GreetingWishes, GreetingWishesInput } from '@hearthline/contract/greetings';
import type { GreetingDecision } from '@hearthline/domain/greeting/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { clientWishesQuery, greetingsKey } from '../../../shared/api/greeting-queries.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';

export function useRefetchGreetings() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: greetingsKey });
}

interface Decision {
  keys: string[];
  decision: GreetingDecision;
}

/** Approves or skips at once; the toast takes it back. */
export function useDecide() {
  const { t } = useTranslation('greetings');
  const refetch = useRefetchGreetings();
  const { mutate: undo } = useMutation({
    mutationFn: (keys: string[]) => request('POST /greetings/decide', { body: { keys, decision: 'undo' } }),
    onSettled: refetch,
  });
  return useMutation({
    mutationFn: async (body: Decision) => (await request('POST /greetings/decide', { body })).result.changed,
    onSuccess: (changed, { keys, decision }) => {
      if (decision === 'undo') {
        toast.success(t('decided.undo', { count: changed }));
        return;
      }
      showUndo({
        id: 'greetings',
        text: t(`decided.${decision}`, { count: changed }),
        onUndo: () => undo(keys),
      });
    },
    onSettled: refetch,
  });
}

/** Cancels at once; the toast schedules it again. */
export function useCancelTask() {
  const { t } = useTranslation('greetings');
  const restore = useRestoreTask();
  const refetch = useRefetchGreetings();
  return useMutation({
    mutationFn: ({ id }: Pick<GreetingTask, 'id' | 'name' | 'category'>) =>
      request('POST /greetings/tasks/{id}/cancel', { params: { id } }),
    onSuccess: (_reply, { id, name, category }) =>
      showUndo({
        id: 'greeting-tasks',
        text: t('tasks.cancelledToast', { name: name || t(`words.category.${category}`) }),
        onUndo: () => restore.mutate(id),
      }),
    onSettled: refetch,
  });
}

export function useRestoreTask() {
  const refetch = useRefetchGreetings();
  return useMutation({
    mutationFn: (id: string) => request('POST /greetings/tasks/{id}/restore', { params: { id } }),
    onSettled: refetch,
  });
}

/** What the record of a client says; the whole of it is sent each time. */
export function useSaveWishes(clientId: string) {
  const refetch = useRefetchGreetings();
  return useMutation({
    mutationFn: async (input: GreetingWishesInput) =>
      (await request('PUT /greetings/clients/{id}', { params: { id: clientId }, body: input })).result,
    onSettled: refetch,
  });
}

/** Where only one part of it is changed, the rest is taken from what is kept now. */
export function useChangeWishes(clientId: string) {
  const client = useQueryClient();
  const refetch = useRefetchGreetings();
  return useMutation({
    mutationFn: async (change: Partial<GreetingWishesInput>) => {
      const kept = await client.fetchQuery({ ...clientWishesQuery(clientId), staleTime: 0 });
      const body = { ...inputOf(kept), ...change };
      return request('PUT /greetings/clients/{id}', { params: { id: clientId }, body });
    },
    onSettled: refetch,
  });
}

export const inputOf = ({
  feasts,
  leapDayRule,
  hold,
  wantsNoPaper,
}: GreetingWishes): GreetingWishesInput => ({ feasts, leapDayRule, hold, wantsNoPaper });

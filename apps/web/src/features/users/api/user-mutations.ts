import type { BodyOf } from '@hearthline/contract';
import type { OutsideChannel } from '@hearthline/contract/notifications';
import type { PlanKey, Preferences } from '@hearthline/contract/users';
import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { meQuery } from '../../../shared/api/me-query.ts';
import { fitsKeepalive } from '../../../shared/lib/autosave.ts';
import { accountToast } from '../../../shared/ui/toast.tsx';
import { renewAvatarVersion } from '../model/avatar-version.ts';
import { emailChangeQuery, userKeys } from './user-queries.ts';

/** The forms show these failures themselves, so the general error toast stays away. */
const shownInPlace = { handlesErrors: true };

export function useUpdateUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyOf<'PUT /users'>) => (await request('PUT /users', { body })).result,
    onSuccess: (me) => queryClient.setQueryData(meQuery.queryKey, me),
    meta: shownInPlace,
  });
}

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'PUT /users/password'>) => request('PUT /users/password', { body }),
    onSuccess: (reply) => {
      if (reply.isSuccess) return queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    },
    meta: shownInPlace,
  });
}

export function useRequestEmailChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyOf<'POST /users/email-change'>) =>
      (await request('POST /users/email-change', { body })).result,
    onSuccess: (change) => queryClient.setQueryData(emailChangeQuery.queryKey, change),
    meta: shownInPlace,
  });
}

export function useCancelEmailChange() {
  const queryClient = useQueryClient();
  const { t } = useTranslation('users');
  return useMutation({
    mutationFn: () => request('DELETE /users/email-change'),
    onSuccess: () => {
      queryClient.setQueryData(emailChangeQuery.queryKey, null);
      accountToast.success(t('emailChange.cancelled'));
    },
  });
}

export function useSetPlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ agentId, plan }: { agentId: string; plan: PlanKey }) =>
      (await request('PUT /admin/agents/{agentId}/plan', { params: { agentId }, body: { plan } })).result,
    onSettled: () => queryClient.invalidateQueries({ queryKey: userKeys.agents }),
  });
}

export function useReopenChannel() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (channel: OutsideChannel) =>
      (await request('POST /notifications/channels/{channel}/reopen', { params: { channel } })).result,
    onSuccess: (states) => queryClient.setQueryData(userKeys.channels, states),
  });
}

/** Plain rather than a hook: what is still waiting is also sent while the screen goes away. */
export async function savePreferences(queryClient: QueryClient, changes: Partial<Preferences>) {
  const keepalive = fitsKeepalive(changes);
  const { result } = await request('PUT /users/preferences', { body: changes, keepalive });
  queryClient.setQueryData(meQuery.queryKey, (me) => (me ? { ...me, preferences: result } : me));
}

/** A new picture keeps its address, so it is fetched again under a new version. */
export async function refreshAvatar(queryClient: QueryClient) {
  await queryClient.invalidateQueries({ queryKey: userKeys.avatar });
  renewAvatarVersion();
}

import type { BodyOf, ParamsOf } from '@hearthline/contract';
import type { Setup } from '@hearthline/contract/setup';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { meQuery } from '../../../shared/api/me-query.ts';
import { toast } from '../../../shared/ui/toast.tsx';

/** Read anew at every look: the steps are done on other screens. */
export const setupQuery = queryOptions({
  queryKey: ['setup'] as const,
  queryFn: async ({ signal }) => (await request('GET /users/setup', { signal })).result,
  staleTime: 0,
});

function putSetup(client: QueryClient, setup: Setup): void {
  client.setQueryData(setupQuery.queryKey, setup);
  client.setQueryData(meQuery.queryKey, (me) => me && { ...me, isSetupDismissed: setup.isDismissed });
}

/** Puts the checklist away, or calls it back. */
export function useDismissSetup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isDismissed: boolean) =>
      (await request('PUT /users/setup', { body: { isDismissed } })).result,
    onSuccess: (setup) => putSetup(client, setup),
  });
}

/** Says itself that it was asked: the button and its dialog are gone by then. */
export function useAskForAccess() {
  const client = useQueryClient();
  const { t } = useTranslation('usersSetup');
  return useMutation({
    mutationFn: async (body: BodyOf<'POST /users/access-request'>) =>
      (await request('POST /users/access-request', { body })).result,
    onSuccess: ({ isNew, access }) => {
      client.setQueryData(setupQuery.queryKey, (setup) => setup && { ...setup, access });
      void client.invalidateQueries({ queryKey: setupQuery.queryKey });
      toast.success(t(isNew ? 'access.sent' : 'access.sentBefore'));
    },
  });
}

/** For administrators. */
export const accessRequestsQuery = queryOptions({
  queryKey: ['access-requests'] as const,
  queryFn: async ({ signal }) => (await request('GET /admin/access-requests', { signal })).result,
});

type RequestId = ParamsOf<'POST /admin/access-requests/{requestId}/refuse'>;

/** Also where somebody else was quicker: the list then shows what is left. No answer waits for it. */
function useRereadRequests() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: accessRequestsQuery.queryKey });
}

export function useApproveRequest() {
  return useMutation({
    mutationFn: ({
      body,
      ...params
    }: RequestId & { body: BodyOf<'POST /admin/access-requests/{requestId}/approve'> }) =>
      request('POST /admin/access-requests/{requestId}/approve', { params, body }),
    onSettled: useRereadRequests(),
  });
}

export function useRefuseRequest() {
  return useMutation({
    mutationFn: ({ reason, ...params }: RequestId & { reason: string }) =>
      request('POST /admin/access-requests/{requestId}/refuse', { params, body: { reason } }),
    onSettled: useRereadRequests(),
  });
}

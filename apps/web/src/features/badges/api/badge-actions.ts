import type { Badge, BadgeBody } from '@hearthline/contract/badges';
import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { badgeValuesKey } from '../../../shared/live/live-keys.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { badgeQuery, badgesKey } from './badge-queries.ts';
import { dashboardKey } from './dashboard-queries.ts';

/** A badge shows in lists, in the use of its query and on dashboards. */
function refetch(client: QueryClient): void {
  for (const queryKey of [badgesKey, dashboardKey, badgeValuesKey])
    void client.invalidateQueries({ queryKey });
}

function putBadge(client: QueryClient, badge: Badge): void {
  client.setQueryData(badgeQuery(badge.badgeId).queryKey, badge);
  refetch(client);
}

function keptBody(badge: Badge): BadgeBody {
  const { badgeName, badgeDescription, badgeConfiguration, queryKey } = badge;
  const { isDiscoverable, isDeletable, isResolverEnabled, isShared, params } = badge;
  return {
    badgeName,
    badgeDescription,
    badgeConfiguration,
    queryKey,
    isDiscoverable,
    isDeletable,
    isResolverEnabled,
    isShared,
    params: params.map(({ paramDefId, value, enableDiscovery, enableResolver, resolverKey }) => ({
      paramDefId,
      value,
      enableDiscovery,
      enableResolver,
      resolverKey,
    })),
  };
}

/** Without an id a new one is made. */
export function useSaveBadge() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ badgeId, body }: { badgeId: string | undefined; body: BadgeBody }) =>
      badgeId === undefined
        ? (await request('POST /admin/badge', { body })).result
        : (await request('PUT /admin/badge/{badgeId}', { params: { badgeId }, body })).result,
    onSuccess: (badge) => putBadge(client, badge),
  });
}

export function useDuplicateBadge() {
  const { t } = useTranslation('badges');
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (badge: Badge) => {
      const badgeName = t('defined.copyOf', { name: badge.badgeName }).slice(0, 120);
      const body = { ...keptBody(badge), badgeName, isShared: false, isDeletable: true };
      return (await request('POST /admin/badge', { body })).result;
    },
    onSuccess: (badge) => {
      putBadge(client, badge);
      toast.success(t('defined.duplicated', { name: badge.badgeName }));
    },
  });
}

/** For admins: there for everybody, or only for oneself again. */
export function useShareBadge() {
  const { t } = useTranslation('badges');
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ badge, isShared }: { badge: Badge; isShared: boolean }) => {
      const body = { ...keptBody(badge), isShared };
      const params = { badgeId: badge.badgeId };
      return (await request('PUT /admin/badge/{badgeId}', { params, body })).result;
    },
    onSuccess: (badge) => {
      putBadge(client, badge);
      toast.success(t(badge.isShared ? 'defined.nowShared' : 'defined.notShared', { name: badge.badgeName }));
    },
  });
}

/** Deletes at once with its places on dashboards; the toast brings it back. */
export function useDeleteBadge() {
  const { t } = useTranslation('badges');
  const client = useQueryClient();
  const { mutate: restore } = useMutation({
    mutationFn: ({ badgeId }: Badge) =>
      request('POST /admin/badge/{badgeId}/restore', { params: { badgeId } }),
    onSuccess: (_reply, { badgeName }) => toast.success(t('defined.restored', { name: badgeName })),
    onSettled: () => refetch(client),
  });
  return useMutation({
    mutationFn: ({ badgeId }: Badge) => request('DELETE /admin/badge/{badgeId}', { params: { badgeId } }),
    onSuccess: (_reply, badge) =>
      showUndo({
        id: 'badges',
        deed: 'removed',
        text: t('defined.deleted', { name: badge.badgeName }),
        onUndo: () => restore(badge),
      }),
    onSettled: () => refetch(client),
  });
}

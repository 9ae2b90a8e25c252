import type { Badge } from '@hearthline/contract/badges';
import { parseConfiguration } from '@hearthline/domain/badge/configuration';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';
import { badgesKey, dashboardKey, dashboardsQuery } from './badge-queries.ts';

export interface PlaceOrder {
  badge: Badge;
  itemType: 'Badge' | 'Chart';
  dashboard: { id: string; name: string };
}

/** The dashboards to choose from; the first one comes into being when it is asked for. */
export function useListDashboards() {
  const client = useQueryClient();
  return async () => {
    const known = await client.fetchQuery({ ...dashboardsQuery, staleTime: 0 });
    if (known.length > 0) return known;
    await request('GET /dashboard/{name}', { params: { name: 'Main' } });
    return client.fetchQuery({ ...dashboardsQuery, staleTime: 0 });
  };
}

/** Puts a badge on a dashboard as it is set up; its parameters are left to the badge. */
export function usePlaceBadge() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ badge, itemType, dashboard }: PlaceOrder) => {
      const size = parseConfiguration(badge.badgeConfiguration)?.size ?? 'Medium';
      const { result } = await request('PUT /dashboard/{id}', {
        params: { id: dashboard.id },
        body: {
          itemId: badge.badgeId,
          itemType,
          configuration: JSON.stringify({ size: itemType === 'Chart' ? 'Large' : size }),
          executionPlan: badge.params.map(
            ({ badgeParamId, discoveryKey, enableDiscovery, enableResolver, resolverKey }) => ({
              paramId: badgeParamId,
              discoveryKey,
              enableDiscovery,
              enableResolver,
              resolverKey,
              value: null,
            }),
          ),
        },
      });
      return result;
    },
    onSuccess: () => {
      for (const queryKey of [badgesKey, dashboardKey]) void client.invalidateQueries({ queryKey });
    },
  });
}

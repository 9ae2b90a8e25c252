import type { Badge } from '@hearthline/contract/badges';
import { parseConfiguration } from '@hearthline/domain/badge/configuration';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { LayoutDashboard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { showRequestError } from '../../../shared/api/query-client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { badgesKey } from '../api/badge-queries.ts';
import { boardsQuery, dashboardKey } from '../api/dashboard-queries.ts';
import { mainBoard } from '../board/board-items.ts';
import type { DashboardRow } from './dashboard-choice.tsx';

const DashboardChoice = lazyPart(async () => (await import('./dashboard-choice.tsx')).DashboardChoice);

interface Asking extends Omit<PlaceOrder, 'dashboard'> {
  dashboards: readonly DashboardRow[];
}

const toastMs = 8_000;

/** Adds at once where there is one dashboard, and asks for it where there are several. */
export function useAddToDashboard() {
  const { t } = useTranslation('badges');
  const navigate = useNavigate();
  const listDashboards = useListDashboards();
  const place = usePlaceBadge();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [isLooking, setIsLooking] = useState(false);

  function put(order: PlaceOrder): void {
    place.mutate(order, { onSuccess: () => showPlaced(order) });
  }

  function showPlaced({ badge, dashboard }: PlaceOrder): void {
    setAsking(null);
    const id = `placed-${badge.badgeId}`;
    const isMain = dashboard.name === mainBoard;
    const text = t('place.added', {
      name: badge.badgeName,
      dashboard: isMain ? t('place.main') : dashboard.name,
    });
    const open = () => {
      toast.remove(id);
      void navigate({ to: '/', search: { board: isMain ? undefined : dashboard.name } });
    };
    toast.success(<Placed text={text} linkText={t('place.open')} onOpen={open} />, { id, duration: toastMs });
  }

  async function add(badge: Badge, itemType: PlaceOrder['itemType'] = 'Badge'): Promise<void> {
    setIsLooking(true);
    try {
      const dashboards = await listDashboards();
      const [only, ...others] = dashboards;
      if (only && others.length === 0) put({ badge, itemType, dashboard: only });
      else setAsking({ badge, itemType, dashboards });
    } catch (error) {
      showRequestError(error);
    } finally {
      setIsLooking(false);
    }
  }

  const dialog = asking ? (
    <DashboardChoice
      name={asking.badge.badgeName}
      dashboards={asking.dashboards}
      isPlacing={place.isPending}
      onChoose={(dashboard) => put({ badge: asking.badge, itemType: asking.itemType, dashboard })}
      onClose={() => setAsking(null)}
    />
  ) : null;

  return { add, dialog, isAdding: isLooking || place.isPending };
}

export type Placing = ReturnType<typeof useAddToDashboard>;

function Placed({ text, linkText, onOpen }: { text: string; linkText: string; onOpen: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="min-w-0 font-medium">{text}</p>
      <Button
        variant="link"
        icon={<LayoutDashboard aria-hidden="true" strokeWidth={1.75} />}
        onClick={onOpen}
      >
        {linkText}
      </Button>
    </div>
  );
}

interface PlaceOrder {
  badge: Badge;
  itemType: 'Badge' | 'Chart';
  dashboard: { id: string; name: string };
}

/** The dashboards to choose from; the first one comes into being when it is asked for. */
function useListDashboards() {
  const client = useQueryClient();
  return async () => {
    const known = await client.fetchQuery({ ...boardsQuery, staleTime: 0 });
    if (known.length > 0) return known;
    await request('GET /dashboard/{name}', { params: { name: mainBoard } });
    return client.fetchQuery({ ...boardsQuery, staleTime: 0 });
  };
}

/** Puts a badge on a dashboard as it is set up; its parameters are left to the badge. */
function usePlaceBadge() {
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

import type { Badge } from '@hearthline/contract/badges';
import { useNavigate } from '@tanstack/react-router';
import { LayoutDashboard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showRequestError } from '../../../shared/api/query-client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import type { PlaceOrder } from '../api/place-actions.ts';
import { useListDashboards, usePlaceBadge } from '../api/place-actions.ts';
import type { DashboardRow } from '../model/dashboard-row.ts';
import { mainName } from '../model/dashboard-row.ts';

const DashboardChoice = lazy(async () => {
  const { DashboardChoice } = await import('./dashboard-choice.tsx');
  return { default: DashboardChoice };
});

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
    place.mutate(order, { onSuccess: () => tell(order) });
  }

  function tell({ badge, dashboard }: PlaceOrder): void {
    setAsking(null);
    const id = `placed-${badge.badgeId}`;
    const isMain = dashboard.name === mainName;
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
    <Suspense fallback={null}>
      <DashboardChoice
        name={asking.badge.badgeName}
        dashboards={asking.dashboards}
        isPlacing={place.isPending}
        onChoose={(dashboard) => put({ badge: asking.badge, itemType: asking.itemType, dashboard })}
        onClose={() => setAsking(null)}
      />
    </Suspense>
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

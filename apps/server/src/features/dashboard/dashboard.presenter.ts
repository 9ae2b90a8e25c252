import type { Dashboard, DashboardItem, ExecutionPlanEntry } from '@hearthline/contract/dashboard';
import type { DashboardRow, ItemRow, KeptParam } from './dashboards.store.ts';

export function presentDashboard({ id, name, isLazy }: DashboardRow, items: readonly ItemRow[]): Dashboard {
  return { id, name, isLazy, items: items.filter(({ isShown }) => isShown).map(presentItem) };
}

export function presentItem(row: ItemRow): DashboardItem {
  return {
    id: row.id,
    itemId: row.badgeId ?? row.id,
    itemType: row.itemType,
    itemKey: row.itemKey,
    configuration: row.configuration,
    executionPlan: (row.badgeParams ?? []).map((param) => {
      const entry = planOf(param, row.executionPlan);
      return { ...entry, enableDiscovery: entry.enableDiscovery && row.isDiscoverable === true };
    }),
  };
}

/** A badge may have been given other parameters since: it has one entry for each of those it has now. */
function planOf(param: KeptParam, kept: readonly ExecutionPlanEntry[]): ExecutionPlanEntry {
  const { id: paramId, key: discoveryKey, enableDiscovery, enableResolver, resolverKey } = param;
  const entry = kept.find((each) => each.paramId === paramId);
  return entry ?? { paramId, discoveryKey, enableDiscovery, enableResolver, resolverKey, value: null };
}

import type { BadgeBody } from '@hearthline/contract/badges';
import type { Language } from '@hearthline/contract/common';
import { mainDashboard } from '@hearthline/contract/dashboard';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { createId } from '../../platform/ids.ts';
import type { DashboardsStore, NewItemRow } from './dashboards.store.ts';
import { defaultItems, toBadgeBody } from './default-dashboard.ts';

export interface MainDashboardDeps {
  clock: Clock;
  readAgent(tx: Tx, agentId: string): Promise<{ language: Language; timeZone: string }>;
  /** Of a catalogued query. */
  titleOf(queryKey: string, language: Language): string;
  createBadges(tx: Tx, agentId: string, bodies: readonly BadgeBody[]): Promise<{ id: string }[]>;
}

/** Whoever asks at the same moment waits for the first of them and finds what that one made. */
export async function makeMainDashboard(
  { clock, readAgent, titleOf, createBadges }: MainDashboardDeps,
  { store, tx, agentId }: { store: DashboardsStore; tx: Tx; agentId: string },
): Promise<void> {
  const dashboardId = createId();
  if (!(await store.insert(dashboardId, mainDashboard, clock.now()))) return;
  const { language } = await readAgent(tx, agentId);
  const bodies = defaultItems.flatMap((item) =>
    item.itemType === 'Component' ? [] : [toBadgeBody(item, titleOf(item.queryKey, language), language)],
  );
  const badges = (await createBadges(tx, agentId, bodies)).values();
  const items = defaultItems.map((item): NewItemRow => {
    const badgeId = item.itemType === 'Component' ? undefined : badges.next().value?.id;
    return {
      id: createId(),
      dashboardId,
      itemType: item.itemType,
      itemKey: item.itemType === 'Component' ? item.itemKey : '',
      badge: badgeId === undefined ? null : { agentId, id: badgeId },
      configuration: JSON.stringify({ size: item.configuration.size ?? 'Medium' }),
      executionPlan: [],
    };
  });
  await store.insertItems(items, clock.now());
}

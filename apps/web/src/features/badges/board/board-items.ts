import type { Dashboard, DashboardItem, ExecutionPlanEntry } from '@hearthline/contract/dashboard';
import type { BadgeSize } from '@hearthline/domain/badge/configuration';
import { badgeSizes } from '@hearthline/domain/badge/configuration';
import { config } from '../../../shared/lib/config.ts';
import type { ExecutionParams } from '../api/badge-values.ts';
import type { Tile } from './pack-board.ts';

/** Panels need room for their rows. */
const panelSizes: readonly BadgeSize[] = ['Medium', 'Large'];

export function sizesOf({
  itemType,
  itemKey,
}: Pick<DashboardItem, 'itemType' | 'itemKey'>): readonly BadgeSize[] {
  return itemType === 'Badge' || itemKey === 'Weather' ? badgeSizes : panelSizes;
}

/** Badges are Medium where nothing is said, panels Large; what cannot be read says nothing. */
export function sizeOf(item: DashboardItem): BadgeSize {
  const sizes = sizesOf(item);
  const configured = parseConfiguration(item.configuration).size;
  const fallback = item.itemType === 'Badge' || item.itemKey === 'Weather' ? 'Medium' : 'Large';
  return sizes.find((size) => size === configured) ?? fallback;
}

export function withSize(item: DashboardItem, size: BadgeSize): DashboardItem {
  return { ...item, configuration: JSON.stringify({ ...parseConfiguration(item.configuration), size }) };
}

function parseConfiguration(text: string): Record<string, unknown> {
  try {
    const held: unknown = JSON.parse(text);
    return held !== null && typeof held === 'object' && !Array.isArray(held)
      ? (held as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

/** What stands on the grid: panels are as high as two badges. */
export function tileOf(item: DashboardItem): Tile {
  const isPanel = item.itemType !== 'Badge' && item.itemKey !== 'Weather';
  return { id: item.id, size: sizeOf(item), rows: isPanel ? 2 : 1 };
}

/** Components that nobody knows are left out, and the weather where nobody tells it. */
export function shownItems({ items }: Pick<Dashboard, 'items'>): DashboardItem[] {
  return items.filter(({ itemType, itemKey }) => {
    if (itemType !== 'Component') return true;
    if (itemKey === 'Weather') return config().hasWeather;
    return itemKey === 'News' || itemKey === 'Reminder';
  });
}

/** Moves one item to the place of another and leaves the rest in their order. */
export function moveItem<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  index: number,
): Item[] {
  const moved = items.find((item) => item.id === id);
  if (!moved) return [...items];
  const rest = items.filter((item) => item.id !== id);
  return [...rest.slice(0, index), moved, ...rest.slice(index)];
}

/** What a badge is run with here: the choices kept on the board. */
export function paramsOf({ executionPlan }: DashboardItem): ExecutionParams {
  return executionPlan.flatMap(({ paramId, enableDiscovery, value }) =>
    enableDiscovery && value !== null ? [{ badgeParamId: paramId, value }] : [],
  );
}

/** Keeps what the viewer chose for one parameter. */
export function withChoice(
  item: DashboardItem,
  { paramId, discoveryKey, value }: Pick<ExecutionPlanEntry, 'paramId' | 'discoveryKey' | 'value'>,
): DashboardItem {
  const known = item.executionPlan.some((entry) => entry.paramId === paramId);
  const executionPlan = known
    ? item.executionPlan.map((entry) => (entry.paramId === paramId ? { ...entry, value } : entry))
    : [
        ...item.executionPlan,
        { paramId, discoveryKey, value, enableDiscovery: true, enableResolver: false, resolverKey: '' },
      ];
  return { ...item, executionPlan };
}

/** The one that every agent has and keeps. */
export const mainBoard = 'Main';

import type { ExecutionPlanEntry } from '@hearthline/contract/dashboard';
import { AppError } from '../../platform/errors.ts';
import type { DashboardsStore } from './dashboards.store.ts';
import { requirePlanFor } from './item-configuration.ts';

export interface LayoutEntry {
  id: string;
  configuration?: string | undefined;
  executionPlan?: readonly ExecutionPlanEntry[] | undefined;
}

export function refuse(path: string): AppError {
  return new AppError('invalid_input', {
    fields: [{ path, code: 'invalid_value', message: `${path} is not valid here` }],
  });
}

/** Order, sizes and choices of what is there; what is not named stays behind those that are. */
export async function placeItems(
  store: DashboardsStore,
  dashboardId: string,
  layout: readonly LayoutEntry[],
  checkConfiguration: (text: string) => string,
): Promise<void> {
  const current = await store.listItems(dashboardId);
  const byId = new Map(current.map((item) => [item.id, item]));
  const entries = new Map(layout.map((entry) => [entry.id, entry]));
  if (entries.size < layout.length) throw refuse('items');
  layout.forEach(({ id, executionPlan = [] }, index) => {
    const item = byId.get(id);
    if (!item?.isShown) throw new AppError('not_found');
    requirePlanFor(executionPlan, item.badgeParams ?? [], `items.${index}.executionPlan`);
  });
  const order = arrangeItems(
    current.map(({ id, isShown }) => ({ id, isGone: !isShown })),
    [...entries.keys()],
  );
  await store.place(
    order.map((id, position) => {
      const { configuration, executionPlan } = entries.get(id) ?? {};
      return {
        id,
        position,
        configuration: configuration === undefined ? null : checkConfiguration(configuration),
        executionPlan: executionPlan ?? null,
      };
    }),
  );
}

/** Exactly these, in this order, also those that were taken off; all others are taken off. */
export async function replaceItems(
  store: DashboardsStore,
  dashboardId: string,
  wanted: readonly string[],
  at: Date,
): Promise<void> {
  const current = await store.listItems(dashboardId);
  const byId = new Map(current.map((item) => [item.id, item]));
  const isWanted = new Set(wanted);
  if (isWanted.size < wanted.length) throw refuse('items');
  const items = wanted.map((id) => byId.get(id) ?? notFound());
  const keys = items.flatMap(({ itemKey }) => (itemKey === '' ? [] : [itemKey]));
  if (new Set(keys).size < keys.length) throw new AppError('conflict');
  const others = current.filter(({ id }) => !isWanted.has(id));
  await store.setItemsDeleted(
    others.flatMap(({ id, isShown }) => (isShown ? [id] : [])),
    at,
  );
  await store.setItemsDeleted(wanted, null);
  await store.place(
    [...items, ...others].map(({ id }, position) => ({
      id,
      position,
      configuration: null,
      executionPlan: null,
    })),
  );
}

function notFound(): never {
  throw new AppError('not_found');
}

/**
 * The order of all items after those named were put first. Deleted ones stay behind whatever stood before them, so that
 * they come back near where they stood.
 */
function arrangeItems(
  current: readonly { id: string; isGone: boolean }[],
  named: readonly string[],
): string[] {
  const isNamed = new Set(named);
  const there = current.filter(({ isGone, id }) => !isGone && !isNamed.has(id)).map(({ id }) => id);
  const order = [...named, ...there];
  current.forEach(({ id, isGone }, index) => {
    if (!isGone || isNamed.has(id)) return;
    const before = current[index - 1]?.id;
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

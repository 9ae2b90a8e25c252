import type { Dashboard, DashboardItem, NewItem } from '@hearthline/contract/dashboard';
import { dashboardLimits, mainDashboard } from '@hearthline/contract/dashboard';
import type { BadgeSize } from '@hearthline/domain/badge/configuration';
import { parseConfiguration } from '@hearthline/domain/badge/configuration';
import type { Database, Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { createId } from '../../platform/ids.ts';
import type { Log } from '../../platform/log/log.ts';
import { presentDashboard, presentItem } from './dashboard.presenter.ts';
import type { DashboardRow, DashboardsStore, ItemRow, NewItemRow } from './dashboards.store.ts';
import { createDashboardsStore, isNameTaken } from './dashboards.store.ts';
import { parseItemConfiguration, requirePlanFor } from './item-configuration.ts';
import type { LayoutEntry } from './layout.ts';
import { placeItems, refuse, replaceItems } from './layout.ts';
import type { MainDashboardDeps } from './make-main-dashboard.ts';
import { insertDefaultItems, makeMainDashboard } from './make-main-dashboard.ts';

export interface DashboardsDeps extends MainDashboardDeps {
  database: Pick<Database, 'asAgent'>;
  log: Pick<Log, 'warn'>;
  hasWeather: boolean;
}

const isMain = (name: string): boolean => name.toLowerCase() === mainDashboard.toLowerCase();

export function createDashboardsService(deps: DashboardsDeps) {
  const { database, clock, log } = deps;

  const work = <T>(agentId: string, act: (store: DashboardsStore, tx: Tx) => Promise<T>): Promise<T> =>
    database
      .asAgent(agentId, (tx) => act(createDashboardsStore(tx, agentId), tx))
      .catch((error: unknown) => {
        throw isNameTaken(error) ? new AppError('conflict', { cause: error }) : error;
      });

  /** One that is there, held until the transaction ends. */
  async function hold(store: DashboardsStore, id: string): Promise<DashboardRow> {
    const row = await store.lock(id);
    if (!row || row.deletedAt) throw new AppError('not_found');
    return row;
  }

  async function present(store: DashboardsStore, row: DashboardRow): Promise<Dashboard> {
    return presentDashboard(row, await store.listItems(row.id));
  }

  const checkConfiguration = (text: string, size?: string): string =>
    parseItemConfiguration(text, {
      size,
      onUnreadable: () =>
        log.warn('The configuration of a dashboard item cannot be read; it is taken as an empty one'),
    });

  async function findOrMakeMain(
    store: DashboardsStore,
    tx: Tx,
    agentId: string,
  ): Promise<DashboardRow | undefined> {
    const found = await store.findByName(mainDashboard);
    if (found) return found;
    await makeMainDashboard(deps, { store, tx, agentId });
    return store.findByName(mainDashboard);
  }

  /** The row of Main holds back whoever counts them at the same moment. */
  async function requireFreePlace(store: DashboardsStore): Promise<void> {
    const main = await store.findByName(mainDashboard);
    if (main) await store.lock(main.id);
    if ((await store.count()) >= dashboardLimits.dashboards) throw new AppError('conflict');
  }

  function requireRoom(items: readonly ItemRow[], item: { itemKey: string }): void {
    const shown = items.filter(({ isShown }) => isShown);
    const isTwice = item.itemKey !== '' && shown.some(({ itemKey }) => itemKey === item.itemKey);
    if (isTwice || shown.length >= dashboardLimits.items) throw new AppError('conflict');
  }

  async function toItemRow(store: DashboardsStore, dashboardId: string, item: NewItem): Promise<NewItemRow> {
    const { itemType, itemKey, executionPlan } = item;
    const row = { id: createId(), dashboardId, itemType, itemKey, executionPlan };
    if (itemType === 'Component') {
      if (itemKey === '' || (itemKey === 'Weather' && !deps.hasWeather)) throw refuse('itemKey');
      if (item.itemId !== undefined) throw refuse('itemId');
      requirePlanFor(executionPlan, []);
      return { ...row, badge: null, configuration: checkConfiguration(item.configuration, usualSize(item)) };
    }
    if (itemKey !== '') throw refuse('itemKey');
    if (item.itemId === undefined) throw refuse('itemId');
    const badge = await store.findBadge(item.itemId);
    if (!badge) throw new AppError('not_found');
    requirePlanFor(executionPlan, badge.params);
    const size = usualSize(item) ?? parseConfiguration(badge.configuration)?.size;
    return {
      ...row,
      badge: { agentId: badge.agentId, id: item.itemId },
      configuration: checkConfiguration(item.configuration, size),
    };
  }

  /** In a dashboard that is held. */
  async function getItem(store: DashboardsStore, dashboardId: string, id: string): Promise<ItemRow> {
    await hold(store, dashboardId);
    const item = await store.findItem(dashboardId, id);
    if (!item) throw new AppError('not_found');
    return item;
  }

  return {
    list: (agentId: string) =>
      work(agentId, async (store, tx) => {
        await findOrMakeMain(store, tx, agentId);
        return store.list();
      }),

    get: (agentId: string, name: string): Promise<Dashboard> =>
      work(agentId, async (store, tx) => {
        const row = isMain(name)
          ? await findOrMakeMain(store, tx, agentId)
          : await store.findByName(name.trim());
        if (!row) throw new AppError('not_found');
        return present(store, row);
      }),

    create: (agentId: string, name: string): Promise<Dashboard> =>
      work(agentId, async (store, tx) => {
        await findOrMakeMain(store, tx, agentId);
        await requireFreePlace(store);
        const row = { id: createId(), name, isLazy: true, deletedAt: null };
        if (!(await store.insert(row.id, name, clock.now()))) throw new AppError('conflict');
        return present(store, row);
      }),

    rename: (agentId: string, id: string, name: string): Promise<void> =>
      work(agentId, async (store) => {
        const row = await hold(store, id);
        const taken = await store.findByName(name);
        if (isMain(row.name) || isMain(name) || (taken && taken.id !== id)) throw new AppError('conflict');
        await store.update(id, { name });
      }),

    setLazy: (agentId: string, id: string, isLazy: boolean): Promise<void> =>
      work(agentId, async (store) => {
        await hold(store, id);
        await store.update(id, { isLazy });
      }),

    remove: (agentId: string, id: string): Promise<void> =>
      work(agentId, async (store) => {
        const row = await hold(store, id);
        if (isMain(row.name)) throw new AppError('conflict');
        await store.setDeleted(id, clock.now());
      }),

    restore: (agentId: string, id: string): Promise<Dashboard> =>
      work(agentId, async (store) => {
        const row = await store.lock(id);
        if (!row) throw new AppError('not_found');
        if (row.deletedAt) {
          await requireFreePlace(store);
          if (await store.findByName(row.name)) throw new AppError('conflict');
          await store.setDeleted(id, null);
        }
        return present(store, row);
      }),

    addItem: (agentId: string, dashboardId: string, item: NewItem): Promise<DashboardItem> =>
      work(agentId, async (store) => {
        await hold(store, dashboardId);
        const row = await toItemRow(store, dashboardId, item);
        requireRoom(await store.listItems(dashboardId), row);
        await store.insertItems([row], clock.now());
        return presentItem(await getItem(store, dashboardId, row.id));
      }),

    arrange: (agentId: string, dashboardId: string, layout: readonly LayoutEntry[]): Promise<Dashboard> =>
      work(agentId, async (store) => {
        const row = await hold(store, dashboardId);
        await placeItems(store, dashboardId, layout, checkConfiguration);
        return present(store, row);
      }),

    setItems: (agentId: string, dashboardId: string, wanted: readonly string[]): Promise<Dashboard> =>
      work(agentId, async (store) => {
        const row = await hold(store, dashboardId);
        await replaceItems(store, dashboardId, wanted, clock.now());
        return present(store, row);
      }),

    restoreDefault: (agentId: string, dashboardId: string): Promise<Dashboard> =>
      work(agentId, async (store, tx) => {
        const row = await hold(store, dashboardId);
        await replaceItems(store, dashboardId, [], clock.now());
        await insertDefaultItems(deps, { store, tx, agentId, dashboardId });
        return present(store, row);
      }),

    removeItem: (agentId: string, dashboardId: string, id: string): Promise<void> =>
      work(agentId, async (store) => {
        const item = await getItem(store, dashboardId, id);
        if (item.deletedAt) throw new AppError('not_found');
        await store.setItemsDeleted([id], clock.now());
      }),

    restoreItem: (agentId: string, dashboardId: string, id: string): Promise<DashboardItem> =>
      work(agentId, async (store) => {
        const item = await getItem(store, dashboardId, id);
        if (item.deletedAt) {
          requireRoom(await store.listItems(dashboardId), item);
          await store.setItemsDeleted([id], null);
        }
        return presentItem(item);
      }),
  };
}

export type DashboardsService = ReturnType<typeof createDashboardsService>;

/** Panels need room for their rows, and charts for their bars. */
function usualSize({ itemType, itemKey }: NewItem): BadgeSize | undefined {
  return itemType === 'Badge' || itemKey === 'Weather' ? undefined : 'Large';
}

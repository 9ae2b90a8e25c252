import type { ExecutionPlanEntry, ItemKey, ItemType } from '@hearthline/contract/dashboard';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

export interface DashboardRow {
  id: string;
  name: string;
  isLazy: boolean;
  deletedAt: Date | null;
}

/** What a dashboard needs of how a badge keeps its parameters. */
export interface KeptParam {
  id: string;
  key: string;
  enableDiscovery: boolean;
  enableResolver: boolean;
  resolverKey: string;
}

export interface ItemRow {
  id: string;
  itemType: ItemType;
  itemKey: ItemKey | '';
  badgeId: string | null;
  configuration: string;
  executionPlan: ExecutionPlanEntry[];
  deletedAt: Date | null;
  /** Null for components, and where the badge is gone. */
  badgeParams: KeptParam[] | null;
  /** Whether the badge lets its viewer change any of them. */
  isDiscoverable: boolean | null;
  /** Neither it nor its badge was deleted. */
  isShown: boolean;
}

export interface BadgeRow {
  agentId: string;
  configuration: string;
  params: KeptParam[];
}

export interface NewItemRow {
  id: string;
  dashboardId: string;
  itemType: ItemType;
  itemKey: ItemKey | '';
  badge: { agentId: string; id: string } | null;
  configuration: string;
  executionPlan: readonly ExecutionPlanEntry[];
}

export interface PlacedItem {
  id: string;
  position: number;
  /** Null leaves it as it is. */
  configuration: string | null;
  executionPlan: readonly ExecutionPlanEntry[] | null;
}

/** A badge that cannot be seen, because it was deleted or is no longer shared, takes its items with it. */
const shown = sql`i.deleted_at is null and (i.badge_id is null or (b.id is not null and b.deleted_at is null))`;
const withBadge = sql`dashboard_item i left join badge b on b.agent_id = i.badge_agent_id and b.id = i.badge_id`;

/** Dashboards of one agent, in a transaction of theirs. */
export function createDashboardsStore(tx: Tx, agentId: string) {
  const own = () => tx.selectFrom('dashboard').where('agentId', '=', agentId);
  const selectItems = async (condition: ReturnType<typeof sql>): Promise<ItemRow[]> => {
    const { rows } = await sql<ItemRow>`
      select i.id, i.item_type, i.item_key, i.badge_id, i.configuration, i.execution_plan, i.deleted_at,
        b.params as badge_params, b.is_discoverable, ${shown} as is_shown
      from ${withBadge}
      where i.agent_id = ${agentId} and ${condition}
      order by i.position, i.created_at, i.id`.execute(tx);
    return rows;
  };

  return {
    list: async (): Promise<{ id: string; name: string; itemCount: number }[]> => {
      const { rows } = await sql<{ id: string; name: string; itemCount: number }>`
        select d.id, d.name,
          (select count(*) from ${withBadge}
            where i.agent_id = d.agent_id and i.dashboard_id = d.id and ${shown}) as item_count
        from dashboard d where d.agent_id = ${agentId} and d.deleted_at is null
        order by d.position, d.id`.execute(tx);
      return rows;
    },
    count: async (): Promise<number> => {
      const row = await own()
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('deletedAt', 'is', null)
        .executeTakeFirst();
      return row?.count ?? 0;
    },
    findByName: (name: string): Promise<DashboardRow | undefined> =>
      own()
        .select(['id', 'name', 'isLazy', 'deletedAt'])
        .where('deletedAt', 'is', null)
        .where(sql<boolean>`lower(name) = lower(${name})`)
        .executeTakeFirst(),
    /** Nobody else changes it or its items before this transaction ends. */
    lock: (id: string): Promise<DashboardRow | undefined> =>
      own().select(['id', 'name', 'isLazy', 'deletedAt']).where('id', '=', id).forUpdate().executeTakeFirst(),
    /** False where the name is taken, also by somebody who takes it at this moment. */
    insert: async (id: string, name: string, at: Date): Promise<boolean> => {
      const { rows } = await sql`
        insert into dashboard (agent_id, id, name, position, created_at)
        select ${agentId}, ${id}, ${name}, coalesce(max(position), -1) + 1, ${at} from dashboard where agent_id = ${agentId}
        on conflict do nothing returning id`.execute(tx);
      return rows.length > 0;
    },
    update: async (id: string, changes: { name?: string; isLazy?: boolean }): Promise<void> => {
      await tx
        .updateTable('dashboard')
        .set(changes)
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .execute();
    },
    setDeleted: async (id: string, deletedAt: Date | null): Promise<void> => {
      await tx
        .updateTable('dashboard')
        .set({ deletedAt })
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .execute();
    },

    /** In their order, with those that do not show. */
    listItems: (dashboardId: string): Promise<ItemRow[]> => selectItems(sql`i.dashboard_id = ${dashboardId}`),
    findItem: async (dashboardId: string, id: string): Promise<ItemRow | undefined> =>
      (await selectItems(sql`i.dashboard_id = ${dashboardId} and i.id = ${id}`))[0],
    /** In this order, behind those that are there. */
    insertItems: async (items: readonly NewItemRow[], at: Date): Promise<void> => {
      for (const { dashboardId, badge, executionPlan, ...item } of items)
        await sql`
          insert into dashboard_item (agent_id, id, dashboard_id, item_type, item_key, badge_agent_id, badge_id, configuration,
            execution_plan, position, created_at)
          select ${agentId}, ${item.id}, ${dashboardId}, ${item.itemType}, ${item.itemKey}, ${badge?.agentId ?? null}::uuid,
            ${badge?.id ?? null}::uuid, ${item.configuration}, ${JSON.stringify(executionPlan)}::jsonb,
            coalesce(max(position), -1) + 1, ${at}::timestamptz
          from dashboard_item where agent_id = ${agentId} and dashboard_id = ${dashboardId}`.execute(tx);
    },
    place: async (items: readonly PlacedItem[]): Promise<void> => {
      await sql`
        update dashboard_item i set position = n.position, configuration = coalesce(n.configuration, i.configuration),
          execution_plan = coalesce(n.execution_plan::jsonb, i.execution_plan)
        from unnest(${items.map(({ id }) => id)}::uuid[], ${items.map(({ position }) => position)}::int[],
          ${items.map(({ configuration }) => configuration)}::text[],
          ${items.map(({ executionPlan }) => executionPlan && JSON.stringify(executionPlan))}::text[])
          as n (id, position, configuration, execution_plan)
        where i.agent_id = ${agentId} and i.id = n.id`.execute(tx);
    },
    setItemsDeleted: async (ids: readonly string[], deletedAt: Date | null): Promise<void> => {
      if (ids.length === 0) return;
      await tx
        .updateTable('dashboardItem')
        .set({ deletedAt })
        .where('agentId', '=', agentId)
        .where('id', 'in', [...ids])
        .execute();
    },

    /** Own and shared ones; row-level security leaves out all others. */
    findBadge: async (id: string): Promise<BadgeRow | undefined> => {
      const { rows } = await sql<BadgeRow>`
        select agent_id, configuration, params from badge where id = ${id} and deleted_at is null
        order by agent_id = ${agentId} desc limit 1`.execute(tx);
      return rows[0];
    },
  };
}

export type DashboardsStore = ReturnType<typeof createDashboardsStore>;

/** Somebody else took the name at the same moment. */
export function isNameTaken(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'dashboard_by_name';
}

import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Badge } from '../../platform/db/schema.generated.ts';
import type { ParameterKey } from './catalogue/parameters.ts';

/** How a badge keeps the filling of a parameter. */
export interface KeptParam {
  id: string;
  key: ParameterKey;
  value: string;
  enableDiscovery: boolean;
  enableResolver: boolean;
  resolverKey: string;
}

export type BadgeRow = Omit<Selectable<Badge>, 'params'> & { params: KeptParam[] };
export type ListedBadge = BadgeRow & { dashboards: number };

export interface QueryUse {
  queryKey: string;
  badges: number;
  dashboards: number;
}

const onDashboards = sql<number>`(
  select count(distinct i.dashboard_id)::int from dashboard_item i join dashboard d on d.agent_id = i.agent_id and d.id = i.dashboard_id
  where i.badge_id = badge.id and i.deleted_at is null and d.deleted_at is null)`;

export function createBadgesStore(tx: Tx) {
  const toListedBadge = (row: Selectable<Badge> & { dashboards: number }): ListedBadge => ({
    ...row,
    params: row.params as unknown as KeptParam[],
  });
  return {
    /** Those of the agent and shared ones: row-level security shows no others. */
    list: async (queryKeys: readonly string[] | null, term: string): Promise<ListedBadge[]> => {
      const rows = await tx
        .selectFrom('badge')
        .selectAll()
        .select(onDashboards.as('dashboards'))
        .where('deletedAt', 'is', null)
        .$if(queryKeys !== null, (query) => query.where('queryKey', 'in', [...(queryKeys ?? []), '']))
        .$if(term !== '', (query) =>
          query.where(sql<boolean>`position(lower(${term}) in lower(name || ' ' || description)) > 0`),
        )
        .orderBy('updatedAt', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toListedBadge);
    },
    listNames: (): Promise<Pick<BadgeRow, 'id' | 'name' | 'description'>[]> =>
      tx
        .selectFrom('badge')
        .select(['id', 'name', 'description'])
        .where('deletedAt', 'is', null)
        .orderBy('updatedAt', 'desc')
        .orderBy('id')
        .execute(),
    find: async (id: string): Promise<ListedBadge | undefined> => {
      const row = await tx
        .selectFrom('badge')
        .selectAll()
        .select(onDashboards.as('dashboards'))
        .where('id', '=', id)
        .executeTakeFirst();
      return row && toListedBadge(row);
    },
    findMany: async (ids: readonly string[]): Promise<ListedBadge[]> => {
      if (ids.length === 0) return [];
      const rows = await tx
        .selectFrom('badge')
        .selectAll()
        .select(onDashboards.as('dashboards'))
        .where('id', 'in', [...ids])
        .where('deletedAt', 'is', null)
        .execute();
      return rows.map(toListedBadge);
    },
    count: async (agentId: string): Promise<number> => {
      const row = await tx
        .selectFrom('badge')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('agentId', '=', agentId)
        .where('deletedAt', 'is', null)
        .executeTakeFirst();
      return row?.count ?? 0;
    },
    countUse: async (agentId: string): Promise<QueryUse[]> => {
      const { rows } = await sql<QueryUse>`
        select b.query_key, count(distinct b.id)::int as badges, count(distinct d.id)::int as dashboards
        from badge b
        left join dashboard_item i on i.badge_agent_id = b.agent_id and i.badge_id = b.id and i.deleted_at is null
        left join dashboard d on d.agent_id = i.agent_id and d.id = i.dashboard_id and d.deleted_at is null
        where b.agent_id = ${agentId} and b.deleted_at is null
        group by b.query_key`.execute(tx);
      return rows;
    },
    insert: async (rows: readonly BadgeRow[]): Promise<void> => {
      if (rows.length === 0) return;
      await tx
        .insertInto('badge')
        .values(rows.map((row) => ({ ...row, params: JSON.stringify(row.params) })))
        .execute();
    },
    update: async (row: BadgeRow): Promise<void> => {
      const { agentId, id, createdAt: _, ...change } = row;
      await tx
        .updateTable('badge')
        .set({ ...change, params: JSON.stringify(row.params) })
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .execute();
    },
    setDeleted: async (agentId: string, id: string, at: Date | null): Promise<void> => {
      await tx
        .updateTable('badge')
        .set({ deletedAt: at })
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .execute();
    },
  };
}

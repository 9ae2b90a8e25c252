import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Announcement } from '../../../platform/db/schema.generated.ts';

export type AnnouncementRow = Selectable<Announcement>;

/** Those of one administrator. */
export function createAnnouncementsStore(tx: Tx, agentId: string) {
  return {
    insert: async (row: Omit<Insertable<Announcement>, 'agentId'>): Promise<AnnouncementRow> =>
      tx
        .insertInto('announcement')
        .values({ ...row, agentId })
        .returningAll()
        .executeTakeFirstOrThrow(),
    listLatest: (limit: number): Promise<AnnouncementRow[]> =>
      tx
        .selectFrom('announcement')
        .selectAll()
        .where('agentId', '=', agentId)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    lock: (id: string): Promise<AnnouncementRow | undefined> =>
      tx
        .selectFrom('announcement')
        .selectAll()
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    update: async (
      id: string,
      changes: Pick<AnnouncementRow, 'toldTo' | 'told' | 'finishedAt'>,
    ): Promise<void> => {
      await tx
        .updateTable('announcement')
        .set(changes)
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .execute();
    },
  };
}

export async function countAgents(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select system.count_announced_agents() as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** In the order of their ids; `tx` is the worker's, which sees all. */
export async function listAgentIds(tx: Tx, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from system.list_announced_agents(${after}, ${limit}) as id`.execute(tx);
  return rows.map(({ id }) => id);
}

import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { SitePicture } from '../../../platform/db/schema.generated.ts';

export type PictureRow = Selectable<SitePicture>;

export function createPicturesStore(tx: Tx, agentId: string) {
  return {
    list: (ids: readonly string[]): Promise<PictureRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : tx
            .selectFrom('sitePicture')
            .selectAll()
            .where('agentId', '=', agentId)
            .where('id', '=', sql<string>`any (${[...ids]}::uuid[])`)
            .execute(),
    /** Oldest first. */
    listAll: (): Promise<PictureRow[]> =>
      tx
        .selectFrom('sitePicture')
        .selectAll()
        .where('agentId', '=', agentId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),
    insert: async (row: Omit<Insertable<SitePicture>, 'agentId'>): Promise<void> => {
      await tx
        .insertInto('sitePicture')
        .values({ agentId, ...row })
        .execute();
    },
    remove: async (ids: readonly string[]): Promise<void> => {
      await tx
        .deleteFrom('sitePicture')
        .where('agentId', '=', agentId)
        .where('id', '=', sql<string>`any (${[...ids]}::uuid[])`)
        .execute();
    },
    /** Named by the draft or by a version that is kept. */
    listNamed: async (): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`
        select distinct named.id from (
          select draft from site where agent_id = ${agentId}
          union all select draft from site_version where agent_id = ${agentId}
        ) d cross join lateral (values
          (d.draft -> 'hero' ->> 'id'), (d.draft -> 'about' -> 'picture' ->> 'id'),
          (d.draft -> 'logo' ->> 'id'), (d.draft -> 'favicon' ->> 'id')) named (id)
        where named.id is not null`.execute(tx);
      return rows.map(({ id }) => id);
    },
  };
}

/** Agents with pictures from before this moment, whose rows are worth a look. */
export async function listAgentsWithPictures(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ agentId: string }>`
    select distinct agent_id from site_picture where created_at < ${before}`.execute(db);
  return rows.map(({ agentId }) => agentId);
}

import type { CmaDraft, CmaVersion } from '@hearthline/contract/cma';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { Cma, CmaVersion as VersionTable } from '../../../platform/db/schema.generated.ts';

export type CmaRecord = Omit<Selectable<Cma>, 'draft'> & { draft: CmaDraft };
export type VersionRecord = Omit<Selectable<VersionTable>, 'draft' | 'found'> & {
  draft: CmaDraft;
  found: CmaVersion['found'];
};
export type ListedVersion = Omit<VersionRecord, 'draft' | 'found'>;

/** Of `cma a`: who it is for, and what finds it. */
export const joinClient = sql`
  left join client c on c.agent_id = a.agent_id and c.id = a.client_id and c.deleted_at is null`;
export const clientName = sql<string | null>`nullif(trim(c.first_name || ' ' || c.last_name), '')`;
export const holdsWords = (words: readonly string[]) => sql<boolean>`
  concat_ws(' ', a.search_text, c.sort_name) like all (${words.map((word) => `%${word}%`)}::text[])`;
/** Those that were deleted since are counted too: their rows stay. */
export async function countAnalysesSince(tx: Tx, agentId: string, since: Date): Promise<number> {
  const counted = await tx
    .selectFrom('cma')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('agentId', '=', agentId)
    .where('createdAt', '>=', since)
    .executeTakeFirst();
  return Number(counted?.count ?? 0);
}

export function createCmasStore(tx: Tx, agentId: string) {
  const own = () => tx.selectFrom('cma').where('agentId', '=', agentId);
  return {
    list: async ({ search, offset, limit }: { search: string; offset: number; limit: number }) => {
      const filter = search === '' ? sql<boolean>`true` : sql<boolean>`strpos(search_text, ${search}) > 0`;
      const found = own().where('deletedAt', 'is', null).where(filter);
      const rows = await found
        .selectAll()
        .orderBy('updatedAt', 'desc')
        .orderBy('id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute();
      const counted = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst();
      return { rows: rows as unknown as CmaRecord[], total: Number(counted?.count ?? 0) };
    },
    hasSome: async (): Promise<boolean> =>
      (await own().select('id').where('deletedAt', 'is', null).limit(1).executeTakeFirst()) !== undefined,
    /** By every word in the address or in the name of the client it was made for; the last changed first. */
    listByWords: async (words: readonly string[], limit: number) => {
      const { rows } = await sql<
        Pick<CmaRecord, 'id' | 'address' | 'municipality' | 'low' | 'high' | 'updatedAt'> & {
          clientName: string | null;
          total: number;
        }
      >`
        select a.id, a.address, a.municipality, a.low, a.high, a.updated_at, ${clientName} as client_name,
          count(*) over () as total
        from cma a ${joinClient}
        where a.agent_id = ${agentId} and a.deleted_at is null and ${holdsWords(words)}
        order by a.updated_at desc, a.id desc limit ${limit}`.execute(tx);
      return rows;
    },
    find: async (id: string): Promise<CmaRecord | undefined> =>
      (await own().selectAll().where('id', '=', id).executeTakeFirst()) as CmaRecord | undefined,
    /** The analysis of a home that was saved last, with its last version. */
    findSavedOf: async (listingId: string, homeKey: string | null) => {
      const { rows } = await sql<
        Pick<CmaRecord, 'id' | 'movedValue' | 'movedLow' | 'movedHigh' | 'movedAt'> &
          Pick<VersionRecord, 'method' | 'savedAt' | 'value' | 'low' | 'high'>
      >`
        select c.id, c.moved_value, c.moved_low, c.moved_high, c.moved_at, v.method, v.saved_at, v.value, v.low, v.high
        from cma c
        join cma_version v on v.agent_id = c.agent_id and v.cma_id = c.id and v.number = c.latest_version
        where c.agent_id = ${agentId} and c.deleted_at is null
          and (c.listing_id = ${listingId} or c.home_key = ${homeKey})
        order by v.saved_at desc, c.id desc limit 1`.execute(tx);
      return rows[0] ?? null;
    },
    /** Nobody else changes it before this transaction ends. */
    lock: async (id: string): Promise<CmaRecord | undefined> =>
      (await own().selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) as CmaRecord | undefined,
    insert: async (row: Omit<Insertable<Cma>, 'draft'> & { draft: CmaDraft }): Promise<void> => {
      await tx
        .insertInto('cma')
        .values({ ...row, draft: JSON.stringify(row.draft) })
        .execute();
    },
    update: async (
      id: string,
      { draft, ...changes }: Omit<Updateable<Cma>, 'draft'> & { draft?: CmaDraft },
    ): Promise<void> => {
      await tx
        .updateTable('cma')
        .set({ ...changes, ...(draft ? { draft: JSON.stringify(draft) } : {}) })
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .execute();
    },

    listVersions: async (id: string): Promise<ListedVersion[]> =>
      tx
        .selectFrom('cmaVersion')
        .select([
          'agentId',
          'cmaId',
          'number',
          'savedAt',
          'method',
          'note',
          'value',
          'low',
          'high',
          'comparables',
        ])
        .where('agentId', '=', agentId)
        .where('cmaId', '=', id)
        .orderBy('number', 'desc')
        .execute(),
    findVersion: async (id: string, number: number): Promise<VersionRecord | undefined> =>
      (await tx
        .selectFrom('cmaVersion')
        .selectAll()
        .where('agentId', '=', agentId)
        .where('cmaId', '=', id)
        .where('number', '=', number)
        .executeTakeFirst()) as VersionRecord | undefined,
    insertVersion: async (row: VersionRecord): Promise<void> => {
      await tx
        .insertInto('cmaVersion')
        .values({ ...row, draft: JSON.stringify(row.draft), found: JSON.stringify(row.found) })
        .execute();
    },

    findRecord: async () => {
      const { rows } = await sql<{
        scored: number;
        medianError: number | null;
        within10: number | null;
        inside: number | null;
      }>`
        select count(*) as scored,
          percentile_cont(0.5) within group (order by abs(scored_value::float / sold_price - 1)) as median_error,
          avg((abs(scored_value::float / sold_price - 1) <= 0.1)::int)::float as within10,
          avg(is_inside::int)::float as inside
        from cma where agent_id = ${agentId} and sold_price > 0 and deleted_at is null`.execute(tx);
      return rows[0] ?? { scored: 0, medianError: null, within10: null, inside: null };
    },
  };
}

import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { RecentSearch, SavedSearch } from '../../../platform/db/schema.generated.ts';

export type SavedSearchRow = Omit<Selectable<SavedSearch>, 'criteria'> & { criteria: unknown };
export type RecentSearchRow = Omit<Selectable<RecentSearch>, 'criteria'> & { criteria: unknown };

export function createSearchesStore(tx: Tx) {
  return {
    list: (): Promise<SavedSearchRow[]> =>
      tx
        .selectFrom('savedSearch')
        .selectAll()
        .where('deletedAt', 'is', null)
        .orderBy('name')
        .orderBy('id')
        .execute(),
    find: (id: string): Promise<SavedSearchRow | undefined> =>
      tx.selectFrom('savedSearch').selectAll().where('id', '=', id).executeTakeFirst(),
    count: async (): Promise<number> => {
      const row = await tx
        .selectFrom('savedSearch')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('deletedAt', 'is', null)
        .executeTakeFirst();
      return row?.count ?? 0;
    },
    insert: async (row: Omit<SavedSearchRow, 'deletedAt'>): Promise<void> => {
      await tx
        .insertInto('savedSearch')
        .values({ ...row, criteria: JSON.stringify(row.criteria) })
        .execute();
    },
    update: async (
      id: string,
      { name, criteria, at }: { name: string; criteria: Criteria; at: Date },
    ): Promise<void> => {
      await tx
        .updateTable('savedSearch')
        .set({ name, criteria: JSON.stringify(criteria), updatedAt: at })
        .where('id', '=', id)
        .execute();
    },
    setOpened: async (id: string, at: Date): Promise<void> => {
      await tx.updateTable('savedSearch').set({ openedAt: at }).where('id', '=', id).execute();
    },
    setDeleted: async (id: string, at: Date | null): Promise<void> => {
      await tx.updateTable('savedSearch').set({ deletedAt: at }).where('id', '=', id).execute();
    },

    listRecent: (limit: number): Promise<RecentSearchRow[]> =>
      tx.selectFrom('recentSearch').selectAll().orderBy('searchedAt', 'desc').limit(limit).execute(),
    putRecent: async (row: RecentSearchRow): Promise<void> => {
      const { total, searchedAt } = row;
      await tx
        .insertInto('recentSearch')
        .values({ ...row, criteria: JSON.stringify(row.criteria) })
        .onConflict((conflict) => conflict.columns(['agentId', 'digest']).doUpdateSet({ total, searchedAt }))
        .execute();
    },
    pruneRecent: async (keep: number): Promise<void> => {
      await sql`
        delete from recent_search where id in
          (select id from recent_search order by searched_at desc, id desc offset ${keep})`.execute(tx);
    },
  };
}

/** Whether the agent has ever looked at what a search finds, or kept one. The newest are always remembered. */
export async function hasSearched(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ hasSearched: boolean }>`
    select exists (select from recent_search) or exists (select from saved_search) as "hasSearched"`.execute(
    tx,
  );
  return rows[0]?.hasSearched ?? false;
}

export function createSharedCriteriaStore(db: Db) {
  return {
    put: async (key: string, criteria: Criteria): Promise<void> => {
      await sql`select system.share_criteria(${key}, ${JSON.stringify(criteria)}::jsonb)`.execute(db);
    },
    find: async (key: string): Promise<unknown> => {
      const { rows } = await sql<{ criteria: unknown }>`
        select system.find_shared_criteria(${key}) as criteria`.execute(db);
      return rows[0]?.criteria ?? null;
    },
  };
}

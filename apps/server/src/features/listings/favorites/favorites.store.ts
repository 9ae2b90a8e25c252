import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Favorite } from '../../../platform/db/schema.generated.ts';

export type FavoriteRow = Selectable<Favorite>;

/** How a home stands now, as far as its mark compares it. */
export interface Standing {
  price: number | null;
  code: FavoriteRow['seenCode'];
  photoCount: number;
}

export function createFavoritesStore(tx: Tx) {
  return {
    list: (): Promise<FavoriteRow[]> =>
      tx
        .selectFrom('favorite')
        .selectAll()
        .where('removedAt', 'is', null)
        .orderBy('markedAt', 'desc')
        .execute(),
    listIds: async (): Promise<string[]> => {
      const rows = await tx
        .selectFrom('favorite')
        .select('listingId')
        .where('removedAt', 'is', null)
        .execute();
      return rows.map(({ listingId }) => listingId);
    },
    find: (listingId: string): Promise<FavoriteRow | undefined> =>
      tx.selectFrom('favorite').selectAll().where('listingId', '=', listingId).executeTakeFirst(),
    count: async (): Promise<number> => {
      const row = await tx
        .selectFrom('favorite')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('removedAt', 'is', null)
        .executeTakeFirst();
      return row?.count ?? 0;
    },
    /** A mark that was there before, removed or not, is replaced. */
    put: async (row: FavoriteRow): Promise<void> => {
      const { agentId, listingId, ...rest } = row;
      await tx
        .insertInto('favorite')
        .values(row)
        .onConflict((conflict) => conflict.columns(['agentId', 'listingId']).doUpdateSet(rest))
        .execute();
    },
    setNote: async (listingId: string, note: string): Promise<void> => {
      await tx.updateTable('favorite').set({ note }).where('listingId', '=', listingId).execute();
    },
    restore: async (listingId: string): Promise<void> => {
      await tx.updateTable('favorite').set({ removedAt: null }).where('listingId', '=', listingId).execute();
    },
    remove: async (listingId: string, at: Date): Promise<void> => {
      await tx
        .updateTable('favorite')
        .set({ removedAt: at })
        .where('listingId', '=', listingId)
        .where('removedAt', 'is', null)
        .execute();
    },
    /** From now on these homes are compared with how they stand now. */
    markSeen: async (listingIds: readonly string[], at: Date): Promise<void> => {
      await sql`
        update favorite set compared_at = ${at}, seen_price = f.price, seen_code = f.code, seen_photo_count = l.photo_count
        from listing l join listing_any f on f.id = l.id
        where favorite.listing_id = l.id and l.id = any (${listingIds}::uuid[])`.execute(tx);
    },
  };
}

/** What the market knows about marked homes. */
export function createStandingStore(db: Db) {
  return {
    find: async (listingId: string): Promise<Standing | null> => {
      const { rows } = await sql<Standing>`
        select f.price, f.code, l.photo_count from listing l join listing_any f on f.id = l.id where l.id = ${listingId}`.execute(
        db,
      );
      return rows[0] ?? null;
    },
    /** Newer listings of the same homes, the newest of each. */
    listRelistings: async (listingIds: readonly string[]) => {
      const { rows } = await sql<{ of: string; id: string; mlsNumber: string }>`
        select distinct on (l.id) l.id as "of", n.id, n.mls_number
        from listing l join listing n on n.home_key = l.home_key and n.entered_at > l.entered_at
        where l.id = any (${listingIds}::uuid[]) and n.state not in ('draft', 'deleted')
        order by l.id, n.entered_at desc`.execute(db);
      return new Map(rows.map(({ of, id, mlsNumber }) => [of, { id, mlsNumber }]));
    },
  };
}

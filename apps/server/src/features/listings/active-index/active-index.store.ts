import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { cardColumns, cardPlaces, toCardSource } from '../search/listing-cards.store.ts';
import type { FactsRow } from '../search/listing-search.ts';
import type { ActiveListing } from './active-rows.ts';

export interface ChangedListing {
  id: string;
  changedXid: string;
}

/** What the active index reads. Transaction ids travel as text: they outgrow a number some day. */
export function createActiveIndexStore(db: Db) {
  return {
    /** The oldest transaction that was still open: everything before it has been seen or was rolled back. */
    readHorizon: async (): Promise<string> => {
      const { rows } = await sql<{ horizon: string }>`
        select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(db);
      return rows[0]?.horizon ?? '0';
    },
    /** Listings that changed in a transaction from `horizon` on, with the horizon of this look. */
    readChanges: async (horizon: string): Promise<{ horizon: string; changed: ChangedListing[] }> => {
      const { rows } = await sql<{ horizon: string; changed: ChangedListing[] | null }>`
        select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
          (select json_agg(json_build_object('id', id, 'changedXid', changed_xid::text))
            from listing where changed_xid >= ${horizon}::xid8) as changed`.execute(db);
      return { horizon: rows[0]?.horizon ?? horizon, changed: rows[0]?.changed ?? [] };
    },
    readIds: async (afterId: string | null, limit: number): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`
        select id from listing_open where id > ${afterId ?? '00000000-0000-0000-0000-000000000000'} order by id limit ${limit}`.execute(
        db,
      );
      return rows.map(({ id }) => id);
    },
    /** Those of them that are on the market. */
    readListings: async (ids: readonly string[]): Promise<ActiveListing[]> => {
      const [facts, cards] = await Promise.all([
        sql<FactsRow>`select * from listing_open where id = any (${ids}::uuid[]) order by id`.execute(db),
        sql<Parameters<typeof toCardSource>[0] & { changedXid: string }>`
          select ${cardColumns}, l.changed_xid::text as changed_xid
          from listing l join listing_open f on f.id = l.id ${cardPlaces}
          where l.id = any (${ids}::uuid[]) order by l.id`.execute(db),
      ]);
      const cardById = new Map(cards.rows.map((row) => [row.id, row]));
      return facts.rows.flatMap((row) => {
        const card = cardById.get(row.id);
        if (!card) return [];
        const { changedXid, ...source } = card;
        return [{ facts: row, card: toCardSource(source), changedXid }];
      });
    },
  };
}

export type ActiveIndexStore = ReturnType<typeof createActiveIndexStore>;

import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** How a home stands now, in the newest of its listings. */
export interface StandingRow {
  /** The listing that was asked about. */
  of: string;
  listingId: string;
  mlsNumber: string;
  price: number | null;
  code: LifecycleCode;
  photoCount: number;
  /** By the seller's word. */
  mayShow: boolean;
  mayShowAddress: boolean;
}

/** What the market knows of homes, whichever of their listings somebody has kept. */
export function createHomeStandingsStore(db: Db | Tx) {
  return {
    /** What names the home of each listing, over all numbers that it has; its own id where the address is not known. */
    listKeys: async (
      listingIds: readonly string[],
    ): Promise<Map<string, { homeKey: string; mlsNumber: string }>> => {
      const { rows } = await sql<{ id: string; homeKey: string; mlsNumber: string }>`
        select id, coalesce(home_key || ' ' || offer, id::text) as home_key, mls_number from listing
        where id = any (${listingIds}::uuid[]) and state not in ('draft', 'deleted')`.execute(db);
      return new Map(rows.map(({ id, ...keys }) => [id, keys]));
    },
    /** Of a home that nobody offers any more there is none. */
    listStandings: async (listingIds: readonly string[]): Promise<Map<string, StandingRow>> => {
      if (listingIds.length === 0) return new Map();
      const { rows } = await sql<StandingRow>`
        select asked.id as "of", n.id as listing_id, n.mls_number, f.price, f.code, n.photo_count,
          n.may_show_on_internet as may_show, n.may_show_address
        from (select distinct unnest(${listingIds}::uuid[]) as id) asked
        join listing l on l.id = asked.id
        cross join lateral (
          select same.* from listing same
          where same.state not in ('draft', 'deleted')
            and (same.id = l.id or (same.home_key = l.home_key and same.offer = l.offer))
          order by same.entered_at desc, same.id desc limit 1
        ) n
        join listing_any f on f.id = n.id`.execute(db);
      return new Map(rows.map((row) => [row.of, row]));
    },
  };
}

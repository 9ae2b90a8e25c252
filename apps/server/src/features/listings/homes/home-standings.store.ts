import { basementOfBits } from '@hearthline/domain/criteria/match';
import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';
import type { BasementFeature, GarageType, PoolType } from '@hearthline/domain/listing/vocabulary';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/database.ts';

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

/** Beyond what a card holds. */
export interface TraitsRow {
  id: string;
  garageType: GarageType | null;
  pool: PoolType | null;
  basement: BasementFeature[];
  isWaterfront: boolean | null;
  lotArea: number | null;
  storeys: number | null;
  communityCode: string | null;
  municipalityCode: string | null;
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
      const { rows } = await sql<StandingRow>`${prepared('home_standings')}
        select asked.id as "of", n.id as listing_id, n.mls_number, f.price, f.code, n.photo_count,
          n.may_show_on_internet as may_show, n.may_show_address
        from (select distinct unnest(${listingIds}::uuid[]) as id) asked
        join listing l on l.id = asked.id
        cross join lateral (
          select same.id, same.mls_number, same.photo_count, same.may_show_on_internet, same.may_show_address
          from listing same
          where same.state not in ('draft', 'deleted')
            and (same.id = l.id or (same.home_key = l.home_key and same.offer = l.offer))
          order by same.entered_at desc, same.id desc limit 1
        ) n
        join listing_any f on f.id = n.id`.execute(db);
      return new Map(rows.map((row) => [row.of, row]));
    },
    listTraits: async (listingIds: readonly string[]): Promise<Map<string, TraitsRow>> => {
      if (listingIds.length === 0) return new Map();
      const { rows } = await sql<Omit<TraitsRow, 'basement'> & { basementBits: number }>`
        select id, garage_type, pool, basement_bits, is_waterfront, lot_area, storeys, community_code, municipality_code
        from listing where id = any (${listingIds}::uuid[]) and state not in ('draft', 'deleted')`.execute(
        db,
      );
      return new Map(
        rows.map(({ basementBits, ...row }) => [row.id, { ...row, basement: basementOfBits(basementBits) }]),
      );
    },
  };
}

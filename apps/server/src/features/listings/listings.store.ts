import type { ListingHistory, ListingDetail as WireDetail } from '@hearthline/contract/listing-detail';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import { fewRecords } from '@hearthline/domain/few';
import type { HomeListing } from '@hearthline/domain/listing/days-on-market';
import { detailFacts } from '@hearthline/domain/listing/facts';
import type { ListingMedia, ListingRoom } from '@hearthline/domain/listing/listing-record';
import type { HomeKind, Offer } from '@hearthline/domain/listing/vocabulary';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/database.ts';
import { addressPatterns } from './search/address-pattern.ts';
import { findCards, selectFact } from './search/listing-cards.store.ts';
import type { CardSource } from './search/listing-search.ts';

export type ListingDetailRow = Omit<
  WireDetail,
  | keyof CardSource
  | 'daysOnMarket'
  | 'photoUrl'
  | 'projection'
  | 'propertyDaysOnMarket'
  | 'priceChange'
  | 'basement'
  | 'rooms'
  | 'pictures'
> & { basementBits: number; rooms: ListingRoom[]; media: ListingMedia[] };

export interface HomeListingRow extends HomeListing {
  id: string;
  mlsNumber: string;
  code: ListingHistory['listings'][number]['code'];
  status: ListingHistory['listings'][number]['status'];
}

export interface ListingEventRow {
  listingId: string;
  code: ListingHistory['listings'][number]['code'];
  date: string;
  oldPrice: number | null;
  newPrice: number | null;
  isIrregular: boolean;
}

/** Features of a basement are kept as bits. */
const detailColumns: RawBuilder<unknown> = sql.raw(
  detailFacts.map((fact) => (fact === 'basement' ? 'l.basement_bits' : selectFact(fact))).join(', '),
);

export function createListingsStore(db: Db) {
  return {
    findCards: (ids: readonly string[]) => findCards(db, ids),

    /** When the newest step in the life of a listing was taken: ids carry that instant. */
    findNewestStep: async (): Promise<Date | null> => {
      const { rows } = await sql<{
        id: string;
      }>`select id from listing_event order by id desc limit 1`.execute(db);
      const [newest] = rows;
      return newest ? new Date(Number.parseInt(newest.id.replace('-', '').slice(0, 12), 16)) : null;
    },

    findDetail: async (id: string): Promise<{ card: CardSource; row: ListingDetailRow } | null> => {
      const [card] = await findCards(db, [id]);
      if (!card) return null;
      const { rows } = await sql<ListingDetailRow>`
        select ${detailColumns}, a.name as area_name, d.utilities, d.rooms, d.media
        from listing l left join listing_detail d on d.listing_id = l.id left join area a on a.code = l.area_code
        where l.id = ${id}`.execute(db);
      const [row] = rows;
      if (!row) return null;
      return {
        card,
        row: {
          ...row,
          utilities: row.utilities ?? {},
          feeIncludes: row.feeIncludes ?? [],
          rooms: row.rooms ?? [],
          media: row.media ?? [],
        },
      };
    },

    /** The listings of the same home, oldest first. */
    listHomeListings: async (id: string): Promise<HomeListingRow[]> => {
      const { rows } = await sql<HomeListingRow>`
        select l.id, l.mls_number, l.code, f.status, l.offer, l.state, l.list_date, l.sold_date, l.off_market_date,
          l.close_date, l.is_closed, l.paused_days
        from listing l join listing_any f on f.id = l.id
        where l.id = ${id} or l.home_key = (select home_key from listing where id = ${id})
        order by l.entered_at, l.id`.execute(db);
      return rows;
    },

    /** The steps of several listings, newest first. */
    listEvents: async (listingIds: readonly string[]): Promise<ListingEventRow[]> => {
      const { rows } = await sql<ListingEventRow>`
        select listing_id, code, effective_date as date, old_price, new_price, is_irregular
        from listing_event where listing_id = any (${listingIds}::uuid[]) order by id desc`.execute(db);
      return rows;
    },

    /** Quarterly medians of what was sold or leased in a community, oldest first; of fewer than three there is no middle. */
    listQuarterMedians: async (communityCode: string, kind: HomeKind, offer: Offer) => {
      const { rows } = await sql<{ date: string; price: number; count: number }>`
        select date_trunc('quarter', date '1970-01-01' + sold_day)::date as date,
          percentile_disc(0.5) within group (order by price) as price, count(*) as count
        from listing_past
        where community_code = ${communityCode} and kind = ${kind} and offer = ${offer} and status = 'sold' and price is not null
        group by 1 having count(*) >= 3 order by 1`.execute(db);
      return rows;
    },

    findMarket: async (communityCode: string, kind: HomeKind, offer: Offer, today: number) => {
      const { rows } = await sql<{
        medianPrice: number | null;
        medianPriceBefore: number | null;
        medianDaysOnMarket: number | null;
        soldCount: number;
      }>`
        select percentile_disc(0.5) within group (order by price) filter (where sold_day > ${today - 365}) as median_price,
          case when least(count(price) filter (where sold_day > ${today - 365}), count(price) filter (where sold_day <= ${today - 365})) >= ${fewRecords}
            then percentile_disc(0.5) within group (order by price) filter (where sold_day <= ${today - 365}) end as median_price_before,
          percentile_disc(0.5) within group (order by greatest(0, sold_day - market_day))
            filter (where sold_day > ${today - 365} and market_day is not null) as median_days_on_market,
          count(*) filter (where sold_day > ${today - 365}) as sold_count
        from listing_past
        where community_code = ${communityCode} and kind = ${kind} and offer = ${offer} and status = 'sold'
          and sold_day > ${today - 730} and sold_day <= ${today}`.execute(db);
      const months = await sql<{ month: string; count: number; median: number | null }>`
        select date_trunc('month', date '1970-01-01' + sold_day)::date as month, count(*) as count,
          percentile_disc(0.5) within group (order by price) as median
        from listing_past
        where community_code = ${communityCode} and kind = ${kind} and offer = ${offer} and status = 'sold'
          and sold_day > ${today - 730} and sold_day <= ${today}
        group by 1 order by 1`.execute(db);
      return { ...(rows[0] as (typeof rows)[0]), months: months.rows };
    },

    /** Homes of the same kind on the market, nearest first. */
    listNearby: async (facts: SearchFacts, limit: number): Promise<SearchFacts[]> => {
      const { rows } = await sql<SearchFacts>`
        select f.* from listing_open f
        where f.offer = ${facts.offer} and f.kind = ${facts.kind} and f.id <> ${facts.id} and f.world_x is not null
        order by point(f.world_x, f.world_y) <-> point(${facts.worldX}, ${facts.worldY}) limit ${limit}`.execute(
        db,
      );
      return rows;
    },

    /** What was sold or leased around a place since a day, newest first. */
    listComparables: async (
      {
        kind,
        offer,
        worldX,
        worldY,
      }: Pick<SearchFacts, 'kind' | 'offer'> & { worldX: number; worldY: number },
      { radius, fromDay, limit }: { radius: number; fromDay: number; limit: number },
    ): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`
        select f.id from sold_recent f
        where f.kind = ${kind} and f.offer = ${offer} and f.sold_day >= ${fromDay}
          and point(f.world_x, f.world_y) <@ circle(point(${worldX}, ${worldY}), ${radius})
        order by f.sold_day desc, f.id limit ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },

    findFacts: async (id: string): Promise<SearchFacts | null> => {
      const { rows } = await sql<SearchFacts>`select * from listing_any where id = ${id}`.execute(db);
      return rows[0] ?? null;
    },

    findMedia: async (id: string, index: number): Promise<ListingMedia | null> => {
      const { rows } = await sql<{ media: ListingMedia | null }>`
        select media -> ${index}::int as media from listing_detail where listing_id = ${id}`.execute(db);
      return rows[0]?.media ?? null;
    },

    /** Listings on the market whose remarks hold the keywords. */
    findOpenKeywordIds: async (keywords: string): Promise<Set<string>> => {
      const { rows } = await sql<{ listingId: string }>`
        select listing_id from listing_detail
        where is_open and search @@ websearch_to_tsquery('english', ${keywords})`.execute(db);
      return new Set(rows.map(({ listingId }) => listingId));
    },

    findAddressIds: async (address: string): Promise<Set<string>> => {
      const { rows } = await sql<{ id: string }>`
        select l.id from listing l where ${isAtAddress(address)}`.execute(db);
      return new Set(rows.map(({ id }) => id));
    },

    hasKeywords: async (id: string, keywords: string): Promise<boolean> => {
      const { rows } = await sql`
        select from listing_detail where listing_id = ${id} and search @@ websearch_to_tsquery('english', ${keywords})`.execute(
        db,
      );
      return rows.length > 0;
    },

    /** The words of the remarks that the keywords found, between the marks. */
    findMatches: async (ids: readonly string[], keywords: string, marks: [string, string]) => {
      const options = `StartSel=${marks[0]}, StopSel=${marks[1]}, MaxWords=18, MinWords=8, MaxFragments=1`;
      const { rows } = await sql<{ id: string; matched: string }>`
        select listing_id as id, ts_headline('english', remarks, websearch_to_tsquery('english', ${keywords}), ${options}) as matched
        from listing_detail where listing_id = any (${ids}::uuid[]) and remarks is not null`.execute(db);
      return new Map(rows.map(({ id, matched }) => [id, matched]));
    },

    suggestByNumber: async (text: string, limit: number): Promise<string[]> => {
      const number = text.toUpperCase().replace(/[\\%_]/g, '');
      const whole = await sql<{ id: string }>`${prepared('mls_number')}
        select id from listing where mls_number = ${number} and state not in ('draft', 'deleted') limit ${limit}`.execute(
        db,
      );
      if (whole.rows.length > 0) return whole.rows.map(({ id }) => id);
      const { rows } = await sql<{ id: string }>`
        select id from listing where mls_number like ${`${number}%`}
        and state not in ('draft', 'deleted') order by mls_number limit ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** One listing a home, the newest; homes on the market first. */
    suggestByAddress: async (text: string, limit: number): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`
        select distinct on (key) id from (
          select id, coalesce(home_key, id::text) as key, state in ('active', 'conditional', 'comingSoon') as is_open, entered_at
          from listing l where ${isAtAddress(text)} and state not in ('draft', 'deleted') limit ${limit * 8}
        ) as found order by key, is_open desc, entered_at desc limit ${limit * 2}`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** Homes whose address begins like the text, one listing each: those on the market first, the newest of them. */
    findHomesAt: async (text: string, limit: number, counted: number) => {
      const side = (isOpen: boolean) => sql`(
        select id, coalesce(home_key, id::text) as key, ${sql.lit(isOpen)} as is_open, entered_at
        from listing l where ${isAtAddress(text)}
          and state ${isOpen ? sql`in` : sql`not in ('draft', 'deleted') and state not in`} ('active', 'conditional', 'comingSoon')
        limit ${counted * 2})`;
      const { rows } = await sql<{ id: string; total: number }>`
        select id, least(count(*) over (), ${counted}) as total from (
          select distinct on (key) id, is_open, entered_at from (${side(true)} union all ${side(false)}) as found
          order by key, is_open desc, entered_at desc
        ) as homes order by is_open desc, entered_at desc limit ${limit}`.execute(db);
      return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
    },

    listPlaces: async () => {
      const { rows } = await sql<PlaceRow>`
        select 'area' as level, code, name, null as within, null as parent from area
        union all select 'municipality', m.code, m.name, a.name, a.code from municipality m join area a on a.code = m.area_code
        union all select 'community', c.code, c.name, m.name, m.code from community c join municipality m on m.code = c.municipality_code`.execute(
        db,
      );
      return rows;
    },
  };

  function isAtAddress(text: string) {
    const parts = addressPatterns(text).flatMap((pattern) => [
      sql<boolean>`l.address_norm like ${pattern}`,
      sql<boolean>`l.street_norm like ${pattern}`,
    ]);
    return sql<boolean>`(${sql.join(parts, sql` or `)})`;
  }
}

export interface PlaceRow {
  level: 'area' | 'municipality' | 'community';
  code: string;
  name: string;
  /** The name and the code of the place one level up. */
  within: string | null;
  parent: string | null;
}

export type ListingsStore = ReturnType<typeof createListingsStore>;

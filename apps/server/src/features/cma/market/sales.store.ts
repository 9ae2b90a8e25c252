import type { CmaSubject } from '@hearthline/contract/cma';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import { normaliseAddress } from '@hearthline/domain/listing/addresses';
import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import type { HomeFacts, Sale } from '@hearthline/domain/valuation/home-facts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { HomeRow } from './home-columns.ts';
import { factsOf, homeSelection, parseCopied } from './home-columns.ts';

/** Firm sales by board. */
export type BoardSales = Map<string, Sale[]>;

/** A circle on the world's grid. */
export interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** A place with sales around it: a circle, or a community where nobody knows where the home stands. */
export type Around = { circle: Circle } | { communityCode: string };

/** Whose listings are asked for: one of them, or the address that somebody typed. */
export type OwnHome = Pick<CmaSubject, 'listingId' | 'address' | 'facts'>;

/** A home changes hands for more than this, or the number is a formality. In cents. */
const leastPrice = 100_000;

export function createSalesStore({ copyOut, db }: Pick<Database, 'copyOut' | 'db'>) {
  const asNamed = db.withoutPlugins();
  return {
    /** What was sold between two days, both included, by the board that tells of it. */
    listByBoard: async (fromDay: number, toDay: number): Promise<BoardSales> => {
      const boards: BoardSales = new Map();
      const query = `select ${homeSelection} from listing l
        where l.offer = 'sale' and l.state = 'firm' and l.close_price >= ${leastPrice}
          and l.sold_date between date '1970-01-01' + ${Math.trunc(fromDay)} and date '1970-01-01' + ${Math.trunc(toDay)}
        order by l.sold_date, l.id`;
      for await (const rows of copyOut(query)) {
        for (const copied of rows) {
          const row = parseCopied(copied);
          const board = boards.get(row.source);
          if (board) board.push(...toSales([row]));
          else boards.set(row.source, toSales([row]));
        }
      }
      return boards;
    },

    /** Sales of a kind, the nearest first. */
    listNearest: async (
      kind: HomeKind,
      around: Around,
      { fromDay, beforeDay, limit }: { fromDay: number; beforeDay: number; limit: number },
    ): Promise<Sale[]> => {
      const { rows } = await sql<HomeRow>`
        with near as materialized (
          select f.id, ${distanceFrom(around)} as distance from sold_recent f
          where f.kind = ${kind} and f.offer = 'sale' and f.sold_day >= ${fromDay} and f.sold_day < ${beforeDay}
            and ${isAround(around)}
          order by ${distanceFrom(around)} limit ${limit}
        )
        select ${sql.raw(homeSelection)} from near join listing l on l.id = near.id
        where l.close_price >= ${leastPrice} order by near.distance, l.id`.execute(asNamed);
      return toSales(rows);
    },

    /** What criteria evaluate, of the sales of some kinds. */
    listFacts: async (
      kinds: readonly HomeKind[],
      around: Around,
      { fromDay, beforeDay, limit }: { fromDay: number; beforeDay: number; limit: number },
    ): Promise<SearchFacts[]> => {
      const { rows } = await sql<SearchFacts>`
        select f.* from sold_recent f
        where f.kind = any (${kinds}::home_kind[]) and f.offer = 'sale' and f.sold_day >= ${fromDay} and f.sold_day < ${beforeDay}
          and f.price >= ${leastPrice} and ${isAround(around)}
        order by ${distanceFrom(around)} limit ${limit}`.execute(db);
      return rows;
    },

    /** Beside the sales: what is on the market, or left it unsold since a day. */
    listContext: async (
      status: 'active' | 'deactive',
      kinds: readonly HomeKind[],
      around: Around,
      { fromDay, limit }: { fromDay: number; limit: number },
    ): Promise<SearchFacts[]> => {
      const table = sql.table(status === 'active' ? 'listing_open' : 'listing_past');
      const since = status === 'active' ? sql`true` : sql`f.off_market_day >= ${fromDay}`;
      const { rows } = await sql<SearchFacts>`
        select f.* from ${table} f
        where f.kind = any (${kinds}::home_kind[]) and f.offer = 'sale' and f.status = ${status} and ${since} and ${isAround(around)}
        order by ${distanceFrom(around)} limit ${limit}`.execute(db);
      return rows;
    },

    /** Sales by their ids; what is no firm sale is left out. */
    find: async (ids: readonly string[]): Promise<Sale[]> => {
      const { rows } = await sql<HomeRow>`
        select ${sql.raw(homeSelection)} from listing l
        where l.id = any (${ids}::uuid[]) and l.offer = 'sale' and l.state = 'firm' and l.close_price >= ${leastPrice}
          and l.sold_date is not null`.execute(asNamed);
      return toSales(rows);
    },

    /** Any listing as a home. */
    findHome: async (id: string): Promise<HomeRow | null> => {
      const { rows } = await sql<HomeRow>`
        select ${sql.raw(homeSelection)} from listing l
        where l.id = ${id} and l.state not in ('draft', 'deleted')`.execute(asNamed);
      return rows[0] ?? null;
    },

    /** Whether a home is for sale, and whether its board and seller let a value stand beside it. */
    findOffer: async (id: string): Promise<{ isForSale: boolean; mayShowValuation: boolean } | null> => {
      const { rows } = await sql<{ isForSale: boolean; mayShowValuation: boolean }>`
        select offer = 'sale' and state in ('active', 'conditional') as is_for_sale, may_show_valuation
        from listing where id = ${id} and state not in ('draft', 'deleted')`.execute(db);
      return rows[0] ?? null;
    },

    /** Every listing of a home: it is no comparable of itself, whenever it was sold. What was typed by hand is known by its address. */
    findOwn: async ({ listingId, address, facts }: OwnHome): Promise<Set<string>> => {
      const { rows } = await sql<{ id: string }>`
        select id from listing where ${listingId === null ? isAt(address, facts) : isHomeOf(listingId)}`.execute(
        db,
      );
      return new Set([...(listingId === null ? [] : [listingId]), ...rows.map(({ id }) => id)]);
    },

    /** Which of these became what they are after an instant. */
    findChangedSince: async (ids: readonly string[], at: Date): Promise<Set<string>> => {
      const { rows } = await sql<{ id: string }>`
        select id from listing where id = any (${ids}::uuid[]) and status_changed_at > ${at}`.execute(db);
      return new Set(rows.map(({ id }) => id));
    },

    /** How many of a kind a board sold in each month, named by its first day, up to a day. */
    countByMonth: async (
      { source, kind }: { source: string | null; kind: HomeKind },
      { fromMonth, toDate }: { fromMonth: string; toDate: string },
    ): Promise<Map<string, number>> => {
      const { rows } = await sql<{ month: string; sales: number }>`
        select to_char(sold_date, 'YYYY-MM-01') as month, count(*)::int as sales from listing
        where offer = 'sale' and state = 'firm' and kind = ${kind} and close_price >= ${leastPrice}
          and sold_date between ${fromMonth}::date and ${toDate}::date
          and (${source}::text is null or source = ${source})
        group by 1`.execute(db);
      return new Map(rows.map(({ month, sales }) => [month, sales]));
    },

    /** Of which of these the seller keeps the address or everything off the internet, where clients read. */
    findHidden: async (ids: readonly string[]): Promise<Map<string, 'address' | 'all'>> => {
      const { rows } = await sql<{ id: string; mayShowOnInternet: boolean }>`
        select id, may_show_on_internet from listing
        where id = any (${ids}::uuid[]) and not (may_show_on_internet and may_show_address)`.execute(db);
      return new Map(rows.map(({ id, mayShowOnInternet }) => [id, mayShowOnInternet ? 'address' : 'all']));
    },

    /** The years of age that a board tells of these as a span. */
    findAges: async (ids: readonly string[]): Promise<Map<string, { ageMin: number; ageMax: number }>> => {
      const { rows } = await sql<{ id: string; ageMin: number; ageMax: number }>`
        select id, age_min, age_max from listing
        where id = any (${ids}::uuid[]) and year_built is null and age_min < age_max`.execute(db);
      return new Map(rows.map(({ id, ageMin, ageMax }) => [id, { ageMin, ageMax }]));
    },

    findStyle: async (id: string): Promise<SearchFacts['style']> => {
      const { rows } = await sql<
        Pick<SearchFacts, 'style'>
      >`select style from listing where id = ${id}`.execute(db);
      return rows[0]?.style ?? null;
    },

    findKeywordIds: async (ids: readonly string[], keywords: string): Promise<Set<string>> => {
      const { rows } = await sql<{ listingId: string }>`
        select listing_id from listing_detail
        where listing_id = any (${ids}::uuid[]) and search @@ websearch_to_tsquery('english', ${keywords})`.execute(
        db,
      );
      return new Set(rows.map(({ listingId }) => listingId));
    },
  };
}
export type SalesStore = ReturnType<typeof createSalesStore>;

function isAround(around: Around) {
  return 'circle' in around
    ? sql<boolean>`point(f.world_x, f.world_y) <@ circle(point(${around.circle.x}, ${around.circle.y}), ${around.circle.radius})`
    : sql<boolean>`f.community_code = ${around.communityCode}`;
}

function distanceFrom(around: Around) {
  return 'circle' in around
    ? sql<number>`point(f.world_x, f.world_y) <-> point(${around.circle.x}, ${around.circle.y})`
    : sql<number>`-f.sold_day`;
}

function toSales(rows: readonly HomeRow[]): Sale[] {
  return rows.flatMap((row) =>
    row.price === null || row.soldDay === null
      ? []
      : [{ ...factsOf(row), id: row.id, homeKey: row.homeKey, price: row.price, soldDay: row.soldDay }],
  );
}

const isHomeOf = (listingId: string) =>
  sql`home_key = (select home_key from listing where id = ${listingId})`;

/** Without a number it is a street, and without a municipality nobody knows which. */
function isAt(address: string, { municipalityCode }: HomeFacts) {
  const { street, unit } = normaliseAddress(address);
  if (municipalityCode === null || !/^\d/.test(street)) return sql`false`;
  return sql`address_norm = ${[street, unit].filter(Boolean).join(' ')} and municipality_code = ${municipalityCode}`;
}

import type { MarketPlace, NamedPlace } from '@hearthline/contract/market-figures';
import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import { leastSalesShown } from '@hearthline/domain/site/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** A home changes hands for more than this, or the number is a formality. In cents. */
const leastPrice = 100_000;
const daySeconds = 86_400;

/** Days of a period, both included, as dates. */
export interface FiguresWindow {
  from: string;
  to: string;
}

export interface PlaceSums {
  sales: number;
  median: number | null;
  medianBefore: number | null;
  daysToSell: number | null;
  daysToSellBefore: number | null;
  shareOfAsking: number | null;
  soldAbove: number | null;
  months: MonthSums[];
}

export interface MonthSums {
  /** `YYYY-MM`. */
  month: string;
  sales: number;
  median: number | null;
}

/** A month of a place, with what its report is written from. */
export interface PlaceMonth extends MonthSums {
  level: MarketPlace['level'];
  code: string;
  name: string;
  within: string | null;
  daysToSell: number | null;
  shareOfAsking: number | null;
}

const columnOf = (level: MarketPlace['level']) => sql.ref(`${level}_code`);

/** Sales of boards that let their figures be shown; what was asked last and how long it took, where that is known. */
const sales = sql`
  select l.municipality_code, l.community_code, l.kind, l.sold_date, l.close_price as price,
    case when l.list_date is not null then greatest(0, l.sold_date - l.list_date - l.paused_days) end as days,
    case when l.list_price > 0 then l.close_price::float / l.list_price end as share
  from listing l
  where l.offer = 'sale' and l.state = 'firm' and l.close_price is not null and l.close_price >= ${leastPrice}
    and l.source <> all (array(select source from board_rule where not may_publish_figures))`;

/** A figure of fewer would tell of single homes. */
const medianOf = (column: string, filter = sql`true`) => sql`
  case when count(${sql.ref(column)}) filter (where ${filter}) >= ${leastSalesShown}
    then percentile_disc(0.5) within group (order by ${sql.ref(column)}) filter (where ${filter}) end`;

/** Sales as aggregates: nothing that leaves here tells of fewer than ten. */
export function createMarketFiguresStore(db: Db) {
  return {
    /** The last day of which any sale is known, not after this one; found at the head of an index. */
    findLastDay: async (day: string): Promise<string | null> => {
      const { rows } = await sql<{ day: string | null }>`
        select date '1970-01-01' + (-min(newest_key) / ${daySeconds})::int as day from listing_past
        where offer = 'sale' and status = 'sold'
          and newest_key >= -${daySeconds}::bigint * (${day}::date - date '1970-01-01')`.execute(db);
      return rows[0]?.day ?? null;
    },

    findPlaces: async (places: readonly MarketPlace[]): Promise<NamedPlace[]> => {
      const codesOf = (level: MarketPlace['level']) =>
        places.filter((place) => place.level === level).map(({ code }) => code);
      const { rows } = await sql<NamedPlace>`
        select 'municipality' as level, code, name, null as within from municipality
        where code = any (${codesOf('municipality')}::text[])
        union all
        select 'community', c.code, c.name, m.name from community c join municipality m on m.code = c.municipality_code
        where c.code = any (${codesOf('community')}::text[])`.execute(db);
      return rows;
    },

    /** Those with most sales since a day first. */
    searchPlaces: async (beginning: string, since: string, limit: number): Promise<NamedPlace[]> => {
      const pattern = `${beginning.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      const { rows } = await sql<NamedPlace>`
        select level, code, name, within from (
          select 'municipality' as level, m.code, m.name, null as within,
            (select count(*) from listing l where l.municipality_code = m.code and l.offer = 'sale' and l.state = 'firm'
              and l.close_price is not null and l.sold_date >= ${since}) as sales
          from municipality m where lower(m.name) like ${pattern}
          union all
          select 'community', c.code, c.name, m.name,
            (select count(*) from listing l where l.community_code = c.code and l.offer = 'sale' and l.state = 'firm'
              and l.close_price is not null and l.sold_date >= ${since})
          from community c join municipality m on m.code = c.municipality_code where lower(c.name) like ${pattern}
        ) found order by sales desc, name, level desc, code limit ${limit}`.execute(db);
      return rows;
    },

    /** By its whole name; a municipality before a community that is called like it. */
    findByName: async (name: string): Promise<NamedPlace | null> => {
      const { rows } = await sql<NamedPlace>`
        (select 'municipality' as level, code, name, null as within from municipality
          where lower(name) = lower(${name}) order by code limit 1)
        union all
        (select 'community', c.code, c.name, m.name from community c join municipality m on m.code = c.municipality_code
          where lower(c.name) = lower(${name}) order by c.code limit 1)
        limit 1`.execute(db);
      return rows[0] ?? null;
    },

    /** Of one place: a period, the same a year before, and the months since a day. */
    sumPlace: async (
      { level, code }: MarketPlace,
      kinds: readonly HomeKind[],
      { period, before, monthsFrom }: { period: FiguresWindow; before: FiguresWindow; monthsFrom: string },
    ): Promise<PlaceSums> => {
      const from = before.from < monthsFrom ? before.from : monthsFrom;
      const now = sql`sold_date between ${period.from} and ${period.to}`;
      const then = sql`sold_date between ${before.from} and ${before.to}`;
      const { rows } = await sql<PlaceSums>`
        with sale as materialized (
          select * from (${sales} and l.${columnOf(level)} = ${code} and l.sold_date between ${from} and ${period.to}) known
          where kind = any (${kinds}::home_kind[])
        ),
        summed as (
          select to_char(sold_date, 'YYYY-MM') as month, count(*) as sales, ${medianOf('price')} as median
          from sale where sold_date >= ${monthsFrom} group by 1
        )
        select count(*) filter (where ${now}) as sales,
          ${medianOf('price', now)} as median, ${medianOf('price', then)} as median_before,
          ${medianOf('days', now)} as days_to_sell, ${medianOf('days', then)} as days_to_sell_before,
          ${medianOf('share', now)} as share_of_asking,
          case when count(share) filter (where ${now}) >= ${leastSalesShown}
            then count(*) filter (where ${now} and share > 1) end as sold_above,
          coalesce((select json_agg(summed order by summed.month) from summed), '[]') as months
        from sale`.execute(db);
      return rows[0] as PlaceSums;
    },

    /** All places with enough sales in the last of these months, with each of their months; the busiest first. */
    listMonths: async (kinds: readonly HomeKind[], { from, to }: FiguresWindow): Promise<PlaceMonth[]> => {
      const { rows } = await sql<PlaceMonth>`
        with sale as (
          select *, to_char(sold_date, 'YYYY-MM') as month
          from (${sales} and l.sold_date between ${from} and ${to}) known where kind = any (${kinds}::home_kind[])
        ),
        summed as (
          select municipality_code, community_code, month, count(*) as sales, ${medianOf('price')} as median,
            ${medianOf('days')} as days_to_sell, ${medianOf('share')} as share_of_asking
          from sale group by grouping sets ((municipality_code, month), (community_code, month))
        ),
        placed as (
          select 'municipality' as level, m.code, m.name, null as within, s.* from summed s join municipality m on m.code = s.municipality_code
          union all
          select 'community', c.code, c.name, m.name, s.* from summed s join community c on c.code = s.community_code
            join municipality m on m.code = c.municipality_code
        )
        select p.level, p.code, p.name, p.within, p.month, p.sales, p.median, p.days_to_sell, p.share_of_asking
        from placed p join placed newest on newest.level = p.level and newest.code = p.code
          and newest.month = left(${to}, 7) and newest.sales >= ${leastSalesShown}
        order by newest.sales desc, p.name, p.level desc, p.code, p.month`.execute(db);
      return rows;
    },
  };
}

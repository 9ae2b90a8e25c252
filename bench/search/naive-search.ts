import type { ListingSort } from '@hearthline/contract/listings';
import { toDayNumber } from '@hearthline/domain/calendar';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { CriterionField } from '@hearthline/domain/criteria/fields';
import { countedFields } from '@hearthline/domain/criteria/fields';
import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Figures, MapWindow } from '../../apps/server/src/features/listings/search/listing-search.ts';
import { facetColumns, sortColumns } from '../../apps/server/src/features/listings/search/listing-search.ts';
import type { Condition } from '../../apps/server/src/features/listings/search/sql-conditions.store.ts';
import {
  column,
  conditionsOf,
  daysOnMarket,
} from '../../apps/server/src/features/listings/search/sql-conditions.store.ts';
import type { Db } from '../../apps/server/src/platform/db/database.ts';

/** Columns people search by; each gets an index of its own, and nothing else is tuned. */
const indexedColumns = [
  'offer',
  'status',
  'code',
  'area_code',
  'municipality_code',
  'community_code',
  'kind',
  'style',
  'heat_type',
  'cooling',
  'pool',
  'garage_type',
  'price',
  'bedrooms',
  'bathrooms',
  'kitchens',
  'garage_spaces',
  'parking_total',
  'area_low',
  'lot_front',
  'built_from',
  'storeys',
  'is_waterfront',
  'list_day',
  'sold_day',
  'newest_key',
  'world_x',
  'world_y',
  'basement_bits',
  'mls_number',
];

/** The peer: one table with everything in it and one index per column, asked in the plain way. */
export async function createNaiveTable(owner: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('bench_naive') is not null as there`.execute(owner);
  if (rows[0]?.there) return;
  await sql`
    create table bench_naive as
      select f.*, l.address_norm, l.street_number, l.street_name, l.street_suffix, l.unit, l.postal_code, l.office_name,
        l.photo_count, l.list_price, l.original_list_price, l.state, l.bedrooms_plus, l.first_picture, d.remarks
      from listing_any f join listing l on l.id = f.id left join listing_detail d on d.listing_id = f.id`.execute(
    owner,
  );
  await sql`alter table bench_naive add primary key (id)`.execute(owner);
  for (const name of indexedColumns) await sql`create index on bench_naive (${sql.ref(name)})`.execute(owner);
  await sql`create extension if not exists pg_trgm`.execute(owner);
  await sql`create index on bench_naive using gin (address_norm gin_trgm_ops)`.execute(owner);
  await sql`create table bench_unique (mls_number text primary key, id uuid not null)`.execute(owner);
  await sql`insert into bench_unique select mls_number, id from bench_naive on conflict do nothing`.execute(
    owner,
  );
  await sql`grant select on bench_naive, bench_unique to hearthline_app`.execute(owner);
  await sql`analyze bench_naive`.execute(owner);
  await sql`analyze bench_unique`.execute(owner);
}

export function createNaiveSearch(db: Db) {
  const where = (criteria: Criteria, today: string, except?: CriterionField): Condition => {
    const kept = [...conditionsOf(criteria, today)]
      .filter(([field]) => field !== except)
      .map(([, condition]) => condition);
    return sql`(${sql.join(kept, sql` and `)})`;
  };
  const inside = ({ minX, minY, maxX, maxY }: MapWindow): Condition =>
    sql`f.world_x between ${minX} and ${maxX} and f.world_y between ${minY} and ${maxY}`;
  const run = async <T>(query: RawBuilder<T>): Promise<T[]> => (await query.execute(db)).rows;

  return {
    page: (criteria: Criteria, sort: ListingSort, limit: number, today: string) =>
      run(
        sql`select f.* from bench_naive f where ${where(criteria, today)} order by ${column(sortColumns[sort])}, f.id limit ${limit}`,
      ),
    count: async (criteria: Criteria, today: string): Promise<number> =>
      (
        await run(
          sql<{ count: number }>`select count(*) as count from bench_naive f where ${where(criteria, today)}`,
        )
      )[0]?.count ?? 0,
    figures: async (criteria: Criteria, today: string): Promise<Figures> => {
      const day = toDayNumber(today);
      const [figures] = await run(sql<Figures>`
        select percentile_disc(0.5) within group (order by f.price) as median_price,
          min(f.price) as lowest_price, max(f.price) as highest_price,
          percentile_disc(0.5) within group (order by ${daysOnMarket(day)}) as median_days_on_market,
          count(*) filter (where f.list_day >= ${day - 7}) as new_this_week,
          count(*) filter (where f.price_changed_day >= ${day - 7}) as price_changed
        from bench_naive f where ${where(criteria, today)}`);
      return figures as Figures;
    },
    /** Fields without a criterion share one pass, as a careful person would write it. */
    facets: async (criteria: Criteria, today: string) => {
      const fields = countedFields.filter((field) => field !== 'basement');
      const used = conditionsOf(criteria, today);
      const shared = fields.filter((field) => !used.has(field as CriterionField));
      const group = (names: readonly (keyof typeof facetColumns)[], condition: Condition) =>
        run(sql`select ${sql.join(names.map((name) => column(facetColumns[name])))}, count(*) as count
          from bench_naive f where ${condition}
          group by grouping sets (${sql.join(names.map((name) => sql`(${column(facetColumns[name])})`))})`);
      return Promise.all([
        group(shared, where(criteria, today)),
        ...fields
          .filter((field) => used.has(field as CriterionField))
          .map((field) => group([field], where(criteria, today, field as CriterionField))),
      ]);
    },
    cells: (criteria: Criteria, window: MapWindow, shift: number, today: string) =>
      run(sql`select f.world_x >> ${shift} as x, f.world_y >> ${shift} as y, count(*) as count, sum(f.world_x) as sum_x, sum(f.world_y) as sum_y
        from bench_naive f where ${where(criteria, today)} and ${inside(window)} group by 1, 2`),
    pins: (criteria: Criteria, window: MapWindow, limit: number, today: string) =>
      run(sql`select f.id, f.world_x, f.world_y, f.price, f.code from bench_naive f
        where ${where(criteria, today)} and ${inside(window)} limit ${limit}`),
    comparables: (home: {
      kind: string;
      offer: string;
      x: number;
      y: number;
      radius: number;
      fromDay: number;
    }) =>
      run(sql`select f.id from bench_naive f
        where f.kind = ${home.kind} and f.offer = ${home.offer} and f.status = 'sold' and f.sold_day >= ${home.fromDay}
          and ${inside({ minX: home.x - home.radius, maxX: home.x + home.radius, minY: home.y - home.radius, maxY: home.y + home.radius })}
          and (f.world_x - ${home.x})::float8 ^ 2 + (f.world_y - ${home.y})::float8 ^ 2 <= ${home.radius ** 2}::float8
        order by f.sold_day desc, f.id limit 50`),
    typeahead: (text: string) =>
      run(
        sql`select f.id, f.address_norm from bench_naive f where f.address_norm ilike ${`%${text}%`} limit 16`,
      ),
    byNumber: (number: string) => run(sql`select u.id from bench_unique u where u.mls_number = ${number}`),
  };
}

import type { FacetField, Facets } from '@hearthline/contract/listings';
import { toDayNumber } from '@hearthline/domain/calendar';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { CriterionField } from '@hearthline/domain/criteria/fields';
import { countedFields } from '@hearthline/domain/criteria/fields';
import type { MapCell } from '@hearthline/domain/criteria/map-cells';
import { priceSteps } from '@hearthline/domain/criteria/price-steps';
import type { StreetAddress } from '@hearthline/domain/listing/addresses';
import { formatAddress } from '@hearthline/domain/listing/addresses';
import { basementFeatures } from '@hearthline/domain/listing/vocabulary';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { findCards } from './listing-cards.store.ts';
import type { Figures, ListingSearch, PinSource } from './listing-search.ts';
import { facetColumns, facetValueOf, sortColumns } from './listing-search.ts';
import type { Condition } from './sql-conditions.store.ts';
import { column, conditionsOf, daysOnMarket, insideBox } from './sql-conditions.store.ts';

/** Search by SQL over the narrow projections: the truth, and the only one that knows the past. */
export function createSqlSearch(db: Db): ListingSearch {
  return {
    count: async (criteria, { today }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${sourceOf(criteria)} f where ${all(conditionsOf(criteria, today))}`.execute(
        db,
      );
      return rows[0]?.count ?? 0;
    },

    countNewer: async (criteria, afterSecond, { today }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${sourceOf(criteria)} f
        where ${all(conditionsOf(criteria, today))} and f.arrived_second > ${afterSecond}::bigint`.execute(
        db,
      );
      return rows[0]?.count ?? 0;
    },

    page: async ({ criteria, sort, after, limit }, { today }) => {
      const conditions = conditionsOf(criteria, today);
      const key = column(sortColumns[sort]);
      const isAfter = after
        ? sql<boolean>`(${key}, f.id) > (${after.key}::bigint, ${after.id}::uuid)`
        : sql<boolean>`true`;
      const [counted, found] = await Promise.all([
        sql<{
          count: number;
        }>`select count(*) as count from ${sourceOf(criteria)} f where ${all(conditions)}`.execute(db),
        sql<{ id: string; key: number }>`
          select f.id, ${key} as key from ${sourceOf(criteria)} f where ${all(conditions)} and ${isAfter}
          order by ${key}, f.id limit ${limit + 1}`.execute(db),
      ]);
      const page = found.rows.slice(0, limit);
      return {
        total: counted.rows[0]?.count ?? 0,
        cards: await findCards(
          db,
          page.map(({ id }) => id),
        ),
        next: found.rows.length > limit ? (page.at(-1) ?? null) : null,
      };
    },

    facets: async (criteria, { today }) => facetsOf(db, criteria, conditionsOf(criteria, today)),

    figures: async (criteria, { today }) => {
      const day = toDayNumber(today);
      const { rows } = await sql<Figures>`
        select percentile_disc(0.5) within group (order by f.price) as median_price,
          min(f.price) as lowest_price, max(f.price) as highest_price,
          percentile_disc(0.5) within group (order by ${daysOnMarket(day)}) as median_days_on_market,
          count(f.price) as priced_count, count(${daysOnMarket(day)}) as aged_count,
          count(*) filter (where f.list_day >= ${day - 7}) as new_this_week,
          count(*) filter (where f.price_changed_day >= ${day - 7}) as price_changed
        from ${sourceOf(criteria)} f where ${all(conditionsOf(criteria, today))}`.execute(db);
      return rows[0] as Figures;
    },

    cells: async (criteria, window, shift, { today }) => {
      const { rows } = await sql<MapCell>`
        select f.world_x >> ${shift} as cell_x, f.world_y >> ${shift} as cell_y, count(*) as count,
          sum(f.world_x) as sum_x, sum(f.world_y) as sum_y, min(f.world_x) as min_x, min(f.world_y) as min_y,
          max(f.world_x) as max_x, max(f.world_y) as max_y,
          case when count(*) = 1 then min(f.id::text) end as only_id
        from ${sourceOf(criteria)} f where ${all(conditionsOf(criteria, today))} and ${insideBox(window)}
        group by 1, 2`.execute(db);
      return rows;
    },

    pins: async (criteria, window, limit, { today }) => {
      const { rows } = await sql<PinRow>`
        select ${pinColumns} from ${sourceOf(criteria)} f join listing l on l.id = f.id
        where ${all(conditionsOf(criteria, today))} and ${insideBox(window)}
        order by f.id limit ${limit}`.execute(db);
      return rows.map(toPin);
    },

    pinsById: async (ids) => {
      const { rows } = await sql<PinRow>`
        select ${pinColumns} from listing_any f join listing l on l.id = f.id
        where f.id = any (${ids}::uuid[]) and f.world_x is not null order by f.id`.execute(db);
      return rows.map(toPin);
    },

    idsAt: async (criteria, places, limit, { today }) => {
      const { rows } = await sql<{ ids: string[] }>`
        select array(
          select f.id from ${sourceOf(criteria)} f
          where ${all(conditionsOf(criteria, today))}
            and point(f.world_x, f.world_y) <@ box(point(p.x, p.y), point(p.x, p.y))
          order by f.id limit ${limit}) as ids
        from unnest(${places.map(({ x }) => x)}::int[], ${places.map(({ y }) => y)}::int[])
          with ordinality as p (x, y, place)
        order by p.place`.execute(db);
      return rows.map(({ ids }) => ids);
    },

    newestChange: async () => {
      const { rows } = await sql<{ key: number }>`
        select changed_key as key from listing_open order by changed_key limit 1`.execute(db);
      return rows[0] ? -rows[0].key : null;
    },
  };
}

type PinRow = Omit<PinSource, 'address'> & StreetAddress;

const pinColumns = sql`f.id, f.world_x, f.world_y, f.price, f.status, f.code, f.market_day, l.unit, l.street_number, l.street_name,
  l.street_suffix, l.street_direction`;

function toPin({ id, worldX, worldY, price, status, code, marketDay, ...address }: PinRow): PinSource {
  return { id, worldX, worldY, price, status, code, marketDay, address: formatAddress(address) };
}

function sourceOf({ status }: Criteria): RawBuilder<unknown> {
  if (!status.includes('active')) return sql.table('listing_past');
  return sql.table(status.length === 1 ? 'listing_open' : 'listing_any');
}

function all(conditions: Map<CriterionField, Condition>, except?: string): Condition {
  const kept = [...conditions].filter(([field]) => field !== except).map(([, condition]) => condition);
  return sql`(${sql.join(kept, sql` and `)})`;
}

type CountedField = FacetField | 'price';

/** Fields without a criterion share one pass; each of the others needs one without its own criterion. */
async function facetsOf(
  db: Db,
  criteria: Criteria,
  conditions: Map<CriterionField, Condition>,
): Promise<Facets> {
  const fields: CountedField[] = [...countedFields, 'price'];
  const isOwn = (field: CountedField) => conditions.has(field as CriterionField);
  const shared = fields.filter((field) => !isOwn(field));
  const passes = [{ fields: shared, except: undefined as string | undefined }];
  for (const field of fields.filter(isOwn)) passes.push({ fields: [field], except: field });
  const tallies = await Promise.all(
    passes.map((pass) => countFields(db, criteria, pass.fields, all(conditions, pass.except))),
  );
  const counts = Object.assign({}, ...tallies) as Record<CountedField, Record<string, number>>;
  const { price: bars, ...facetCounts } = counts;
  const steps = priceSteps[criteria.offer];
  return {
    counts: facetCounts as Facets['counts'],
    prices: {
      steps: [...steps],
      counts: Array.from({ length: steps.length + 1 }, (_, bar) => bars[String(bar)] ?? 0),
    },
  };
}

async function countFields(
  db: Db,
  criteria: Criteria,
  fields: CountedField[],
  condition: Condition,
): Promise<Partial<Record<CountedField, Record<string, number>>>> {
  const values = fields.map((field) => sql`${countedValue(field, criteria)} as ${sql.ref(nameOf(field))}`);
  const sets = fields.map((field) => sql`(${sql.ref(nameOf(field))})`);
  const { rows } = await sql<Record<string, unknown> & { which: number; count: number }>`
    select ${sql.join(fields.map((field) => sql`${sql.ref(nameOf(field))}`))},
      grouping(${sql.join(fields.map((field) => sql.ref(nameOf(field))))}) as which, count(*) as count
    from (select ${sql.join(values)} from ${sourceOf(criteria)} f where ${condition}) as v
    group by grouping sets (${sql.join(sets)})`.execute(db);
  const tally = Object.fromEntries(fields.map((field) => [field, {} as Record<string, number>]));
  for (const row of rows) {
    // `grouping` has a zero bit for the field a row was grouped by, the first field in the highest bit.
    const field =
      fields[fields.findIndex((_, index) => (row.which & (2 ** (fields.length - 1 - index))) === 0)];
    if (!field) continue;
    const value = row[camelNameOf(field)];
    const counted = tally[field] as Record<string, number>;
    if (field === 'basement') addBasement(counted, value as number, row.count);
    else if (field === 'price' && value !== null) add(counted, String(value), row.count);
    else if (value !== null && value !== undefined)
      add(counted, facetValueOf(value as string | number | boolean), row.count);
  }
  return tally as Partial<Record<CountedField, Record<string, number>>>;
}

const camelNameOf = (field: CountedField) => `${field}Value`;
const nameOf = (field: CountedField) =>
  `${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_value`;

function countedValue(field: CountedField, criteria: Criteria): RawBuilder<unknown> {
  if (field === 'basement') return sql`f.basement_bits`;
  if (field === 'price')
    return sql`case when f.offer = ${criteria.offer} then width_bucket(f.price, ${[...priceSteps[criteria.offer]]}::bigint[]) end`;
  return column(facetColumns[field]);
}

function add(counts: Record<string, number>, value: string, count: number): void {
  counts[value] = (counts[value] ?? 0) + count;
}

function addBasement(counts: Record<string, number>, bits: number, count: number): void {
  for (const [feature, name] of basementFeatures.entries())
    if ((bits >> feature) & 1) add(counts, name, count);
}

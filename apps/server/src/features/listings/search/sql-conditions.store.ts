import { fromDayNumber, toDayNumber, yearOf } from '@hearthline/domain/calendar';
import type { Criteria, Range, Shape } from '@hearthline/domain/criteria/criteria';
import type {
  ChoiceField,
  CriterionField,
  DateField,
  DerivedRangeField,
  RangeField,
} from '@hearthline/domain/criteria/fields';
import {
  choiceFields,
  criterionFields,
  dateFields,
  flagFields,
  rangeFields,
} from '@hearthline/domain/criteria/fields';
import type { FlatBox } from '@hearthline/domain/criteria/match';
import { basementBitsOf, daysOf, flattenShape, leastDropOf } from '@hearthline/domain/criteria/match';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { addressPatterns } from './address-pattern.ts';

export type Condition = RawBuilder<boolean>;

/** A narrow column `f.area_code` by its name in the model. */
export function column(name: string): RawBuilder<unknown> {
  return sql.ref(`f.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`);
}

/** The criteria as SQL over a narrow row `f`, one condition per field in use. */
export function conditionsOf(criteria: Criteria, today: string): Map<CriterionField, Condition> {
  const conditions = new Map<CriterionField, Condition>();
  conditions.set('offer', sql`f.offer = ${criteria.offer}`);
  conditions.set('status', sql`f.status = any (${criteria.status}::listing_status[])`);
  for (const field of choiceFields) {
    const choice = criteria[field];
    if (choice?.any?.length || choice?.not?.length) conditions.set(field, choiceCondition(field, choice));
  }
  for (const field of rangeFields) {
    const range = criteria[field];
    if (range?.min !== undefined || range?.max !== undefined)
      conditions.set(field, rangeCondition(field, range, toDayNumber(today)));
  }
  for (const field of flagFields) {
    const wanted = criteria[field];
    if (wanted !== undefined)
      conditions.set(field, sql`${column(criterionFields[field].column)} = ${wanted}`);
  }
  for (const field of dateFields) {
    const condition = datesCondition(criteria, field, today);
    if (condition) conditions.set(field, condition);
  }
  const { priceDrop, keywords, address, mlsNumbers, within, without } = criteria;
  if (priceDrop) {
    const since = priceDrop.lastDays === undefined ? null : toDayNumber(today) - priceDrop.lastDays;
    const isRecent = since === null ? sql<boolean>`true` : sql<boolean>`f.price_changed_day >= ${since}`;
    conditions.set('priceDrop', sql`(f.drop_basis_points >= ${leastDropOf(priceDrop)}::int and ${isRecent})`);
  }
  if (keywords) {
    const isOpen = criteria.status.every((status) => status === 'active');
    const isPast = !criteria.status.includes('active');
    const half = isOpen ? sql`d.is_open and` : isPast ? sql`not d.is_open and` : sql``;
    conditions.set(
      'keywords',
      sql`f.id in (select d.listing_id from listing_detail d
        where ${half} d.search @@ websearch_to_tsquery('english', ${keywords}))`,
    );
  }
  if (address) {
    const patterns = addressPatterns(address);
    conditions.set(
      'address',
      sql`f.id in (select l.id from listing l
        where l.address_norm like any (${patterns}) or l.street_norm like any (${patterns}))`,
    );
  }
  if (mlsNumbers?.length)
    conditions.set(
      'mlsNumbers',
      sql`upper(f.mls_number) = any (${mlsNumbers.map((number) => number.toUpperCase())})`,
    );
  if (within?.length) conditions.set('within', sql`(${sql.join(within.map(isInside), sql` or `)})`);
  if (without?.length)
    conditions.set(
      'without',
      sql`(f.world_x is null or not (${sql.join(without.map(isInside), sql` or `)}))`,
    );
  return conditions;
}

function datesCondition(criteria: Criteria, field: DateField, today: string): Condition | null {
  const window = criteria[field];
  if (!window) return null;
  const { from, to } = daysOf(window, today);
  if (from === undefined && to === undefined) return null;
  const isBetween = between(column(criterionFields[field].column), { min: from, max: to });
  const isSales = field === 'sold' && criteria.status.length === 1 && criteria.status[0] === 'sold';
  return isSales ? sql`(${isBetween} and ${isNewestBetween(from, to)})` : isBetween;
}

/** The same of sales in their order, which the index on it finds without reading the others. */
function isNewestBetween(from: number | undefined, to: number | undefined): Condition {
  const keyOf = (day: number | undefined) => (day === undefined ? undefined : -day * 86_400);
  return between(column('newestKey'), { min: keyOf(to), max: keyOf(from) });
}

/** The window of a map; the spatial index is asked where it finds less than a scan would read. */
export function insideBox({ minX, minY, maxX, maxY }: FlatBox): Condition {
  return sql`(point(f.world_x, f.world_y) <@ box(point(${minX}, ${minY}), point(${maxX}, ${maxY})))`;
}

function isInside(shape: Shape): Condition {
  const flat = flattenShape(shape);
  if (flat.type === 'box') return insideBox(flat.box);
  if (flat.type === 'circle')
    return sql`(${insideBox(flat.box)} and (f.world_x - ${flat.x}::bigint) * (f.world_x - ${flat.x}::bigint)
      + (f.world_y - ${flat.y}::bigint) * (f.world_y - ${flat.y}::bigint) <= ${flat.radius ** 2}::bigint)`;
  const [outline = [], ...holes] = flat.rings;
  const contains = (ring: typeof outline) =>
    sql`point(f.world_x, f.world_y) <@ ${`(${ring.map(({ x, y }) => `(${x},${y})`).join(',')})`}::polygon`;
  return sql`(${insideBox(flat.box)} and ${contains(outline)}
    ${sql.join(
      holes.map((hole) => sql`and not (${contains(hole)})`),
      sql` `,
    )})`;
}

function choiceCondition(
  field: ChoiceField,
  { any = [], not = [] }: { any?: string[]; not?: string[] },
): Condition {
  if (field === 'basement') {
    const anyBits = any.length === 0 ? sql`true` : sql`f.basement_bits & ${basementBitsOf(any)}::int <> 0`;
    return sql`(${anyBits} and f.basement_bits & ${basementBitsOf(not)}::int = 0)`;
  }
  const definition = criterionFields[field];
  const name = column(definition.column);
  const type = sql.raw(`${'enumType' in definition ? definition.enumType : 'text'}[]`);
  const parts: Condition[] = [];
  if (any.length > 0) parts.push(sql`${name} = any (${any}::${type})`);
  if (not.length > 0) parts.push(sql`(${name} is null or ${name} <> all (${not}::${type}))`);
  return sql`(${sql.join(parts, sql` and `)})`;
}

function rangeCondition(field: RangeField, range: Range, today: number): Condition {
  const [low, high] = criterionFields[field].columns;
  if (low === undefined) return derivedConditions[field as DerivedRangeField](range, today);
  return high === undefined ? between(column(low), range) : overlaps(column(low), column(high), range);
}

const derivedConditions: Record<DerivedRangeField, (range: Range, today: number) => Condition> = {
  age: ({ min, max }, today) =>
    overlaps(column('builtFrom'), column('builtTo'), {
      min: max === undefined ? undefined : yearOf(fromDayNumber(today)) - max,
      max: min === undefined ? undefined : yearOf(fromDayNumber(today)) - min,
    }),
  daysOnMarket: (range, today) => between(daysOnMarket(today), range),
  pricePerSquareFoot: (range) => {
    const per = (area: RawBuilder<unknown>) => sql`(f.price::float8 / nullif(greatest(${area}, 0), 0))`;
    const hasArea = sql`(f.area_high > 0 or (f.area_high is null and f.area_low is not null))`;
    return sql`(f.offer = 'sale' and f.price is not null and ${hasArea}
      and ${overlaps(per(column('areaHigh')), per(column('areaLow')), range, { areEndsOptional: true })})`;
  },
};

/** Null where the list date or the day it left the market is not known; `greatest` alone would pass over a null. */
export function daysOnMarket(today: number): RawBuilder<number | null> {
  const stop = sql`case f.status when 'active' then ${today}::int when 'sold' then f.sold_day else f.off_market_day end`;
  return sql`(case when f.market_day is not null and ${stop} is not null
    then greatest(0, least(${stop}, ${today}::int) - f.market_day) end)`;
}

function between(value: RawBuilder<unknown>, { min, max }: Range): Condition {
  const parts: Condition[] = [];
  if (min !== undefined) parts.push(sql`${value} >= ${min}::${numberType(min)}`);
  if (max !== undefined) parts.push(sql`${value} <= ${max}::${numberType(max)}`);
  return sql`(${sql.join(parts, sql` and `)})`;
}

/** A whole number is compared as such, so that an index on the column can serve. */
const numberType = (value: number) => sql.raw(Number.isInteger(value) ? 'bigint' : 'float8');

function overlaps(
  low: RawBuilder<unknown>,
  high: RawBuilder<unknown>,
  { min, max }: Range,
  { areEndsOptional = false } = {},
): Condition {
  const isKnown = areEndsOptional
    ? sql<boolean>`true`
    : sql<boolean>`(${low} is not null or ${high} is not null)`;
  const parts: Condition[] = [isKnown];
  if (min !== undefined) parts.push(sql`(${high} is null or ${high} >= ${min}::float8)`);
  if (max !== undefined) parts.push(sql`(${low} is null or ${low} <= ${max}::float8)`);
  return sql`(${sql.join(parts, sql` and `)})`;
}

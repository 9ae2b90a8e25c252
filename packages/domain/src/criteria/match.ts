import { fromDayNumber, toDayNumber, yearOf } from '../calendar.ts';
import type { WorldPoint } from '../geo.ts';
import { metresPerUnit, ringContains, toWorld } from '../geo.ts';
import type { BasementFeature } from '../listing/vocabulary.ts';
import { basementFeatures } from '../listing/vocabulary.ts';
import type { Criteria, DateWindow, PriceDrop, Shape } from './criteria.ts';
import type { SearchFacts } from './facts.ts';
import type { ChoiceField, CriterionField, DerivedRangeField, RangeField } from './fields.ts';
import { choiceFields, criterionFields, dateFields, flagFields, rangeFields } from './fields.ts';

/** What is not in the criteria themselves: the day of asking, and ids that only the database can tell. */
export interface MatchContext {
  today: string;
  /** Listings whose remarks hold the keywords. */
  keywordIds?: ReadonlySet<string>;
  /** Listings at the typed address. */
  addressIds?: ReadonlySet<string>;
}

export interface FieldTest {
  field: CriterionField;
  passes(facts: SearchFacts): boolean;
}

/** The meaning of criteria, one test per field in use; a listing is found when it passes all of them. */
export function compileCriteria(criteria: Criteria, context: MatchContext): FieldTest[] {
  const tests: FieldTest[] = [];
  const add = (field: CriterionField, passes: FieldTest['passes']) => tests.push({ field, passes });

  add('offer', (facts) => facts.offer === criteria.offer);
  add('status', (facts) => criteria.status.includes(facts.status));
  for (const field of choiceFields) {
    const choice = criteria[field] as { any?: string[]; not?: string[] } | undefined;
    if (choice?.any?.length || choice?.not?.length) add(field, choiceTest(field, choice));
  }
  for (const field of rangeFields) {
    const { min, max } = criteria[field] ?? {};
    if (min === undefined && max === undefined) continue;
    const ends = rangeEnds(field, toDayNumber(context.today));
    add(field, (facts) => overlaps(ends(facts), min, max));
  }
  for (const field of flagFields) {
    const wanted = criteria[field];
    if (wanted === undefined) continue;
    const { column } = criterionFields[field];
    add(field, (facts) => facts[column] === wanted);
  }
  for (const field of dateFields) {
    const window = criteria[field];
    if (!window) continue;
    const { from, to } = daysOf(window, context.today);
    if (from === undefined && to === undefined) continue;
    const { column } = criterionFields[field];
    add(field, (facts) => overlaps(pair(facts[column]), from, to));
  }
  const drop = criteria.priceDrop;
  if (drop) {
    const leastDrop = leastDropOf(drop);
    const since = drop.lastDays === undefined ? undefined : toDayNumber(context.today) - drop.lastDays;
    add(
      'priceDrop',
      (facts) =>
        facts.dropBasisPoints >= leastDrop &&
        (since === undefined || (facts.priceChangedDay !== null && facts.priceChangedDay >= since)),
    );
  }
  if (criteria.keywords) add('keywords', (facts) => context.keywordIds?.has(facts.id) ?? false);
  if (criteria.address) add('address', (facts) => context.addressIds?.has(facts.id) ?? false);
  if (criteria.mlsNumbers?.length) {
    const numbers = new Set(criteria.mlsNumbers.map((number) => number.toUpperCase()));
    add('mlsNumbers', (facts) => numbers.has(facts.mlsNumber.toUpperCase()));
  }
  if (criteria.within?.length) {
    const shapes = criteria.within.map(flattenShape);
    add(
      'within',
      ({ worldX, worldY }) =>
        worldX !== null && worldY !== null && shapes.some((shape) => shapeContains(shape, worldX, worldY)),
    );
  }
  if (criteria.without?.length) {
    const shapes = criteria.without.map(flattenShape);
    add(
      'without',
      ({ worldX, worldY }) =>
        worldX === null || worldY === null || !shapes.some((shape) => shapeContains(shape, worldX, worldY)),
    );
  }
  return tests;
}

export function matches(criteria: Criteria, facts: SearchFacts, context: MatchContext): boolean {
  return compileCriteria(criteria, context).every((test) => test.passes(facts));
}

export function basementBitsOf(features: readonly string[]): number {
  return basementFeatures.reduce(
    (bits, feature, index) => (features.includes(feature) ? bits | (1 << index) : bits),
    0,
  );
}

export const basementOfBits = (bits: number): BasementFeature[] =>
  basementFeatures.filter((_, index) => (bits & (1 << index)) !== 0);

/** Fixed ends of a window; the last 7 days are today and the seven days before it. */
export function daysOf(window: DateWindow, today: string): { from?: number; to?: number } {
  if (window.lastDays !== undefined)
    return { from: toDayNumber(today) - window.lastDays, to: toDayNumber(today) };
  return {
    ...(window.from === undefined ? {} : { from: toDayNumber(window.from) }),
    ...(window.to === undefined ? {} : { to: toDayNumber(window.to) }),
  };
}

/** In hundredths of a percent, rounded because 1.1 times 100 is a little more than 110; no drop at all is never meant. */
export function leastDropOf({ minPercent }: PriceDrop): number {
  return Math.max(1, Math.round(minPercent * 100));
}

/** Days on market as of a day: they run until the home is sold or taken off; null where that day is not known. */
export function daysOnMarketOf(
  facts: Pick<SearchFacts, 'marketDay' | 'soldDay' | 'offMarketDay' | 'status'>,
  day: number,
): number | null {
  const { marketDay, soldDay, offMarketDay, status } = facts;
  const stop = status === 'active' ? day : status === 'sold' ? soldDay : offMarketDay;
  return marketDay === null || stop === null ? null : Math.max(0, Math.min(stop, day) - marketDay);
}

export type FlatShape =
  | { type: 'polygon'; rings: WorldPoint[][]; box: FlatBox }
  | { type: 'circle'; x: number; y: number; radius: number; box: FlatBox }
  | { type: 'box'; box: FlatBox };

export interface FlatBox {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** A shape on the world's grid. Corners lie between whole numbers, so no listing lies on one, nor on a level or upright edge. */
export function flattenShape(shape: Shape): FlatShape {
  if (shape.type === 'box') {
    const [west, south, east, north] = shape.bounds;
    const topLeft = toWorld(west, north);
    const bottomRight = toWorld(east, south);
    return {
      type: 'box',
      box: { minX: topLeft.x, minY: topLeft.y, maxX: bottomRight.x, maxY: bottomRight.y },
    };
  }
  if (shape.type === 'circle') {
    const [longitude, latitude] = shape.centre;
    const { x, y } = toWorld(longitude, latitude);
    const radius = Math.round(shape.radiusMetres / metresPerUnit(latitude));
    return {
      type: 'circle',
      x,
      y,
      radius,
      box: { minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius },
    };
  }
  const rings = shape.rings.map((ring) =>
    ring.map(([longitude, latitude]) => {
      const { x, y } = toWorld(longitude, latitude);
      return { x: x + 0.5, y: y + 0.5 };
    }),
  );
  const outline = rings[0] ?? [];
  return {
    type: 'polygon',
    rings,
    box: {
      minX: Math.ceil(Math.min(...outline.map((point) => point.x))),
      minY: Math.ceil(Math.min(...outline.map((point) => point.y))),
      maxX: Math.floor(Math.max(...outline.map((point) => point.x))),
      maxY: Math.floor(Math.max(...outline.map((point) => point.y))),
    },
  };
}

export function shapeContains(shape: FlatShape, x: number, y: number): boolean {
  const { minX, minY, maxX, maxY } = shape.box;
  if (x < minX || x > maxX || y < minY || y > maxY) return false;
  if (shape.type === 'box') return true;
  if (shape.type === 'circle') return (x - shape.x) ** 2 + (y - shape.y) ** 2 <= shape.radius ** 2;
  const { rings } = shape;
  if (!rings[0] || !ringContains(rings[0], x, y)) return false;
  for (let hole = 1; hole < rings.length; hole += 1)
    if (ringContains(rings[hole] as WorldPoint[], x, y)) return false;
  return true;
}

function choiceTest(field: ChoiceField, { any = [], not = [] }: { any?: string[]; not?: string[] }) {
  if (field === 'basement') {
    const anyBits = basementBitsOf(any);
    const notBits = basementBitsOf(not);
    return ({ basementBits }: SearchFacts) =>
      (any.length === 0 || (basementBits & anyBits) !== 0) && (basementBits & notBits) === 0;
  }
  const { column } = criterionFields[field];
  const wanted = new Set(any);
  const unwanted = new Set(not);
  return (facts: SearchFacts) => {
    const value = facts[column];
    return value === null
      ? wanted.size === 0
      : (wanted.size === 0 || wanted.has(value)) && !unwanted.has(value);
  };
}

type Ends = readonly [low: number, high: number] | null;

/** What a range criterion compares: the two ends of what the listing tells, endless where a band is open. */
export function rangeEnds(field: RangeField, today: number): (facts: SearchFacts) => Ends {
  const [low, high = low] = criterionFields[field].columns;
  if (low === undefined || high === undefined) return derivedEnds[field as DerivedRangeField](today);
  return (facts) => between(facts[low], facts[high]);
}

const derivedEnds: Record<DerivedRangeField, (today: number) => (facts: SearchFacts) => Ends> = {
  age: (today) => {
    const year = yearOf(fromDayNumber(today));
    return ({ builtFrom, builtTo }) =>
      between(builtTo === null ? null : year - builtTo, builtFrom === null ? null : year - builtFrom);
  },
  daysOnMarket: (today) => (facts) => pair(daysOnMarketOf(facts, today)),
  pricePerSquareFoot: () => pricePerSquareFootOf,
};

/**
 * Cents a square foot from the dearest reading of the area to the cheapest; an open end of the area leaves one open
 * here. A rent is no price of a home, so a lease has none.
 */
export function pricePerSquareFootOf({
  offer,
  price,
  areaLow,
  areaHigh,
}: Pick<SearchFacts, 'offer' | 'price' | 'areaLow' | 'areaHigh'>): Ends {
  const hasArea = areaLow !== null || areaHigh !== null;
  if (offer === 'lease' || price === null || !hasArea || (areaHigh !== null && areaHigh <= 0)) return null;
  return [
    areaHigh === null ? Number.NEGATIVE_INFINITY : price / areaHigh,
    areaLow === null || areaLow <= 0 ? Number.POSITIVE_INFINITY : price / areaLow,
  ];
}

const pair = (value: number | null): Ends => (value === null ? null : [value, value]);

/** A band that is open at one end reaches as far as it can. */
const between = (low: number | null, high: number | null): Ends =>
  low === null && high === null ? null : [low ?? Number.NEGATIVE_INFINITY, high ?? Number.POSITIVE_INFINITY];

function overlaps(ends: Ends, min: number | undefined, max: number | undefined): boolean {
  return ends !== null && (min === undefined || ends[1] >= min) && (max === undefined || ends[0] <= max);
}

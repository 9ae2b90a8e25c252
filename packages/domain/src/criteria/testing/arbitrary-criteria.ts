import fc from 'fast-check';
import { fromDayNumber, toDayNumber } from '../../calendar.ts';
import type { LngLat } from '../../geo.ts';
import type { LifecycleCode } from '../../listing/lifecycle.ts';
import type { ListingStatus, Offer } from '../../listing/vocabulary.ts';
import {
  basementFeatures,
  coolingTypes,
  garageTypes,
  heatFuels,
  heatTypes,
  homeKinds,
  houseStyles,
  listingStatuses,
  offers,
  poolTypes,
} from '../../listing/vocabulary.ts';
import type { Choice, Criteria, DateWindow, PriceDrop, Range, Shape } from '../criteria.ts';
import type { CriterionField, RangeField } from '../fields.ts';
import { rangeFields } from '../fields.ts';
import { arbitraryPosition, samplePlaces, sampleToday, sampleValues } from './arbitrary-facts.ts';

const usualCodes: LifecycleCode[] = [
  'new',
  'pc',
  'ext',
  'bom',
  'dft',
  'sc',
  'lc',
  'sld',
  'lsd',
  'sus',
  'exp',
  'ter',
];

export function arbitraryChoice<T extends string>(values: readonly T[]): fc.Arbitrary<Choice<T>> {
  const some = fc.uniqueArray(fc.constantFrom(...values), {
    minLength: 1,
    maxLength: Math.max(2, values.length >> 1),
  });
  return fc.oneof(
    { weight: 4, arbitrary: some.map((any) => ({ any })) },
    { weight: 2, arbitrary: some.map((not) => ({ not })) },
    { weight: 1, arbitrary: fc.record({ any: some, not: some }) },
  );
}

export function arbitraryRange(value: fc.Arbitrary<number>): fc.Arbitrary<Range> {
  return fc.oneof(
    value.map((min) => ({ min })),
    value.map((max) => ({ max })),
    fc.tuple(value, value).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
  );
}

const day = fc.integer({ min: 0, max: 400 }).map((ago) => fromDayNumber(toDayNumber(sampleToday) - ago));
const lastDays = fc.constantFrom(0, 1, 7, 14, 30, 60, 90, 365);

export const arbitraryDateWindow: fc.Arbitrary<DateWindow> = fc.oneof(
  lastDays.map((count) => ({ lastDays: count })),
  day.map((from) => ({ from })),
  day.map((to) => ({ to })),
  fc.tuple(day, day).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a })),
);

const arbitraryPriceDrop: fc.Arbitrary<PriceDrop> = fc.record(
  { minPercent: fc.constantFrom(0, 1.1, 2, 5, 7, 10), lastDays },
  { requiredKeys: ['minPercent'] },
);

/** Corners around a centre at distances in degrees, in the order of their direction. */
function around([longitude, latitude]: LngLat, distances: readonly number[]): LngLat[] {
  return distances.map((distance, index) => {
    const angle = (index / distances.length) * 2 * Math.PI;
    return [longitude + Math.cos(angle) * distance * 1.4, latitude + Math.sin(angle) * distance];
  });
}

const corners = fc.array(fc.double({ min: 0.05, max: 0.3, noNaN: true }), { minLength: 3, maxLength: 12 });
const hole = fc.array(fc.double({ min: 0.01, max: 0.04, noNaN: true }), { minLength: 3, maxLength: 6 });

const arbitraryPolygon: fc.Arbitrary<Shape> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(arbitraryPosition, corners, fc.array(hole, { maxLength: 2 })).map(
      ([centre, outline, holes]): Shape => ({
        type: 'polygon',
        rings: [around(centre, outline), ...holes.map((one) => around(centre, one))],
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(arbitraryPosition, { minLength: 3, maxLength: 8 })
      .map((ring): Shape => ({ type: 'polygon', rings: [ring] })),
  },
);

export const arbitraryShape: fc.Arbitrary<Shape> = fc.oneof(
  arbitraryPolygon,
  fc
    .tuple(arbitraryPosition, fc.integer({ min: 10, max: 30_000 }))
    .map(([centre, radiusMetres]): Shape => ({ type: 'circle', centre, radiusMetres })),
  fc
    .tuple(arbitraryPosition, arbitraryPosition)
    .filter(([a, b]) => a[0] !== b[0] && a[1] !== b[1])
    .map(
      ([a, b]): Shape => ({
        type: 'box',
        bounds: [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])],
      }),
    ),
);

const shapes = fc.array(arbitraryShape, { minLength: 1, maxLength: 3 });
const placeCodes = (level: 'areaCode' | 'municipalityCode' | 'communityCode') => [
  ...new Set(samplePlaces.map((place) => place[level])),
];

type OptionalField = Exclude<CriterionField, 'offer' | 'status' | 'keywords' | 'address' | 'mlsNumbers'>;

const ranges = Object.fromEntries(
  rangeFields.map((field) => [field, arbitraryRange(sampleValues[field])]),
) as Record<RangeField, fc.Arbitrary<Range>>;

export const arbitraryFields: { [Field in OptionalField]: fc.Arbitrary<NonNullable<Criteria[Field]>> } = {
  ...ranges,
  code: arbitraryChoice(usualCodes),
  area: arbitraryChoice(placeCodes('areaCode')),
  municipality: arbitraryChoice(placeCodes('municipalityCode')),
  community: arbitraryChoice(placeCodes('communityCode')),
  kind: arbitraryChoice(homeKinds),
  style: arbitraryChoice(houseStyles),
  basement: arbitraryChoice(basementFeatures),
  heat: arbitraryChoice(heatTypes),
  heatFuel: arbitraryChoice(heatFuels),
  cooling: arbitraryChoice(coolingTypes),
  pool: arbitraryChoice(poolTypes),
  garageType: arbitraryChoice(garageTypes),
  waterfront: fc.boolean(),
  relisted: fc.boolean(),
  listed: arbitraryDateWindow,
  sold: arbitraryDateWindow,
  offMarket: arbitraryDateWindow,
  priceChanged: arbitraryDateWindow,
  priceDrop: arbitraryPriceDrop,
  within: shapes,
  without: shapes,
};

const optionalFields = Object.keys(arbitraryFields) as OptionalField[];

const base = fc.record({
  offer: fc.oneof({ weight: 3, arbitrary: fc.constant<Offer>('sale') }, fc.constantFrom(...offers)),
  status: fc.oneof(
    { weight: 2, arbitrary: fc.constant<ListingStatus[]>(['active']) },
    fc.uniqueArray(fc.constantFrom(...listingStatuses), { minLength: 1, maxLength: 3 }),
  ),
});

/** Criteria with a few fields each; keywords, addresses and MLS numbers need listings to name and are left out. */
export function arbitraryCriteria({ maxFields = 4 } = {}): fc.Arbitrary<Criteria> {
  return fc.subarray(optionalFields, { maxLength: maxFields }).chain((fields) => {
    const chosen = Object.fromEntries(fields.map((field) => [field, arbitraryFields[field]]));
    return fc
      .tuple(base, fc.record<Record<string, unknown>>(chosen))
      .map(([always, rest]) => ({ version: 1, ...always, ...rest }) as Criteria);
  });
}

/** Criteria that the index of the listings on the market may answer. */
export function arbitraryActiveCriteria(options?: { maxFields?: number }): fc.Arbitrary<Criteria> {
  return arbitraryCriteria(options).map((criteria) => ({ ...criteria, status: ['active'] }));
}

import fc from 'fast-check';
import { toDayNumber } from '../../calendar.ts';
import type { LngLat } from '../../geo.ts';
import { toWorld } from '../../geo.ts';
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
import type { SearchFacts } from '../facts.ts';

/** The day that sampled dates are near to. */
export const sampleToday = '2025-06-15';
export const sampleYear = 2025;

/** Three areas of two municipalities of two communities each. */
export const samplePlaces = ['A1', 'A2', 'A3'].flatMap((area) =>
  ['M1', 'M2'].flatMap((municipality) =>
    ['C1', 'C2'].map((community) => ({
      areaCode: area,
      municipalityCode: `${area}-${municipality}`,
      communityCode: `${area}-${municipality}-${community}`,
    })),
  ),
);

/** West, south, east and north of where sampled homes stand. */
export const sampleRegion = [-79.8, 43.2, -79.2, 43.7] as const;

const today = toDayNumber(sampleToday);

/** Values stand in few steps, so that ends of ranges often fall exactly on a listing's value. */
export const sampleValues = {
  price: fc.integer({ min: 4, max: 80 }).map((steps) => steps * 2_500_000),
  rent: fc.integer({ min: 10, max: 60 }).map((steps) => steps * 10_000),
  bedrooms: fc.integer({ min: 0, max: 6 }),
  bathrooms: fc.integer({ min: 1, max: 5 }),
  kitchens: fc.integer({ min: 0, max: 3 }),
  garage: fc.constantFrom(0, 1, 1.5, 2, 3),
  parking: fc.constantFrom(0, 1, 2, 2.5, 3, 4, 6, 12),
  size: fc.integer({ min: 4, max: 50 }).map((steps) => steps * 100),
  pricePerSquareFoot: fc.integer({ min: 1, max: 60 }).map((steps) => steps * 2_500),
  /** Some of these are not exact in 32-bit floats. */
  lotFront: fc.constantFrom(18, 25, 30, 33.33, 40, 49.21, 50, 60.5, 100),
  lotDepth: fc.constantFrom(80, 99.99, 100, 110.2, 120, 150.75, 200),
  lotArea: fc.constantFrom(1_800, 2_500.5, 3_333.3, 4_000, 5_227.2, 8_712, 43_560, 435_600),
  age: fc.integer({ min: 0, max: 24 }).map((steps) => steps * 5),
  storeys: fc.constantFrom(1, 1.5, 2, 2.5, 3),
  level: fc.integer({ min: 1, max: 30 }),
  tax: fc.integer({ min: 4, max: 30 }).map((steps) => steps * 50_000),
  fee: fc.integer({ min: 4, max: 24 }).map((steps) => steps * 5_000),
  daysOnMarket: fc.integer({ min: 0, max: 200 }),
  schoolDistance: fc.integer({ min: 1, max: 60 }).map((steps) => steps * 50),
};

export const arbitraryPosition: fc.Arbitrary<LngLat> = fc.tuple(
  fc.double({ min: sampleRegion[0], max: sampleRegion[2], noNaN: true }),
  fc.double({ min: sampleRegion[1], max: sampleRegion[3], noNaN: true }),
);

/** Null now and then: the listing does not tell. */
function maybe<T>(arbitrary: fc.Arbitrary<T>, nulls = 1, values = 6): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: values, arbitrary }, { weight: nulls, arbitrary: fc.constant(null) });
}

/** A point, a band, a band open at one end, or nothing told. */
function band(arbitrary: fc.Arbitrary<number>): fc.Arbitrary<[number | null, number | null]> {
  return fc.oneof(
    { weight: 4, arbitrary: arbitrary.map((value): [number, number] => [value, value]) },
    {
      weight: 4,
      arbitrary: fc
        .tuple(arbitrary, arbitrary)
        .map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]),
    },
    { weight: 1, arbitrary: arbitrary.map((value): [number, null] => [value, null]) },
    { weight: 1, arbitrary: arbitrary.map((value): [null, number] => [null, value]) },
    { weight: 1, arbitrary: fc.constant<[null, null]>([null, null]) },
  );
}

const codes = {
  active: {
    sale: ['cs', 'new', 'pc', 'ext', 'bom', 'dft', 'sc', 'sce'],
    lease: ['cs', 'new', 'pc', 'ext', 'bom', 'dft', 'lc', 'lce'],
  },
  sold: { sale: ['sld'], lease: ['lsd'] },
  deactive: { sale: ['sus', 'exp', 'ter'], lease: ['sus', 'exp', 'ter'] },
} as const satisfies Record<ListingStatus, Record<Offer, LifecycleCode[]>>;

const lifecycle = fc
  .tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...offers) },
      { weight: 3, arbitrary: fc.constant<Offer>('sale') },
    ),
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...listingStatuses) },
      { weight: 3, arbitrary: fc.constant<ListingStatus>('active') },
    ),
  )
  .chain(([offer, status]) =>
    fc.record({
      offer: fc.constant(offer),
      status: fc.constant(status),
      code: fc.constantFrom<LifecycleCode[]>(...codes[status][offer]),
      price: maybe(offer === 'sale' ? sampleValues.price : sampleValues.rent, 1, 20),
      days: marketDays(status),
    }),
  );

function marketDays(status: ListingStatus) {
  return fc
    .record({
      age: maybe(fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 700 })), 1, 20),
      paused: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 30 })),
      ran: fc.integer({ min: 0, max: 200 }),
      isEndKnown: fc.integer({ min: 0, max: 9 }).map((value) => value > 0),
      priceChangedAgo: maybe(fc.integer({ min: 0, max: 90 }), 1, 1),
    })
    .map(({ age, paused, ran, isEndKnown, priceChangedAgo }) => {
      const listDay = age === null ? null : today - age;
      const end = isEndKnown ? Math.min(today, (listDay ?? today - 200) + paused + ran) : null;
      return {
        listDay,
        marketDay: listDay === null ? null : listDay + paused,
        soldDay: status === 'sold' ? end : null,
        offMarketDay: status === 'deactive' ? end : null,
        priceChangedDay: priceChangedAgo === null ? null : today - priceChangedAgo,
      };
    });
}

export const arbitraryFacts: fc.Arbitrary<SearchFacts> = fc
  .record({
    id: fc.uuid(),
    mlsNumber: fc
      .tuple(fc.constantFrom('C', 'E', 'N', 'W', 'X'), fc.integer({ min: 1_000_000, max: 12_999_999 }))
      .map(([letter, number]) => `${letter}${number}`),
    lifecycle,
    place: fc.constantFrom(...samplePlaces),
    /** How many levels of the place are told, from the widest. */
    placeLevels: fc.constantFrom(3, 3, 3, 3, 3, 2, 1, 0),
    kind: fc.constantFrom(...homeKinds),
    style: maybe(fc.constantFrom(...houseStyles)),
    basementBits: fc
      .subarray([...basementFeatures.keys()], { maxLength: 3 })
      .map((indexes) => indexes.reduce((bits, index) => bits | (1 << index), 0)),
    heatType: maybe(fc.constantFrom(...heatTypes)),
    heatFuel: maybe(fc.constantFrom(...heatFuels)),
    cooling: maybe(fc.constantFrom(...coolingTypes)),
    pool: maybe(fc.constantFrom(...poolTypes)),
    garageType: maybe(fc.constantFrom(...garageTypes)),
    bedrooms: maybe(sampleValues.bedrooms),
    bathrooms: maybe(sampleValues.bathrooms),
    kitchens: maybe(sampleValues.kitchens),
    garageSpaces: maybe(sampleValues.garage),
    parkingTotal: maybe(sampleValues.parking),
    area: band(sampleValues.size),
    lotFront: maybe(sampleValues.lotFront, 1, 3),
    lotDepth: maybe(sampleValues.lotDepth, 1, 3),
    lotArea: maybe(sampleValues.lotArea, 1, 3),
    built: band(sampleValues.age.map((age) => sampleYear - age)),
    storeys: maybe(sampleValues.storeys),
    level: maybe(sampleValues.level, 1, 1),
    taxAnnual: maybe(sampleValues.tax),
    feeMonthly: maybe(sampleValues.fee, 1, 1),
    schoolMetres: maybe(sampleValues.schoolDistance),
    isWaterfront: maybe(fc.boolean(), 1, 2),
    isRelisted: fc.boolean(),
    dropBasisPoints: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 2_500 }),
      fc.constantFrom(110, 500, 700, 1_000),
    ),
    position: maybe(arbitraryPosition, 1, 20),
  })
  .map(({ lifecycle: { days, ...life }, place, placeLevels, area, built, position, ...facts }) => {
    const world = position && toWorld(...position);
    return {
      ...facts,
      ...life,
      ...days,
      areaCode: placeLevels > 0 ? place.areaCode : null,
      municipalityCode: placeLevels > 1 ? place.municipalityCode : null,
      communityCode: placeLevels > 2 ? place.communityCode : null,
      areaLow: area[0],
      areaHigh: area[1],
      builtFrom: built[0],
      builtTo: built[1],
      worldX: world?.x ?? null,
      worldY: world?.y ?? null,
    };
  });

/** Many at once, the same for a seed. */
export function sampleFacts(count: number, seed: number): SearchFacts[] {
  return fc.sample(arbitraryFacts, { numRuns: count, seed });
}

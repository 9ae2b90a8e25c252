import type { HomeKind } from '../listing/vocabulary.ts';
import { condoKinds } from '../listing/vocabulary.ts';
import type { HomeFacts } from './home-facts.ts';

/** The lines of an adjustment grid, in the order appraisers write them. */
export const adjustmentLines = [
  'lot',
  'area',
  'storeys',
  'bedrooms',
  'bathrooms',
  'parking',
  'basement',
  'age',
  'condition',
  'level',
  'penthouse',
  'view',
  'waterfront',
  'pool',
  'cooling',
  'fee',
] as const;
export type AdjustmentLine = (typeof adjustmentLines)[number];

/** One number about a home. A rate says by how much the logarithm of the price moves with it. */
export interface Feature {
  key: string;
  line: AdjustmentLine;
  extract: (facts: HomeFacts, year: number) => number | null;
  appliesTo: (kind: HomeKind) => boolean;
  /** What is assumed before any sale was seen. */
  priorRate: number;
  /** More of it is worth more: sales that say otherwise say it by chance. */
  isNeverHarmful: boolean;
  /** A wild value is a typing error, not a palace. */
  isMeasure: boolean;
}

const hasOwnLot = (kind: HomeKind): boolean => !condoKinds.includes(kind);
const isFlat = (kind: HomeKind): boolean => kind === 'condoApartment' || kind === 'loft';
const isHome = (kind: HomeKind): boolean => kind !== 'land';
const logOf = (value: number | null): number | null => (value !== null && value > 0 ? Math.log(value) : null);
const upTo = (value: number | null, limit: number): number | null =>
  value === null ? null : Math.min(value, limit);
const flag = (value: boolean | null): number | null => (value === null ? null : Number(value));
/** The first space is worth more than the third. */
const rootOf = (value: number | null, limit: number): number | null =>
  value === null ? null : Math.sqrt(Math.min(Math.max(value, 0), limit));

/** Decades of age between two ages. */
function agePart(from: number, to: number) {
  return ({ yearBuilt }: HomeFacts, year: number): number | null =>
    yearBuilt === null ? null : Math.min(Math.max(year - yearBuilt - from, 0), to - from) / 10;
}

type Given = Pick<Feature, 'key' | 'line' | 'extract' | 'priorRate'> & Partial<Feature>;
const feature = (given: Given): Feature => ({
  appliesTo: isHome,
  isNeverHarmful: false,
  isMeasure: false,
  ...given,
});

export const features: readonly Feature[] = [
  feature({
    key: 'area',
    line: 'area',
    extract: ({ area }) => logOf(area),
    priorRate: 0.5,
    isNeverHarmful: true,
    isMeasure: true,
  }),
  feature({
    key: 'lot',
    line: 'lot',
    extract: ({ lotArea }) => logOf(lotArea),
    appliesTo: hasOwnLot,
    priorRate: 0.12,
    isNeverHarmful: true,
    isMeasure: true,
  }),
  feature({
    key: 'bedrooms',
    line: 'bedrooms',
    extract: ({ bedrooms }) => upTo(bedrooms, 8),
    priorRate: 0.02,
  }),
  feature({
    key: 'bedroomsPlus',
    line: 'bedrooms',
    extract: ({ bedroomsPlus }) => upTo(bedroomsPlus, 4),
    priorRate: 0.01,
  }),
  feature({
    key: 'rooms',
    line: 'bedrooms',
    extract: ({ rooms }) => logOf(upTo(rooms, 20)),
    priorRate: 0.02,
  }),
  feature({
    key: 'bathrooms',
    line: 'bathrooms',
    extract: ({ bathrooms }) => logOf(upTo(bathrooms, 8)),
    priorRate: 0.08,
    isNeverHarmful: true,
  }),
  feature({
    key: 'garage',
    line: 'parking',
    extract: ({ garageSpaces }) => rootOf(garageSpaces, 4),
    priorRate: 0.02,
    isNeverHarmful: true,
  }),
  feature({
    key: 'parking',
    line: 'parking',
    extract: ({ parkingTotal }) => rootOf(parkingTotal, 6),
    priorRate: 0.02,
    isNeverHarmful: true,
  }),
  feature({ key: 'ageYoung', line: 'age', extract: agePart(0, 40), priorRate: -0.02 }),
  feature({ key: 'ageMiddle', line: 'age', extract: agePart(40, 80), priorRate: 0 }),
  feature({ key: 'ageOld', line: 'age', extract: agePart(80, 140), priorRate: 0 }),
  feature({ key: 'storeys', line: 'storeys', extract: ({ storeys }) => upTo(storeys, 4), priorRate: 0 }),
  feature({
    key: 'basement',
    line: 'basement',
    extract: ({ basementFinish }) => basementFinish,
    appliesTo: hasOwnLot,
    priorRate: 0.03,
    isNeverHarmful: true,
  }),
  feature({
    key: 'areaBelow',
    line: 'basement',
    extract: ({ areaBelow }) => (areaBelow === null ? null : Math.min(areaBelow, 3000) / 1000),
    appliesTo: hasOwnLot,
    priorRate: 0.05,
    isNeverHarmful: true,
  }),
  feature({
    key: 'condition',
    line: 'condition',
    extract: ({ condition }) => condition,
    priorRate: 0.03,
    isNeverHarmful: true,
  }),
  feature({
    key: 'view',
    line: 'view',
    extract: ({ hasView }) => flag(hasView),
    priorRate: 0.03,
    isNeverHarmful: true,
  }),
  feature({
    key: 'level',
    line: 'level',
    extract: ({ level }) => logOf(upTo(level, 60)),
    appliesTo: isFlat,
    priorRate: 0.02,
    isNeverHarmful: true,
  }),
  feature({
    key: 'penthouse',
    line: 'penthouse',
    extract: ({ isPenthouse }) => flag(isPenthouse),
    appliesTo: isFlat,
    priorRate: 0.05,
    isNeverHarmful: true,
  }),
  feature({
    key: 'waterfront',
    line: 'waterfront',
    extract: ({ isWaterfront }) => flag(isWaterfront),
    priorRate: 0.15,
    isNeverHarmful: true,
  }),
  feature({ key: 'pool', line: 'pool', extract: ({ hasPool }) => flag(hasPool), priorRate: 0.02 }),
  feature({
    key: 'cooling',
    line: 'cooling',
    extract: ({ hasCooling }) => flag(hasCooling),
    priorRate: 0.01,
  }),
  feature({
    key: 'fee',
    line: 'fee',
    extract: ({ feeMonthly }) => logOf(feeMonthly),
    appliesTo: (kind) => condoKinds.includes(kind),
    priorRate: -0.03,
    isMeasure: true,
  }),
];
export const featureCount = features.length;

import type { FactDefinition, FactValue } from './fact-definition.ts';
import { lifecycleCodes, listingStates } from './lifecycle.ts';
import {
  areaSources,
  basementFeatures,
  coolingTypes,
  exposures,
  garageTypes,
  heatFuels,
  heatTypes,
  homeKinds,
  houseStyles,
  offers,
  poolTypes,
} from './vocabulary.ts';

const counts = { min: 0, max: 99 };
const spaces = { min: 0, max: 999 };
const areas = { min: 0, max: 100_000 };
const lotSides = { min: 0, max: 1e6 };
const lotAreas = { min: 0, max: 1e9 };
const storeys = { min: 0, max: 200 };
const ages = { min: 0, max: 500 };

/**
 * What is told of a listing. The record, the rows and columns that are searched, the contract's card and detail, what the stores
 * select, the limits of the import, lookups, vocabulary and the lines of the detail page are derived from this table
 * (decision 0038).
 */
export const listingFacts = {
  mlsNumber: { type: 'text', maxLength: 40, isAlways: true, sentWith: 'card', isSearched: true },
  pin: { type: 'text', maxLength: 50, sentWith: 'detail' },

  offer: {
    type: 'choice',
    values: offers,
    lookup: 'Offer',
    isAlways: true,
    sentWith: 'card',
    isSearched: true,
  },
  state: { type: 'choice', values: listingStates, isAlways: true, sentWith: 'card' },
  /** The last lifecycle event. */
  code: {
    type: 'choice',
    values: lifecycleCodes,
    enumType: 'lifecycle_code',
    isAlways: true,
    sentWith: 'card',
    isSearched: true,
  },
  /** The board's own word for it, kept as sent. */
  mlsStatus: { type: 'text', maxLength: 50, sentWith: 'detail' },
  /** A feed told of a jump that the lifecycle does not know. */
  isIrregular: { type: 'flag', isAlways: true, sentWith: 'detail' },

  listPrice: { type: 'money', sentWith: 'card' },
  originalListPrice: { type: 'money', sentWith: 'card' },
  previousListPrice: { type: 'money', sentWith: 'detail' },
  closePrice: { type: 'money', sentWith: 'detail' },

  listDate: { type: 'day', sentWith: 'card' },
  /** The day the deal became firm. */
  soldDate: { type: 'day', sentWith: 'card' },
  /** The day the deal completes. */
  closeDate: { type: 'day', sentWith: 'detail' },
  expiryDate: { type: 'day', sentWith: 'detail' },
  conditionalExpiryDate: { type: 'day', sentWith: 'detail' },
  /** When marketing stopped without a deal: suspended, terminated or expired. */
  offMarketDate: { type: 'day' },
  enteredAt: { type: 'instant', isAlways: true },
  modifiedAt: { type: 'instant', isAlways: true, sentWith: 'card' },
  statusChangedAt: { type: 'instant', isAlways: true, sentWith: 'detail' },
  priceChangedAt: { type: 'instant', sentWith: 'detail' },
  photosChangedAt: { type: 'instant' },

  kind: {
    type: 'choice',
    values: homeKinds,
    enumType: 'home_kind',
    lookup: 'HomeKind',
    isAlways: true,
    sentWith: 'card',
    isSearched: true,
  },
  /** The board's own words for kind and style. */
  kindStated: { type: 'text', maxLength: 120, sentWith: 'detail' },
  style: {
    type: 'choice',
    values: houseStyles,
    enumType: 'house_style',
    lookup: 'HouseStyle',
    sentWith: 'card',
    isSearched: true,
  },
  bedrooms: { type: 'count', limits: counts, sentWith: 'card', isSearched: true },
  bedroomsPlus: { type: 'count', limits: counts, sentWith: 'card' },
  bathrooms: { type: 'count', limits: counts, sentWith: 'card', isSearched: true },
  kitchens: { type: 'count', limits: counts, sentWith: 'detail', isSearched: true },
  kitchensPlus: { type: 'count', limits: counts, sentWith: 'detail' },
  roomsAbove: { type: 'count', limits: spaces, sentWith: 'detail' },
  roomsBelow: { type: 'count', limits: spaces, sentWith: 'detail' },
  garageType: {
    type: 'choice',
    values: garageTypes,
    enumType: 'garage_type',
    lookup: 'Garage',
    sentWith: 'detail',
    isSearched: true,
  },
  garageSpaces: { type: 'number', limits: spaces, unit: 'spaces', sentWith: 'detail', isSearched: true },
  parkingTotal: { type: 'number', limits: spaces, unit: 'spaces', sentWith: 'card', isSearched: true },
  basement: { type: 'choices', values: basementFeatures, lookup: 'Basement', sentWith: 'detail' },
  heatType: {
    type: 'choice',
    values: heatTypes,
    enumType: 'heat_type',
    lookup: 'HeatType',
    vocabulary: 'heat',
    sentWith: 'detail',
    isSearched: true,
  },
  heatFuel: {
    type: 'choice',
    values: heatFuels,
    enumType: 'heat_fuel',
    lookup: 'HeatFuel',
    sentWith: 'detail',
    isSearched: true,
  },
  cooling: {
    type: 'choice',
    values: coolingTypes,
    enumType: 'cooling_type',
    lookup: 'Cooling',
    sentWith: 'detail',
    isSearched: true,
  },
  pool: {
    type: 'choice',
    values: poolTypes,
    enumType: 'pool_type',
    lookup: 'Pool',
    sentWith: 'detail',
    isSearched: true,
  },
  isWaterfront: { type: 'flag', sentWith: 'detail', isSearched: true },
  hasView: { type: 'flag' },
  /** From 1, needs everything, to 5, as new. */
  condition: { type: 'count', limits: { min: 1, max: 5 } },
  waterBody: { type: 'text', maxLength: 60, sentWith: 'detail' },
  zoning: { type: 'text', maxLength: 60, sentWith: 'detail' },

  taxAnnual: { type: 'money', sentWith: 'detail', isSearched: true },
  taxYear: { type: 'count', limits: { min: 1900, max: 2100 }, sentWith: 'detail' },
  feeMonthly: { type: 'money', sentWith: 'detail', isSearched: true },
  feeIncludes: { type: 'words', maxCount: 30, isDocument: true, sentWith: 'detail' },

  /** Floor area in square feet: a point, a band, or both. */
  areaMin: { type: 'count', limits: areas },
  areaMax: { type: 'count', limits: areas },
  /** Less is a cupboard, more is no home. */
  areaPoint: { type: 'count', limits: { min: 50, max: areas.max }, sentWith: 'detail' },
  areaSource: { type: 'choice', values: areaSources, sentWith: 'detail' },
  /** Finished floor below the ground, in square feet; not part of the floor area. */
  areaBelow: { type: 'count', limits: areas },
  /** Feet, and the lot's area in square feet. */
  lotFront: { type: 'number', limits: lotSides, sentWith: 'card', isSearched: true },
  lotDepth: { type: 'number', limits: lotSides, sentWith: 'card', isSearched: true },
  lotArea: { type: 'number', limits: lotAreas, unit: 'squareFeet', sentWith: 'detail', isSearched: true },
  /** The lot as the board wrote it, unit included. */
  lotStated: { type: 'text', maxLength: 200, sentWith: 'detail' },
  isLotIrregular: { type: 'flag', isAlways: true, sentWith: 'detail' },
  yearBuilt: { type: 'count', limits: { min: 1600, max: 2100 }, sentWith: 'detail' },
  ageMin: { type: 'count', limits: ages, sentWith: 'detail' },
  ageMax: { type: 'count', limits: ages, sentWith: 'detail' },
  storeys: { type: 'number', limits: storeys, sentWith: 'detail', isSearched: true },
  /** Storeys of the whole building. */
  buildingStoreys: { type: 'count', limits: storeys, sentWith: 'detail' },
  /** A flat's floor, 1 and up; null when the stated text holds no number. */
  level: { type: 'count', limits: storeys, sentWith: 'card', isSearched: true },
  levelStated: { type: 'text', maxLength: 60, sentWith: 'detail' },
  exposure: { type: 'choice', values: exposures, lookup: 'Exposure', sentWith: 'detail' },

  areaCode: { type: 'code', maxLength: 64, isSearched: true },
  municipalityCode: { type: 'code', maxLength: 64, sentWith: 'detail', isSearched: true },
  communityCode: { type: 'code', maxLength: 64, sentWith: 'detail', isSearched: true },
  streetNumber: { type: 'text', maxLength: 25 },
  streetName: { type: 'text', maxLength: 100 },
  streetSuffix: { type: 'text', maxLength: 25 },
  streetDirection: { type: 'text', maxLength: 25 },
  unit: { type: 'text', maxLength: 25 },
  postalCode: { type: 'text', maxLength: 10, sentWith: 'card' },
  latitude: { type: 'number', limits: { min: -85, max: 85 }, sentWith: 'card' },
  longitude: { type: 'number', limits: { min: -180, max: 180 }, sentWith: 'card' },

  mayShowOnInternet: { type: 'flag', isAlways: true, sentWith: 'detail' },
  mayShowAddress: { type: 'flag', isAlways: true, sentWith: 'detail' },
  mayShowValuation: { type: 'flag', isAlways: true, sentWith: 'detail' },
  mayShowComments: { type: 'flag', isAlways: true, sentWith: 'detail' },

  officeName: { type: 'text', maxLength: 120, sentWith: 'card' },
  agentName: { type: 'text', maxLength: 120, sentWith: 'detail' },
  /** As the board's system and as its members know the agent; never sent. */
  agentKey: { type: 'text', maxLength: 120 },
  agentMlsId: { type: 'text', maxLength: 60 },
  agentPhone: { type: 'text', maxLength: 120, sentWith: 'detail' },
  agentEmail: { type: 'text', maxLength: 120, sentWith: 'detail' },

  /** Of a walk through the home, always http or https. */
  tourUrl: { type: 'text', maxLength: 2_000, isDocument: true, sentWith: 'detail' },
  remarks: { type: 'text', maxLength: 10_000, isDocument: true, sentWith: 'detail' },
  privateRemarks: { type: 'text', maxLength: 10_000, isDocument: true, sentWith: 'detail' },
} as const satisfies Record<string, FactDefinition>;

type Facts = typeof listingFacts;
export type ListingFact = keyof Facts;
type FactsOf<Definition> = {
  [Fact in ListingFact]: Facts[Fact] extends Definition ? Fact : never;
}[ListingFact];
export type CardFact = FactsOf<{ sentWith: 'card' }>;
export type DetailFact = FactsOf<{ sentWith: 'detail' }>;
export type SentFact = CardFact | DetailFact;
export type SearchedFact = FactsOf<{ isSearched: true }>;
export type SearchedNumber = FactsOf<{ isSearched: true; type: 'count' | 'number' | 'money' }>;
/** Asked for by a criterion of its values. */
export type SearchedChoice = FactsOf<{ isSearched: true; enumType: string }>;
/** Choices whose words stand in the vocabulary and come from the lookups. */
export type LookupFact = FactsOf<{ lookup: string }>;
export type ListingLookup = Facts[LookupFact]['lookup'];
/** Where the words of its values stand. */
export type VocabularyOf<Fact extends LookupFact> = Fact extends LookupFact
  ? Facts[Fact] extends { vocabulary: infer Name extends string }
    ? Name
    : Fact
  : never;

export type ChoiceFact = FactsOf<{ values: readonly string[] }>;
export type FactChoice<Fact extends ChoiceFact> = Facts[Fact]['values'][number];
export type FactValues = { [Fact in ListingFact]: FactValue<Facts[Fact]> };

export const factDefinition = (fact: ListingFact): FactDefinition => listingFacts[fact];
const allListingFacts = Object.keys(listingFacts) as ListingFact[];
const having = <Fact extends ListingFact>(isOne: (definition: FactDefinition) => boolean) =>
  allListingFacts.filter((fact) => isOne(listingFacts[fact])) as Fact[];

export const cardFacts = having<CardFact>(({ sentWith }) => sentWith === 'card');
export const detailFacts = having<DetailFact>(({ sentWith }) => sentWith === 'detail');
export const searchedFacts = having<SearchedFact>(({ isSearched }) => isSearched === true);
export const searchedNumbers = having<SearchedNumber>(
  ({ isSearched, type }) => isSearched === true && ['count', 'number', 'money'].includes(type),
);
export const lookupFacts = having<LookupFact>((definition) => 'lookup' in definition);
export const listingLookups: readonly ListingLookup[] = lookupFacts.map((fact) => listingFacts[fact].lookup);
export const vocabularyOf = <Fact extends LookupFact>(fact: Fact): VocabularyOf<Fact> => {
  const { vocabulary = fact } = listingFacts[fact] as { vocabulary?: string };
  return vocabulary as VocabularyOf<Fact>;
};

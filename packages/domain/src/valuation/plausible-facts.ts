import type { HomeKind } from '../listing/vocabulary.ts';
import type { HomeFacts } from './home-facts.ts';

/** Facts that are numbers and belong to the home itself. */
export const measuredFacts = [
  'area',
  'lotArea',
  'bedrooms',
  'bedroomsPlus',
  'bathrooms',
  'garageSpaces',
  'parkingTotal',
  'yearBuilt',
  'storeys',
  'level',
  'basementFinish',
  'condition',
  'areaBelow',
  'rooms',
  'feeMonthly',
] as const satisfies (keyof HomeFacts)[];
export type MeasuredFact = (typeof measuredFacts)[number];

/** What a home can be; beyond it somebody's finger slipped. */
export const factBounds: Record<MeasuredFact, { min: number; max: number }> = {
  area: { min: 100, max: 50_000 },
  lotArea: { min: 100, max: 50_000_000 },
  bedrooms: { min: 0, max: 20 },
  bedroomsPlus: { min: 0, max: 10 },
  bathrooms: { min: 1, max: 20 },
  garageSpaces: { min: 0, max: 20 },
  parkingTotal: { min: 0, max: 60 },
  yearBuilt: { min: 1700, max: 2100 },
  storeys: { min: 1, max: 6 },
  level: { min: 1, max: 150 },
  basementFinish: { min: 0, max: 1 },
  condition: { min: 1, max: 5 },
  areaBelow: { min: 0, max: 20_000 },
  rooms: { min: 1, max: 60 },
  feeMonthly: { min: 100, max: 2_000_000 },
};

/** The same home without what cannot be, and which facts those were. */
export function keepPlausible(facts: HomeFacts): { facts: HomeFacts; doubted: MeasuredFact[] } {
  const kept = { ...facts };
  const doubted: MeasuredFact[] = [];
  for (const fact of measuredFacts) {
    const value = facts[fact];
    const { min, max } = factBounds[fact];
    if (value === null || (value >= min && value <= max)) continue;
    kept[fact] = null;
    doubted.push(fact);
  }
  return { facts: kept, doubted };
}

export type NeededFact = MeasuredFact | 'place';

/** Without these, comparables cannot be told from other homes. */
const neededOf = (kind: HomeKind): MeasuredFact[] => {
  if (kind === 'land') return ['lotArea'];
  const ofEveryHome: MeasuredFact[] = ['area', 'bedrooms', 'bathrooms'];
  return kind === 'condoApartment' || kind === 'loft' ? [...ofEveryHome, 'level'] : ofEveryHome;
};

/** What Fast would have to guess. */
export function findLacking(facts: HomeFacts): NeededFact[] {
  const hasPlace = (facts.latitude !== null && facts.longitude !== null) || facts.communityCode !== null;
  return [
    ...(hasPlace ? [] : (['place'] as const)),
    ...neededOf(facts.kind).filter((fact) => facts[fact] === null),
  ];
}

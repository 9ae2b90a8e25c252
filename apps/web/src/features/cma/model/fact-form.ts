import type { CmaSubject } from '@hearthline/contract/cma';
import type { Language } from '@hearthline/contract/common';
import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import { condoKinds } from '@hearthline/domain/listing/vocabulary';
import type { HomeFacts } from '@hearthline/domain/valuation/home-facts';
import type { MeasuredFact } from '@hearthline/domain/valuation/plausible-facts';
import { factBounds } from '@hearthline/domain/valuation/plausible-facts';
import type { ParsedNumber } from '@hearthline/format/parse-number';
import { parseNumber, writePlainNumber } from '@hearthline/format/parse-number';

/** Facts that are typed; basement and condition are chosen from words. */
export const typedFacts = [
  'area',
  'areaBelow',
  'lotArea',
  'bedrooms',
  'bedroomsPlus',
  'bathrooms',
  'rooms',
  'garageSpaces',
  'parkingTotal',
  'yearBuilt',
  'storeys',
  'level',
  'feeMonthly',
] as const satisfies MeasuredFact[];
export type TypedFact = (typeof typedFacts)[number];

export const flagFacts = ['isPenthouse', 'hasCooling', 'hasPool', 'hasView', 'isWaterfront'] as const;
export type FlagFact = (typeof flagFacts)[number];

export interface FactForm {
  address: string;
  municipality: string;
  facts: HomeFacts;
  /** What was typed since the form was opened; null for what is no number. */
  typed: Partial<Record<TypedFact, ParsedNumber>>;
}

export type FactProblems = Partial<Record<TypedFact | 'address', true>>;

const fractions: readonly TypedFact[] = ['bathrooms', 'storeys', 'feeMonthly'];
const centsPerDollar = 100;

/** How a fact is typed: whether it has decimals, how many kept units one typed unit is, and between which numbers. */
export function describeFact(fact: TypedFact) {
  const scale = fact === 'feeMonthly' ? centsPerDollar : 1;
  const { min, max } = factBounds[fact];
  return { isWhole: !fractions.includes(fact), scale, min: min / scale, max: max / scale };
}

const flats: readonly HomeKind[] = ['condoApartment', 'loft'];
const isFlat = (kind: HomeKind) => flats.includes(kind);

const factsOfLand: readonly string[] = ['lotArea', 'isWaterfront', 'hasView'];
const factsOfFlats: readonly string[] = ['level', 'isPenthouse'];
const factsOfHouses: readonly string[] = [
  'lotArea',
  'storeys',
  'basementFinish',
  'areaBelow',
  'bedroomsPlus',
];

/** What is worth asking of such a home. */
export function isAskedOf(
  fact: TypedFact | FlagFact | 'basementFinish' | 'condition',
  kind: HomeKind,
): boolean {
  if (kind === 'land') return factsOfLand.includes(fact);
  if (factsOfFlats.includes(fact)) return isFlat(kind);
  if (fact === 'feeMonthly') return condoKinds.includes(kind);
  return !(factsOfHouses.includes(fact) && isFlat(kind));
}

const emptyFacts: HomeFacts = {
  kind: 'detached',
  area: null,
  lotArea: null,
  bedrooms: null,
  bedroomsPlus: null,
  bathrooms: null,
  garageSpaces: null,
  parkingTotal: null,
  yearBuilt: null,
  storeys: null,
  level: null,
  isPenthouse: null,
  basementFinish: null,
  hasPool: null,
  hasCooling: null,
  isWaterfront: null,
  hasView: null,
  condition: null,
  areaBelow: null,
  rooms: null,
  feeMonthly: null,
  municipalityCode: null,
  communityCode: null,
  latitude: null,
  longitude: null,
};

export function openFactForm(subject: CmaSubject | null): FactForm {
  const { address = '', municipality = '', facts = emptyFacts } = subject ?? {};
  return { address, municipality, facts, typed: {} };
}

/** Measured areas come with fractions that nobody types. */
export function writeFact(fact: TypedFact, value: number, language: Language): string {
  const { isWhole, scale } = describeFact(fact);
  return writePlainNumber(isWhole ? Math.round(value) : value / scale, language);
}

export function parseFact(fact: TypedFact, text: string, language: Language): ParsedNumber {
  const { isWhole, scale } = describeFact(fact);
  const typed = parseNumber(text, language, { decimals: isWhole ? 0 : 2 });
  if (typeof typed !== 'number') return typed;
  // Half a bedroom stays as it was typed, marked, instead of being shown as a whole one and refused.
  if (isWhole && !Number.isInteger(typed)) return null;
  return Math.round(typed * scale * 100) / 100;
}

function isPossible(fact: TypedFact, value: number): boolean {
  const { min, max } = factBounds[fact];
  return value >= min && value <= max && (!describeFact(fact).isWhole || Number.isInteger(value));
}

/** The home as typed, or what is wrong with it. Facts that such homes do not have are left out. */
export function parseFactForm(
  { address, municipality, facts, typed }: FactForm,
  listingId: string | null,
): { subject: CmaSubject } | { problems: FactProblems } {
  const problems: FactProblems = address.trim() === '' ? { address: true } : {};
  const entered: HomeFacts = { ...facts };
  for (const fact of typedFacts) {
    const value = typed[fact];
    if (!isAskedOf(fact, facts.kind)) entered[fact] = null;
    else if (value === null || (value !== undefined && !isPossible(fact, value))) problems[fact] = true;
    else if (fact in typed) entered[fact] = value ?? null;
  }
  for (const fact of flagFacts) if (!isAskedOf(fact, facts.kind)) entered[fact] = null;
  if (!isAskedOf('basementFinish', facts.kind)) entered.basementFinish = null;
  if (Object.keys(problems).length > 0) return { problems };
  return { subject: { listingId, address: address.trim(), municipality, facts: entered } };
}

import type { CmaSubject } from '@hearthline/contract/cma';
import type { Language } from '@hearthline/contract/common';
import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import { condoKinds } from '@hearthline/domain/listing/vocabulary';
import type { HomeFacts } from '@hearthline/domain/valuation/home-facts';
import type { MeasuredFact } from '@hearthline/domain/valuation/plausible-facts';
import { factBounds } from '@hearthline/domain/valuation/plausible-facts';
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
  texts: Record<TypedFact, string>;
}

export interface FactProblem {
  min: number;
  max: number;
  isWhole: boolean;
}
export type FactProblems = Partial<Record<TypedFact | 'address', FactProblem | 'required'>>;

const fractions: readonly TypedFact[] = ['bathrooms', 'storeys', 'feeMonthly'];
const isWhole = (fact: TypedFact) => !fractions.includes(fact);
const centsPerDollar = 100;
const scaleOf = (fact: TypedFact) => (fact === 'feeMonthly' ? centsPerDollar : 1);

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

const nothingTold: HomeFacts = {
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

/** Measured areas come with fractions that nobody types. */
function textOf(facts: HomeFacts, fact: TypedFact, language: Language): string {
  const value = facts[fact];
  if (value === null) return '';
  return writePlainNumber(isWhole(fact) ? Math.round(value) : value / scaleOf(fact), language);
}

export function openFactForm(subject: CmaSubject | null, language: Language): FactForm {
  const facts: HomeFacts = subject?.facts ?? nothingTold;
  return {
    address: subject?.address ?? '',
    municipality: subject?.municipality ?? '',
    facts,
    texts: Object.fromEntries(
      typedFacts.map((fact) => [fact, textOf(facts, fact, language)]),
    ) as FactForm['texts'],
  };
}

/** The home as typed, or what is wrong with it. Facts that such homes do not have are not told. */
export function readFactForm(
  { address, municipality, facts, texts }: FactForm,
  listingId: string | null,
  language: Language,
): { subject: CmaSubject } | { problems: FactProblems } {
  const problems: FactProblems = address.trim() === '' ? { address: 'required' } : {};
  const read: HomeFacts = { ...facts };
  for (const fact of typedFacts) {
    if (!isAskedOf(fact, facts.kind)) read[fact] = null;
    else if (texts[fact] !== textOf(facts, fact, language)) {
      const { value, problem } = readFact(fact, texts[fact], language);
      read[fact] = value;
      if (problem) problems[fact] = problem;
    }
  }
  for (const fact of flagFacts) if (!isAskedOf(fact, facts.kind)) read[fact] = null;
  if (!isAskedOf('basementFinish', facts.kind)) read.basementFinish = null;
  if (Object.keys(problems).length > 0) return { problems };
  return { subject: { listingId, address: address.trim(), municipality, facts: read } };
}

function readFact(
  fact: TypedFact,
  text: string,
  language: Language,
): { value: number | null; problem?: FactProblem } {
  const typed = parseNumber(text, language, { decimals: isWhole(fact) ? 0 : 2 });
  if (typed === undefined) return { value: null };
  const scale = scaleOf(fact);
  const { min, max } = factBounds[fact];
  const value = Math.round((typed ?? Number.NaN) * scale * 100) / 100;
  const isFine = value >= min && value <= max && (!isWhole(fact) || Number.isInteger(value));
  if (isFine) return { value };
  return { value: null, problem: { min: min / scale, max: max / scale, isWhole: isWhole(fact) } };
}

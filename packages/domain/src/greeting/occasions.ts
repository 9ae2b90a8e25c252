import type { Province } from '../client/vocabulary.ts';
import type { GreetingCategory } from './vocabulary.ts';

/** A day that a client's own record tells, one that comes round for everybody, or one that the agent sets. */
type OccasionDay =
  | { of: 'client'; field: 'birthday' | 'moveInDate' | 'entryDate' }
  | { of: 'calendar' }
  | { of: 'agent' };

interface OccasionDefinition {
  category: GreetingCategory;
  day: OccasionDay;
  /** Who gets it where the agent chose nobody by name: all clients, or those whose record says so. It is never guessed. */
  goesTo: 'all' | 'chosen';
  /** Kept only there, or everywhere but there; without it, everywhere. */
  provinces?: { only?: readonly Province[]; not?: readonly Province[] };
}

const ofClient = (
  category: GreetingCategory,
  field: 'birthday' | 'moveInDate' | 'entryDate',
): OccasionDefinition => ({ category, day: { of: 'client', field }, goesTo: 'all' });
const forAll = (
  category: GreetingCategory,
  provinces?: OccasionDefinition['provinces'],
): OccasionDefinition => ({
  category,
  day: { of: 'calendar' },
  goesTo: 'all',
  ...(provinces ? { provinces } : {}),
});
const forChosen = (category: GreetingCategory): OccasionDefinition => ({
  category,
  day: { of: 'calendar' },
  goesTo: 'chosen',
});

/** Everything on which a greeting is written, in the order of the screens. */
export const occasionTable = {
  birthday: ofClient('birthdays', 'birthday'),
  homeDay: ofClient('homeAnniversaries', 'moveInDate'),
  clientSince: ofClient('clientSince', 'entryDate'),
  seasonsGreetings: forAll('winterHolidays'),
  christmas: forChosen('winterHolidays'),
  newYear: forAll('winterHolidays'),
  lunarNewYear: forChosen('lunarNewYear'),
  easter: forChosen('easter'),
  orthodoxEaster: forChosen('orthodoxEaster'),
  eidAlFitr: forChosen('eid'),
  diwali: forChosen('diwali'),
  hanukkah: forChosen('hanukkah'),
  mothersDay: forChosen('mothersAndFathersDay'),
  fathersDay: forChosen('mothersAndFathersDay'),
  thanksgiving: forAll('thanksgiving'),
  familyDay: forAll('canadianHolidays', { only: ['AB', 'BC', 'NB', 'ON', 'SK'] }),
  victoriaDay: forAll('canadianHolidays', { not: ['QC'] }),
  saintJean: forAll('canadianHolidays', { only: ['QC'] }),
  canadaDay: forAll('canadianHolidays'),
  labourDay: forAll('canadianHolidays'),
  remembranceDay: forAll('canadianHolidays'),
  spring: forAll('spring'),
  marketWinter: forAll('marketLetters'),
  marketSpring: forAll('marketLetters'),
  marketSummer: forAll('marketLetters'),
  marketAutumn: forAll('marketLetters'),
  custom: { category: 'customDates', day: { of: 'agent' }, goesTo: 'all' },
} as const satisfies Record<string, OccasionDefinition>;

export type Occasion = keyof typeof occasionTable;
export const occasions = Object.keys(occasionTable) as Occasion[];
export const definitionOf = (occasion: Occasion): OccasionDefinition => occasionTable[occasion];

export const occasionsOf = (category: GreetingCategory): Occasion[] =>
  occasions.filter((occasion) => occasionTable[occasion].category === category);

/** Days that a client's record names, since nothing else may tell who keeps them. */
export const chosenOccasions = occasions.filter((occasion) => definitionOf(occasion).goesTo === 'chosen');

/** Whether an occasion is kept where somebody lives; without a province, only what is kept everywhere. */
export function isKeptIn(occasion: Occasion, province: string): boolean {
  const { only, not } = definitionOf(occasion).provinces ?? {};
  if (only) return only.includes(province as Province);
  return !not?.includes(province as Province);
}

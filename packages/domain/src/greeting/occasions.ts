import type { IsoDate } from '../calendar.ts';
import { toIsoDate } from '../calendar.ts';
import type { Province } from '../client/vocabulary.ts';
import type { FeastId } from './feast.ts';
import { feastDays, feastOf, feastYears } from './feast.ts';
import type { GreetingCategory } from './vocabulary.ts';

/** What of a client's own record comes round every year. */
export type ClientDayField = 'birthday' | 'moveInDate' | 'entryDate';

/** A day that a client's own record tells, a feast, a day of the year that we chose, or one that the agent sets. */
type OccasionDay =
  | { of: 'client'; field: ClientDayField }
  | { of: 'feast'; feast: FeastId }
  | { of: 'year'; month: number; day: number }
  | { of: 'agent' };

interface OccasionDefinition {
  category: GreetingCategory;
  day: OccasionDay;
  /** Kept under another name there, which is no reason to send this one. */
  notIn?: readonly Province[];
}

const ofClient = (category: GreetingCategory, field: ClientDayField): OccasionDefinition => ({
  category,
  day: { of: 'client', field },
});
const ofFeast = (
  category: GreetingCategory,
  feast: FeastId,
  notIn: readonly Province[] = [],
): OccasionDefinition => ({ category, day: { of: 'feast', feast }, notIn });
const ofYear = (category: GreetingCategory, month: number, day: number): OccasionDefinition => ({
  category,
  day: { of: 'year', month, day },
});

/** Everything on which a greeting is written, in the order of the screens. */
const occasionTable = {
  birthday: ofClient('birthdays', 'birthday'),
  homeDay: ofClient('homeAnniversaries', 'moveInDate'),
  clientSince: ofClient('clientSince', 'entryDate'),
  seasonsGreetings: ofYear('winterHolidays', 12, 18),
  christmas: ofFeast('winterHolidays', 'christmas'),
  newYear: ofFeast('winterHolidays', 'newYear'),
  lunarNewYear: ofFeast('lunarNewYear', 'lunarNewYear'),
  easter: ofFeast('easter', 'easter'),
  orthodoxEaster: ofFeast('orthodoxEaster', 'orthodoxEaster'),
  eidAlFitr: ofFeast('eid', 'eidAlFitr'),
  diwali: ofFeast('diwali', 'diwali'),
  hanukkah: ofFeast('hanukkah', 'hanukkah'),
  mothersDay: ofFeast('mothersAndFathersDay', 'mothersDay'),
  fathersDay: ofFeast('mothersAndFathersDay', 'fathersDay'),
  thanksgiving: ofFeast('thanksgiving', 'thanksgiving'),
  familyDay: ofFeast('canadianHolidays', 'familyDay', ['MB', 'NS', 'PE']),
  victoriaDay: ofFeast('canadianHolidays', 'victoriaDay', ['QC']),
  saintJean: ofFeast('canadianHolidays', 'saintJean'),
  canadaDay: ofFeast('canadianHolidays', 'canadaDay'),
  labourDay: ofFeast('canadianHolidays', 'labourDay'),
  remembranceDay: ofFeast('canadianHolidays', 'remembranceDay'),
  spring: ofYear('spring', 3, 20),
  marketWinter: ofYear('marketLetters', 1, 15),
  marketSpring: ofYear('marketLetters', 4, 15),
  marketSummer: ofYear('marketLetters', 7, 15),
  marketAutumn: ofYear('marketLetters', 10, 15),
  custom: { category: 'customDates', day: { of: 'agent' } },
} as const satisfies Record<string, OccasionDefinition>;

export type Occasion = keyof typeof occasionTable;
export const occasions = Object.keys(occasionTable) as Occasion[];
export const definitionOf = (occasion: Occasion): OccasionDefinition => occasionTable[occasion];

export const occasionsOf = (category: GreetingCategory): Occasion[] =>
  occasions.filter((occasion) => occasionTable[occasion].category === category);

/** They go to whoever's record names them, and never to somebody of whom it is guessed; all others go to everybody. */
export const chosenOccasions = [
  'christmas',
  'lunarNewYear',
  'easter',
  'orthodoxEaster',
  'eidAlFitr',
  'diwali',
  'hanukkah',
  'mothersDay',
  'fathersDay',
] as const satisfies Occasion[];
export type ChosenOccasion = (typeof chosenOccasions)[number];
export const isChosen = (occasion: Occasion): occasion is ChosenOccasion =>
  (chosenOccasions as readonly Occasion[]).includes(occasion);

/** Whether an occasion is kept where somebody lives; without a province, only what is kept everywhere. */
export function isKeptWhere(occasion: Occasion, province: string): boolean {
  const { day, notIn = [] } = definitionOf(occasion);
  if (notIn.includes(province as Province)) return false;
  if (day.of !== 'feast') return true;
  const { provinces } = feastOf(day.feast);
  return provinces === 'all' || provinces.includes(province as Province);
}

export const mayDifferByADay = (occasion: Occasion): boolean => {
  const { day } = definitionOf(occasion);
  return day.of === 'feast' && feastOf(day.feast).mayDifferByADay === true;
};

/** The days of an occasion that is the same for everybody; none where a client or the agent tells it. */
export function daysOfOccasion(occasion: Occasion, year: number): readonly IsoDate[] {
  const { day } = definitionOf(occasion);
  if (day.of === 'year') return [toIsoDate(year, day.month, day.day)];
  if (day.of !== 'feast' || year < feastYears.first || year > feastYears.last) return [];
  return feastDays(day.feast, year);
}

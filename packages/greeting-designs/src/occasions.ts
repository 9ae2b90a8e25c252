import type { GreetingCategory } from '@hearthline/domain/greeting/vocabulary';

/** What may be greeted on, and under which category. */
export const categoryOfOccasion = {
  birthday: 'birthdays',
  homeDay: 'homeAnniversaries',
  clientSince: 'clientSince',
  seasonsGreetings: 'winterHolidays',
  christmas: 'winterHolidays',
  newYear: 'winterHolidays',
  lunarNewYear: 'lunarNewYear',
  easter: 'easter',
  orthodoxEaster: 'orthodoxEaster',
  eidAlFitr: 'eid',
  diwali: 'diwali',
  hanukkah: 'hanukkah',
  mothersDay: 'mothersAndFathersDay',
  fathersDay: 'mothersAndFathersDay',
  thanksgiving: 'thanksgiving',
  familyDay: 'canadianHolidays',
  victoriaDay: 'canadianHolidays',
  saintJean: 'canadianHolidays',
  canadaDay: 'canadianHolidays',
  labourDay: 'canadianHolidays',
  remembranceDay: 'canadianHolidays',
  spring: 'spring',
  marketWinter: 'marketLetters',
  marketSpring: 'marketLetters',
  marketSummer: 'marketLetters',
  marketAutumn: 'marketLetters',
  custom: 'customDates',
} as const satisfies Record<string, GreetingCategory>;

export type Occasion = keyof typeof categoryOfOccasion;
export const occasions = Object.keys(categoryOfOccasion) as Occasion[];

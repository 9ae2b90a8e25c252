import type { Occasion } from '@hearthline/domain/greeting/occasions';
import type { GreetingCategory } from '@hearthline/domain/greeting/vocabulary';

export interface DemoTaskPlan {
  category: GreetingCategory;
  design: string;
  occasions: Occasion[];
  approves: boolean;
  isCancelled?: true;
}

/** What the demo's agents switched on. */
export const standingPlans: DemoTaskPlan[] = [
  { category: 'birthdays', design: 'candles', occasions: ['birthday'], approves: false },
  { category: 'homeAnniversaries', design: 'redDoor', occasions: ['homeDay'], approves: true },
  {
    category: 'winterHolidays',
    design: 'ourStreet',
    occasions: ['seasonsGreetings', 'christmas'],
    approves: false,
  },
  { category: 'lunarNewYear', design: 'lanterns', occasions: ['lunarNewYear'], approves: false },
  { category: 'diwali', design: 'rangoli', occasions: ['diwali'], approves: false },
  { category: 'hanukkah', design: 'menorah', occasions: ['hanukkah'], approves: false },
  { category: 'eid', design: 'crescent', occasions: ['eidAlFitr'], approves: false },
  { category: 'thanksgiving', design: 'leafWreath', occasions: ['thanksgiving'], approves: false },
  {
    category: 'marketLetters',
    design: 'hills',
    occasions: ['marketWinter', 'marketSpring', 'marketSummer', 'marketAutumn'],
    approves: true,
  },
  { category: 'spring', design: 'tulipRow', occasions: ['spring'], approves: false, isCancelled: true },
];

export interface DemoDatePlan {
  name: string;
  /** In how many days it comes round next. */
  inDays: number;
  repeats: boolean;
  /** Which of the clients, in the order of their names. */
  place: number;
  design: string;
}

/** Days of the agents' own, each of one client. */
export const datePlans: DemoDatePlan[] = [
  { name: 'Mortgage up for renewal', inDays: 9, repeats: false, place: 12, design: 'mapleLeaves' },
  { name: 'Bakery opened', inDays: 24, repeats: true, place: 31, design: 'leafWreath' },
  { name: 'First day at the new school', inDays: 288, repeats: false, place: 47, design: 'tulipRow' },
];

/** Every so manieth client told the agent that they keep a feast; nobody guessed it. */
export const feastPlans: { feast: Occasion; every: number; from: number }[] = [
  { feast: 'christmas', every: 3, from: 0 },
  { feast: 'easter', every: 4, from: 1 },
  { feast: 'lunarNewYear', every: 11, from: 4 },
  { feast: 'diwali', every: 13, from: 7 },
  { feast: 'eidAlFitr', every: 16, from: 9 },
  { feast: 'hanukkah', every: 27, from: 11 },
  { feast: 'orthodoxEaster', every: 31, from: 15 },
  { feast: 'mothersDay', every: 5, from: 2 },
  { feast: 'fathersDay', every: 6, from: 3 },
];

/** Left in peace, and without paper. */
export const holdPlans = [
  { place: 18, reason: 'bereavement' },
  { place: 63, reason: 'askedForPeace' },
] as const;
export const noPaperEvery = 37;

/** What a day to celebrate is, by which its sign and colour are chosen. */
export const greetingKinds = [
  'birthday',
  'homeAnniversary',
  'clientSince',
  'holiday',
  'marketLetter',
  'custom',
] as const;
export type GreetingKind = (typeof greetingKinds)[number];

/** Of several on one day the first is the mail, and stands first in every list. */
const precedence: readonly GreetingKind[] = [
  'birthday',
  'homeAnniversary',
  'clientSince',
  'custom',
  'holiday',
  'marketLetter',
];
export const precedenceOf = (kind: GreetingKind): number => precedence.indexOf(kind);

/** Under which designs are kept, and which an agent switches on as a whole. */
export const greetingCategories = [
  'birthdays',
  'homeAnniversaries',
  'clientSince',
  'winterHolidays',
  'lunarNewYear',
  'easter',
  'orthodoxEaster',
  'eid',
  'diwali',
  'hanukkah',
  'mothersAndFathersDay',
  'thanksgiving',
  'canadianHolidays',
  'spring',
  'marketLetters',
  'customDates',
] as const;
export type GreetingCategory = (typeof greetingCategories)[number];

export const greetingGroups = ['personal', 'holidays', 'seasons'] as const;
export type GreetingGroup = (typeof greetingGroups)[number];

export const kindOfCategory: Record<GreetingCategory, GreetingKind> = {
  birthdays: 'birthday',
  homeAnniversaries: 'homeAnniversary',
  clientSince: 'clientSince',
  winterHolidays: 'holiday',
  lunarNewYear: 'holiday',
  easter: 'holiday',
  orthodoxEaster: 'holiday',
  eid: 'holiday',
  diwali: 'holiday',
  hanukkah: 'holiday',
  mothersAndFathersDay: 'holiday',
  thanksgiving: 'holiday',
  canadianHolidays: 'holiday',
  spring: 'holiday',
  marketLetters: 'marketLetter',
  customDates: 'custom',
};

export const groupOfCategory: Record<GreetingCategory, GreetingGroup> = {
  birthdays: 'personal',
  homeAnniversaries: 'personal',
  clientSince: 'personal',
  winterHolidays: 'holidays',
  lunarNewYear: 'holidays',
  easter: 'holidays',
  orthodoxEaster: 'holidays',
  eid: 'holidays',
  diwali: 'holidays',
  hanukkah: 'holidays',
  mothersAndFathersDay: 'holidays',
  thanksgiving: 'holidays',
  canadianHolidays: 'holidays',
  spring: 'seasons',
  marketLetters: 'seasons',
  customDates: 'personal',
};

/** How a task stands: it will write again, or somebody called it off, or all of it is over. */
export const greetingTaskStates = ['scheduled', 'cancelled', 'done'] as const;
export type GreetingTaskState = (typeof greetingTaskStates)[number];

/**
 * How one greeting of one client stands. `scheduled` leaves by itself, `waiting` wants the agent's word, `held` and
 * `skipped` are kept back, and `blocked` will not leave as long as the client may not be written to; the rest is over: it
 * left, went along in another of the same day, could not go, came too late, or was taken back before it left.
 */
export const greetingStates = [
  'scheduled',
  'waiting',
  'held',
  'skipped',
  'blocked',
  'sent',
  'merged',
  'leftOut',
  'missed',
  'cancelled',
] as const;
export type GreetingState = (typeof greetingStates)[number];

/** Why a greeting was missed: the program stood still for too long, or nobody said yes in time. */
export const missedReasons = ['tooLate', 'notApproved'] as const;
export type MissedReason = (typeof missedReasons)[number];

/** What an agent decides about greetings that are still to come. */
export const greetingDecisions = ['approve', 'skip', 'undo'] as const;
export type GreetingDecision = (typeof greetingDecisions)[number];

/** An agent leaves somebody in peace for a while, and may say why. */
export const holdReasons = ['bereavement', 'askedForPeace', 'other'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** The states of a batch of postal cards, in their order. */
export const postalStates = ['ready', 'printing', 'mailed', 'done', 'cancelled'] as const;
export type PostalState = (typeof postalStates)[number];

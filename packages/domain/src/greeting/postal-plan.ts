import type { IsoDate } from '../calendar.ts';
import { addDays, daysBetween } from '../calendar.ts';
import { foldText } from '../client/same-person.ts';
import type { Province } from '../client/vocabulary.ts';
import { isMailDay } from './mail-days.ts';

export interface PostalPlace {
  city: string;
  province: Province;
}

/**
 * Business days after the one on which it is mailed, between towns of some size; estimates, no promises. Canada Post's
 * standards for Lettermail; Personalized Mail is slower, and we allow two days more for it.
 */
export const transitDays = {
  lettermail: { local: 2, provincial: 3, national: 4 },
  personalizedMail: { local: 4, provincial: 5, national: 6 },
} as const;
export type MailService = keyof typeof transitDays;
export const defaultMailService: MailService = 'personalizedMail';
export type Distance = keyof (typeof transitDays)[MailService];
/** Business days from the order to the post office. */
export const defaultPrintingDays = 3;

export interface PostalRequest {
  /** The day on which the card should lie there at the latest. */
  inHomeBy: IsoDate;
  from: PostalPlace;
  to: PostalPlace;
  today: IsoDate;
  service?: MailService;
  printingDays?: number;
}

export interface PostalPlan {
  /** The last day to order the print. */
  printBy: IsoDate;
  /** The last day to hand the printed cards to the post office. */
  mailBy: IsoDate;
  /** When a card arrives that is ordered today. */
  earliestInHome: IsoDate;
  /** By how many days that is too late; 0 where there is still time. */
  daysLate: number;
}

export function distanceBetween(from: PostalPlace, to: PostalPlace): Distance {
  if (from.province !== to.province) return 'national';
  return foldText(from.city) === foldText(to.city) ? 'local' : 'provincial';
}

/** Planned backwards from the day wanted; on the way only days count on which mail moves at both ends. */
export function planCard(request: PostalRequest): PostalPlan {
  const { inHomeBy, from, to, today } = request;
  const { service = defaultMailService, printingDays = defaultPrintingDays } = request;
  const transit = transitDays[service][distanceBetween(from, to)];
  const leaves = (day: IsoDate) => isMailDay(day, from.province);
  const moves = (day: IsoDate) => leaves(day) && isMailDay(day, to.province);

  const firstDayOnTheWay = countDown(addDays(inHomeBy, 1), transit, moves);
  const mailBy = countDown(firstDayOnTheWay, 1, leaves);
  const printBy = countDown(mailBy, printingDays, leaves);

  const ordered = countUp(addDays(today, -1), 1, leaves);
  const earliestInHome = countUp(countUp(ordered, printingDays, leaves), transit, moves);
  const daysLate = Math.max(0, daysBetween(inHomeBy, earliestInHome));
  return { printBy, mailBy, earliestInHome, daysLate };
}

type Counts = (day: IsoDate) => boolean;
const countUp = (from: IsoDate, count: number, counts: Counts): IsoDate => step(from, count, 1, counts);
const countDown = (from: IsoDate, count: number, counts: Counts): IsoDate => step(from, count, -1, counts);

/** So many counted days away; the day itself is none of them. */
function step(from: IsoDate, count: number, direction: 1 | -1, counts: Counts): IsoDate {
  let day = from;
  for (let left = count; left > 0; ) {
    day = addDays(day, direction);
    if (counts(day)) left -= 1;
  }
  return day;
}

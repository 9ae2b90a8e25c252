import { doShowingsOverlap } from '@hearthline/domain/basket/schedule';
import { addDays } from '@hearthline/domain/calendar';
import { instantAt, localDay } from '@hearthline/domain/time-zone';

const daysOffered = 7;
const timesOfDay = ['10:00', '11:30', '13:00', '14:30', '16:00', '17:30'];

/** Whether an agent with these showings can still be anywhere else at this time. */
export const isFree = (time: Date, { now, agreed }: { now: Date; agreed: readonly Date[] }): boolean =>
  time > now && !agreed.some((other) => doShowingsOverlap(time, other));

/** What the agent agreed on already, as it stands for one reader and one home. */
export interface AgreedShowings {
  /** With others of the basket, who see this very home then: one may come along, at that time and no other. */
  together?: readonly { time: Date; isTold: boolean }[];
  /** All the rest: the agent is elsewhere, or this reader is there already. */
  apart: readonly Date[];
}

/**
 * When a showing can be asked for: from tomorrow on, in the agent's zone, beside what the agent agreed on with anybody.
 * Nothing is booked before the agent says yes.
 */
export function listSlots(
  now: Date,
  timeZone: string,
  { together = [], apart }: AgreedShowings,
): { date: string; times: string[] }[] {
  const today = localDay(now, timeZone);
  const agreed = [...apart, ...together.map(({ time }) => time)];
  const isTogether = (instant: number) => together.some(({ time }) => time.getTime() === instant);
  // A time between the usual ones would tell what somebody keeps to themselves.
  const unusual = together.filter(({ isTold }) => isTold).map(({ time }) => time);
  return Array.from({ length: daysOffered }, (_, index) => {
    const date = addDays(today, index + 1);
    const usual = timesOfDay.map((time) => instantAt(`${date}T${time}`, timeZone));
    const ofDay = [...usual, ...unusual.filter((time) => localDay(time, timeZone) === date)];
    const times = [...new Set(ofDay.map((time) => time.getTime()))]
      .toSorted((a, b) => a - b)
      .filter((time) => isFree(new Date(time), { now, agreed: isTogether(time) ? apart : agreed }));
    return { date, times: times.map((time) => new Date(time).toISOString()) };
  });
}

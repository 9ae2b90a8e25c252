import { doShowingsOverlap } from '@hearthline/domain/basket/schedule';
import { addDays } from '@hearthline/domain/calendar';
import { instantAt, localDay } from '@hearthline/domain/time-zone';

const daysOffered = 7;
const timesOfDay = ['10:00', '11:30', '13:00', '14:30', '16:00', '17:30'];

/** Whether an agent with these showings can still be anywhere else at this time. */
export const isFree = (time: Date, { now, agreed }: { now: Date; agreed: readonly Date[] }): boolean =>
  time > now && !agreed.some((other) => doShowingsOverlap(time, other));

/**
 * When a showing can be asked for: from tomorrow on, in the agent's zone, beside what the agent agreed on with anybody.
 * Nothing is booked before the agent says yes.
 */
export function listSlots(
  now: Date,
  timeZone: string,
  agreed: readonly Date[],
): { date: string; times: string[] }[] {
  const today = localDay(now, timeZone);
  return Array.from({ length: daysOffered }, (_, index) => {
    const date = addDays(today, index + 1);
    const times = timesOfDay
      .map((time) => instantAt(`${date}T${time}`, timeZone))
      .filter((time) => isFree(time, { now, agreed }));
    return { date, times: times.map((time) => time.toISOString()) };
  });
}

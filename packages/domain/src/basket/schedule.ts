import type { IsoDate } from '../calendar.ts';
import { addDays, addMonths, countMonthsBetween, daysBetween, daysPerWeek } from '../calendar.ts';
import { instantAt, localDay } from '../time-zone.ts';
import type { TimeUnit } from './vocabulary.ts';

/** Mails about baskets leave in the morning of the agent who sends them. */
const sendingTime = '08:00';

export const morningOf = (day: IsoDate, timeZone: string): Date =>
  instantAt(`${day}T${sendingTime}`, timeZone);

/** When a basket may begin to reach people: at once, or in the morning of a day to come. */
export function activationOf(activatesOn: IsoDate, now: Date, timeZone: string): Date {
  const morning = morningOf(activatesOn, timeZone);
  return morning > now && activatesOn > localDay(now, timeZone) ? morning : now;
}

/**
 * The next morning after this moment on which changes are told, counted from the day of activation: every day, on its
 * weekday, or on its day of the month (the last where a month is too short). Null where they never are.
 */
export function nextDigest(
  { activatesOn, timeUnit }: { activatesOn: IsoDate; timeUnit: TimeUnit },
  after: Date,
  timeZone: string,
): Date | null {
  if (timeUnit === 'never') return null;
  const today = localDay(after, timeZone);
  const from = today < activatesOn ? activatesOn : today;
  for (let step = 0; ; step += 1) {
    const morning = morningOf(dayOfRhythm(activatesOn, timeUnit, from, step), timeZone);
    if (morning > after) return morning;
  }
}

/** The first day of the rhythm from `from` on, or so many turns later. */
export function dayOfRhythm(
  first: IsoDate,
  unit: Exclude<TimeUnit, 'never'>,
  from: IsoDate,
  turns: number,
): IsoDate {
  if (unit === 'daily') return addDays(from, turns);
  if (unit === 'weekly') {
    const weeks = Math.ceil(daysBetween(first, from) / daysPerWeek);
    return addDays(first, (weeks + turns) * daysPerWeek);
  }
  const months = countMonthsBetween(first, from);
  const isBefore = addMonths(first, months) < from;
  return addMonths(first, months + (isBefore ? 1 : 0) + turns);
}

import { dayOfRhythm } from '../basket/schedule.ts';
import type { IsoDate } from '../calendar.ts';
import { addDays, daysPerWeek } from '../calendar.ts';
import type { QuietHours } from '../message/quiet-hours.ts';
import { afterQuietHours } from '../message/quiet-hours.ts';
import { instantAt, localDay } from '../time-zone.ts';
import type { AlertTimeUnit, ReaderPace, WaitReason } from './vocabulary.ts';

/** When an alert may write; times are on the clock of whoever reads. */
export interface AlertRhythm {
  timeUnit: AlertTimeUnit;
  sendHours: readonly number[];
  quietHours: QuietHours | null;
  /** Messages a day; null for as many as there are. */
  ceiling: number | null;
  /** Weeks and months are counted from here. */
  activatesOn: IsoDate;
}

/** Messages of all alerts that somebody got on a day of theirs. */
export interface PersonDay {
  day: IsoDate | null;
  messages: number;
}

export interface Leaving {
  at: Date;
  /** Null where it may leave at once. */
  wait: WaitReason | null;
}

export interface LeavingQuestion {
  rhythm: AlertRhythm;
  pace: ReaderPace;
  /** When they were last written to; a weekly pace counts from there. */
  lastSentAt: Date | null;
  sentToday: PersonDay;
  matchedAt: Date;
  now: Date;
  timeZone: string;
}

/** On the clock of whoever reads: when those are told who asked for fewer, and what was too much for the day before. */
const usualHour = 8;
/** So many days of the calendar lie between messages of somebody who asked for fewer. */
const daysOfFewer = daysPerWeek;

/**
 * The first moment from now on at which a message may leave. An hour of the rhythm that has passed since the match, while
 * nobody was there to send, is made up for at once. Of what is put off to the next day the ceiling is the reason, also
 * where quiet hours make it later still.
 */
export function planLeaving(question: LeavingQuestion): Leaving {
  const { rhythm, sentToday, now, timeZone } = question;
  const afterQuiet = (at: Date) =>
    rhythm.quietHours ? afterQuietHours(at, rhythm.quietHours, timeZone) : at;
  const due = dueAt(question);
  const quiet = afterQuiet(due);
  const day = localDay(quiet, timeZone);
  if (rhythm.ceiling !== null && sentToday.day === day && sentToday.messages >= rhythm.ceiling)
    return { at: afterQuiet(hourOf(addDays(day, 1), usualHour, timeZone)), wait: 'ceiling' };
  if (quiet > due) return { at: quiet, wait: 'quietHours' };
  return { at: due, wait: due > now ? 'timeUnit' : null };
}

/** Of what several alerts tell the same person, the one that may leave first decides, and the highest ceiling counts. */
export function planEarliest(
  rhythms: readonly AlertRhythm[],
  question: Omit<LeavingQuestion, 'rhythm'>,
): Leaving {
  const ceiling = highestCeiling(rhythms.map((rhythm) => rhythm.ceiling));
  const plans = rhythms.map((rhythm) => planLeaving({ ...question, rhythm: { ...rhythm, ceiling } }));
  return plans.reduce((first, plan) => (plan.at < first.at ? plan : first));
}

/** Null, for as many as there are, is higher than any number. */
export function highestCeiling(ceilings: readonly (number | null)[]): number | null {
  return ceilings.reduce((highest, ceiling) =>
    highest === null || ceiling === null ? null : Math.max(highest, ceiling),
  );
}

/** By the rhythm alone, and by how often its reader wants to hear. */
function dueAt({ rhythm, pace, lastSentAt, matchedAt, now, timeZone }: LeavingQuestion): Date {
  const restsUntil =
    pace === 'weekly' && lastSentAt ? addDays(localDay(lastSentAt, timeZone), daysOfFewer) : null;
  if (rhythm.timeUnit !== 'atOnce')
    return later(now, slotAfter(matchedAt, { ...rhythm, timeUnit: rhythm.timeUnit }, restsUntil, timeZone));
  return restsUntil ? later(now, hourOf(restsUntil, usualHour, timeZone)) : now;
}

/** The first of the rhythm's hours after a moment, on a day from `notBefore` on. */
function slotAfter(
  after: Date,
  {
    timeUnit,
    sendHours,
    activatesOn,
  }: AlertRhythm & { timeUnit: Exclude<AlertRhythm['timeUnit'], 'atOnce'> },
  notBefore: IsoDate | null,
  timeZone: string,
): Date {
  const sorted = sendHours.length > 0 ? sendHours.toSorted((a, b) => a - b) : [usualHour];
  const hours = timeUnit === 'daily' ? sorted : sorted.slice(0, 1);
  const from = [localDay(after, timeZone), activatesOn, notBefore ?? activatesOn].reduce((last, day) =>
    day > last ? day : last,
  );
  for (let turn = 0; ; turn += 1) {
    const day = dayOfRhythm(activatesOn, timeUnit, from, turn);
    const slot = hours.map((hour) => hourOf(day, hour, timeZone)).find((moment) => moment > after);
    if (slot) return slot;
  }
}

const hourOf = (day: IsoDate, hour: number, timeZone: string): Date =>
  instantAt(`${day}T${String(hour).padStart(2, '0')}:00`, timeZone);

const later = (a: Date, b: Date): Date => (b > a ? b : a);

import type { IsoDate } from '../calendar.ts';
import { yearOf } from '../calendar.ts';
import type { LeapDayRule } from '../client/yearly-date.ts';
import { defaultLeapDayRule } from '../client/yearly-date.ts';
import { localDay } from '../time-zone.ts';
import { occurrencesBetween } from './annual-date.ts';
import type { ClientDayField, Occasion } from './occasions.ts';
import { daysOfOccasion, definitionOf, isChosen, isKeptWhere } from './occasions.ts';
import { greetingZone, sendMoment } from './send-moment.ts';

/** Of a client, what decides whether a day means something to them. */
export interface KeepsDays {
  province: string;
  /** Feasts that the record names. */
  feasts: readonly string[];
  /** Not interested: gets what is meant for them by name, and nothing that goes to all. */
  isLeftInPeace: boolean;
}

/** Of a client, what decides which greetings come and when. */
export interface GreetedPerson extends KeepsDays {
  id: string;
  days: Record<ClientDayField, IsoDate | null>;
  leapDayRule: LeapDayRule;
}

export interface PlannedTask {
  id: string;
  occasions: readonly Occasion[];
  customOn: IsoDate | null;
  repeats: boolean;
  audience: 'all' | 'client' | 'list';
  /** What lies before is not made up for. */
  countsFrom: Date;
}

/** A day on which an occasion falls, for one person or for everybody. */
export interface OccasionDay {
  occasion: Occasion;
  day: IsoDate;
  /** How many years it is then; null where that says nothing. */
  years: number | null;
  /** Tells one time of the same greeting from the next: it never leaves twice for the same one. */
  turn: string;
}

/** Both days included. Somebody's own days need the person; the others are the same for everybody. */
export function listOccasionDays(
  task: PlannedTask,
  occasion: Occasion,
  person: GreetedPerson | null,
  span: { from: IsoDate; to: IsoDate; agentZone: string },
): OccasionDay[] {
  const days = listAll(task, occasion, person, span);
  if (task.repeats) return days;
  const first = firstOf(task, occasion, person, span.agentZone);
  return days.filter(({ day }) => day === first);
}

function listAll(
  task: PlannedTask,
  occasion: Occasion,
  person: GreetedPerson | null,
  { from, to }: { from: IsoDate; to: IsoDate },
): OccasionDay[] {
  const { day: rule } = definitionOf(occasion);
  if (rule.of === 'client') return person ? listOwn(occasion, rule.field, person, from, to) : [];
  if (rule.of === 'agent') return listCustom(task, person, from, to);
  const found: OccasionDay[] = [];
  for (let year = yearOf(from); year <= yearOf(to); year += 1)
    for (const day of daysOfOccasion(occasion, year))
      if (day >= from && day <= to) found.push({ occasion, day, years: null, turn: day });
  return found;
}

function listOwn(
  occasion: Occasion,
  field: ClientDayField,
  { days, leapDayRule }: GreetedPerson,
  from: IsoDate,
  to: IsoDate,
): OccasionDay[] {
  const first = days[field];
  if (first === null) return [];
  return occurrencesBetween({ first, leapDayRule, leastYears: 1 }, from, to).map(({ on, years }) => ({
    occasion,
    day: on,
    years,
    // A date that is corrected within its year is still the same one.
    turn: on.slice(0, 4),
  }));
}

/**
 * A day of the agent's own. Moved to another day it is another one, which may leave although the first did; on which day
 * somebody keeps 29 February makes no other of it. A day that many share is the same for all of them.
 */
function listCustom(
  { customOn, repeats, audience }: PlannedTask,
  person: GreetedPerson | null,
  from: IsoDate,
  to: IsoDate,
): OccasionDay[] {
  if (customOn === null) return [];
  const dayOf = (day: IsoDate): OccasionDay => ({
    occasion: 'custom',
    day,
    years: null,
    turn: `${day.slice(0, 4)}${customOn.slice(4)}`,
  });
  if (!repeats) return customOn >= from && customOn <= to ? [dayOf(customOn)] : [];
  const keeper = audience === 'client' ? person : null;
  const leapDayRule = keeper?.leapDayRule ?? defaultLeapDayRule;
  return occurrencesBetween({ first: customOn, leapDayRule, leastYears: 0 }, from, to).map(({ on }) =>
    dayOf(on),
  );
}

/** Of a task that writes once: the first day that was still ahead when it was made. */
function firstOf(
  task: PlannedTask,
  occasion: Occasion,
  person: GreetedPerson | null,
  agentZone: string,
): IsoDate | undefined {
  const zone = person ? greetingZone(person.province, agentZone) : agentZone;
  const from = localDay(task.countsFrom, zone);
  // The longest wait is that for a feast which a calendar year may miss, or for a day of the agent's own.
  const inTwoYears = `${yearOf(from) + 2}${from.slice(4)}`;
  const to = task.customOn !== null && task.customOn > inTwoYears ? task.customOn : inTwoYears;
  return listAll(task, occasion, person, { from, to }).find(
    ({ day }) => sendMoment(day, zone) > task.countsFrom,
  )?.day;
}

/** Whether an occasion means something to somebody, where the agent did not choose them. */
export const keepsOccasion = (occasion: Occasion, person: KeepsDays): boolean => {
  if (person.isLeftInPeace || !isKeptWhere(occasion, person.province)) return false;
  return !isChosen(occasion) || person.feasts.includes(occasion);
};

/** Whom the agent chose, by name or by a list, gets it whatever their record says. */
export const isMeant = (task: PlannedTask, occasion: Occasion, person: KeepsDays): boolean =>
  task.audience !== 'all' || keepsOccasion(occasion, person);

import { cadenceOfRelation } from '@hearthline/domain/client/touchbase';
import type { ContactKind, RelationQuality } from '@hearthline/domain/client/vocabulary';
import { toDay, weekdayOfDay } from '../market/calendar.ts';
import type { Random } from '../random.ts';
import { callNotes } from './client-words.ts';

/** `minute` is that of the agent's day. */
export interface DemoContact {
  kind: ContactKind;
  daysAgo: number;
  minute: number;
  minutes: number | null;
  text: string;
}

const contactsOfRelation: Record<RelationQuality, number> = { new: 1, fair: 3, good: 6, excellent: 11 };

/** How many days late agents are with those whom they have not called in time, by how often they mean to. */
const latest: Record<RelationQuality, number> = { new: 4, fair: 24, good: 18, excellent: 9 };
const lateShare = 0.135;
const dueTodayShare = 0.03;

export function createContacts(
  random: Random,
  { daysKnown, relation, today }: { daysKnown: number; relation: RelationQuality; today: string },
): DemoContact[] {
  const cadence = cadenceOfRelation[relation];
  const kindOfWait = random.weighted([
    ['late', lateShare],
    ['today', dueTodayShare],
    ['inTime', 1 - lateShare - dueTodayShare],
  ] as const);
  const isLate = kindOfWait === 'late';
  const lastAgo =
    kindOfWait === 'inTime'
      ? random.integer(1, cadence - 1)
      : cadence + (isLate ? random.integer(1, latest[relation]) : 0);
  // Somebody who came in later than that is called for the first time when it is due.
  if (lastAgo >= daysKnown) return [];
  const oldest = Math.min(daysKnown, 200);
  const earlier = Array.from({ length: random.integer(0, contactsOfRelation[relation] - 1) }, () =>
    // More of them lately, as with people one is in touch with.
    Math.floor(lastAgo + (oldest - lastAgo) * random.next() ** 1.6),
  );
  return [
    toWorkingDay(lastAgo, today, isLate, random),
    ...earlier.map((days) => Math.min(oldest, toWorkingDay(days, today, true, random))),
  ].map((daysAgo) => {
    const kind = random.weighted<ContactKind>([
      ['call', 5],
      ['email', 3],
      ['text', 3],
      ['meeting', 2],
    ]);
    const isLong = kind === 'call' || kind === 'meeting';
    return {
      kind,
      daysAgo,
      minute: drawMinute(random),
      minutes: isLong ? random.integer(3, kind === 'meeting' ? 90 : 30) : null,
      text: random.chance(0.6) ? random.pick(callNotes) : '',
    };
  });
}

/** Weekends are left alone, but for a Saturday now and then. */
export function toWorkingDay(daysAgo: number, today: string, isEarlier: boolean, random: Random): number {
  const weekday = weekdayOfDay(toDay(today) - daysAgo);
  // Drawn on every day, so that the same people come of the same seed whatever the weekday is.
  const worksOnSaturday = random.chance(0.25);
  if ((weekday !== 0 && weekday !== 6) || (weekday === 6 && worksOnSaturday)) return daysAgo;
  if (isEarlier) return daysAgo + (weekday === 6 ? 1 : 2);
  return Math.max(1, daysAgo - (weekday === 6 ? 2 : 1));
}

/** From nine to half past seven in the evening. */
export function drawMinute(random: Random): number {
  return random.integer(9 * 60, 19 * 60 + 30);
}

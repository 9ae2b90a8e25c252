import { dayMs, daysBetween, hourMs, minuteMs, yearOf } from '@hearthline/domain/calendar';
import type { Language } from '@hearthline/domain/language';
import { localDay } from '@hearthline/domain/time-zone';
import { lowerFirst, nameNearDay, writeDate } from './intl-writers.ts';

export type Instant = Date | string | number;

interface Reader {
  language: Language;
  /** Without one the browser's own holds. */
  timeZone?: string;
}

const words = {
  en: {
    now: 'Just now',
    minutes: (count: number) => `${count} min ago`,
    hours: (count: number) => `${count} h ago`,
  },
  fr: {
    now: 'À l’instant',
    minutes: (count: number) => `Il y a ${count}\u00A0min`,
    hours: (count: number) => `Il y a ${count}\u00A0h`,
  },
};

interface Relation extends Reader {
  now: Instant;
}

/** Up to 24 hours in short words, then Yesterday, then the date. What lies ahead by a clock that differs is just now. */
export function relativeTime(instant: Instant, relation: Relation): string {
  return findWords(instant, relation) ?? writeDay(instant, relation);
}

/** The same within a sentence: its words begin small, while the month of a date stays as it is. */
export function relativeInSentence(instant: Instant, relation: Relation): string {
  const found = findWords(instant, relation);
  return found === null ? writeDay(instant, relation) : lowerFirst(found);
}

const writeDay = (instant: Instant, { language, timeZone }: Reader) =>
  writeDate(language, new Date(instant), { dateStyle: 'medium', timeZone });

/** Null for what is older than yesterday. */
function findWords(instant: Instant, { now, language, timeZone }: Relation): string | null {
  const [then, today] = [new Date(instant), new Date(now)];
  const passedMs = today.getTime() - then.getTime();
  const texts = words[language];
  if (passedMs < minuteMs) return texts.now;
  if (passedMs < hourMs) return texts.minutes(Math.floor(passedMs / minuteMs));
  if (passedMs < dayMs) return texts.hours(Math.floor(passedMs / hourMs));
  const isYesterday = localDay(then, timeZone) === localDay(new Date(today.getTime() - dayMs), timeZone);
  return isYesterday ? nameNearDay(language, -1) : null;
}

const ages = {
  en: { minute: 'min', hour: 'h', day: (count: number) => (count === 1 ? 'day' : 'days') },
  fr: { minute: 'min', hour: 'h', day: (count: number) => (count === 1 ? 'jour' : 'jours') },
};

/** How long ago in one unit: 4 min, 3 h, 2 days. A moment is told as one minute, because nothing is newer than it was read. */
export function age(instant: Instant, { now, language }: { now: Instant; language: Language }): string {
  const passedMs = Math.max(minuteMs, new Date(now).getTime() - new Date(instant).getTime());
  const { minute, hour, day } = ages[language];
  if (passedMs < hourMs) return `${Math.floor(passedMs / minuteMs)}\u00A0${minute}`;
  if (passedMs < dayMs) return `${Math.floor(passedMs / hourMs)}\u00A0${hour}`;
  const days = Math.floor(passedMs / dayMs);
  return `${days}\u00A0${day(days)}`;
}

type DayReader = Reader & {
  today: string;
  /** It stands within a sentence or after a colon. */
  isInside?: boolean;
};

/** Today, Yesterday, Tomorrow, Nov 8, and with the year where it is another one. */
export function nearDay(instant: string, { today, language, timeZone, isInside }: DayReader): string {
  const day = instant.includes('T') ? localDay(new Date(instant), timeZone) : instant;
  const daysAhead = daysBetween(today, day);
  if (Math.abs(daysAhead) <= 1) {
    const name = nameNearDay(language, daysAhead);
    return isInside ? name.toLowerCase() : name;
  }
  return shortDate(day, { today, language });
}

/** Nov 8, and with the year where it is another one. */
export function shortDate(day: string, { today, language }: { today: string; language: Language }): string {
  return writeDate(language, new Date(`${day}T12:00:00Z`), {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    year: yearOf(day) === yearOf(today) ? undefined : 'numeric',
  });
}

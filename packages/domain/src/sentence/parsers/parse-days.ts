import { addDays, daysInMonth, parseIsoDate, toIsoDate, weekdayOf, yearOf } from '../../calendar.ts';
import { createPhraseTable } from '../phrases.ts';
import type { Token } from '../tokens.ts';

/** A day, a month or a season, as its first and last day. */
export interface Days {
  first: string;
  last: string;
  end: number;
  /** The year is not told, and the latest one that has begun is meant; only after a word like since. */
  isYearless?: true;
}

const months = createPhraseTable<number>(
  [
    '(january|jan|janvier|janv)',
    '(february|feb|fevrier|fevr)',
    '(march|mar|mars)',
    '(april|apr|avril|avr)',
    '(may|mai)',
    '(june|jun|juin)',
    '(july|jul|juillet|juil)',
    '(august|aug|aout)',
    '(september|sept|sep|septembre)',
    '(october|oct|octobre)',
    '(november|nov|novembre)',
    '(december|dec|decembre)',
  ].map((pattern, index) => [pattern, index + 1]),
);

const weekdays = createPhraseTable<number>(
  [
    'sunday|dimanche',
    'monday|lundi',
    'tuesday|mardi',
    'wednesday|mercredi',
    'thursday|jeudi',
    'friday|vendredi',
    'saturday|samedi',
  ].map((words, index) => [`(last |)(${words})( dernier|)`, index]),
);

/** By the day on which each begins. */
const seasons = createPhraseTable<readonly [month: number, day: number]>([
  ['(the |this |last |le |)(spring|printemps)( dernier|)', [3, 20]],
  ['(the |this |last |l |cet |)(summer|ete)( dernier|)', [6, 21]],
  ['(the |this |last |l |cet |)(fall|autumn|automne)( dernier|)', [9, 22]],
  ['(the |this |last |l |cet |)(winter|hiver)( dernier|)', [12, 21]],
]);
const daysOfSeason = 92;

export function parseDays(tokens: readonly Token[], at: number, today: string): Days | null {
  return (
    parseCalendarDays(tokens, at, today) ?? parseWeekday(tokens, at, today) ?? parseSeason(tokens, at, today)
  );
}

/** 2024-05-01, May 2024, May, June 1, le 1er juin 2025. */
function parseCalendarDays(tokens: readonly Token[], at: number, today: string): Days | null {
  const date = parseIsoDate(
    tokens
      .slice(at, at + 5)
      .map((token) => token.norm)
      .join(''),
  );
  if (date) return { first: date, last: date, end: at + 5 };
  const before = dayAt(tokens, at);
  const month = months.find(tokens, before?.end ?? at);
  if (!month) return null;
  const whole = before ? null : monthOf(tokens, month.meaning, month.end, today);
  const behind = before || (whole && !whole.isYearless) ? null : dayAt(tokens, month.end);
  const day = before ?? behind;
  return day ? dayOf(tokens, [month.meaning, day.day], behind?.end ?? month.end, today) : whole;
}

function dayAt(tokens: readonly Token[], at: number): { day: number; end: number } | null {
  const day = tokens[at];
  if (!day || !/^\d{1,2}$/.test(day.norm) || Number(day.norm) < 1) return null;
  return {
    day: Number(day.norm),
    end: /^(er|st|nd|rd|th)$/.test(tokens[at + 1]?.norm ?? '') ? at + 2 : at + 1,
  };
}

function yearAt(tokens: readonly Token[], at: number): { year: number; end: number } | null {
  const start = tokens[at]?.norm === ',' ? at + 1 : at;
  const token = tokens[start];
  return token && /^20\d\d$/.test(token.norm) ? { year: Number(token.norm), end: start + 1 } : null;
}

function monthOf(tokens: readonly Token[], month: number, at: number, today: string): Days {
  const told = tokens[at]?.norm === ',' ? null : yearAt(tokens, at);
  const year = told?.year ?? latestYear(month, 1, today);
  return {
    first: toIsoDate(year, month, 1),
    last: toIsoDate(year, month, daysInMonth(year, month)),
    end: told?.end ?? at,
    ...(told ? {} : { isYearless: true }),
  };
}

function dayOf(
  tokens: readonly Token[],
  [month, day]: readonly [number, number],
  at: number,
  today: string,
): Days | null {
  const told = yearAt(tokens, at);
  const year = told?.year ?? latestYear(month, day, today);
  if (day > daysInMonth(year, month)) return null;
  const date = toIsoDate(year, month, day);
  return { first: date, last: date, end: told?.end ?? at, ...(told ? {} : { isYearless: true }) };
}

function parseWeekday(tokens: readonly Token[], at: number, today: string): Days | null {
  const found = weekdays.find(tokens, at);
  if (!found) return null;
  const date = addDays(today, -((weekdayOf(today) - found.meaning + 7) % 7));
  return { first: date, last: date, end: found.end, isYearless: true };
}

function parseSeason(tokens: readonly Token[], at: number, today: string): Days | null {
  const found = seasons.find(tokens, at);
  if (!found) return null;
  const [month, day] = found.meaning;
  const first = toIsoDate(latestYear(month, day, today), month, day);
  return { first, last: addDays(first, daysOfSeason), end: found.end, isYearless: true };
}

/** The last year in which that day had come. */
function latestYear(month: number, day: number, today: string): number {
  const year = yearOf(today);
  return toIsoDate(year, month, Math.min(day, daysInMonth(year, month))) <= today ? year : year - 1;
}

import type { IsoDate } from '../calendar.ts';
import { yearOf } from '../calendar.ts';
import type { LeapDayRule } from '../client/yearly-date.ts';
import { dayInYear } from '../client/yearly-date.ts';

/** A birthday, an anniversary or a day of one's own that comes back every year. */
export interface AnnualDate {
  first: IsoDate;
  leapDayRule: LeapDayRule;
  /** From how many years on it is greeted: a birth and a purchase after one, a day of one's own on the day itself. */
  leastYears: 0 | 1;
}

export interface Occurrence {
  on: IsoDate;
  /** How old somebody turns, how long they have lived there. */
  years: number;
}

/** Null in years in which it is not greeted yet. */
export function occurrenceIn(date: AnnualDate, year: number): Occurrence | null {
  const years = year - yearOf(date.first);
  return years < date.leastYears ? null : { on: dayInYear(date.first, year, date.leapDayRule), years };
}

/** That day included. */
export function nextOccurrence(date: AnnualDate, onOrAfter: IsoDate): Occurrence {
  const earliest = Math.max(yearOf(onOrAfter), yearOf(date.first) + date.leastYears);
  const found = [earliest, earliest + 1]
    .map((year) => occurrenceIn(date, year))
    .find((occurrence) => occurrence !== null && occurrence.on >= onOrAfter);
  return found as Occurrence;
}

/** Both days included. */
export function occurrencesBetween(date: AnnualDate, from: IsoDate, to: IsoDate): Occurrence[] {
  const found: Occurrence[] = [];
  for (let year = yearOf(from); year <= yearOf(to); year += 1) {
    const occurrence = occurrenceIn(date, year);
    if (occurrence && occurrence.on >= from && occurrence.on <= to) found.push(occurrence);
  }
  return found;
}

import type { IsoDate } from '@hearthline/domain/calendar';
import { dayMs, fromDayNumber, monthOf, toDayNumber, yearOf } from '@hearthline/domain/calendar';

/** Days since 1970-01-01; the market reckons in them and writes dates only at its edge. */
export type Day = number;

const dates: (IsoDate | undefined)[] = [];

export function toDay(date: IsoDate): Day {
  return toDayNumber(date);
}

/** The same text for the same day, so that a million listings share a few thousand of them. */
export function toDate(day: Day): IsoDate {
  let date = dates[day];
  if (date === undefined) {
    date = fromDayNumber(day);
    dates[day] = date;
  }
  return date;
}

export function yearOfDay(day: Day): number {
  return yearOf(toDate(day));
}

/** January is 0. */
export function monthOfDay(day: Day): number {
  return monthOf(toDate(day)) - 1;
}

/** Sunday is 0. */
export function weekdayOfDay(day: Day): number {
  return (day + 4) % 7;
}

/** Office hours around Toronto, which fall on the same calendar day there and in UTC. */
export const officeHours = { from: 13.5 * 3600, to: 22.5 * 3600 } as const;

export function toInstant(day: Day, secondOfDay: number): string {
  return new Date(day * dayMs + Math.round(secondOfDay * 1000)).toISOString();
}

/** The next day that is not a weekend; offices publish on working days. */
export function toWorkday(day: Day): Day {
  const weekday = weekdayOfDay(day);
  if (weekday === 6) return day + 2;
  return weekday === 0 ? day + 1 : day;
}

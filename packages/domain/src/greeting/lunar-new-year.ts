import type { IsoDate } from '../calendar.ts';
import { fromDayNumber, toIsoDate } from '../calendar.ts';
import { lunationAt, newMoon, sunLongitude, sunReaches } from './sun-and-moon.ts';

/** Months begin at midnight in China, eight hours before ours of Greenwich. */
const clockAhead = 8 / 24;
const lunationsOfLeapYear = 13;

/**
 * The first day of the Chinese year: the winter solstice lies in its eleventh month; where thirteen months begin between
 * two solstices, the first in which the sun enters no sign (reaches no multiple of 30°) is a leap month and not counted.
 */
export function lunarNewYear(year: number): IsoDate {
  const eleventh = monthOfSolstice(year - 1);
  const isLeap = monthOfSolstice(year) - eleventh === lunationsOfLeapYear;
  const leapComesFirst = isLeap && (entersNoSign(eleventh + 1) || entersNoSign(eleventh + 2));
  return fromDayNumber(firstDayOf(eleventh + (leapComesFirst ? 3 : 2)));
}

function monthOfSolstice(year: number): number {
  const day = Math.floor(sunReaches(270, toIsoDate(year, 12, 21)) + clockAhead);
  return lunationAt(day + 1 - clockAhead);
}

const firstDayOf = (lunation: number): number => Math.floor(newMoon(lunation) + clockAhead);

function entersNoSign(lunation: number): boolean {
  const [begin, end] = [firstDayOf(lunation), firstDayOf(lunation + 1)].map((day) =>
    Math.floor(sunLongitude(day - clockAhead) / 30),
  );
  return begin === end;
}

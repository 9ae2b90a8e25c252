import type { IsoDate } from '../calendar.ts';
import { fromDayNumber } from '../calendar.ts';

/** Days of 1080 parts of an hour, as the Hebrew calendar counts. */
const partsPerDay = 24 * 1080;
/** From 1 Tishri of the year 1 to 1 January 1970. */
const daysBeforeEpoch = 2_092_590;
/** 25 Kislev lies in the Gregorian year 3761 before the Hebrew one. */
const yearsBefore = 3761;
const daysOfTishri = 30;
const longYears = new Set([355, 385]);

/**
 * The first day of Hanukkah, 25 Kislev, by the arithmetic of the Hebrew calendar. Days begin at sunset: the first candle is
 * lit on the evening before.
 */
export function hanukkah(year: number): IsoDate {
  const hebrewYear = year + yearsBefore;
  const newYear = daysUntilNewYear(hebrewYear);
  const hasLongHeshvan = longYears.has(daysUntilNewYear(hebrewYear + 1) - newYear);
  const daysOfHeshvan = hasLongHeshvan ? 30 : 29;
  return fromDayNumber(newYear - daysBeforeEpoch + daysOfTishri + daysOfHeshvan + 24);
}

/** From the first new year to this one, the two late ones that keep years between 353 and 385 days included. */
function daysUntilNewYear(hebrewYear: number): number {
  const [before, day, after] = [-1, 0, 1].map((offset) => daysUntilMoon(hebrewYear + offset)) as [
    number,
    number,
    number,
  ];
  if (after - day === 356) return day + 2;
  return day - before === 382 ? day + 1 : day;
}

/** The day of the mean new moon of Tishri, moved where the year would begin on a Sunday, Wednesday or Friday. */
function daysUntilMoon(hebrewYear: number): number {
  const months = Math.floor((235 * hebrewYear - 234) / 19);
  const parts = 12_084 + 13_753 * months;
  const day = 29 * months + Math.floor(parts / partsPerDay);
  return (3 * (day + 1)) % 7 < 3 ? day + 1 : day;
}

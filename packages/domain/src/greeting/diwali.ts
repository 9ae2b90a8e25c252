import type { IsoDate } from '../calendar.ts';
import { fromDayNumber, toIsoDate } from '../calendar.ts';
import { lunationAt, newMoon, sunReaches } from './sun-and-moon.ts';

const clockAhead = 5.5 / 24;
/** 18:00: sunset in Delhi in those weeks and the 24 minutes (one ghati) that the moonless evening has to last. */
const evening = 18 / 24;
/** Indian signs are counted from a star; by the official (Lahiri) reckoning spring was so far from it in 2000, and is further each year. */
const spring2000 = 23.853;
const springMoves = 0.013969;

/**
 * Lakshmi Puja: the last evening of Ashvina (months end with the new moon) on which the moon is not yet new at 18:00
 * Indian time. Ashvina is the month in which the sun enters the sign of Tula.
 */
export function diwali(year: number): IsoDate {
  const tula = 180 + spring2000 + springMoves * (year - 2000);
  const entry = sunReaches(tula, toIsoDate(year, 10, 17));
  const endOfAshvina = newMoon(lunationAt(entry) + 1);
  return fromDayNumber(Math.floor(endOfAshvina + clockAhead - evening));
}

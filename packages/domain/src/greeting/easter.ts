import type { IsoDate } from '../calendar.ts';
import { addDays, toIsoDate } from '../calendar.ts';

/** Easter Sunday of the western churches: the Gregorian computus in the form of Meeus, Jones and Butcher. */
export function easter(year: number): IsoDate {
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const golden = year % 19;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return dayOfSpring(year, epact + toSunday - 7 * correction + 114);
}

/** Easter Sunday of the orthodox churches: Meeus' Julian computus, told in the calendar on the wall. */
export function orthodoxEaster(year: number): IsoDate {
  const epact = (19 * (year % 19) + 15) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) - epact + 34) % 7;
  // 13 days from March 1900 to February 2100; the two calendars part by three days in four centuries.
  const calendarsApart = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  return addDays(dayOfSpring(year, epact + toSunday + 114), calendarsApart);
}

/** 114 is the last of February plus 22 days, in months of 31 days. */
const dayOfSpring = (year: number, days: number): IsoDate =>
  toIsoDate(year, Math.floor(days / 31), (days % 31) + 1);

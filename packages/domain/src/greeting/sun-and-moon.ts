/**
 * When the moon is new and where the sun stands, for calendars that follow them. After J. Meeus, 'Astronomical
 * Algorithms' (second edition), chapters 25 and 49; within our centuries new moons are right to half a minute, the sun
 * to a hundredth of a degree, which it moves in a quarter of an hour.
 */
import { toDayNumber } from '../calendar.ts';

/** Days since 1 January 1970, 0:00 UTC, with a fraction. */
export type Moment = number;

const julianDayOfEpoch = 2_440_587.5;
const julianDayOf2000 = 2_451_545;
const daysPerCentury = 36_525;
const lunationsPerCentury = 1236.85;
const meanLunation = 29.530588861;
/** New moon of 6 January 2000, from which lunations are counted. */
const firstNewMoon = 2_451_550.09766;
/** Astronomers' clocks are ahead of ours: by 64 s in 2000 and 69 s in 2020; what it was in 1900 or will be in 2100 differs by a minute or so. */
const clockLead = 68 / 86_400;

/** Size in days, then how often each angle counts: the sun's and the moon's anomaly, the moon's distance from its node. */
const newMoonTerms = [
  [-0.4072, 0, 1, 0],
  [0.17241, 1, 0, 0],
  [0.01608, 0, 2, 0],
  [0.01039, 0, 0, 2],
  [0.00739, -1, 1, 0],
  [-0.00514, 1, 1, 0],
  [0.00208, 2, 0, 0],
  [-0.00111, 0, 1, -2],
  [-0.00057, 0, 1, 2],
  [0.00056, 1, 2, 0],
  [-0.00042, 0, 3, 0],
  [0.00042, 1, 0, 2],
  [0.00038, 1, 0, -2],
  [-0.00024, -1, 2, 0],
  [-0.00007, 2, 1, 0],
  [0.00004, 0, 2, -2],
  [0.00004, 3, 0, 0],
  [0.00003, 1, 1, -2],
  [0.00003, 0, 2, 2],
  [-0.00003, 1, 1, 2],
  [0.00003, -1, 1, 2],
] as const;

/** What planets pull: size in days, angle in 2000, degrees per lunation. */
const planetTerms = [
  [0.000325, 299.77, 0.107408],
  [0.000165, 251.88, 0.016321],
  [0.000164, 251.83, 26.651886],
  [0.000126, 349.42, 36.412478],
  [0.00011, 84.66, 18.206239],
  [0.000062, 141.74, 53.303771],
  [0.00006, 207.14, 2.453732],
  [0.000056, 154.84, 7.30686],
  [0.000047, 34.52, 27.261239],
  [0.000042, 207.19, 0.121824],
  [0.00004, 291.34, 1.844379],
] as const;

/** Lunations count from January 2000. */
export function newMoon(lunation: number): Moment {
  const k = lunation;
  const t = k / lunationsPerCentury;
  const sun = 2.5534 + 29.1053567 * k - 0.0000014 * t ** 2;
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * t ** 2 + 0.00001238 * t ** 3;
  const node = 160.7108 + 390.67050284 * k - 0.0016118 * t ** 2 - 0.00000227 * t ** 3;
  const eccentricity = 1 - 0.002516 * t - 0.0000074 * t ** 2;
  let day = firstNewMoon + meanLunation * k + 0.00015437 * t ** 2 - 0.00000015 * t ** 3;
  for (const [size, suns, moons, nodes] of newMoonTerms) {
    day += size * eccentricity ** Math.abs(suns) * sine(suns * sun + moons * moon + nodes * node);
  }
  day -= 0.00017 * sine(124.7746 - 1.56375588 * k);
  for (const [size, angle, perLunation] of planetTerms) day += size * sine(angle + perLunation * k);
  return day - clockLead - julianDayOfEpoch;
}

/** The last lunation whose new moon is not after that moment. */
export function lunationAt(moment: Moment): number {
  let lunation = Math.round((moment + julianDayOfEpoch - firstNewMoon) / meanLunation);
  while (newMoon(lunation) > moment) lunation -= 1;
  while (newMoon(lunation + 1) <= moment) lunation += 1;
  return lunation;
}

/** Degrees from the point of spring along the sun's apparent path, 0 up to 360. */
export function sunLongitude(moment: Moment): number {
  const t = (moment + clockLead + julianDayOfEpoch - julianDayOf2000) / daysPerCentury;
  const anomaly = 357.52911 + 35_999.05029 * t - 0.0001537 * t ** 2;
  const centre =
    (1.914602 - 0.004817 * t) * sine(anomaly) +
    (0.019993 - 0.000101 * t) * sine(2 * anomaly) +
    0.000289 * sine(3 * anomaly);
  const mean = 280.46646 + 36_000.76983 * t + 0.0003032 * t ** 2;
  return toCircle(mean + centre - 0.00569 - 0.00478 * sine(125.04 - 1934.136 * t));
}

/** When the sun reaches a longitude, in the year's half around that day. */
export function sunReaches(longitude: number, near: string): Moment {
  let moment: Moment = toDayNumber(near);
  for (let turn = 0; turn < 4; turn += 1) {
    const ahead = toCircle(longitude - sunLongitude(moment) + 180) - 180;
    moment += (ahead / 360) * 365.2422;
  }
  return moment;
}

const toCircle = (degrees: number): number => ((degrees % 360) + 360) % 360;
const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);

import { yearOfDay } from './fact-model.ts';
import { isFlat } from './features.ts';
import type { HomeFacts, Sale } from './home-facts.ts';

export interface AskedHome extends HomeFacts {
  /** Street, number and unit, where the board tells them. */
  homeKey: string | null;
}

/** About a metre. */
const placeDigits = 5;

/**
 * What two sales of the same home have in common: the address; where the board tells none, place, kind, lot and year.
 * Flats of one building cannot be told apart that way: without an address each counts as a home of its own.
 */
export function identityOf({
  homeKey,
  kind,
  latitude,
  longitude,
  lotArea,
  yearBuilt,
}: AskedHome): string | null {
  if (homeKey !== null) return homeKey;
  if (isFlat(kind) || latitude === null || longitude === null || lotArea === null) return null;
  const place = [latitude, longitude].map((degrees) => degrees.toFixed(placeDigits));
  return [kind, ...place, Math.round(lotArea), yearBuilt].join(' ');
}

export function isSameHome(one: AskedHome, other: AskedHome): boolean {
  const identity = identityOf(one);
  return identity !== null && identity === identityOf(other);
}

/** Boards round the year of one house in two ways. */
const sameYears = 1;
const sameSize = 1.2;

/** Whether what was sold then is what stands there now: a house built anew or enlarged is another one at the same address. */
export function isUnchanged(sold: Sale, now: HomeFacts): boolean {
  if (sold.kind !== now.kind) return false;
  if (now.yearBuilt !== null && now.yearBuilt > yearOfDay(sold.soldDay)) return false;
  if (areBoth(sold.yearBuilt, now.yearBuilt, (a, b) => Math.abs(a - b) > sameYears)) return false;
  return !areBoth(sold.area, now.area, (a, b) => Math.max(a, b) > sameSize * Math.min(a, b));
}

const areBoth = (a: number | null, b: number | null, is: (a: number, b: number) => boolean): boolean =>
  a !== null && b !== null && is(a, b);

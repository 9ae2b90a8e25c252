import { isFlat } from './features.ts';
import type { HomeFacts } from './home-facts.ts';

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

import type { LngLat } from '@hearthline/domain/geo';
import { distanceMetres, metresPerUnit, toWorld } from '@hearthline/domain/geo';
import type { HomeFacts } from '@hearthline/domain/valuation/home-facts';
import type { Around } from './sales.store.ts';

type Place = Pick<HomeFacts, 'latitude' | 'longitude'>;

/** A neighbour of whom only the community is known stands at the edge of the usual circle. */
export const unknownDistance = 1;

/** Null where nobody knows where the home stands, not even its community. */
export function aroundOf(facts: HomeFacts, radiusMetres: number): Around | null {
  const { latitude, longitude, communityCode } = facts;
  if (latitude !== null && longitude !== null)
    return {
      circle: { ...toWorld(longitude, latitude), radius: radiusMetres / metresPerUnit(latitude) },
    };
  return communityCode === null ? null : { communityCode };
}

/** Kilometres. */
export function distanceBetween(a: Place, b: Place): number {
  const [from, to] = [placeOf(a), placeOf(b)];
  return from && to ? distanceMetres(from, to) / 1000 : unknownDistance;
}

const placeOf = ({ latitude, longitude }: Place): LngLat | null =>
  latitude === null || longitude === null ? null : [longitude, latitude];

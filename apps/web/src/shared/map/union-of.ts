import type { Bounds, LngLat } from '@hearthline/domain/geo';

/** The smallest box that holds all of these; null where there are none. */
export function unionOf(boxes: readonly Bounds[]): Bounds | null {
  const [first, ...others] = boxes;
  if (!first) return null;
  return others.reduce<Bounds>(
    ([west, south, east, north], box) => [
      Math.min(west, box[0]),
      Math.min(south, box[1]),
      Math.max(east, box[2]),
      Math.max(north, box[3]),
    ],
    first,
  );
}

export const boundsOfPlaces = (places: readonly LngLat[]): Bounds | null =>
  unionOf(places.map(([x, y]) => [x, y, x, y]));

/** Null where nobody told the place. */
export const placeOf = (one: { longitude: number | null; latitude: number | null }): LngLat | null =>
  one.longitude === null || one.latitude === null ? null : [one.longitude, one.latitude];

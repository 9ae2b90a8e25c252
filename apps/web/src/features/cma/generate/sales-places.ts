import type { Candidate, ComparablesFound } from '@hearthline/contract/cma';
import type { LngLat } from '@hearthline/domain/geo';
import type { NearMiss } from './candidate-parts.tsx';

/** Sales at one place: mostly one, several in a building. */
export interface SalesPlace {
  key: string;
  position: LngLat;
  items: (Candidate | NearMiss)[];
}

export const placeOf = ({
  longitude,
  latitude,
}: {
  longitude: number | null;
  latitude: number | null;
}): LngLat | null => (longitude === null || latitude === null ? null : [longitude, latitude]);

const digits = 5;

/** Pins that would lie on each other become one. */
export function groupByPlace({ items, nearMisses }: ComparablesFound): SalesPlace[] {
  const places = new Map<string, SalesPlace>();
  for (const item of [...items, ...nearMisses]) {
    const position = placeOf(item.listing);
    if (!position) continue;
    const key = position.map((degrees) => degrees.toFixed(digits)).join();
    const known = places.get(key);
    if (known) known.items.push(item);
    else places.set(key, { key, position, items: [item] });
  }
  return [...places.values()];
}

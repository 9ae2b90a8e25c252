import type { LngLat } from '@hearthline/domain/geo';

/** What stands at one place: mostly one home, several in a building. */
export interface GroupedPlace<T> {
  key: string;
  position: LngLat;
  items: T[];
}

const digits = 5;

/** Pins that would lie on each other become one; what has no place is left out. */
export function groupByPlace<T>(
  items: readonly T[],
  placeOfItem: (item: T) => LngLat | null,
): GroupedPlace<T>[] {
  const places = new Map<string, GroupedPlace<T>>();
  for (const item of items) {
    const position = placeOfItem(item);
    if (!position) continue;
    const key = position.map((degrees) => degrees.toFixed(digits)).join();
    const known = places.get(key);
    if (known) known.items.push(item);
    else places.set(key, { key, position, items: [item] });
  }
  return [...places.values()];
}

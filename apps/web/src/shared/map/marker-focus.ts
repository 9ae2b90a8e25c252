import type { Pixel } from './mercator.ts';

const directions: Record<string, Pixel> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function isArrowKey(key: string): boolean {
  return key in directions;
}

/** The nearest place in the direction of an arrow key; what lies aside counts as twice as far. */
export function findNeighbour(
  key: string,
  from: Pixel,
  places: Iterable<readonly [string, Pixel]>,
): string | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  let nearest: string | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  for (const [place, { x, y }] of places) {
    const ahead = (x - from.x) * direction.x + (y - from.y) * direction.y;
    const aside = Math.abs((x - from.x) * direction.y) + Math.abs((y - from.y) * direction.x);
    const cost = ahead + 2 * aside;
    if (ahead <= 0 || cost >= shortest) continue;
    shortest = cost;
    nearest = place;
  }
  return nearest;
}

import type { Point } from './plane.ts';
import { toPosition } from './plane.ts';
import type { Position, Ring } from './region.ts';

/** Closed, as GeoJSON wants it: the last position is the first. */
export function toRing(points: readonly Point[]): Ring {
  const ring: Position[] = points.map(toPosition);
  const [first] = ring;
  if (first) ring.push(first);
  return ring;
}

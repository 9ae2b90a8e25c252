import type { WorldPoint } from '@hearthline/domain/geo';
import { toWorld } from '@hearthline/domain/geo';

export type Position = readonly [longitude: number, latitude: number];
export type Ring = readonly Position[];
/** The outer ring first, then its holes. */
export type Polygon = readonly Ring[];

/**
 * Several polygons with holes as the one ring that PostgreSQL's `polygon` holds. Outer rings turn one way and holes
 * the other, and all hang on the first point by lines that are walked both ways, so that inside and area stay right.
 */
export function toOutline(polygons: readonly Polygon[]): string | null {
  const rings = polygons.flatMap((polygon) =>
    polygon.map((ring, index) => orient(toWorldRing(ring), index === 0)).filter((ring) => ring.length >= 3),
  );
  const [first, ...others] = rings;
  if (!first) return null;
  const anchor = first[0] as WorldPoint;
  const path = [...first];
  for (const ring of others) path.push(anchor, ...ring, ring[0] as WorldPoint);
  return `(${path.map(({ x, y }) => `(${x},${y})`).join(',')})`;
}

/** Without the points that fall onto the one before on the grid, and without the repeated first one. */
function toWorldRing(ring: Ring): WorldPoint[] {
  const points: WorldPoint[] = [];
  for (const [longitude, latitude] of ring) {
    const point = toWorld(longitude, latitude);
    const last = points.at(-1);
    if (last?.x !== point.x || last.y !== point.y) points.push(point);
  }
  const [first, last] = [points[0], points.at(-1)];
  if (points.length > 1 && first?.x === last?.x && first?.y === last?.y) points.pop();
  return points;
}

function orient(ring: WorldPoint[], isOuter: boolean): WorldPoint[] {
  return doubleAreaOf(ring) > 0 === isOuter ? ring : ring.toReversed();
}

function doubleAreaOf(ring: readonly WorldPoint[]): number {
  const origin = ring[0];
  if (!origin) return 0;
  let sum = 0;
  for (let i = 1; i + 1 < ring.length; i += 1) {
    const [a, b] = [ring[i] as WorldPoint, ring[i + 1] as WorldPoint];
    sum += (a.x - origin.x) * (b.y - origin.y) - (b.x - origin.x) * (a.y - origin.y);
  }
  return sum;
}

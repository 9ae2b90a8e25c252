/**
 * Places on one flat grid of whole numbers: Web Mercator with 2^28 units around the world, about
 * 15 cm each at the equator. Shapes, maps and both search paths share it, so they cannot disagree.
 */

export const worldSize = 2 ** 28;
const earthCircumferenceMetres = 40_075_016.686;
/** Where Web Mercator's square ends. */
const maxLatitude = 85.051_128_779_806_6;

export interface WorldPoint {
  x: number;
  y: number;
}

export type LngLat = [longitude: number, latitude: number];

/** West, south, east, north in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

export function toWorld(longitude: number, latitude: number): WorldPoint {
  const bounded = Math.min(Math.max(latitude, -maxLatitude), maxLatitude);
  const sine = Math.sin((bounded * Math.PI) / 180);
  return {
    x: clampToWorld(Math.floor(((longitude + 180) / 360) * worldSize)),
    y: clampToWorld(Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldSize)),
  };
}

export function fromWorld(x: number, y: number): LngLat {
  const n = Math.PI - (2 * Math.PI * y) / worldSize;
  return [(x / worldSize) * 360 - 180, (Math.atan(Math.sinh(n)) * 180) / Math.PI];
}

export function metresPerUnit(latitude: number): number {
  return (earthCircumferenceMetres * Math.cos((latitude * Math.PI) / 180)) / worldSize;
}

/** Great-circle distance in metres. */
export function distanceMetres(a: LngLat, b: LngLat): number {
  const radians = Math.PI / 180;
  const dLat = (b[1] - a[1]) * radians;
  const dLng = (b[0] - a[0]) * radians;
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(a[1] * radians) * Math.cos(b[1] * radians) * Math.sin(dLng / 2) ** 2;
  return (earthCircumferenceMetres / Math.PI) * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Bits of the zoom-20 tile interleaved, x in the even places: near places get near numbers. */
export function mortonOf({ x, y }: WorldPoint): number {
  const tileX = Math.floor(x / 256);
  const tileY = Math.floor(y / 256);
  return (
    spread(tileX & 0x3ff) +
    spread(tileY & 0x3ff) * 2 +
    (spread(tileX >> 10) + spread(tileY >> 10) * 2) * 2 ** 20
  );
}

/** Ten bits, each followed by an empty place. */
function spread(value: number): number {
  let bits = value;
  bits = (bits | (bits << 8)) & 0x00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x33333333;
  return (bits | (bits << 1)) & 0x55555555;
}

/**
 * Inside where the ring winds around the point, also where it crosses itself, as hand-drawn ones do; PostgreSQL's
 * polygons go by the same rule. The points of a ring need not repeat the first at the end.
 */
export function ringContains(ring: readonly WorldPoint[], x: number, y: number): boolean {
  let turns = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const a = ring[j] as WorldPoint;
    const b = ring[i] as WorldPoint;
    turns += windingOf(a.x, a.y, b.x, b.y, x, y);
  }
  return turns !== 0;
}

/** How an edge of a ring winds around a point: to one side, to the other, or not at all. */
export function windingOf(ax: number, ay: number, bx: number, by: number, x: number, y: number): number {
  if (ay > y === by > y) return 0;
  const side = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
  if (by > y && side > 0) return 1;
  return by <= y && side < 0 ? -1 : 0;
}

function clampToWorld(value: number): number {
  return Math.min(Math.max(value, 0), worldSize - 1);
}

import type { Position } from './region.ts';

/** Metres east and north of the region's middle. */
export interface Point {
  x: number;
  y: number;
}

const middle = { longitude: -80.6, latitude: 45.3 };
const metresPerDegree = 111_195;
const eastScale = Math.cos((middle.latitude * Math.PI) / 180) * metresPerDegree;

/** Half of the region's side. */
export const halfSide = 30_000;

export function toPosition(point: Point): Position {
  return [
    roundDegrees(middle.longitude + point.x / eastScale),
    roundDegrees(middle.latitude + point.y / metresPerDegree),
  ];
}

export function toPoint(position: Position): Point {
  return {
    x: (position[0] - middle.longitude) * eastScale,
    y: (position[1] - middle.latitude) * metresPerDegree,
  };
}

/** Six decimals are a tenth of a metre, and keep the written region small. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

export function distanceBetween(a: Point, b: Point): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}

export function interpolate(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

export function distanceToSegment(x: number, y: number, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / squared));
  const offX = a.x + dx * share - x;
  const offY = a.y + dy * share - y;
  return Math.sqrt(offX * offX + offY * offY);
}

/** Positive where the ring runs counter-clockwise. */
export function signedArea(ring: readonly Point[]): number {
  let doubled = 0;
  let previous = ring[ring.length - 1];
  for (const point of ring) {
    if (previous) doubled += previous.x * point.y - point.x * previous.y;
    previous = point;
  }
  return doubled / 2;
}

export function lengthOf(line: readonly Point[]): number {
  let length = 0;
  for (let index = 1; index < line.length; index += 1) {
    length += distanceBetween(line[index - 1] as Point, line[index] as Point);
  }
  return length;
}

export function isInsideRing(x: number, y: number, ring: readonly Point[]): boolean {
  let isInside = false;
  let previous = ring[ring.length - 1];
  for (const point of ring) {
    if (
      previous &&
      point.y > y !== previous.y > y &&
      x < ((previous.x - point.x) * (y - point.y)) / (previous.y - point.y) + point.x
    ) {
      isInside = !isInside;
    }
    previous = point;
  }
  return isInside;
}

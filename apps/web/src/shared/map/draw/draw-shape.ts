import type { Shape } from '@hearthline/domain/criteria/criteria';
import type { LngLat } from '@hearthline/domain/geo';
import { metresPerUnit, toWorld } from '@hearthline/domain/geo';
import type { Pixel } from '../mercator.ts';

export const drawTools = ['lasso', 'circle', 'box'] as const;
export type DrawTool = (typeof drawTools)[number];

type ToPlace = (pixel: Pixel) => LngLat;

/** What is smaller was a slip of the hand. */
const smallestPixels = 8;
/** Points nearer than this to the line between their neighbours say nothing. */
const tolerancePixels = 2;
const mostCorners = 100;
const smallestRadiusMetres = 10;

/** The area that a movement of the pointer describes, or null for a mere click. */
export function shapeOf(tool: DrawTool, trail: readonly Pixel[], toPlace: ToPlace): Shape | null {
  const first = trail[0];
  const last = trail.at(-1);
  if (!first || !last || extentOf(trail) < smallestPixels) return null;
  if (tool === 'lasso') return lassoShape(trail, toPlace);
  if (tool === 'circle') {
    const centre = toPlace(first);
    const radiusMetres = Math.round(flatDistanceMetres(centre, toPlace(last)));
    return radiusMetres < smallestRadiusMetres ? null : { type: 'circle', centre, radiusMetres };
  }
  const [west, north] = toPlace({ x: Math.min(first.x, last.x), y: Math.min(first.y, last.y) });
  const [east, south] = toPlace({ x: Math.max(first.x, last.x), y: Math.max(first.y, last.y) });
  return west < east && south < north ? { type: 'box', bounds: [west, south, east, north] } : null;
}

function lassoShape(trail: readonly Pixel[], toPlace: ToPlace): Shape | null {
  let tolerance = tolerancePixels;
  let corners = simplify(trail, tolerance);
  while (corners.length > mostCorners) {
    tolerance *= 2;
    corners = simplify(corners, tolerance);
  }
  return corners.length < 3 ? null : { type: 'polygon', rings: [corners.map(toPlace)] };
}

/** Keeps the points that lie off the line between the ones kept (Douglas and Peucker). */
export function simplify(points: readonly Pixel[], tolerance: number): Pixel[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return [...points];
  let farthest = 0;
  let distance = 0;
  for (const [index, point] of points.entries()) {
    const away = distanceToLine(point, first, last);
    if (away <= distance) continue;
    distance = away;
    farthest = index;
  }
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ];
}

/** What the pointer has described so far, as the path of a drawing. */
export function outlineOf(tool: DrawTool, trail: readonly Pixel[]): string {
  const first = trail[0];
  const last = trail.at(-1);
  if (!first || !last) return '';
  if (tool === 'lasso') return `M${trail.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  if (tool === 'box') return `M${first.x} ${first.y}H${last.x}V${last.y}H${first.x}Z`;
  const radius = Math.hypot(last.x - first.x, last.y - first.y);
  const arc = `a${radius} ${radius} 0 1 0`;
  return `M${first.x - radius} ${first.y}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0Z`;
}

/** On the flat grid on which circles are matched, so that the area found is the one drawn. */
function flatDistanceMetres(from: LngLat, to: LngLat): number {
  const a = toWorld(...from);
  const b = toWorld(...to);
  return Math.hypot(b.x - a.x, b.y - a.y) * metresPerUnit(from[1]);
}

function extentOf(trail: readonly Pixel[]): number {
  const xs = trail.map(({ x }) => x);
  const ys = trail.map(({ y }) => y);
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

function distanceToLine(point: Pixel, from: Pixel, to: Pixel): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = dx * dx + dy * dy;
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  const along = Math.min(1, Math.max(0, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length));
  return Math.hypot(point.x - (from.x + along * dx), point.y - (from.y + along * dy));
}

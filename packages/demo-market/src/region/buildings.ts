import type { Feature, Polygon } from './basemap.ts';
import { metresPerFoot } from './lot-sizes.ts';
import type { Lot } from './lots.ts';
import { lotsOf } from './lots.ts';
import type { Point } from './plane.ts';
import { toPoint } from './plane.ts';
import type { Position, Region } from './region.ts';
import { indexRegion } from './region-index.ts';
import { toRing } from './to-ring.ts';

export type BuildingFeature = Feature<Polygon, { kind: 'house' | 'tower' }>;

const margin = 60;

/** Outlines of the homes in a small window of the map (west, south, east, north): made anew each time, as there are too many to keep. */
export function buildingsWithin(
  region: Region,
  [west, south, east, north]: readonly [number, number, number, number],
): BuildingFeature[] {
  const index = indexRegion(region);
  const low = toPoint([west, south]);
  const high = toPoint([east, north]);
  const middle = { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 };
  const reach = Math.max(high.x - low.x, high.y - low.y) / 2 + margin;
  const streetIds = new Set<number>();
  index.streets.visit(middle.x, middle.y, reach, (_a, _b, owner) => streetIds.add(owner));
  const isWithin = ([longitude, latitude]: Position) =>
    longitude >= west && longitude < east && latitude >= south && latitude < north;

  const houses = [...streetIds]
    .sort((a, b) => a - b)
    .flatMap((id) => {
      const street = index.findStreet(id);
      if (!street) return [];
      return [...lotsOf(street, region)].filter(({ position }) => isWithin(position)).map(drawHouse);
    });
  const towers = region.towers
    .filter(({ position }) => isWithin(position))
    .map(({ position, id }) => drawBox(toPoint(position), 15 + (id % 4) * 2, 13, (id * 37) % 90, 'tower'));
  return [...houses, ...towers];
}

function drawHouse(lot: Lot): BuildingFeature {
  const width = Math.min(16, lot.frontageFeet * metresPerFoot * 0.7);
  const depth = 9 + (lot.civicNumber % 7) * 0.6;
  return drawBox(toPoint(lot.position), width / 2, depth / 2, lot.facing, 'house');
}

function drawBox(
  centre: Point,
  halfWidth: number,
  halfDepth: number,
  facing: number,
  kind: BuildingFeature['properties']['kind'],
): BuildingFeature {
  const angle = (-facing * Math.PI) / 180;
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const;
  const ring = corners.map(([a, b]) => ({
    x: centre.x + a * halfWidth * Math.cos(angle) - b * halfDepth * Math.sin(angle),
    y: centre.y + a * halfWidth * Math.sin(angle) + b * halfDepth * Math.cos(angle),
  }));
  return {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: [[...toRing(ring)]] },
    properties: { kind },
  };
}

import type { Feature, Polygon } from './basemap.ts';
import { metresPerFoot } from './lot-sizes.ts';
import type { Lot } from './lots.ts';
import { lotsOf } from './lots.ts';
import type { Point } from './plane.ts';
import { toPoint } from './plane.ts';
import type { Position, Region, Street } from './region.ts';
import { indexRegion } from './region-index.ts';
import { toRing } from './to-ring.ts';

export type BuildingFeature = Feature<Polygon, { kind: 'house' | 'tower' }>;

type Bounds = readonly [west: number, south: number, east: number, north: number];

const margin = 60;
/** As many as a column of the map's nearest tiles crosses; all of them would be too many to keep. */
const mostStreets = 2_000;

/** Finds the outlines of the homes in a small window of the map. Windows next to each other share the lots of their streets. */
export function createBuildingFinder(region: Region): (bounds: Bounds) => BuildingFeature[] {
  const lotsByStreet = new Map<number, Lot[]>();
  return (bounds) =>
    buildingsWithin(region, bounds, (street) => {
      const known = lotsByStreet.get(street.id);
      if (known) return known;
      const lots = [...lotsOf(street, region)];
      lotsByStreet.set(street.id, lots);
      const [oldest] = lotsByStreet.keys();
      if (lotsByStreet.size > mostStreets && oldest !== undefined) lotsByStreet.delete(oldest);
      return lots;
    });
}

function buildingsWithin(
  region: Region,
  [west, south, east, north]: Bounds,
  listLots: (street: Street) => Lot[],
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
      return listLots(street)
        .filter(({ position }) => isWithin(position))
        .map(drawHouse);
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

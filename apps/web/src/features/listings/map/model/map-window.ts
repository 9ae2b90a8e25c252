import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { Bounds, LngLat } from '@hearthline/domain/geo';
import { fromWorld, toWorld } from '@hearthline/domain/geo';
import type { Map as GlMap } from 'maplibre-gl';

/** The part of the world that a map shows. */
export interface MapWindow {
  bounds: Bounds;
  zoom: number;
}

const northernEnd = 85;
const worldRing: LngLat[] = [
  [-180, northernEnd],
  [180, northernEnd],
  [180, -northernEnd],
  [-180, -northernEnd],
];

/** As the contract takes it: rounded to a hand's breadth, so that equal views are equal questions. */
export function windowOf(map: GlMap): MapWindow {
  const bounds = map.getBounds();
  return {
    bounds: [
      round(Math.max(bounds.getWest(), -180)),
      round(Math.max(bounds.getSouth(), -northernEnd)),
      round(Math.min(bounds.getEast(), 180)),
      round(Math.min(bounds.getNorth(), northernEnd)),
    ],
    zoom: Math.round(map.getZoom() * 100) / 100,
  };
}

export function isSameWindow(one: MapWindow, other: MapWindow): boolean {
  return one.zoom === other.zoom && one.bounds.every((edge, index) => edge === other.bounds[index]);
}

/**
 * The criteria, but only where the map looks. Areas within widen each other, so beside drawn ones the view cannot be
 * one more of them: everything around it is left out instead.
 */
export function limitToWindow(criteria: Criteria, { bounds }: MapWindow): Criteria {
  if (!criteria.within?.length) return { ...criteria, within: [{ type: 'box', bounds }] };
  const [west, south, east, north] = bounds;
  const topLeft = toWorld(west, north);
  const bottomRight = toWorld(east, south);
  // A home on the edge of a box counts, one on the outline of a hole would not: the hole is one unit wider.
  const corner = (x: number, y: number): LngLat => fromWorld(x + 0.5, y + 0.5);
  const view: LngLat[] = [
    corner(topLeft.x - 1, topLeft.y - 1),
    corner(bottomRight.x, topLeft.y - 1),
    corner(bottomRight.x, bottomRight.y),
    corner(topLeft.x - 1, bottomRight.y),
  ];
  return {
    ...criteria,
    without: [...(criteria.without ?? []), { type: 'polygon', rings: [worldRing, view] }],
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

import type { Point } from './plane.ts';
import { isInsideRing, toPoint } from './plane.ts';
import type { Community, Region, Street } from './region.ts';
import type { RingIndex } from './ring-index.ts';
import { createRingIndex } from './ring-index.ts';
import type { SegmentGrid } from './segment-grid.ts';
import { createSegmentGrid } from './segment-grid.ts';

/** Quick answers about a region, in metres; made once for each. */
export interface RegionIndex {
  findCommunity(code: string): Community | undefined;
  findStreet(id: number): Street | undefined;
  communityAt(point: Point): Community | undefined;
  streets: SegmentGrid;
  /** Homes keep farther away from them than from other streets. */
  motorways: SegmentGrid;
  water: RingIndex;
  parks: RingIndex;
  lake: RingIndex;
  shore: SegmentGrid;
  /** Edges of water and parks. */
  edges: SegmentGrid;
}

const indexes = new WeakMap<Region, RegionIndex>();

export function indexRegion(region: Region): RegionIndex {
  const known = indexes.get(region);
  if (known) return known;
  const index = createIndex(region);
  indexes.set(region, index);
  return index;
}

function createIndex(region: Region): RegionIndex {
  const communities = new Map(region.communities.map((community) => [community.code, community]));
  const streetsById = new Map(region.streets.map((street) => [street.id, street]));
  const streets = createSegmentGrid(50);
  const motorways = createSegmentGrid(50);
  for (const { id, class: kind, points } of region.streets) {
    const line = points.map(toPoint);
    streets.add(line, id);
    if (kind === 'motorway') motorways.add(line, id);
  }
  const shapes = region.water.map(({ kind, rings }) => ({
    kind,
    rings: rings.map((ring) => ring.map(toPoint)),
  }));
  const lakes = shapes.filter(({ kind }) => kind === 'lake');
  const shore = createSegmentGrid(150);
  for (const { rings } of lakes) for (const ring of rings) shore.add(ring, 0);
  const parks = region.parks.map(({ ring }) => [ring.map(toPoint)]);
  const edges = createSegmentGrid(50);
  for (const rings of [...shapes.map((shape) => shape.rings), ...parks]) {
    for (const ring of rings) edges.add(ring, 0);
  }
  return {
    findCommunity: (code) => communities.get(code),
    findStreet: (id) => streetsById.get(id),
    communityAt: createCommunityFinder(region),
    streets,
    motorways,
    water: createRingIndex(shapes.map(({ rings }) => rings)),
    parks: createRingIndex(parks),
    lake: createRingIndex(lakes.map(({ rings }) => rings)),
    shore,
    edges,
  };
}

const side = 1_000;

function createCommunityFinder(region: Region): (point: Point) => Community | undefined {
  const cells = new Map<string, { community: Community; ring: Point[] }[]>();
  for (const community of region.communities) {
    const ring = community.ring.map(toPoint);
    const xs = ring.map(({ x }) => x);
    const ys = ring.map(({ y }) => y);
    const [lastColumn, lastRow] = [Math.floor(Math.max(...xs) / side), Math.floor(Math.max(...ys) / side)];
    for (let row = Math.floor(Math.min(...ys) / side); row <= lastRow; row += 1) {
      for (let column = Math.floor(Math.min(...xs) / side); column <= lastColumn; column += 1) {
        const key = `${column} ${row}`;
        cells.set(key, [...(cells.get(key) ?? []), { community, ring }]);
      }
    }
  }
  return ({ x, y }) =>
    cells.get(`${Math.floor(x / side)} ${Math.floor(y / side)}`)?.find(({ ring }) => isInsideRing(x, y, ring))
      ?.community;
}

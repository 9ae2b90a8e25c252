import type { Shape } from '../criteria/criteria.ts';
import type { FlatShape } from '../criteria/match.ts';
import { flattenShape, shapeContains } from '../criteria/match.ts';
import type { WorldPoint } from '../geo.ts';
import { worldSize } from '../geo.ts';

/** A square of the world; each zoom halves those of the one before. */
export interface Tile {
  zoom: number;
  x: number;
  y: number;
  /** The shapes hold all of it; otherwise a part of it, perhaps. */
  isInside: boolean;
}

/** About a kilometre wide in the south of Canada. */
const finestZoom = 15;
const mostTiles = 64;

/**
 * Squares that hold shapes together and do not overlap: large ones where a shape holds all of them, smaller ones along
 * its edges. Empty where the shapes hold no place at all.
 */
export function coverOf(shapes: readonly Shape[]): Tile[] {
  const flat = shapes.map(flattenShape);
  const inside: Tile[] = [];
  let edges = sortOut([{ zoom: 0, x: 0, y: 0, isInside: false }], flat, inside);
  for (let zoom = 1; zoom <= finestZoom; zoom += 1) {
    const held: Tile[] = [];
    const finer = sortOut(edges.flatMap(quarters), flat, held);
    if (inside.length + held.length + finer.length > mostTiles) break;
    inside.push(...held);
    edges = finer;
  }
  return [...inside, ...edges];
}

export function tileAt({ x, y }: WorldPoint, zoom: number): Omit<Tile, 'isInside'> {
  const size = tileSize(zoom);
  return { zoom, x: Math.floor(x / size), y: Math.floor(y / size) };
}

/** Those that the shapes hold wholly go to `inside`; answers with those that they may hold a part of. */
function sortOut(tiles: readonly Tile[], shapes: readonly FlatShape[], inside: Tile[]): Tile[] {
  const edges: Tile[] = [];
  for (const tile of tiles) {
    const parts = shapes.map((shape) => partOf(tile, shape));
    if (parts.includes('all')) inside.push({ ...tile, isInside: true });
    else if (parts.includes('some')) edges.push(tile);
  }
  return edges;
}

const tileSize = (zoom: number): number => worldSize / 2 ** zoom;

const quarters = ({ zoom, x, y }: Tile): Tile[] =>
  [0, 1, 2, 3].map((at) => ({ zoom: zoom + 1, x: x * 2 + (at & 1), y: y * 2 + (at >> 1), isInside: false }));

/** What of a tile a shape holds; some, where that would take longer to tell. */
function partOf({ zoom, x, y }: Tile, shape: FlatShape): 'all' | 'some' | 'none' {
  const size = tileSize(zoom);
  const { box } = shape;
  const [west, north, east, south] = [x * size, y * size, (x + 1) * size - 1, (y + 1) * size - 1];
  // Also of a box without any place, whose ends lie the wrong way round.
  if (!(west <= box.maxX && east >= box.minX && north <= box.maxY && south >= box.minY)) return 'none';
  if (box.minX > box.maxX || box.minY > box.maxY) return 'none';
  if (shape.type === 'box') {
    const isAll = west >= box.minX && east <= box.maxX && north >= box.minY && south <= box.maxY;
    return isAll ? 'all' : 'some';
  }
  if (shape.type === 'circle') {
    const [dx, dy] = [
      shape.x - Math.min(Math.max(shape.x, west), east),
      shape.y - Math.min(Math.max(shape.y, north), south),
    ];
    if (Math.hypot(dx, dy) > shape.radius + 1) return 'none';
    const far = Math.hypot(
      Math.max(shape.x - west, east - shape.x),
      Math.max(shape.y - north, south - shape.y),
    );
    return far < shape.radius - 1 ? 'all' : 'some';
  }
  // Where no edge comes near, the whole tile is on the same side of all of them.
  const tile = { minX: west - 1, minY: north - 1, maxX: east + 1, maxY: south + 1 };
  const isCrossed = shape.rings.some((ring) =>
    ring.some((corner, index) => crosses(ring[(index || ring.length) - 1] as WorldPoint, corner, tile)),
  );
  if (isCrossed) return 'some';
  return shapeContains(shape, west, north) ? 'all' : 'none';
}

/** Whether an edge and a box cannot be parted by a line along the box or along the edge. */
function crosses(a: WorldPoint, b: WorldPoint, { minX, minY, maxX, maxY }: FlatShape['box']): boolean {
  if (Math.max(a.x, b.x) < minX || Math.min(a.x, b.x) > maxX) return false;
  if (Math.max(a.y, b.y) < minY || Math.min(a.y, b.y) > maxY) return false;
  const side = (x: number, y: number) => (b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y);
  const sides = [side(minX, minY), side(maxX, minY), side(minX, maxY), side(maxX, maxY)];
  return !(sides.every((one) => one > 0) || sides.every((one) => one < 0));
}

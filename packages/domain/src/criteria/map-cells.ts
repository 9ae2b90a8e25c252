import { worldSize } from '../geo.ts';

/** Listings that fall into one square of the map, with what is needed to place and merge them exactly. */
export interface MapCell {
  cellX: number;
  cellY: number;
  count: number;
  sumX: number;
  sumY: number;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
  /** The listing, where there is only one. */
  onlyId: string | null;
}

/** Squares of about this many screen pixels. */
const cellPixels = 64;
/** Neighbours nearer than this part of a square would overlap on the screen. */
const mergeWithin = 0.8;

/** How many low bits of a world coordinate a cell of this zoom spans. */
export function cellShift(zoom: number): number {
  const unitsPerPixel = worldSize / (512 * 2 ** zoom);
  return Math.max(0, Math.round(Math.log2(unitsPerPixel * cellPixels)));
}

/** More cells a side than any screen has place for. */
const mostCellsASide = 128;

/** The same for a window: one that is far too wide for its zoom is cut into coarser cells, never into more of them. */
export function cellShiftIn(
  zoom: number,
  { minX, minY, maxX, maxY }: { minX: number; minY: number; maxX: number; maxY: number },
): number {
  const longest = Math.min(worldSize, Math.max(maxX - minX, maxY - minY, 1));
  return Math.max(cellShift(zoom), Math.ceil(Math.log2(longest / mostCellsASide)));
}

/**
 * Joins cells whose middles would overlap, the fullest first, so that circles do not cover each other.
 * Nothing is lost: the counts of the result add up to those of the cells.
 */
export function mergeCells(cells: readonly MapCell[], shift: number): MapCell[] {
  const byPlace = new Map(cells.map((cell) => [placeOf(cell.cellX, cell.cellY), cell]));
  const ordered = [...cells].sort((a, b) => b.count - a.count || a.cellY - b.cellY || a.cellX - b.cellX);
  const near = (2 ** shift * mergeWithin) ** 2;
  const taken = new Set<MapCell>();
  const merged: MapCell[] = [];
  for (const cell of ordered) {
    if (taken.has(cell)) continue;
    taken.add(cell);
    const cluster = { ...cell };
    const x = cell.sumX / cell.count;
    const y = cell.sumY / cell.count;
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const other = byPlace.get(placeOf(cell.cellX + dx, cell.cellY + dy));
        if (!other || taken.has(other)) continue;
        const distance = (other.sumX / other.count - x) ** 2 + (other.sumY / other.count - y) ** 2;
        if (distance > near) continue;
        taken.add(other);
        absorb(cluster, other);
      }
    }
    merged.push(cluster);
  }
  return merged;
}

function absorb(cluster: MapCell, other: MapCell): void {
  cluster.onlyId = null;
  cluster.count += other.count;
  cluster.sumX += other.sumX;
  cluster.sumY += other.sumY;
  cluster.minX = Math.min(cluster.minX, other.minX);
  cluster.minY = Math.min(cluster.minY, other.minY);
  cluster.maxX = Math.max(cluster.maxX, other.maxX);
  cluster.maxY = Math.max(cluster.maxY, other.maxY);
}

const placeOf = (cellX: number, cellY: number) => cellY * worldSize + cellX;

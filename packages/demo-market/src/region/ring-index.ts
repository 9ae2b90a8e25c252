import type { Point } from './plane.ts';
import { signedArea } from './plane.ts';

/** Says whether a place lies in any of many shapes, also where they overlap. */
export interface RingIndex {
  contains(x: number, y: number): boolean;
}

const band = 80;

interface Edge {
  a: Point;
  b: Point;
  right: number;
}

/** Each shape is its outer ring first, then its holes. */
export function createRingIndex(shapes: readonly (readonly (readonly Point[])[])[]): RingIndex {
  const bands = new Map<number, Edge[]>();
  for (const shape of shapes) {
    for (const [index, ring] of shape.entries()) {
      const isCounterClockwise = signedArea(ring) > 0;
      const isOuter = index === 0;
      addEdges(bands, isCounterClockwise === isOuter ? ring : ring.toReversed());
    }
  }
  for (const edges of bands.values()) edges.sort((one, other) => other.right - one.right);
  return {
    contains(x, y) {
      let winding = 0;
      for (const { a, b, right } of bands.get(Math.floor(y / band)) ?? []) {
        // Only what lies to the right of the place counts.
        if (right <= x) break;
        if (a.y > y === b.y > y) continue;
        if (x >= ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) continue;
        winding += b.y > a.y ? 1 : -1;
      }
      return winding > 0;
    },
  };
}

function addEdges(bands: Map<number, Edge[]>, ring: readonly Point[]): void {
  let from = ring[ring.length - 1];
  for (const to of ring) {
    if (from && from.y !== to.y) {
      const edge = { a: from, b: to, right: Math.max(from.x, to.x) };
      const last = Math.floor(Math.max(from.y, to.y) / band);
      for (let row = Math.floor(Math.min(from.y, to.y) / band); row <= last; row += 1) {
        const list = bands.get(row);
        if (list) list.push(edge);
        else bands.set(row, [edge]);
      }
    }
    from = to;
  }
}

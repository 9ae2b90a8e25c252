import type { Point } from './plane.ts';
import { signedArea } from './plane.ts';

/** Says whether a place lies in any of many shapes, also where they overlap. */
export interface RingIndex {
  contains(x: number, y: number): boolean;
}

const band = 80;

/** Each shape is its outer ring first, then its holes. */
export function createRingIndex(shapes: readonly (readonly (readonly Point[])[])[]): RingIndex {
  const bands = new Map<number, [Point, Point][]>();
  for (const shape of shapes) {
    for (const [index, ring] of shape.entries()) {
      const isCounterClockwise = signedArea(ring) > 0;
      const isOuter = index === 0;
      addEdges(bands, isCounterClockwise === isOuter ? ring : ring.toReversed());
    }
  }
  return {
    contains(x, y) {
      let winding = 0;
      for (const [a, b] of bands.get(Math.floor(y / band)) ?? []) {
        if (a.y > y === b.y > y) continue;
        if (x >= ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) continue;
        winding += b.y > a.y ? 1 : -1;
      }
      return winding > 0;
    },
  };
}

function addEdges(bands: Map<number, [Point, Point][]>, ring: readonly Point[]): void {
  let from = ring[ring.length - 1];
  for (const to of ring) {
    if (from && from.y !== to.y) {
      const last = Math.floor(Math.max(from.y, to.y) / band);
      for (let row = Math.floor(Math.min(from.y, to.y) / band); row <= last; row += 1) {
        const list = bands.get(row);
        if (list) list.push([from, to]);
        else bands.set(row, [[from, to]]);
      }
    }
    from = to;
  }
}

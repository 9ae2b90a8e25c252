import type { Point } from './plane.ts';
import { distanceToSegment, halfSide } from './plane.ts';

/** What lies at a place, as bits. */
export const lakeBit = 1;
export const riverBit = 2;
export const pondBit = 4;
export const bankBit = 8;
export const parkBit = 16;
export const motorwayBit = 32;
export const railBit = 64;
/** Islands hold no homes: they count as lake where people settle. */
export const islandBit = 128;
export const waterBits = lakeBit | riverBit | pondBit;

/** A raster of the region that answers quickly what lies where. */
export interface Ground {
  at(x: number, y: number): number;
  markRings(rings: readonly (readonly Point[])[], bit: number): void;
  markLine(line: readonly Point[], halfWidth: number, bit: number): void;
}

const cell = 25;
const reach = halfSide + 2_000;
const side = (reach * 2) / cell;

export function createGround(): Ground {
  const bits = new Uint8Array(side * side);

  function toIndex(metres: number): number {
    return Math.floor((metres + reach) / cell);
  }

  return {
    at(x, y) {
      const column = toIndex(x);
      const row = toIndex(y);
      if (column < 0 || row < 0 || column >= side || row >= side) return 0;
      return bits[row * side + column] as number;
    },

    markRings(rings, bit) {
      const crossings = new Map<number, number[]>();
      for (const ring of rings) {
        let from = ring[ring.length - 1];
        for (const to of ring) {
          if (from) collectCrossings(from, to, crossings);
          from = to;
        }
      }
      for (const [row, xs] of crossings) {
        xs.sort((a, b) => a - b);
        for (let index = 0; index + 1 < xs.length; index += 2) {
          const first = Math.max(0, Math.ceil(((xs[index] as number) + reach) / cell - 0.5));
          const last = Math.min(side - 1, Math.floor(((xs[index + 1] as number) + reach) / cell - 0.5));
          for (let column = first; column <= last; column += 1) {
            const at = row * side + column;
            bits[at] = (bits[at] as number) | bit;
          }
        }
      }
    },

    markLine(line, halfWidth, bit) {
      for (let index = 1; index < line.length; index += 1) {
        const from = line[index - 1] as Point;
        const to = line[index] as Point;
        const firstColumn = Math.max(0, toIndex(Math.min(from.x, to.x) - halfWidth));
        const lastColumn = Math.min(side - 1, toIndex(Math.max(from.x, to.x) + halfWidth));
        const firstRow = Math.max(0, toIndex(Math.min(from.y, to.y) - halfWidth));
        const lastRow = Math.min(side - 1, toIndex(Math.max(from.y, to.y) + halfWidth));
        for (let row = firstRow; row <= lastRow; row += 1) {
          const y = (row + 0.5) * cell - reach;
          for (let column = firstColumn; column <= lastColumn; column += 1) {
            const x = (column + 0.5) * cell - reach;
            if (distanceToSegment(x, y, from, to) > halfWidth) continue;
            const at = row * side + column;
            bits[at] = (bits[at] as number) | bit;
          }
        }
      }
    },
  };
}

function collectCrossings(from: Point, to: Point, crossings: Map<number, number[]>): void {
  const low = Math.min(from.y, to.y);
  const high = Math.max(from.y, to.y);
  const firstRow = Math.max(0, Math.ceil((low + reach) / cell - 0.5));
  const lastRow = Math.min(side - 1, Math.ceil((high + reach) / cell - 0.5) - 1);
  for (let row = firstRow; row <= lastRow; row += 1) {
    const y = (row + 0.5) * cell - reach;
    const x = from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
    const list = crossings.get(row);
    if (list) list.push(x);
    else crossings.set(row, [x]);
  }
}

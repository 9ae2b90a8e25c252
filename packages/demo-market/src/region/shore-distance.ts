import { traceContours } from './contour.ts';
import type { Ground } from './ground.ts';
import { lakeBit } from './ground.ts';
import type { Point } from './plane.ts';
import { distanceToSegment, halfSide } from './plane.ts';

/** Metres from the lake, negative in it; exact near the shore and cut off at `farthest`. */
export interface ShoreDistance {
  at(x: number, y: number): number;
  /** The lines that keep this distance from the lake. */
  trace(distance: number): Point[][];
}

const farthest = 700;
const cell = 50;
const reach = halfSide + 1_000;
const side = (reach * 2) / cell;

export function createShoreDistance(lakeRings: readonly (readonly Point[])[], ground: Ground): ShoreDistance {
  const distances = new Float32Array(side * side).fill(farthest);
  for (const ring of lakeRings) {
    let from = ring[ring.length - 1];
    for (const to of ring) {
      if (from) spread(distances, from, to);
      from = to;
    }
  }
  for (let row = 0; row < side; row += 1) {
    let isLake = false;
    for (let column = 0; column < side; column += 1) {
      const index = row * side + column;
      const isFar = distances[index] === farthest;
      if (!isFar || column === 0) {
        isLake = (ground.at(column * cell - reach, row * cell - reach) & lakeBit) !== 0;
      }
      if (isLake) distances[index] = -(distances[index] as number);
    }
  }

  return {
    at(x, y) {
      const column = Math.max(0, Math.min(side - 2, Math.floor((x + reach) / cell)));
      const row = Math.max(0, Math.min(side - 2, Math.floor((y + reach) / cell)));
      const shareX = (x + reach) / cell - column;
      const shareY = (y + reach) / cell - row;
      const index = row * side + column;
      const low = mixed(distances[index] as number, distances[index + 1] as number, shareX);
      const high = mixed(distances[index + side] as number, distances[index + side + 1] as number, shareX);
      return mixed(low, high, shareY);
    },
    trace(distance) {
      const values = new Float32Array(side * side).fill(-1);
      for (let row = 1; row < side - 1; row += 1) {
        for (let column = 1; column < side - 1; column += 1) {
          values[row * side + column] = (distances[row * side + column] as number) - distance;
        }
      }
      return traceContours(side, side, values).map((ring) =>
        ring.map((point) => ({ x: point.x * cell - reach, y: point.y * cell - reach })),
      );
    },
  };
}

function mixed(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function spread(distances: Float32Array, from: Point, to: Point): void {
  const firstColumn = Math.max(0, Math.ceil((Math.min(from.x, to.x) - farthest + reach) / cell));
  const lastColumn = Math.min(side - 1, Math.floor((Math.max(from.x, to.x) + farthest + reach) / cell));
  const firstRow = Math.max(0, Math.ceil((Math.min(from.y, to.y) - farthest + reach) / cell));
  const lastRow = Math.min(side - 1, Math.floor((Math.max(from.y, to.y) + farthest + reach) / cell));
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const distance = distanceToSegment(column * cell - reach, row * cell - reach, from, to);
      const index = row * side + column;
      if (distance < (distances[index] as number)) distances[index] = distance;
    }
  }
}

import type { Point } from './plane.ts';
import { distanceBetween, distanceToSegment, interpolate } from './plane.ts';

/** Finds the lines near a place without looking at all of them. */
export interface SegmentGrid {
  add(line: readonly Point[], owner: number): void;
  /** Distance to the nearest line, or `most` where none is nearer. */
  nearest(x: number, y: number, most: number): number;
  /** Calls back for every segment that may lie within reach. */
  visit(x: number, y: number, within: number, see: (a: Point, b: Point, owner: number) => void): void;
}

interface Segment {
  a: Point;
  b: Point;
  owner: number;
}

const wide = 8_192;

export function createSegmentGrid(cell: number): SegmentGrid {
  const cells = new Map<number, Segment[]>();

  function toIndex(metres: number): number {
    return Math.floor(metres / cell) + wide / 2;
  }

  /** Long slanting segments are entered piece by piece, so that they do not fill their whole box. */
  function addSegment(segment: Segment): void {
    const { a, b } = segment;
    const pieces = Math.ceil(distanceBetween(a, b) / (2 * cell));
    for (let piece = 0; piece < pieces; piece += 1) {
      const from = interpolate(a, b, piece / pieces);
      const to = interpolate(a, b, (piece + 1) / pieces);
      const lastColumn = toIndex(Math.max(from.x, to.x));
      const lastRow = toIndex(Math.max(from.y, to.y));
      for (let row = toIndex(Math.min(from.y, to.y)); row <= lastRow; row += 1) {
        for (let column = toIndex(Math.min(from.x, to.x)); column <= lastColumn; column += 1) {
          enter(row * wide + column, segment);
        }
      }
    }
  }

  function enter(key: number, segment: Segment): void {
    const list = cells.get(key);
    if (!list) cells.set(key, [segment]);
    else if (list[list.length - 1] !== segment) list.push(segment);
  }

  function visit(
    x: number,
    y: number,
    within: number,
    see: (a: Point, b: Point, owner: number) => void,
  ): void {
    const lastColumn = toIndex(x + within);
    const lastRow = toIndex(y + within);
    for (let row = toIndex(y - within); row <= lastRow; row += 1) {
      for (let column = toIndex(x - within); column <= lastColumn; column += 1) {
        const list = cells.get(row * wide + column);
        if (!list) continue;
        for (const { a, b, owner } of list) see(a, b, owner);
      }
    }
  }

  return {
    visit,
    add(line, owner) {
      for (let index = 1; index < line.length; index += 1) {
        addSegment({ a: line[index - 1] as Point, b: line[index] as Point, owner });
      }
    },
    nearest(x, y, most) {
      let nearest = most;
      visit(x, y, most, (a, b) => {
        nearest = Math.min(nearest, distanceToSegment(x, y, a, b));
      });
      return nearest;
    },
  };
}

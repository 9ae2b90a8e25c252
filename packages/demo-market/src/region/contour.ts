import type { Point } from './plane.ts';

const bottom = 0;
const right = 1;
const top = 2;
const left = 3;

/** For each pattern of the four corners inside (low left 1, low right 2, top right 4, top left 8): from edge, to edge, inside on the left. */
const pathsOfPattern: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[bottom, left]],
  [[right, bottom]],
  [[right, left]],
  [[top, right]],
  [
    [bottom, left],
    [top, right],
  ],
  [[top, bottom]],
  [[top, left]],
  [[left, top]],
  [[bottom, top]],
  [
    [right, bottom],
    [left, top],
  ],
  [[right, top]],
  [[left, right]],
  [[bottom, right]],
  [[left, bottom]],
  [],
];

/**
 * The rings around the positive part of a grid of values, in grid units; outer rings run counter-clockwise, holes clockwise.
 * The values of the grid's border must be negative.
 */
export function traceContours(columns: number, rows: number, values: Float32Array): Point[][] {
  function edgeOf(column: number, row: number, side: number): number {
    if (side === bottom) return (row * columns + column) * 2;
    if (side === top) return ((row + 1) * columns + column) * 2;
    return (row * columns + column + (side === right ? 1 : 0)) * 2 + 1;
  }

  const nextEdge = new Map<number, number>();
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const at = row * columns + column;
      const pattern =
        ((values[at] as number) > 0 ? 1 : 0) |
        ((values[at + 1] as number) > 0 ? 2 : 0) |
        ((values[at + columns + 1] as number) > 0 ? 4 : 0) |
        ((values[at + columns] as number) > 0 ? 8 : 0);
      if (pattern === 0 || pattern === 15) continue;
      for (const [from, to] of pathsOfPattern[pattern] ?? []) {
        nextEdge.set(edgeOf(column, row, from), edgeOf(column, row, to));
      }
    }
  }

  function crossing(edge: number): Point {
    const at = edge >> 1;
    const isUpright = (edge & 1) === 1;
    const column = at % columns;
    const row = (at - column) / columns;
    const from = values[at] as number;
    const to = values[isUpright ? at + columns : at + 1] as number;
    const share = Math.max(0.02, Math.min(0.98, from / (from - to)));
    return isUpright ? { x: column, y: row + share } : { x: column + share, y: row };
  }

  const rings: Point[][] = [];
  for (const start of nextEdge.keys()) {
    const ring: Point[] = [];
    let edge: number | undefined = start;
    while (edge !== undefined && nextEdge.has(edge)) {
      ring.push(crossing(edge));
      const following: number | undefined = nextEdge.get(edge);
      nextEdge.delete(edge);
      edge = following;
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}

/** Samples a field over a rectangle and traces where it is positive; the rectangle's border counts as outside. */
export function traceField(
  origin: Point,
  size: Point,
  step: number,
  field: (x: number, y: number) => number,
): Point[][] {
  const columns = Math.ceil(size.x / step) + 1;
  const rows = Math.ceil(size.y / step) + 1;
  const values = new Float32Array(columns * rows).fill(-1);
  for (let row = 1; row < rows - 1; row += 1) {
    for (let column = 1; column < columns - 1; column += 1) {
      values[row * columns + column] = field(origin.x + column * step, origin.y + row * step);
    }
  }
  return traceContours(columns, rows, values).map((ring) =>
    ring.map((point) => ({ x: origin.x + point.x * step, y: origin.y + point.y * step })),
  );
}

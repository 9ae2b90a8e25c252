import type { Point } from './plane.ts';
import { distanceBetween, distanceToSegment, interpolate } from './plane.ts';

/** Leaves out the points that lie closer than the tolerance to the line without them. */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const isKept = new Uint8Array(line.length);
  isKept[0] = 1;
  isKept[line.length - 1] = 1;
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    const from = line[first] as Point;
    const to = line[last] as Point;
    let farthest = -1;
    let farthestDistance = tolerance;
    for (let index = first + 1; index < last; index += 1) {
      const point = line[index] as Point;
      const distance = distanceToSegment(point.x, point.y, from, to);
      if (distance > farthestDistance) {
        farthest = index;
        farthestDistance = distance;
      }
    }
    if (farthest > 0) {
      isKept[farthest] = 1;
      spans.push([first, farthest], [farthest, last]);
    }
  }
  return line.filter((_, index) => isKept[index] === 1);
}

/** A closed ring has no first point of its own, so two far corners are held fast. */
export function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const first = ring[0];
  if (!first || ring.length < 5) return [...ring];
  let farthest = 1;
  for (let index = 1; index < ring.length; index += 1) {
    if (distanceBetween(ring[index] as Point, first) > distanceBetween(ring[farthest] as Point, first)) {
      farthest = index;
    }
  }
  const there = simplifyLine(ring.slice(0, farthest + 1), tolerance);
  const back = simplifyLine([...ring.slice(farthest), first], tolerance);
  return [...there, ...back.slice(1, -1)];
}

/** The same line with points no further apart than the step. */
export function densifyLine(line: readonly Point[], step: number): Point[] {
  const first = line[0];
  if (!first) return [];
  const dense: Point[] = [first];
  for (let index = 1; index < line.length; index += 1) {
    const from = line[index - 1] as Point;
    const to = line[index] as Point;
    const pieces = Math.max(1, Math.ceil(distanceBetween(from, to) / step));
    for (let piece = 1; piece <= pieces; piece += 1) dense.push(interpolate(from, to, piece / pieces));
  }
  return dense;
}

/** The runs of the line that pass the test, each at least as long as asked for. */
export function keepRuns(
  line: readonly Point[],
  isFree: (point: Point) => boolean,
  leastLength: number,
): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  let length = 0;
  let blocked: Point | undefined;
  function close(): void {
    if (run.length > 1 && length >= leastLength) runs.push(run);
    run = [];
    length = 0;
    blocked = undefined;
  }
  function add(point: Point): void {
    const previous = run[run.length - 1];
    if (previous) length += distanceBetween(previous, point);
    run.push(point);
  }
  for (const point of line) {
    const previous = run[run.length - 1];
    if (!isFree(point)) {
      if (previous) add(findEdge(previous, point, isFree));
      close();
      blocked = point;
      continue;
    }
    if (!previous && blocked) add(findEdge(point, blocked, isFree));
    add(point);
  }
  close();
  return runs;
}

/** The last free place on the way from a free point to a blocked one. */
function findEdge(free: Point, blocked: Point, isFree: (point: Point) => boolean): Point {
  let last = free;
  let first = blocked;
  for (let round = 0; round < 4; round += 1) {
    const middle = interpolate(last, first, 0.5);
    if (isFree(middle)) last = middle;
    else first = middle;
  }
  return last;
}

/** Cuts the corners of a ring, twice as many points. */
export function roundRing(ring: readonly Point[]): Point[] {
  return ring.flatMap((point, index) => {
    const next = ring[(index + 1) % ring.length] as Point;
    return [interpolate(point, next, 0.25), interpolate(point, next, 0.75)];
  });
}

/** A ring around a line whose half width is given for each of its points. */
export function ringAround(line: readonly Point[], halfWidthAt: (index: number) => number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [index, point] of line.entries()) {
    const before = line[Math.max(0, index - 1)] as Point;
    const after = line[Math.min(line.length - 1, index + 1)] as Point;
    const length = distanceBetween(before, after) || 1;
    const normal = { x: -(after.y - before.y) / length, y: (after.x - before.x) / length };
    const width = halfWidthAt(index);
    left.push({ x: point.x + normal.x * width, y: point.y + normal.y * width });
    right.push({ x: point.x - normal.x * width, y: point.y - normal.y * width });
  }
  return [...left, ...right.reverse()];
}

import { cellSide, firstU, firstW } from './blocks.ts';
import type { Frame } from './frame.ts';
import { labelColumns, labelRows } from './labels.ts';
import type { Point } from './plane.ts';
import { simplifyLine } from './polyline.ts';
import type { ShoreDistance } from './shore-distance.ts';

/** Turns rasters of labels into rings that share their edges exactly, whichever level of the raster is asked for. */
export interface Tiling {
  /** The outer ring of every label; the labels must be unions of the finest ones. */
  ringsOf(labels: Int16Array): Map<number, Point[]>;
}

const vertexColumns = labelColumns + 1;
const steps = [1, vertexColumns, -1, -vertexColumns] as const;
const tolerance = 7;
const nearShore = 120;

export function createTiling(finest: Int16Array, frame: Frame, shore: ShoreDistance): Tiling {
  const links = findLinks(finest);
  const points = placeVertices(links, frame);
  smooth(links, points);
  pullToShore(finest, points, shore);
  const kept = simplifyArcs(links, points);
  return {
    ringsOf: (labels) =>
      new Map(
        [...findStarts(labels)].map(([label, start]) => [
          label,
          traceRing(labels, label, start).flatMap((vertex) => {
            const point = points.get(vertex);
            return kept.has(vertex) && point ? [point] : [];
          }),
        ]),
      ),
  };
}

/** For every vertex on an edge between two labels, the vertices it is linked to. */
function findLinks(labels: Int16Array): Map<number, number[]> {
  const links = new Map<number, number[]>();
  function link(from: number, to: number): void {
    const list = links.get(from);
    if (list) list.push(to);
    else links.set(from, [to]);
  }
  for (let row = 1; row < labelRows; row += 1) {
    for (let column = 1; column < labelColumns; column += 1) {
      const cell = row * labelColumns + column;
      const vertex = row * vertexColumns + column;
      if (labels[cell] !== labels[cell - labelColumns]) {
        link(vertex, vertex + 1);
        link(vertex + 1, vertex);
      }
      if (labels[cell] !== labels[cell - 1]) {
        link(vertex, vertex + vertexColumns);
        link(vertex + vertexColumns, vertex);
      }
    }
  }
  return links;
}

function placeVertices(links: Map<number, number[]>, frame: Frame): Map<number, Point> {
  const points = new Map<number, Point>();
  for (const vertex of links.keys()) {
    const column = vertex % vertexColumns;
    const row = (vertex - column) / vertexColumns;
    points.set(vertex, frame.toPlane(firstU + column * cellSide, firstW + row * cellSide));
  }
  return points;
}

/** Rounds the stairs that slanting edges make; where three labels meet, the vertex stays. */
function smooth(links: Map<number, number[]>, points: Map<number, Point>): void {
  for (let round = 0; round < 3; round += 1) {
    const moved: [Point, number, number][] = [];
    for (const [vertex, linked] of links) {
      const point = points.get(vertex);
      const before = points.get(linked[0] ?? -1);
      const after = points.get(linked[1] ?? -1);
      if (linked.length !== 2 || !point || !before || !after) continue;
      moved.push([point, (before.x + point.x * 2 + after.x) / 4, (before.y + point.y * 2 + after.y) / 4]);
    }
    for (const [point, x, y] of moved) {
      point.x = x;
      point.y = y;
    }
  }
}

function pullToShore(labels: Int16Array, points: Map<number, Point>, shore: ShoreDistance): void {
  for (const [vertex, point] of points) {
    if (!touchesNone(labels, vertex)) continue;
    for (let round = 0; round < 3; round += 1) {
      const distance = shore.at(point.x, point.y);
      if (Math.abs(distance) > nearShore) break;
      const slopeX = (shore.at(point.x + 15, point.y) - shore.at(point.x - 15, point.y)) / 30;
      const slopeY = (shore.at(point.x, point.y + 15) - shore.at(point.x, point.y - 15)) / 30;
      const steepness = Math.max(0.3, slopeX * slopeX + slopeY * slopeY);
      point.x -= (distance * slopeX) / steepness;
      point.y -= (distance * slopeY) / steepness;
    }
  }
}

function touchesNone(labels: Int16Array, vertex: number): boolean {
  const column = vertex % vertexColumns;
  const cell = ((vertex - column) / vertexColumns) * labelColumns + column;
  return (
    labels[cell] === 0 ||
    labels[cell - 1] === 0 ||
    labels[cell - labelColumns] === 0 ||
    labels[cell - labelColumns - 1] === 0
  );
}

/** The vertices that remain when every edge between two labels is simplified once, for both of them. */
function simplifyArcs(links: Map<number, number[]>, points: Map<number, Point>): Set<number> {
  const kept = new Set<number>();
  const seen = new Set<number>();
  function follow(node: number, first: number): void {
    const arc = [node];
    let previous = node;
    let current = first;
    while ((links.get(current)?.length ?? 0) === 2 && !seen.has(current) && current !== node) {
      seen.add(current);
      arc.push(current);
      const [a, b] = links.get(current) as [number, number];
      const next = a === previous ? b : a;
      previous = current;
      current = next;
    }
    arc.push(current);
    const vertexOf = new Map<Point, number>();
    const line = arc.flatMap((vertex) => {
      const point = points.get(vertex);
      if (point) vertexOf.set(point, vertex);
      return point ? [point] : [];
    });
    for (const point of simplifyLine(line, tolerance)) kept.add(vertexOf.get(point) ?? -1);
  }
  for (const [vertex, linked] of links) {
    if (linked.length === 2) continue;
    for (const next of linked) if (!seen.has(next)) follow(vertex, next);
    kept.add(vertex);
  }
  for (const [vertex, linked] of links) {
    if (seen.has(vertex) || linked.length !== 2) continue;
    seen.add(vertex);
    follow(vertex, linked[0] as number);
  }
  return kept;
}

function findStarts(labels: Int16Array): Map<number, number> {
  const starts = new Map<number, number>();
  for (let cell = 0; cell < labels.length; cell += 1) {
    const label = labels[cell] as number;
    if (label !== 0 && label !== labels[cell - 1] && !starts.has(label)) starts.set(label, cell);
  }
  return starts;
}

/** Walks around the label with it on the left, starting below its lowest cell. */
function traceRing(labels: Int16Array, label: number, start: number): number[] {
  const column = start % labelColumns;
  const first = ((start - column) / labelColumns) * vertexColumns + column;
  const ring: number[] = [];
  let vertex = first;
  let heading = 0;
  do {
    ring.push(vertex);
    vertex += steps[heading] as number;
    const at = vertex % vertexColumns;
    const upper = ((vertex - at) / vertexColumns) * labelColumns + at;
    const around = [upper, upper - 1, upper - labelColumns - 1, upper - labelColumns];
    const aheadLeft = around[heading] as number;
    const aheadRight = around[(heading + 3) % 4] as number;
    if (labels[aheadLeft] !== label) heading = (heading + 1) % 4;
    else if (labels[aheadRight] === label) heading = (heading + 3) % 4;
  } while (vertex !== first);
  return ring;
}

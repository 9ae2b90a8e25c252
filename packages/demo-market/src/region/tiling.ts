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

/** The vertices on edges between two labels, numbered from 0, each with up to four others it is linked to. */
interface Net {
  /** By vertex of the raster, −1 off the edges. */
  numberOf: Int32Array;
  vertices: number[];
  /** Four places for each; −1 where there is no link. */
  links: Int32Array;
  points: Point[];
}

export function createTiling(finest: Int16Array, frame: Frame, shore: ShoreDistance): Tiling {
  const net = createNet(finest, frame);
  smooth(net);
  pullToShore(finest, net, shore);
  const isKept = simplifyArcs(net);
  return {
    ringsOf: (labels) =>
      new Map(
        [...findStarts(labels)].map(([label, start]) => [
          label,
          traceRing(labels, label, start).flatMap((vertex) => {
            const number = net.numberOf[vertex] as number;
            return isKept[number] === 1 ? [net.points[number] as Point] : [];
          }),
        ]),
      ),
  };
}

function createNet(labels: Int16Array, frame: Frame): Net {
  const numberOf = new Int32Array(vertexColumns * (labelRows + 1)).fill(-1);
  const vertices: number[] = [];
  const pairs: number[] = [];
  function numbered(vertex: number): number {
    if (numberOf[vertex] === -1) {
      numberOf[vertex] = vertices.length;
      vertices.push(vertex);
    }
    return numberOf[vertex] as number;
  }
  for (let row = 1; row < labelRows; row += 1) {
    for (let column = 1; column < labelColumns; column += 1) {
      const cell = row * labelColumns + column;
      const vertex = row * vertexColumns + column;
      const label = labels[cell];
      if (label !== labels[cell - labelColumns]) pairs.push(numbered(vertex), numbered(vertex + 1));
      if (label !== labels[cell - 1]) pairs.push(numbered(vertex), numbered(vertex + vertexColumns));
    }
  }
  const links = new Int32Array(vertices.length * 4).fill(-1);
  for (let index = 0; index < pairs.length; index += 2) {
    addLink(links, pairs[index] as number, pairs[index + 1] as number);
    addLink(links, pairs[index + 1] as number, pairs[index] as number);
  }
  const points = vertices.map((vertex) => {
    const column = vertex % vertexColumns;
    const row = (vertex - column) / vertexColumns;
    return frame.toPlane(firstU + column * cellSide, firstW + row * cellSide);
  });
  return { numberOf, vertices, links, points };
}

function addLink(links: Int32Array, from: number, to: number): void {
  let place = from * 4;
  while (links[place] !== -1) place += 1;
  links[place] = to;
}

/** Whether it lies on an edge between two labels only, and is not a place where three meet. */
function isOnEdge({ links }: Net, number: number): boolean {
  return links[number * 4 + 1] !== -1 && links[number * 4 + 2] === -1;
}

/** Rounds the stairs that slanting edges make; where three labels meet, the vertex stays. */
function smooth(net: Net): void {
  const { links, points } = net;
  const xs = new Float64Array(points.length);
  const ys = new Float64Array(points.length);
  for (let round = 0; round < 3; round += 1) {
    for (const [number, point] of points.entries()) {
      const isMoving = isOnEdge(net, number);
      const before = isMoving ? (points[links[number * 4] as number] as Point) : point;
      const after = isMoving ? (points[links[number * 4 + 1] as number] as Point) : point;
      xs[number] = (before.x + point.x * 2 + after.x) / 4;
      ys[number] = (before.y + point.y * 2 + after.y) / 4;
    }
    for (const [number, point] of points.entries()) {
      point.x = xs[number] as number;
      point.y = ys[number] as number;
    }
  }
}

function pullToShore(labels: Int16Array, net: Net, shore: ShoreDistance): void {
  for (const [number, point] of net.points.entries()) {
    if (!touchesNone(labels, net.vertices[number] as number)) continue;
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
function simplifyArcs(net: Net): Uint8Array {
  const { links, points } = net;
  const isKept = new Uint8Array(points.length);
  const isSeen = new Uint8Array(points.length);
  function follow(node: number, first: number): void {
    const arc = [node];
    let previous = node;
    let current = first;
    while (isOnEdge(net, current) && isSeen[current] === 0 && current !== node) {
      isSeen[current] = 1;
      arc.push(current);
      const one = links[current * 4] as number;
      const next = one === previous ? (links[current * 4 + 1] as number) : one;
      previous = current;
      current = next;
    }
    arc.push(current);
    const line = arc.map((number) => points[number] as Point);
    const kept = new Set(simplifyLine(line, tolerance));
    for (const number of arc) if (kept.has(points[number] as Point)) isKept[number] = 1;
  }
  for (let number = 0; number < points.length; number += 1) {
    if (isOnEdge(net, number)) continue;
    isKept[number] = 1;
    for (let place = 0; place < 4; place += 1) {
      const next = links[number * 4 + place] as number;
      if (next !== -1 && isSeen[next] === 0) follow(number, next);
    }
  }
  for (let number = 0; number < points.length; number += 1) {
    if (isSeen[number] === 1 || !isOnEdge(net, number)) continue;
    isSeen[number] = 1;
    follow(number, links[number * 4] as number);
  }
  return isKept;
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

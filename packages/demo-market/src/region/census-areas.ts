import type { Random } from '../random.ts';
import type { Frame, FramePoint } from './frame.ts';
import { joinStrays, labelCellOf, labelColumns, labelIndexAt } from './labels.ts';
import { lotSizeIn } from './lot-sizes.ts';
import type { Neighbourhoods } from './neighbourhoods.ts';
import type { StreetDraft } from './street-draft.ts';
import type { TowerDraft } from './towers.ts';

/** Homes by cell of the raster. */
export interface HomeCounts {
  houses: Float32Array;
  units: Float32Array;
}

export interface CensusLabels {
  /** Census area of every cell, counted from 1. */
  labels: Int16Array;
  /** Neighbourhood by census area; the first entry stands for none. */
  neighbourhoodOf: number[];
}

const step = 45;
/** Corners, parks and crossings take this share of the frontage. */
const usable = 0.8;
const wantedAreas = 2_250;

export function countHomes(
  frame: Frame,
  labels: Int16Array,
  neighbourhoods: Neighbourhoods,
  streets: readonly StreetDraft[],
  towers: readonly TowerDraft[],
): HomeCounts {
  const houses = new Float32Array(labels.length);
  const units = new Float32Array(labels.length);
  function addHouses(from: FramePoint, to: FramePoint, street: StreetDraft): void {
    const length = Math.hypot(to.u - from.u, to.w - from.w);
    const pieces = Math.max(1, Math.round(length / step));
    for (let piece = 0; piece < pieces; piece += 1) {
      const share = (piece + 0.5) / pieces;
      const cell = labelCellOf(from.u + (to.u - from.u) * share, from.w + (to.w - from.w) * share);
      const setting = neighbourhoods.list[(labels[cell] ?? 0) - 1]?.setting;
      const isOpen = setting === 'rural' || setting === 'shore' || setting === 'village';
      if (!setting || (street.class === 'arterial' && !isOpen)) continue;
      const [least, most] = lotSizeIn(setting, street.openedIn).frontage;
      houses[cell] = (houses[cell] as number) + (usable * 4 * length) / (pieces * (least + most));
    }
  }
  for (const street of streets) {
    if (street.class === 'motorway') continue;
    let from: FramePoint | undefined;
    for (const point of street.points) {
      const to = frame.toFrame(point.x, point.y);
      if (from) addHouses(from, to, street);
      from = to;
    }
  }
  for (const { point, storeys, unitsPerFloor } of towers) {
    const cell = labelIndexAt(frame, point);
    if (cell >= 0) units[cell] = (units[cell] as number) + storeys * unitsPerFloor;
  }
  return { houses, units };
}

/** Cuts every neighbourhood along the raster's lines until its parts hold about as many homes as a census area. */
export function labelCensusAreas(labels: Int16Array, homes: HomeCounts, random: Random): CensusLabels {
  const cellsOf: number[][] = [];
  let all = 0;
  for (let cell = 0; cell < labels.length; cell += 1) {
    const label = labels[cell] as number;
    if (label === 0) continue;
    cellsOf[label] ??= [];
    cellsOf[label].push(cell);
    all += homesIn(homes, cell);
  }
  const target = all / wantedAreas;
  const census = new Int16Array(labels.length);
  const neighbourhoodOf = [-1];
  for (const [label, cells = []] of cellsOf.entries()) {
    const count = cells.reduce((sum, cell) => sum + homesIn(homes, cell), 0);
    const parts = Math.max(1, Math.round(count / target));
    split(Int32Array.from(cells), parts, homes, random, (part) => {
      for (const cell of part) census[cell] = neighbourhoodOf.length;
      neighbourhoodOf.push(label - 1);
    });
  }
  joinStrays(census);
  return { labels: census, neighbourhoodOf };
}

/** A tower counts less than its homes, so that its area is not cut in vain: it cannot be smaller than the tower. */
function homesIn(homes: HomeCounts, cell: number): number {
  return (homes.houses[cell] as number) + 0.45 * (homes.units[cell] as number);
}

function split(
  cells: Int32Array,
  parts: number,
  homes: HomeCounts,
  random: Random,
  onPart: (cells: Int32Array) => void,
): void {
  if (parts > 1 && cells.length >= 8) {
    const first = Math.floor(parts / 2);
    const [before, after] = cutAt(cells, first / parts, homes);
    split(before, first, homes, random, onPart);
    split(after, parts - first, homes, random, onPart);
    return;
  }
  const isCornerApart = random.chance(0.06) && cells.length >= 8;
  const pieces = isCornerApart ? cutAt(cells, random.between(0.01, 0.18), homes) : [cells];
  for (const piece of pieces) if (piece.length > 0) onPart(piece);
}

/** Across the longer side, so that the first piece holds about that share of the homes. */
function cutAt(cells: Int32Array, share: number, homes: HomeCounts): [Int32Array, Int32Array] {
  const columns = rangeOf(cells, columnOf);
  const rows = rangeOf(cells, rowOf);
  const isWide = columns.last - columns.first >= rows.last - rows.first;
  const lineOf = isWide ? columnOf : rowOf;
  const { first, last } = isWide ? columns : rows;
  const homesOfLine = new Float64Array(last - first + 1);
  let total = 0;
  for (const cell of cells) {
    const count = homesIn(homes, cell);
    const line = lineOf(cell) - first;
    homesOfLine[line] = (homesOfLine[line] as number) + count;
    total += count;
  }
  let passed = 0;
  let line = first;
  while (line < last && passed < total * share) {
    passed += homesOfLine[line - first] as number;
    line += 1;
  }
  return [cells.filter((cell) => lineOf(cell) < line), cells.filter((cell) => lineOf(cell) >= line)];
}

function columnOf(cell: number): number {
  return cell % labelColumns;
}

function rowOf(cell: number): number {
  return Math.floor(cell / labelColumns);
}

function rangeOf(cells: Int32Array, lineOf: (cell: number) => number): { first: number; last: number } {
  let first = Infinity;
  let last = -Infinity;
  for (const cell of cells) {
    const line = lineOf(cell);
    if (line < first) first = line;
    if (line > last) last = line;
  }
  return { first, last };
}

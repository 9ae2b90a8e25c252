import type { BlockGrid } from './blocks.ts';
import { blockColumns, blockRows, blockSide, cellSide, cellsPerBlock, firstU, firstW } from './blocks.ts';
import type { Frame } from './frame.ts';
import type { Ground } from './ground.ts';
import { islandBit, lakeBit } from './ground.ts';
import type { Neighbourhoods } from './neighbourhoods.ts';
import { createNoise } from './noise.ts';
import type { Point } from './plane.ts';

/** A fine raster in the frame; every cell carries a number, 0 for none. */
export const labelColumns = blockColumns * cellsPerBlock;
export const labelRows = blockRows * cellsPerBlock;
/** The raster's border is always empty, so that steps from a labelled cell stay in it. */
const neighbourSteps = [-1, 1, -labelColumns, labelColumns] as const;

export function labelIndexAt(frame: Frame, point: Point): number {
  const { u, w } = frame.toFrame(point.x, point.y);
  return labelCellOf(u, w);
}

/** The cell of a place in the frame, −1 outside the raster. */
export function labelCellOf(u: number, w: number): number {
  const column = Math.floor((u - firstU) / cellSide);
  const row = Math.floor((w - firstW) / cellSide);
  if (column < 0 || row < 0 || column >= labelColumns || row >= labelRows) return -1;
  return row * labelColumns + column;
}

/** A coarser raster: every label becomes another, 0 stays none. */
export function relabel(labels: Int16Array, toOther: (label: number) => number): Int16Array {
  const others = new Int16Array(labels.length);
  const known: number[] = [0];
  for (let cell = 0; cell < labels.length; cell += 1) {
    const label = labels[cell] as number;
    if (label === 0) continue;
    known[label] ??= toOther(label);
    others[cell] = known[label];
  }
  return others;
}

/** The neighbourhood of every cell, counted from 1; open country gets edges that wander a little. */
export function labelNeighbourhoods(
  seed: number,
  grid: BlockGrid,
  frame: Frame,
  ground: Ground,
  neighbourhoods: Neighbourhoods,
): Int16Array {
  const wander = createNoise(seed, 'edges');
  const labels = new Int16Array(labelColumns * labelRows);
  for (let row = 0; row < labelRows; row += 1) {
    for (let column = 0; column < labelColumns; column += 1) {
      const block = grid.at(Math.floor(column / cellsPerBlock), Math.floor(row / cellsPerBlock));
      if (!block?.isInside) continue;
      const u = firstU + (column + 0.5) * cellSide;
      const w = firstW + (row + 0.5) * cellSide;
      if (block.land < 1) {
        const point = frame.toPlane(u, w);
        if ((ground.at(point.x, point.y) & (lakeBit | islandBit)) !== 0) continue;
      }
      let owner = block;
      if (block.setting === 'rural' || block.setting === 'shore') {
        const moved = grid.at(
          Math.floor((u - firstU + 170 * wander(u / 1_300, w / 1_300)) / blockSide),
          Math.floor((w - firstW + 170 * wander(u / 1_300 + 40, w / 1_300)) / blockSide),
        );
        const isOpen = moved?.isInside && (moved.setting === 'rural' || moved.setting === 'shore');
        if (moved && isOpen && moved.municipality === block.municipality) owner = moved;
      }
      const inland = neighbourhoods.ofInlandHalf[owner.index] ?? -1;
      const isInland = inland >= 0 && w - owner.w > blockSide / 2;
      labels[row * labelColumns + column] =
        (isInland ? inland : (neighbourhoods.ofBlock[owner.index] ?? -1)) + 1;
    }
  }
  return labels;
}

/** Keeps the largest connected part of every label; the rest joins the label it touches, or none. */
export function joinStrays(labels: Int16Array): void {
  const { parts, starts, order } = findParts(labels);
  const largest = new Map<number, number>();
  const sizeOf = (part: number) => (starts[part + 1] as number) - (starts[part] as number);
  for (let part = 0; part + 1 < starts.length; part += 1) {
    const label = labels[order[starts[part] as number] as number] as number;
    const best = largest.get(label);
    if (best === undefined || sizeOf(best) < sizeOf(part)) largest.set(label, part);
  }
  const main = new Set(largest.values());
  for (let part = 0; part + 1 < starts.length; part += 1) {
    if (main.has(part)) continue;
    const cells = order.subarray(starts[part], starts[part + 1]);
    const label = touchedLabel(labels, parts, part, cells, main);
    for (const cell of cells) labels[cell] = label;
  }
}

/** The connected parts of equal label: by cell the part counted from 1, and all cells in the order of their parts. */
function findParts(labels: Int16Array): { parts: Int32Array; starts: number[]; order: Int32Array } {
  const parts = new Int32Array(labels.length);
  const order = new Int32Array(labels.length);
  const starts: number[] = [];
  let end = 0;
  for (let start = 0; start < labels.length; start += 1) {
    const label = labels[start] as number;
    if (label === 0 || parts[start] !== 0) continue;
    starts.push(end);
    const part = starts.length;
    parts[start] = part;
    order[end] = start;
    end += 1;
    for (let at = end - 1; at < end; at += 1) {
      const cell = order[at] as number;
      for (const step of neighbourSteps) {
        const next = cell + step;
        if (parts[next] !== 0 || labels[next] !== label) continue;
        parts[next] = part;
        order[end] = next;
        end += 1;
      }
    }
  }
  starts.push(end);
  return { parts, starts, order };
}

function touchedLabel(
  labels: Int16Array,
  parts: Int32Array,
  part: number,
  cells: Int32Array,
  main: ReadonlySet<number>,
): number {
  const touches = new Map<number, number>();
  for (const cell of cells) {
    for (const step of neighbourSteps) {
      const other = (parts[cell + step] as number) - 1;
      if (other === part || !main.has(other)) continue;
      const label = labels[cell + step] as number;
      touches.set(label, (touches.get(label) ?? 0) + 1);
    }
  }
  let best = 0;
  let most = 0;
  for (const [label, count] of touches) {
    if (count > most) {
      best = label;
      most = count;
    }
  }
  return best;
}

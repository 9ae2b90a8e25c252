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

export function labelIndexAt(frame: Frame, point: Point): number {
  const { u, w } = frame.toFrame(point.x, point.y);
  const column = Math.floor((u - firstU) / cellSide);
  const row = Math.floor((w - firstW) / cellSide);
  if (column < 0 || row < 0 || column >= labelColumns || row >= labelRows) return -1;
  return row * labelColumns + column;
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
  const parts = new Int32Array(labels.length);
  const members: number[][] = [[]];
  const largest = new Map<number, number>();
  for (let start = 0; start < labels.length; start += 1) {
    const label = labels[start] as number;
    if (label === 0 || parts[start] !== 0) continue;
    const part = members.length;
    const cells = [start];
    parts[start] = part;
    for (let at = 0; at < cells.length; at += 1) {
      for (const next of neighboursOf(cells[at] as number)) {
        if (parts[next] !== 0 || labels[next] !== label) continue;
        parts[next] = part;
        cells.push(next);
      }
    }
    members.push(cells);
    const best = largest.get(label);
    if (best === undefined || (members[best]?.length ?? 0) < cells.length) largest.set(label, part);
  }
  const main = new Set(largest.values());
  for (const [part, cells] of members.entries()) {
    if (part === 0 || main.has(part)) continue;
    const label = touchedLabel(labels, parts, part, cells, main);
    for (const cell of cells) labels[cell] = label;
  }
}

function touchedLabel(
  labels: Int16Array,
  parts: Int32Array,
  part: number,
  cells: readonly number[],
  main: ReadonlySet<number>,
): number {
  const touches = new Map<number, number>();
  for (const cell of cells) {
    for (const next of neighboursOf(cell)) {
      if (parts[next] === part || !main.has(parts[next] as number)) continue;
      const label = labels[next] as number;
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

/** The raster's border is always empty, so that its cells need no care. */
export function neighboursOf(cell: number): [number, number, number, number] {
  return [cell - 1, cell + 1, cell - labelColumns, cell + labelColumns];
}

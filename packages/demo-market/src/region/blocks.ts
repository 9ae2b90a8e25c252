import { createRandom } from '../random.ts';
import type { Frame } from './frame.ts';
import type { Ground } from './ground.ts';
import { islandBit, lakeBit } from './ground.ts';
import type { Lake } from './lake.ts';
import type { Point } from './plane.ts';
import { distanceBetween, halfSide } from './plane.ts';
import type { Setting } from './region.ts';

/** A square between four concession roads: the unit that settlements grow by and street patterns fill. */
export interface Block {
  index: number;
  column: number;
  row: number;
  /** Low corner in the frame. */
  u: number;
  w: number;
  centre: Point;
  /** Share of it that is land, 0 … 1. */
  land: number;
  isInside: boolean;
  /** Index of its municipality, −1 outside the region. */
  municipality: number;
  setting: Setting;
  /** Order in which its municipality grew over it, 0 for the core, 1 for the last; 0 too where nothing was built. */
  age: number;
  /** Year its first streets were laid out. */
  openedIn: number;
  isFrench: boolean;
}

export interface BlockGrid {
  blocks: Block[];
  at(column: number, row: number): Block | undefined;
  neighboursOf(block: Block): Block[];
}

export const blockSide = 1_400;
export const blockColumns = 56;
export const blockRows = 41;
export const cellsPerBlock = 20;
export const cellSide = blockSide / cellsPerBlock;
export const firstU = -25 * blockSide;
export const firstW = -4 * blockSide;
/** Blocks at least this far inland hold no part of the great lake. */
const dryFrom = 11 * blockSide;
const margin = 500;

export function createBlocks(frame: Frame, ground: Ground): BlockGrid {
  const blocks: Block[] = [];
  for (let row = 0; row < blockRows; row += 1) {
    for (let column = 0; column < blockColumns; column += 1) {
      const u = firstU + column * blockSide;
      const w = firstW + row * blockSide;
      const centre = frame.toPlane(u + blockSide / 2, w + blockSide / 2);
      const isInside = Math.max(Math.abs(centre.x), Math.abs(centre.y)) < halfSide - margin;
      const land = w > dryFrom ? 1 : measureLand(frame, ground, u, w);
      blocks.push({
        index: blocks.length,
        column,
        row,
        u,
        w,
        centre,
        land,
        isInside: isInside && land > 0,
        municipality: -1,
        setting: 'rural',
        age: 0,
        openedIn: 1880,
        isFrench: false,
      });
    }
  }
  function at(column: number, row: number): Block | undefined {
    if (column < 0 || row < 0 || column >= blockColumns || row >= blockRows) return undefined;
    return blocks[row * blockColumns + column];
  }
  return {
    blocks,
    at,
    neighboursOf: (block) =>
      [
        at(block.column - 1, block.row),
        at(block.column + 1, block.row),
        at(block.column, block.row - 1),
        at(block.column, block.row + 1),
      ].filter((other) => other !== undefined),
  };
}

function measureLand(frame: Frame, ground: Ground, u: number, w: number): number {
  const steps = 10;
  let dry = 0;
  for (let row = 0; row < steps; row += 1) {
    for (let column = 0; column < steps; column += 1) {
      const point = frame.toPlane(
        u + ((column + 0.5) * blockSide) / steps,
        w + ((row + 0.5) * blockSide) / steps,
      );
      if ((ground.at(point.x, point.y) & (lakeBit | islandBit)) === 0) dry += 1;
    }
  }
  return dry / (steps * steps);
}

/** Grows connected territories from their seeds; −1 where nothing grew. Lower costs grow further. */
export function growTerritories(
  grid: BlockGrid,
  seeds: readonly { block: Block; slowness: number }[],
  canGrow: (block: Block) => boolean,
  costOf: (block: Block) => number,
): Int16Array {
  const owners = new Int16Array(grid.blocks.length).fill(-1);
  let frontier = seeds.map(({ block }, owner) => ({ block, owner, cost: 0 }));
  while (frontier.length > 0) {
    let best = 0;
    for (let index = 1; index < frontier.length; index += 1) {
      if ((frontier[index]?.cost ?? 0) < (frontier[best]?.cost ?? 0)) best = index;
    }
    const taken = frontier[best];
    if (!taken) break;
    owners[taken.block.index] = taken.owner;
    frontier = frontier.filter(({ block }) => block !== taken.block);
    const slowness = seeds[taken.owner]?.slowness ?? 1;
    for (const next of grid.neighboursOf(taken.block)) {
      if (owners[next.index] !== -1 || !canGrow(next)) continue;
      frontier.push({ block: next, owner: taken.owner, cost: taken.cost + slowness * costOf(next) });
    }
  }
  return owners;
}

/** Blocks for the middles of the municipalities: the bay first, then along the shore, then spread over the land. */
export function pickMiddles(
  seed: number,
  grid: BlockGrid,
  frame: Frame,
  lake: Lake,
  shoreCount: number,
  inlandCount: number,
): Block[] {
  const random = createRandom(seed, 'middles');
  const bay = frame.toPlane(lake.bayHead.u, lake.bayHead.w + 900);
  const solid = grid.blocks.filter((block) => block.isInside && block.land > 0.75 && edgeOf(block) > 3_000);
  const first = solid.reduce((best, block) =>
    distanceBetween(block.centre, bay) < distanceBetween(best.centre, bay) ? block : best,
  );
  const middles = [first];
  const shore = solid.filter((block) =>
    grid.neighboursOf(block).some((other) => other.land < 0.7 && other.w < block.w),
  );
  const inland = solid.filter((block) => block.w > 6 * blockSide);

  function addFarthest(candidates: readonly Block[]): void {
    let best: Block | undefined;
    let bestGap = -1;
    for (let trial = 0; trial < 60; trial += 1) {
      const block = random.pick(candidates);
      const gap = Math.min(
        ...middles.map((other) => distanceBetween(other.centre, block.centre)),
        edgeOf(block) * 1.7,
      );
      if (gap > bestGap) {
        best = block;
        bestGap = gap;
      }
    }
    if (best) middles.push(best);
  }
  for (let count = 0; count < shoreCount; count += 1) addFarthest(shore);
  for (let count = 0; count < inlandCount; count += 1) addFarthest(inland);
  return middles;
}

function edgeOf(block: Block): number {
  return halfSide - Math.max(Math.abs(block.centre.x), Math.abs(block.centre.y));
}

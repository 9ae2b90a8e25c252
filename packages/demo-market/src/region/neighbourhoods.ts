import type { Random } from '../random.ts';
import { createRandom } from '../random.ts';
import type { Block, BlockGrid } from './blocks.ts';
import { growTerritories } from './blocks.ts';
import { distanceBetween } from './plane.ts';
import type { Setting } from './region.ts';
import { sliver } from './settlement.ts';

export interface Neighbourhood {
  municipality: number;
  setting: Setting;
  blocks: Block[];
}

export interface Neighbourhoods {
  list: Neighbourhood[];
  /** By block: the neighbourhood of it, −1 for none. */
  ofBlock: Int16Array;
  /** By block: the neighbourhood of its inland half where it is shared by two, else −1. */
  ofInlandHalf: Int16Array;
}

/** Groups that water or towns cut in two come on top. */
const wanted = 294;

export function createNeighbourhoods(seed: number, grid: BlockGrid, townCount: number): Neighbourhoods {
  const random = createRandom(seed, 'neighbourhoods');
  const ofBlock = new Int16Array(grid.blocks.length).fill(-1);
  const list: Neighbourhood[] = [];

  function add(blocks: Block[], setting: Setting): number {
    const index = list.length;
    list.push({ municipality: blocks[0]?.municipality ?? -1, setting, blocks });
    for (const block of blocks) ofBlock[block.index] = index;
    return index;
  }

  const built = grid.blocks.filter((block) => block.isInside && isBuilt(block));
  for (const blocks of groupBuilt(grid, built, random)) add(blocks, blocks[0]?.setting ?? 'suburban');
  const downtown = built.filter((block) => block.setting === 'downtown' && block.land > 0.8);
  const open = grid.blocks.filter((block) => block.isInside && !isBuilt(block));
  const left = Math.max(60, wanted - list.length - downtown.length - 12);
  for (let municipality = 0; municipality < townCount; municipality += 1) {
    for (const setting of ['shore', 'rural'] as const) {
      const blocks = open.filter((block) => block.municipality === municipality && block.setting === setting);
      const weight = setting === 'shore' ? 1.6 : 1;
      const count = Math.round((blocks.length / open.length) * left * weight);
      for (const group of groupOpen(grid, blocks, Math.max(1, count), random)) add(group, setting);
    }
  }
  openRings(grid, list, ofBlock, add);
  const ofInlandHalf = new Int16Array(grid.blocks.length).fill(-1);
  for (const block of downtown) {
    ofInlandHalf[block.index] = list.length;
    list.push({ municipality: block.municipality, setting: 'downtown', blocks: [block] });
  }
  return { list, ofBlock, ofInlandHalf };
}

function isBuilt(block: Block): boolean {
  return block.setting !== 'rural' && block.setting !== 'shore';
}

/** Mostly one block each; some take a neighbour in, and slivers of land always do. */
function groupBuilt(grid: BlockGrid, built: readonly Block[], random: Random): Block[][] {
  const taken = new Map<Block, Block[]>();
  const groups: Block[][] = [];
  for (const block of random.shuffle(built.filter(({ land }) => land >= sliver))) {
    if (taken.has(block)) continue;
    const group = [block];
    taken.set(block, group);
    groups.push(group);
    const isSparse = block.land < 0.6;
    if (block.setting === 'downtown' || !(isSparse || random.chance(0.62))) continue;
    const partner = grid
      .neighboursOf(block)
      .find(
        (other) =>
          other.setting === block.setting &&
          other.land >= sliver &&
          other.municipality === block.municipality &&
          !taken.has(other),
      );
    if (!partner) continue;
    group.push(partner);
    taken.set(partner, group);
  }
  for (const block of built.filter(({ land }) => land < sliver)) {
    const host = grid
      .neighboursOf(block)
      .find((other) => other.municipality === block.municipality && other.land >= sliver && taken.has(other));
    const group = host && taken.get(host);
    if (group) group.push(block);
    else groups.push([block]);
  }
  return groups;
}

function groupOpen(grid: BlockGrid, blocks: readonly Block[], count: number, random: Random): Block[][] {
  if (blocks.length === 0) return [];
  const allowed = new Set(blocks);
  const seeds: Block[] = [random.pick(blocks)];
  while (seeds.length < Math.min(count, blocks.length)) {
    const best = random
      .shuffle(blocks)
      .slice(0, 12)
      .map((block) => ({
        block,
        gap: Math.min(...seeds.map((other) => distanceBetween(other.centre, block.centre))),
      }))
      .reduce((a, b) => (b.gap > a.gap ? b : a));
    if (best.gap <= 0) break;
    seeds.push(best.block);
  }
  const owners = growTerritories(
    grid,
    seeds.map((block) => ({ block, slowness: 1 })),
    (block) => allowed.has(block),
    () => random.between(0.8, 1.2),
  );
  const groups: Block[][] = seeds.map((_, owner) => blocks.filter((block) => owners[block.index] === owner));
  const cutOff = blocks.filter((block) => owners[block.index] === -1);
  return [...groups.filter((group) => group.length > 0), ...connectedParts(grid, cutOff)];
}

function connectedParts(grid: BlockGrid, blocks: readonly Block[]): Block[][] {
  const left = new Set(blocks);
  const parts: Block[][] = [];
  for (const start of blocks) {
    if (!left.delete(start)) continue;
    const part = [start];
    for (const block of part) {
      for (const next of grid.neighboursOf(block)) if (left.delete(next)) part.push(next);
    }
    parts.push(part);
  }
  return parts;
}

/** One ring must be enough for each, so what encloses another is cut in two beside it. */
function openRings(
  grid: BlockGrid,
  list: Neighbourhood[],
  ofBlock: Int16Array,
  add: (blocks: Block[], setting: Setting) => number,
): void {
  for (let index = 0; index < list.length; index += 1) {
    const neighbourhood = list[index];
    if (!neighbourhood || neighbourhood.blocks.length < 5) continue;
    const enclosed = findEnclosed(grid, index, neighbourhood.blocks, ofBlock);
    if (!enclosed) continue;
    const west = neighbourhood.blocks.filter((block) => block.column <= enclosed.column);
    const east = neighbourhood.blocks.filter((block) => block.column > enclosed.column);
    const [kept, ...others] = [...connectedParts(grid, west), ...connectedParts(grid, east)];
    neighbourhood.blocks = kept ?? [];
    for (const part of others) add(part, neighbourhood.setting);
    index -= 1;
  }
}

/** A block inside the region that cannot be reached from around the neighbourhood without crossing it. */
function findEnclosed(
  grid: BlockGrid,
  neighbourhood: number,
  blocks: readonly Block[],
  ofBlock: Int16Array,
): Block | undefined {
  const columns = blocks.map(({ column }) => column);
  const rows = blocks.map(({ row }) => row);
  const [west, east] = [Math.min(...columns) - 1, Math.max(...columns) + 1];
  const [south, north] = [Math.min(...rows) - 1, Math.max(...rows) + 1];
  const isAround = ({ column, row }: Block) =>
    column >= west && column <= east && row >= south && row <= north;
  const reached = new Set<Block>();
  for (const block of grid.blocks) {
    const isOnRim =
      block.column === west || block.column === east || block.row === south || block.row === north;
    if (isOnRim && isAround(block)) reached.add(block);
  }
  for (const block of reached) {
    for (const next of grid.neighboursOf(block)) {
      if (ofBlock[next.index] !== neighbourhood && isAround(next)) reached.add(next);
    }
  }
  return grid.blocks.find(
    (block) =>
      block.isInside && isAround(block) && ofBlock[block.index] !== neighbourhood && !reached.has(block),
  );
}

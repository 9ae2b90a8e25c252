import type { Random } from '../random.ts';
import { createRandom } from '../random.ts';
import type { Block, BlockGrid } from './blocks.ts';
import { blockSide, growTerritories, pickMiddles } from './blocks.ts';
import type { Frame } from './frame.ts';
import type { Lake } from './lake.ts';
import { createNoise } from './noise.ts';
import { distanceBetween } from './plane.ts';

export type TownSize = 'metropolis' | 'city' | 'town' | 'township';

export interface TownPlan {
  middle: Block;
  size: TownSize;
  isFrench: boolean;
  /** 0 west, 1 east, 2 north. */
  area: number;
}

/** How many blocks are built over, and how many of the first ones are downtown and urban. */
const growthOf: Readonly<Record<TownSize, { built: [number, number]; downtown: number; urban: number }>> = {
  metropolis: { built: [50, 54], downtown: 4, urban: 15 },
  city: { built: [15, 20], downtown: 1, urban: 5 },
  town: { built: [4, 7], downtown: 0, urban: 2 },
  township: { built: [1, 2], downtown: 0, urban: 0 },
};

/** Blocks with less land than this cannot hold a neighbourhood of their own. */
export const sliver = 0.35;

/** Lays out the municipalities and says of every block what was built there, and when. */
export function settle(seed: number, grid: BlockGrid, frame: Frame, lake: Lake): TownPlan[] {
  const towns = planTowns(pickMiddles(seed, grid, frame, lake, 6, 18), lake);
  const random = createRandom(seed, 'settlement');
  const rough = createNoise(seed, 'territories');
  const owners = growTerritories(
    grid,
    towns.map(({ middle, size }) => ({
      block: middle,
      slowness: size === 'metropolis' ? 0.78 : size === 'city' ? 0.9 : 1,
    })),
    (block) => block.isInside,
    (block) => 1 + 0.45 * rough(block.column / 3.1, block.row / 3.1),
  );
  for (const block of grid.blocks) {
    block.municipality = owners[block.index] ?? -1;
    block.isInside = block.municipality >= 0;
    block.isFrench = towns[block.municipality]?.isFrench ?? false;
    if (block.isInside && isByLake(grid, block)) block.setting = 'shore';
  }
  for (const [index, town] of towns.entries()) {
    buildTown(grid, town, index, random);
    fillGaps(grid, index);
    takeWaterfront(grid, index);
    if (town.size === 'township' || town.size === 'town') addHamlets(grid, index, random);
  }
  return towns;
}

function planTowns(middles: readonly Block[], lake: Lake): TownPlan[] {
  const [first] = middles;
  if (!first) throw new Error('No middle for the largest town');
  const byDistance = [...middles.slice(1)].sort(
    (a, b) => distanceBetween(a.centre, first.centre) - distanceBetween(b.centre, first.centre),
  );
  const cities = new Set(byDistance.slice(0, 4));
  const onShore = middles.slice(1, 7).filter((block) => !cities.has(block));
  for (const block of onShore.slice(0, 1)) cities.add(block);
  const rest = byDistance.filter((block) => !cities.has(block));
  const towns = new Set([...onShore.slice(1, 3), ...rest.filter((_, order) => order % 3 === 0)].slice(0, 7));
  const frenchU = lake.bayHead.u + 17_000;
  const nearFrench = (a: Block, b: Block) => Math.abs(a.u - frenchU) - Math.abs(b.u - frenchU);
  const frenchPort = onShore.slice(1).toSorted(nearFrench).slice(0, 1);
  const inland = rest.filter((block) => !onShore.includes(block) && block.w < 24_000);
  const french = new Set([...frenchPort, ...inland.toSorted(nearFrench).slice(0, 3 - frenchPort.length)]);
  return middles.map((middle) => ({
    middle,
    size:
      middle === first ? 'metropolis' : cities.has(middle) ? 'city' : towns.has(middle) ? 'town' : 'township',
    isFrench: french.has(middle),
    area: middle.w > 19_000 ? 2 : middle.u < first.u - 7_000 ? 0 : 1,
  }));
}

function isByLake(grid: BlockGrid, block: Block): boolean {
  return (
    block.land < 0.97 || grid.neighboursOf(block).some((other) => other.land < 0.8 && other.w <= block.w)
  );
}

function buildTown(grid: BlockGrid, town: TownPlan, index: number, random: Random): void {
  const growth = growthOf[town.size];
  const target = random.integer(...growth.built);
  const built: Block[] = [];
  let frontier = [{ block: town.middle, cost: 0 }];
  while (built.length < target && frontier.length > 0) {
    const taken = frontier.reduce((best, entry) => (entry.cost < best.cost ? entry : best));
    built.push(taken.block);
    frontier = frontier.filter(({ block }) => block !== taken.block);
    for (const next of grid.neighboursOf(taken.block)) {
      if (next.municipality !== index || next.land < sliver || built.includes(next)) continue;
      const away = distanceBetween(next.centre, town.middle.centre) / blockSide;
      const pull = next.setting === 'shore' ? 0.75 : 1;
      frontier.push({ block: next, cost: away * pull * random.between(0.75, 1.25) });
    }
  }
  for (const [order, block] of built.entries()) {
    block.age = order / Math.max(1, built.length - 1);
    block.setting =
      town.size === 'township'
        ? 'village'
        : order < growth.downtown
          ? 'downtown'
          : order < growth.downtown + growth.urban
            ? 'urban'
            : 'suburban';
    block.openedIn = openingYear(block, order, growth.downtown + growth.urban, built.length, random);
  }
}

/** Open blocks that a town has closed in from three sides are built over last. */
function fillGaps(grid: BlockGrid, index: number): void {
  for (const block of grid.blocks) {
    if (block.municipality !== index || block.land < sliver) continue;
    if (block.setting !== 'rural' && block.setting !== 'shore') continue;
    const around = grid.neighboursOf(block);
    if (around.filter(({ setting }) => setting === 'suburban' || setting === 'urban').length < 3) continue;
    block.setting = 'suburban';
    block.age = 1;
    block.openedIn = Math.min(2016, 8 + Math.max(...around.map(({ openedIn }) => openedIn)));
  }
}

/** Slivers of land between a town and the lake belong to the town. */
function takeWaterfront(grid: BlockGrid, index: number): void {
  for (const block of grid.blocks) {
    if (block.municipality !== index || block.land >= sliver || block.setting !== 'shore') continue;
    const town = grid
      .neighboursOf(block)
      .find(
        (other) => other.municipality === index && other.setting !== 'shore' && other.setting !== 'rural',
      );
    if (!town || town.land < sliver) continue;
    block.setting = town.setting;
    block.openedIn = town.openedIn;
    block.age = town.age;
  }
}

function openingYear(block: Block, order: number, old: number, all: number, random: Random): number {
  if (block.setting === 'downtown') return random.integer(1862, 1895);
  if (block.setting === 'village') return random.integer(1868, 1930);
  if (block.setting === 'urban') return Math.round(1896 + (order / old) * 50 + random.between(-6, 6));
  const share = (order - old) / Math.max(1, all - old);
  return Math.round(Math.min(2019, 1950 + share * 66 + random.between(-6, 7)));
}

function addHamlets(grid: BlockGrid, municipality: number, random: Random): void {
  const open = grid.blocks.filter(
    (block) =>
      block.municipality === municipality &&
      block.setting === 'rural' &&
      grid.neighboursOf(block).every((other) => other.setting === 'rural' && other.isInside),
  );
  for (const block of random.shuffle(open).slice(0, random.integer(0, 2))) {
    if (grid.neighboursOf(block).some((other) => other.setting === 'village')) continue;
    block.setting = 'village';
    block.openedIn = random.integer(1872, 1935);
    block.age = 0.5;
  }
}

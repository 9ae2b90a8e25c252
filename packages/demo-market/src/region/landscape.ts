import { createRandom } from '../random.ts';
import type { BlockGrid } from './blocks.ts';
import { createBlocks } from './blocks.ts';
import { createConcessions } from './concessions.ts';
import type { Frame } from './frame.ts';
import { createFrame } from './frame.ts';
import type { Ground } from './ground.ts';
import {
  bankBit,
  createGround,
  islandBit,
  lakeBit,
  motorwayBit,
  parkBit,
  railBit,
  riverBit,
} from './ground.ts';
import { joinStrays, labelIndexAt, labelNeighbourhoods } from './labels.ts';
import type { Lake } from './lake.ts';
import { createLake } from './lake.ts';
import { createLocalStreets } from './local-streets.ts';
import { createMainRoads } from './main-roads.ts';
import type { Neighbourhoods } from './neighbourhoods.ts';
import { createNeighbourhoods } from './neighbourhoods.ts';
import { createNoise } from './noise.ts';
import { createParkStreets } from './park-streets.ts';
import type { ParkDraft } from './parks.ts';
import { createParks } from './parks.ts';
import type { Point } from './plane.ts';
import { keepRuns, simplifyLine } from './polyline.ts';
import type { River } from './rivers.ts';
import { createRivers } from './rivers.ts';
import { createSegmentGrid } from './segment-grid.ts';
import type { TownPlan } from './settlement.ts';
import { settle } from './settlement.ts';
import type { ShoreDistance } from './shore-distance.ts';
import { createShoreDistance } from './shore-distance.ts';
import type { Locality } from './shore-roads.ts';
import { createShoreRoads } from './shore-roads.ts';
import type { StreetDraft } from './street-draft.ts';
import type { Pond } from './waters.ts';
import { createPonds } from './waters.ts';

/** The region before anything in it has a name: in metres, with the rasters it was made from. */
export interface Landscape {
  frame: Frame;
  ground: Ground;
  shore: ShoreDistance;
  lake: Lake;
  rivers: River[];
  ponds: Pond[];
  rails: Point[][];
  parks: ParkDraft[];
  grid: BlockGrid;
  towns: TownPlan[];
  neighbourhoods: Neighbourhoods;
  /** Neighbourhood of every cell, counted from 1. */
  labels: Int16Array;
  streets: StreetDraft[];
  localityAt(point: Point): Locality | null;
}

export function createLandscape(seed: number): Landscape {
  const frame = createFrame(seed);
  const lake = createLake(seed, frame);
  const rivers = createRivers(seed, frame, lake);
  const ground = createGround();
  markWater(ground, lake, rivers);
  const shore = createShoreDistance(lake.roughRings, ground);
  const { motorways, rails } = createMainRoads(seed, frame, lake);
  for (const { points } of motorways) ground.markLine(points, 58, motorwayBit);
  for (const line of rails) ground.markLine(line, 30, railBit);

  const grid = createBlocks(frame, ground);
  const towns = settle(seed, grid, frame, lake);
  const neighbourhoods = createNeighbourhoods(seed, grid, towns.length);
  const labels = labelNeighbourhoods(seed, grid, frame, ground, neighbourhoods);
  joinStrays(labels);
  const ponds = createPonds(seed, grid, frame, ground);
  const parks = createParks(seed, {
    grid,
    frame,
    ground,
    shore,
    rivers,
    motorways: motorways.map(({ points }) => points),
    islands: lake.rings.slice(1),
  });

  const place = { frame, ground, shore, bend: createNoise(seed, 'bends') };
  function localityAt(point: Point): Locality | null {
    const label = labels[labelIndexAt(frame, point)] ?? 0;
    const found = neighbourhoods.list[label - 1];
    if (!found) return null;
    const isFrench = towns[found.municipality]?.isFrench ?? false;
    return {
      neighbourhood: label - 1,
      municipality: found.municipality,
      setting: found.setting,
      isFrench,
    };
  }
  const concessions = trimAtParks(createConcessions(seed, grid, frame, ground, shore), ground);
  const roads = createSegmentGrid(300);
  for (const [index, { points }] of concessions.entries()) roads.add(points, index);
  const streets = [
    ...motorways,
    ...concessions,
    ...createShoreRoads(place, roads, localityAt, createRandom(seed, 'shore roads')),
    ...createParkStreets(place, parks, localityAt, createRandom(seed, 'park streets')),
    ...createLocalStreets(seed, grid, place, neighbourhoods),
  ];
  return {
    frame,
    ground,
    shore,
    lake,
    rivers,
    ponds,
    rails,
    parks,
    grid,
    towns,
    neighbourhoods,
    labels,
    streets,
    localityAt,
  };
}

function markWater(ground: Ground, lake: Lake, rivers: readonly River[]): void {
  ground.markRings(lake.rings, lakeBit);
  ground.markRings(lake.rings.slice(1), islandBit);
  for (const { ring } of rivers) {
    ground.markRings([ring], riverBit);
    ground.markLine([...ring, ring[0] as Point], 22, bankBit);
  }
}

/** A road that ends at a river without a bridge must not end inside the park along that river. */
function trimAtParks(roads: readonly StreetDraft[], ground: Ground): StreetDraft[] {
  return roads.flatMap((road) =>
    keepRuns(road.points, ({ x, y }) => (ground.at(x, y) & parkBit) === 0, 150).map((points) => ({
      ...road,
      points: simplifyLine(points, 3),
    })),
  );
}

import { createRandom } from '../random.ts';
import type { Block } from './blocks.ts';
import { blockSide } from './blocks.ts';
import type { Frame } from './frame.ts';
import { bankBit, motorwayBit, parkBit, railBit, waterBits } from './ground.ts';
import type { Noise } from './noise.ts';
import { createNoise } from './noise.ts';
import type { Point } from './plane.ts';
import { densifyLine } from './polyline.ts';
import type { ParkGround } from './water-parks.ts';
import { createBeachTracer, createRavineTracer } from './water-parks.ts';
import { createBlob } from './waters.ts';

export interface ParkDraft {
  kind: 'shore' | 'ravine' | 'square' | 'conservation' | 'island';
  ring: Point[];
  /** Null where it lies in several, as islands and forests do. */
  block: Block | null;
}

const squaresIn = { downtown: 2, urban: 2, suburban: 3, village: 1, rural: 0, shore: 0 } as const;

/** Parks never lie across a road: those along water are cut where a road between blocks passes. */
export function createParks(seed: number, place: ParkGround): ParkDraft[] {
  const parks: ParkDraft[] = [];
  function add(kind: ParkDraft['kind'], ring: Point[], block: Block | null): void {
    parks.push({ kind, ring, block });
    place.ground.markRings([ring], parkBit);
    place.ground.markLine([...ring, ring[0] as Point], 18, parkBit);
  }
  const traceRavine = createRavineTracer(seed, place);
  const traceBeach = createBeachTracer(seed, place);
  const shape = createNoise(seed, 'squares');
  const inland = place.grid.blocks.filter((block) => block.isInside);
  for (const ring of place.islands) add('island', [...ring], null);
  for (const ring of drawForests(seed, place, shape)) add('conservation', ring, null);
  for (const block of inland) {
    for (const ring of traceRavine(block)) add('ravine', ring, block);
    for (const ring of traceBeach(block)) add('shore', ring, block);
  }
  for (const block of inland) {
    const random = createRandom(seed, `squares ${block.index}`);
    const isWild = block.setting === 'rural' && random.chance(0.045);
    const wanted = isWild ? 1 : squaresIn[block.setting];
    let found = 0;
    for (let trial = 0; trial < wanted * 2 && found < wanted; trial += 1) {
      const ring = drawSquare(place, block, shape, random.between, isWild);
      if (!isFree(place, ring, isWild)) continue;
      add(isWild ? 'conservation' : 'square', ring, block);
      found += 1;
    }
  }
  return parks;
}

/** A few wide forests in the open country; roads end at them, motorways and rails pass them by. */
function drawForests(seed: number, place: ParkGround, shape: Noise): Point[][] {
  const random = createRandom(seed, 'forests');
  const built = place.grid.blocks.filter(
    ({ isInside, setting }) => !isInside || (setting !== 'rural' && setting !== 'shore'),
  );
  const chosen: Block[] = [];
  const forests: Point[][] = [];
  for (const block of random.shuffle(place.grid.blocks.filter(({ setting }) => setting === 'rural'))) {
    const isNear = (reach: number) => (other: Block) =>
      Math.hypot(other.column - block.column, other.row - block.row) < reach;
    if (!block.isInside || built.some(isNear(3)) || chosen.some(isNear(7))) continue;
    const u = block.u + random.between(300, 1_100);
    const w = block.w + random.between(300, 1_100);
    const radius = random.between(900, 1_900);
    const flatness = random.between(0.5, 0.8);
    const forest = createBlob(place.frame, shape, u, w, radius, flatness, 0.5);
    if (!isFree(place, forest, true)) continue;
    chosen.push(block);
    forests.push(forest);
    if (forests.length === 8) break;
  }
  return forests;
}

function drawSquare(
  place: ParkGround,
  block: Block,
  shape: Noise,
  between: (low: number, high: number) => number,
  isWild: boolean,
): Point[] {
  const largest = block.setting === 'suburban' ? 115 : 90;
  const radius = isWild ? between(330, 480) : between(55, largest);
  const reach = isWild ? radius * 1.35 + 40 : radius * 1.3 + 45;
  const u = block.u + between(reach, blockSide - reach);
  const w = block.w + between(reach, blockSide - reach);
  if (isWild) return createBlob(place.frame, shape, u, w, radius, 0.85, 0.3);
  return createCutRectangle(place.frame, u, w, radius, between(0.6, 1), between(-0.4, 0.4));
}

/** A rectangle with cut corners, slightly turned. */
function createCutRectangle(
  frame: Frame,
  u: number,
  w: number,
  radius: number,
  flatness: number,
  lean: number,
): Point[] {
  const cut = 0.72;
  const outline = [
    [1, -cut],
    [1, cut],
    [cut, 1],
    [-cut, 1],
    [-1, cut],
    [-1, -cut],
    [-cut, -1],
    [cut, -1],
  ] as const;
  return outline.map(([a, b]) => {
    const along = a * radius;
    const across = b * radius * flatness;
    return frame.toPlane(
      u + along * Math.cos(lean) - across * Math.sin(lean),
      w + along * Math.sin(lean) + across * Math.cos(lean),
    );
  });
}

function isFree(place: ParkGround, ring: readonly Point[], mayHoldWater: boolean): boolean {
  const built = parkBit | motorwayBit | railBit;
  const blocked = mayHoldWater ? built : built | waterBits | bankBit;
  return densifyLine([...ring, ring[0] as Point], 20).every(
    ({ x, y }) => (place.ground.at(x, y) & blocked) === 0 && place.shore.at(x, y) > 160,
  );
}

import { createRandom } from '../random.ts';
import type { Block, BlockGrid } from './blocks.ts';
import { blockSide } from './blocks.ts';
import { traceField } from './contour.ts';
import type { Frame } from './frame.ts';
import type { Ground } from './ground.ts';
import { createNoise } from './noise.ts';
import type { Point } from './plane.ts';
import { distanceBetween, signedArea } from './plane.ts';
import { simplifyRing } from './polyline.ts';
import type { River } from './rivers.ts';
import { createSegmentGrid } from './segment-grid.ts';
import type { ShoreDistance } from './shore-distance.ts';

export interface ParkGround {
  grid: BlockGrid;
  frame: Frame;
  ground: Ground;
  shore: ShoreDistance;
  rivers: readonly River[];
  motorways: readonly (readonly Point[])[];
  islands: readonly (readonly Point[])[];
}

/** Room left beside the roads between blocks. */
const roadside = 38;
const ravineReach = 260;
const traceStep = 28;

type Tracer = (block: Block) => Point[][];

/** Green banks along the rivers: nearly everywhere in town, here and there in the country. */
export function createRavineTracer(seed: number, place: ParkGround): Tracer {
  const rough = createNoise(seed, 'ravines');
  const rivers = createSegmentGrid(300);
  for (const [index, river] of place.rivers.entries()) rivers.add(river.course, index);
  const motorways = createSegmentGrid(300);
  for (const line of place.motorways) motorways.add(line, 0);

  return (block) => {
    const random = createRandom(seed, `ravine ${block.index}`);
    const isOpen = block.setting === 'rural' || block.setting === 'shore';
    if (!random.chance(isOpen ? 0.22 : 0.92)) return [];
    if (rivers.nearest(block.centre.x, block.centre.y, blockSide) >= blockSide) return [];
    const width = block.setting === 'downtown' ? 70 : random.between(95, 150);
    return traceInBlock(place, block, 9_000, (point) => {
      const away = rivers.nearest(point.x, point.y, ravineReach);
      if (away >= ravineReach) return -ravineReach;
      const bank = width + 55 * rough(point.x / 420, point.y / 420);
      const motorway = motorways.nearest(point.x, point.y, 120) - 60;
      return Math.min(bank - away, motorway, place.shore.at(point.x, point.y) - 100);
    });
  };
}

/** Parks on the shore of the great lake. */
export function createBeachTracer(seed: number, place: ParkGround): Tracer {
  const rough = createNoise(seed, 'beaches');
  const wishes = { downtown: 1, urban: 0.6, suburban: 0.6, village: 0.6, rural: 0.2, shore: 0.2 };

  return (block) => {
    if (block.land > 0.995) return [];
    const random = createRandom(seed, `beach ${block.index}`);
    if (!random.chance(wishes[block.setting])) return [];
    let middle: Point | undefined;
    for (let trial = 0; trial < 60 && !middle; trial += 1) {
      const point = place.frame.toPlane(
        block.u + random.between(200, blockSide - 200),
        block.w + random.between(100, blockSide - 100),
      );
      const distance = place.shore.at(point.x, point.y);
      if (distance > 0 && distance < 160) middle = point;
    }
    if (!middle) return [];
    const centre = middle;
    const radius = random.between(240, 620);
    const depth = random.between(130, 230);
    return traceInBlock(place, block, 12_000, (point) => {
      const distance = place.shore.at(point.x, point.y);
      const edge = depth + 45 * rough(point.x / 300, point.y / 300);
      return Math.min(edge - distance, distance - 3, radius - distanceBetween(point, centre));
    });
  };
}

function traceInBlock(
  place: ParkGround,
  block: Block,
  leastArea: number,
  field: (point: Point) => number,
): Point[][] {
  const rings = traceField({ x: block.u, y: block.w }, { x: blockSide, y: blockSide }, traceStep, (u, w) => {
    const toEdge = Math.min(u - block.u, block.u + blockSide - u, w - block.w, block.w + blockSide - w);
    const room = toEdge - roadside;
    return room < -traceStep ? room : Math.min(room, field(place.frame.toPlane(u, w)));
  });
  return rings
    .map((ring) => ring.map(({ x, y }) => place.frame.toPlane(x, y)))
    .map((ring) => simplifyRing(ring, 4))
    .filter((ring) => signedArea(ring) > leastArea);
}

import { createRandom } from '../random.ts';
import { traceField } from './contour.ts';
import type { Frame, FramePoint } from './frame.ts';
import { createNoise, layer } from './noise.ts';
import type { Point } from './plane.ts';
import { signedArea } from './plane.ts';
import { roundRing, simplifyRing } from './polyline.ts';

export interface Lake {
  name: string;
  /** Outer ring first, then islands. */
  rings: Point[][];
  /** The same with fewer points, for measuring distances. */
  roughRings: Point[][];
  /** Positive in the lake, negative on land; about metres. */
  depthAt(u: number, w: number): number;
  /** Where the largest bay reaches furthest inland. */
  bayHead: FramePoint;
}

const halfLength = 62_000;
const nearDepth = -9_500;
const farDepth = -62_000;
const step = 80;
/** Further from the middle line the noise cannot change land to lake or back, and is costly. */
const quietBeyond = 7_000;

export function createLake(seed: number, frame: Frame): Lake {
  const { depthAt, bay } = createDepth(seed);
  const traced = traceField(
    { x: -halfLength, y: nearDepth },
    { x: halfLength * 2, y: 9_500 - nearDepth },
    step,
    depthAt,
  ).map((ring) =>
    ring.map((point) => {
      const isOpenWater = point.y < nearDepth + 2 * step;
      return frame.toPlane(point.x, isOpenWater ? farDepth : point.y);
    }),
  );
  const bySize = traced.sort((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)));
  const [outer, ...others] = bySize;
  if (!outer) throw new Error('The lake has no shore');
  const shores = [outer, ...others.filter((ring) => signedArea(ring) < -12_000)];

  let headW = 0;
  while (depthAt(bay.u, headW) > 0 && headW < 9_000) headW += 50;
  return {
    name: 'Lake Ondaway',
    rings: shores.map((ring) => simplifyRing(roundRing(ring), 1.5)),
    roughRings: shores.map((ring) => simplifyRing(ring, 5)),
    depthAt,
    bayHead: { u: bay.u, w: headW },
  };
}

function createDepth(seed: number) {
  const random = createRandom(seed, 'lake');
  const shape = layer(createNoise(seed, 'shore'), 5);
  const islandShape = layer(createNoise(seed, 'islands'), 4);
  const bay = { u: random.between(-5_000, 3_000), w: 500, size: 4_900, width: 2_000 };
  const side = random.chance(0.5) ? 1 : -1;
  /** Positive sizes dig bays, negative ones push points out into the lake. */
  const bumps = [
    bay,
    { u: bay.u + side * 11_500, w: -1_900, size: -3_300, width: 1_300 },
    { u: bay.u - side * 13_000, w: 200, size: 2_600, width: 1_700 },
    { u: bay.u - side * 21_500, w: -1_700, size: -2_800, width: 1_100 },
    { u: bay.u + side * 22_000, w: 0, size: 2_900, width: 1_500 },
  ];
  const islands = Array.from({ length: 8 }, (_, index) => ({
    u: (index - 3.5) * 8_600 + random.between(-3_000, 3_000),
    w: random.between(-6_600, -2_700),
    radius: random.between(230, 820),
  }));

  function depthAt(u: number, w: number): number {
    let depth = -w;
    if (Math.abs(w) < quietBeyond) depth -= 1_900 * shape(u / 7_200, w / 7_200);
    for (const bump of bumps) {
      const du = u - bump.u;
      const dw = w - bump.w;
      if (Math.abs(du) > bump.width * 4 || Math.abs(dw) > bump.width * 4) continue;
      depth += bump.size * Math.exp(-(du * du + dw * dw) / (2 * bump.width * bump.width));
    }
    for (const island of islands) {
      const du = u - island.u;
      const dw = (w - island.w) * 1.5;
      if (Math.abs(du) > island.radius * 2 || Math.abs(dw) > island.radius * 2) continue;
      const away = Math.sqrt(du * du + dw * dw);
      const rise = island.radius * (1 + 0.55 * islandShape(u / 900, w / 900)) - away;
      depth = Math.min(depth, -rise);
    }
    return depth;
  }
  return { depthAt, bay };
}

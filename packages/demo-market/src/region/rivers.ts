import { createRandom } from '../random.ts';
import type { Frame, FramePoint } from './frame.ts';
import type { Lake } from './lake.ts';
import { createNoise, layer } from './noise.ts';
import type { Point } from './plane.ts';
import { halfSide } from './plane.ts';
import { ringAround, simplifyLine, simplifyRing } from './polyline.ts';

export interface River {
  name: string;
  /** From the mouth upstream. */
  course: Point[];
  ring: Point[];
}

interface Plan {
  name: string;
  mouth: FramePoint;
  source: FramePoint;
  /** Half width at the source and what it gains on the way down. */
  narrow: number;
  gain: number;
}

const step = 45;

export function createRivers(seed: number, frame: Frame, lake: Lake): River[] {
  const random = createRandom(seed, 'rivers');
  const bay = lake.bayHead.u;
  const mains: Plan[] = [
    plan('Alder River', bay + random.between(600, 1_100), bay + random.between(-3_000, 6_000), 13, 34),
    plan('Garrow River', bay - random.between(14_500, 17_500), bay - random.between(8_000, 12_000), 12, 26),
    plan(
      'Rivière aux Loutres',
      bay + random.between(15_500, 18_500),
      bay + random.between(19_000, 27_000),
      11,
      24,
    ),
  ];
  const courses = mains.map((main, index) => drawCourse(seed, index, main, lake));
  const creeks = [
    { main: 0, at: random.between(0.3, 0.42), side: -1, name: 'Sorrel Creek' },
    { main: 1, at: random.between(0.25, 0.4), side: -1, name: 'Fallow Creek' },
    { main: 2, at: random.between(0.3, 0.45), side: 1, name: 'Ruisseau Vert' },
  ];
  for (const [index, creek] of creeks.entries()) {
    const stream = courses[creek.main] ?? [];
    const join = stream[Math.floor(stream.length * creek.at)];
    if (!join) continue;
    const source = { u: join.u + creek.side * random.between(6_000, 9_000), w: join.w + 16_000 };
    const creekPlan = { name: creek.name, mouth: join, source, narrow: 5, gain: 5 };
    mains.push(creekPlan);
    courses.push(drawCourse(seed, 10 + index, creekPlan, null));
  }
  return courses.flatMap((course, index) => {
    const main = mains[index];
    return main ? [createRiver(seed, index, main, course, frame)] : [];
  });
}

function plan(name: string, mouthU: number, sourceU: number, narrow: number, gain: number): Plan {
  return { name, mouth: { u: mouthU, w: 0 }, source: { u: sourceU, w: 47_000 }, narrow, gain };
}

/** Walks inland from well inside the lake, or from the water it joins. */
function drawCourse(seed: number, index: number, river: Plan, lake: Lake | null): FramePoint[] {
  const wander = layer(createNoise(seed, `river ${index}`), 2);
  const meander = layer(createNoise(seed, `meander ${index}`), 2);
  const length = river.source.w - river.mouth.w;
  const course: FramePoint[] = [];
  for (let w = river.mouth.w - (lake ? 6_000 : 0); w < river.source.w; w += step) {
    const share = (w - river.mouth.w) / length;
    const calm = Math.min(1, Math.max(0, w - river.mouth.w) / 2_500) * (lake ? 1 : Math.min(1, 1.5 - share));
    const u =
      river.mouth.u +
      (river.source.u - river.mouth.u) * Math.max(0, share) +
      calm * 3_000 * (wander(w / 13_000, index) - wander(river.mouth.w / 13_000, index)) +
      Math.min(1, 0.4 + calm) * 430 * meander(w / 1_750, 3.7);
    if (lake && course.length === 0 && lake.depthAt(u, w + 160) > 0) continue;
    course.push({ u, w });
  }
  return course;
}

function createRiver(seed: number, index: number, river: Plan, course: FramePoint[], frame: Frame): River {
  const ripple = createNoise(seed, `width ${index}`);
  const isEstuary = river.mouth.w === 0;
  const kept: { point: Point; halfWidth: number }[] = [];
  for (const { u, w } of course) {
    const point = frame.toPlane(u, w);
    if (Math.abs(point.x) > halfSide + 1_500 || point.y > halfSide + 1_500) break;
    const down = Math.max(0, 1 - (w - river.mouth.w) / (river.source.w - river.mouth.w));
    const mouth = isEstuary ? 55 * Math.exp(-Math.max(0, w - (course[0]?.w ?? 0)) / 700) : 0;
    const calm = (river.narrow + river.gain * down ** 1.6) * (1 + 0.3 * ripple(w / 600, 0.5));
    kept.push({ point, halfWidth: calm + mouth });
  }
  const line = kept.map(({ point }) => point);
  const ring = ringAround(line, (at) => kept[at]?.halfWidth ?? 1);
  return { name: river.name, course: simplifyLine(line, 4), ring: simplifyRing(ring, 2) };
}

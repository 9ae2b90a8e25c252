import { createRandom } from '../random.ts';
import type { Point } from './plane.ts';

/** Along the shore and inland from it, in metres; the lines of the road grid are straight in here and bend on the map. */
export interface FramePoint {
  u: number;
  w: number;
}

export interface Frame {
  toPlane(u: number, w: number): Point;
  toFrame(x: number, y: number): FramePoint;
}

const turn = (17 * Math.PI) / 180;
const along = { x: Math.cos(turn), y: Math.sin(turn) };
const shoreMiddle: Point = { x: 0, y: -12_000 };
/** How far inland the bends of the shore are still felt. */
const reach = 15_000;

export function createFrame(seed: number): Frame {
  const random = createRandom(seed, 'frame');
  const bends = [
    { height: 1_800, length: 52_000 / (2 * Math.PI), phase: random.between(0, 6.28) },
    { height: 420, length: 19_000 / (2 * Math.PI), phase: random.between(0, 6.28) },
  ];
  const sway = { height: 340, length: 24_000 / (2 * Math.PI), phase: random.between(0, 6.28) };

  function lift(u: number, w: number): number {
    let height = 0;
    for (const bend of bends) height += bend.height * Math.sin(u / bend.length + bend.phase);
    return w > 0 ? height * Math.exp(-w / reach) : height;
  }

  function shift(w: number): number {
    return sway.height * Math.sin(w / sway.length + sway.phase);
  }

  return {
    toPlane(u, w) {
      const p = u + shift(w);
      const q = w + lift(u, w);
      return {
        x: shoreMiddle.x + p * along.x - q * along.y,
        y: shoreMiddle.y + p * along.y + q * along.x,
      };
    },
    toFrame(x, y) {
      const dx = x - shoreMiddle.x;
      const dy = y - shoreMiddle.y;
      const p = dx * along.x + dy * along.y;
      const q = -dx * along.y + dy * along.x;
      let u = p;
      let w = q;
      for (let round = 0; round < 5; round += 1) {
        u = p - shift(w);
        w = q - lift(u, w);
      }
      return { u, w };
    },
  };
}

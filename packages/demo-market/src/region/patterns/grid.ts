import type { Random } from '../../random.ts';
import { blockSide } from '../blocks.ts';
import type { Point } from '../plane.ts';
import type { StreetCanvas } from '../street-canvas.ts';

export interface GridPlan {
  /** In degrees, against the roads around the block. */
  turn: number;
  rowPitch: number;
  crossPitch: number;
  /** Share of the pieces between two corners that were never built. */
  gaps: number;
}

const middle = blockSide / 2;

/** Long parallel streets with shorter ones across, as old towns have them. */
export function drawGrid(canvas: StreetCanvas, random: Random, plan: GridPlan): void {
  const rows = offsetsOf(plan.rowPitch, plan.turn);
  const crosses = offsetsOf(plan.crossPitch, plan.turn);
  for (const [index, offset] of rows.entries()) {
    drawBroken(canvas, random, plan, offset, crosses, false, index % 5 === 2);
  }
  for (const [index, offset] of crosses.entries()) {
    drawBroken(canvas, random, { ...plan, gaps: plan.gaps * 0.7 }, offset, rows, true, index % 3 === 1);
  }
}

/** Distances from the block's middle; a grid that is not turned shares the block evenly with the roads around it. */
function offsetsOf(pitch: number, turn: number): number[] {
  if (turn === 0) {
    const count = Math.round(blockSide / pitch);
    return Array.from({ length: count - 1 }, (_, index) => ((index + 1) / count) * blockSide - middle);
  }
  const count = Math.floor((blockSide * 0.72) / pitch);
  return Array.from({ length: count * 2 + 1 }, (_, index) => (index - count) * pitch);
}

function drawBroken(
  canvas: StreetCanvas,
  random: Random,
  plan: GridPlan,
  offset: number,
  corners: readonly number[],
  isCross: boolean,
  isMain: boolean,
): void {
  const angle = ((plan.turn + (isCross ? 90 : 0)) * Math.PI) / 180;
  const direction = { x: Math.cos(angle), y: Math.sin(angle) };
  const side = isCross ? -1 : 1;
  const base = { x: middle - direction.y * offset * side, y: middle + direction.x * offset * side };
  const span = spanInBlock(base, direction);
  if (!span) return;
  const [from, to] = span;
  const stops = [from, ...corners.map((corner) => corner).filter((at) => at > from + 20 && at < to - 20), to];
  let start = from;
  function pointAt(distance: number): Point {
    return { x: base.x + direction.x * distance, y: base.y + direction.y * distance };
  }
  for (let index = 1; index < stops.length; index += 1) {
    const isGap = !isMain && random.chance(plan.gaps);
    const previous = stops[index - 1] as number;
    const here = stops[index] as number;
    if (isGap) {
      if (previous - start > 60) canvas.draw([pointAt(start), pointAt(previous)], 'grid');
      start = here;
    }
  }
  if (to - start > 60) canvas.draw([pointAt(start), pointAt(to)], 'grid', isMain ? 'collector' : 'local');
}

/** Where a line enters and leaves the block, as distances from its base. */
function spanInBlock(base: Point, direction: Point): [number, number] | null {
  let from = -Infinity;
  let to = Infinity;
  for (const axis of ['x', 'y'] as const) {
    if (Math.abs(direction[axis]) < 1e-9) {
      if (base[axis] < 0 || base[axis] > blockSide) return null;
      continue;
    }
    const a = -base[axis] / direction[axis];
    const b = (blockSide - base[axis]) / direction[axis];
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  return to - from > 60 ? [from, to] : null;
}

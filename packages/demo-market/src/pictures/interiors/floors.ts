import { darken, lighten, mix } from '../drawing/colour.ts';
import { faded, stroke } from '../drawing/svg.ts';
import type { Stage } from './stage.ts';
import { front, outlineOf } from './stage.ts';

/** Boards, tiles or slabs drawn on the floor. */
export function drawFloorLines(stage: Stage, kind: Stage['taste']['floor'], colour: string): string {
  const { width, depth, random } = stage;
  const half = width / 2;
  const dark = darken(colour, 0.45);
  if (kind === 'concrete')
    return stroke(
      outlineOf(
        stage,
        [
          [0.6, 0, 4],
          [0.6, 0, depth],
        ],
        false,
      ),
      dark,
      2,
      'stroke-opacity=".25"',
    );
  const step = kind === 'tiles' ? 1.6 : kind === 'wide' ? 0.62 : kind === 'herringbone' ? 0.9 : 0.36;
  let lines = '';
  for (let x = -half; x <= half; x += step)
    lines += outlineOf(
      stage,
      [
        [x, 0, 4],
        [x, 0, depth],
      ],
      false,
    );
  if (kind === 'tiles') {
    for (let z = 4; z < depth; z += step)
      lines += outlineOf(
        stage,
        [
          [-half, 0, z],
          [half, 0, z],
        ],
        false,
      );
    return stroke(lines, lighten(colour, 0.35), 2, 'stroke-opacity=".7"');
  }
  if (kind === 'herringbone') return drawHerringbone(stage, step, dark);
  let tints = '';
  let joints = '';
  for (let index = 0; index < 70; index++) {
    const x = -half + Math.floor(random.between(0, width / step)) * step;
    const z = random.between(front, depth);
    const length = random.between(1.5, 4);
    joints += outlineOf(
      stage,
      [
        [x, 0, z],
        [x + step, 0, z],
      ],
      false,
    );
    if (index % 2)
      tints += outlineOf(stage, [
        [x, 0, z],
        [x + step, 0, z],
        [x + step, 0, Math.min(depth, z + length)],
        [x, 0, Math.min(depth, z + length)],
      ]);
  }
  return `<path d="${tints}" fill="${mix(colour, '#3a2412', 0.4)}" ${faded(0.22)}/>${stroke(lines + joints, dark, 1.4, 'stroke-opacity=".32"')}`;
}

function drawHerringbone(stage: Stage, step: number, dark: string): string {
  const half = stage.width / 2;
  let lines = '';
  for (let x = -half - step; x < half; x += step) {
    lines += outlineOf(
      stage,
      [
        [x, 0, 4],
        [x, 0, stage.depth],
      ],
      false,
    );
    const isUp = Math.round((x + half) / step) % 2 === 0;
    for (let z = 5; z < stage.depth; z += 0.45) {
      lines += outlineOf(
        stage,
        [
          [x, 0, z],
          [x + step, 0, isUp ? z + 0.7 : z - 0.7],
        ],
        false,
      );
    }
  }
  return stroke(lines, dark, 1.2, 'stroke-opacity=".26"');
}

import { fillMaterial } from '../building/materials.ts';
import { darken, lighten } from '../drawing/colour.ts';
import { faded, num, path, rect } from '../drawing/svg.ts';
import { tone } from '../outdoors/light.ts';
import { drawShelfThings } from './decor.ts';
import { drawGlow } from './lamps.ts';
import type { Stage } from './stage.ts';
import { box, facing, project, scaleAt } from './stage.ts';

/** A fireplace in the back wall in the manner of the home's time. */
export function drawFireplace(stage: Stage, x: number): string {
  const { taste, depth, random, height } = stage;
  const z = depth - 0.7;
  const isOld = taste.era === 'victorian' || taste.era === 'interwar';
  let drawn = '';
  if (isOld) {
    const mantel = random.pick(['#fbf9f5', taste.wood, '#e6e0d4']);
    drawn +=
      box(stage, [x - 2.7, 0, z], [5.4, 4.1, 0.7], mantel) +
      box(stage, [x - 3, 4.1, z - 0.3], [6, 0.28, 1], lighten(mantel, 0.05));
    drawn +=
      facing(stage, [x - 2.4, 0.3, z], 0.6, 3.5, tone(stage, darken(mantel, 0.06))) +
      facing(stage, [x + 1.8, 0.3, z], 0.6, 3.5, tone(stage, darken(mantel, 0.06)));
    drawn += facing(
      stage,
      [x - 1.65, 0, z],
      3.3,
      3,
      tone(stage, random.pick(['#2f4a45', '#3b3f46', '#8a4a38', '#e9e1d3'])),
    );
  } else {
    const material = random.pick([
      { look: 'stone', colour: '#a59c90' },
      { look: 'brick', colour: '#9c5a44' },
      { look: 'panel', colour: '#d5d0c7' },
      { look: 'planks', colour: '#4a4540' },
    ] as const);
    drawn +=
      box(stage, [x - 2.8, 0, z], [5.6, height, 0.7], material.colour) +
      facing(stage, [x - 2.8, 0, z], 5.6, height, fillMaterial(stage, material));
    drawn += box(stage, [x - 3, 3.9, z - 0.5], [6, 0.36, 1.1], taste.wood);
  }
  return drawn + drawHearth(stage, x, z);
}

function drawHearth(stage: Stage, x: number, z: number): string {
  const scale = scaleAt(stage, z);
  const [px, foot] = project(stage, [x, 0.35, z]);
  const half = 1.2 * scale;
  const tall = 2.1 * scale;
  let hearth = rect(px - half, foot - tall, half * 2, tall, '#191614');
  const isLit = stage.light.glow > 0.3;
  hearth += rect(px - half * 0.7, foot - 10, half * 1.4, 9, '#4a3020', 'rx="4"');
  if (!isLit) return hearth + box(stage, [x - 2, 0, z - 1.2], [4, 0.12, 1.2], '#6d675f');
  hearth += drawGlow(stage, px, foot - tall * 0.4, half * 2.2);
  for (const [dx, size, colour] of [
    [-0.34, 0.5, '#e8622a'],
    [0.3, 0.56, '#e8622a'],
    [0, 0.74, '#f08a32'],
    [0.04, 0.46, '#ffc85a'],
    [-0.2, 0.3, '#ffc85a'],
  ] as const) {
    const cx = px + dx * half;
    hearth += path(
      `M${num(cx - half * 0.2)} ${num(foot - 6)}Q${num(cx - half * 0.22)} ${num(foot - tall * size * 0.5)} ${num(cx)} ${num(foot - tall * size)}Q${num(cx + half * 0.24)} ${num(foot - tall * size * 0.45)} ${num(cx + half * 0.2)} ${num(foot - 6)}Z`,
      colour,
    );
  }
  return hearth + box(stage, [x - 2, 0, z - 1.2], [4, 0.12, 1.2], '#6d675f');
}

/** Open shelves against the back wall. */
export function drawBookcase(stage: Stage, x: number, width: number, height: number): string {
  const { taste, depth } = stage;
  const z = depth - 1;
  const wood = taste.wood;
  let shelves =
    box(stage, [x, 0, z], [width, height, 1], wood) +
    facing(stage, [x + 0.1, 0.3, z], width - 0.2, height - 0.4, tone(stage, darken(wood, 0.45)));
  const rows = Math.max(2, Math.round((height - 0.4) / 1.25));
  const step = (height - 0.5) / rows;
  for (let row = 0; row < rows; row++) {
    const y = 0.4 + row * step;
    shelves +=
      drawShelfThings(stage, x + 0.12, y, z, width - 0.24) +
      facing(stage, [x, y - 0.1, z], width, 0.1, tone(stage, lighten(wood, 0.08)));
  }
  return (
    shelves +
    facing(stage, [x, 0, z], 0.1, height, tone(stage, wood)) +
    facing(stage, [x + width - 0.1, 0, z], 0.1, height, tone(stage, wood))
  );
}

/** A screen on a low console. */
export function drawTelevision(stage: Stage, x: number, y: number, width: number, z: number): string {
  const scale = scaleAt(stage, z);
  const [left, bottom] = project(stage, [x - width / 2, y, z]);
  const [w, h] = [width * scale, width * 0.56 * scale];
  const screen = stage.sheet.linear(
    [
      [0, '#27303a'],
      [0.5, '#12171c'],
      [1, '#1c242c'],
    ],
    [0, 0],
    [1, 1],
  );
  return (
    rect(left, bottom - h, w, h, '#0d0f12', 'rx="4"') +
    rect(left + 4, bottom - h + 4, w - 8, h - 9, screen) +
    path(
      `M${num(left + w * 0.1)} ${num(bottom - 5)}L${num(left + w * 0.42)} ${num(bottom - h + 4)}h${num(w * 0.16)}L${num(left + w * 0.26)} ${num(bottom - 5)}Z`,
      '#ffffff',
      faded(0.06),
    )
  );
}

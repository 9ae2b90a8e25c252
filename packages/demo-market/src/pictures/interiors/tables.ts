import { darken, lighten } from '../drawing/colour.ts';
import { circle } from '../drawing/svg.ts';
import { tone } from '../outdoors/light.ts';
import type { Stage } from './stage.ts';
import { box, cylinder, disc, facing, groundShadow, project, scaleAt } from './stage.ts';

export function drawCoffeeTable(stage: Stage, x: number, z: number): string {
  const { random, taste } = stage;
  const kind = random.whole(0, 2);
  if (kind === 0) {
    const top = tone(stage, taste.wood);
    return (
      groundShadow(stage, x, z + 1, 3.6, 2.8) +
      cylinder(stage, [x, 0, z + 1], 0.5, 1.25, darken(taste.wood, 0.2)) +
      disc(stage, [x, 1.24, z + 1], 1.75, darken(top, 0.3)) +
      disc(stage, [x, 1.36, z + 1], 1.75, lighten(top, 0.1)) +
      drawTableThings(stage, x, 1.36, z + 0.9)
    );
  }
  const legs = (lx: number, lz: number) =>
    box(stage, [lx, 0, lz], [0.14, 1.2, 0.14], kind === 1 ? taste.wood : taste.metal);
  let table = groundShadow(stage, x, z + 1, 4.4, 2.4) + legs(x - 1.9, z + 1.8) + legs(x + 1.76, z + 1.8);
  if (kind === 1) table += box(stage, [x - 1.9, 0.35, z + 0.1], [3.8, 0.1, 1.8], taste.wood);
  table += legs(x - 1.9, z) + legs(x + 1.76, z);
  table += box(stage, [x - 2.05, 1.2, z - 0.1], [4.1, 0.16, 2.1], kind === 1 ? taste.wood : '#e9e6e0');
  return table + drawTableThings(stage, x, 1.36, z + 0.9);
}

/** Books, a bowl, a small plant. */
export function drawTableThings(stage: Stage, x: number, y: number, z: number): string {
  const { random, taste } = stage;
  const books =
    box(stage, [x - 1.1, y, z], [0.95, 0.12, 0.6], taste.accent) +
    box(stage, [x - 1.05, y + 0.12, z + 0.03], [0.85, 0.11, 0.55], taste.second);
  const vase = random.chance(0.5)
    ? drawVase(stage, x + 0.5, y, z + 0.2, 0.9)
    : cylinder(stage, [x + 0.5, y, z + 0.2], 0.34, 0.18, '#efe9de') +
      drawFruit(stage, x + 0.5, y + 0.2, z + 0.2);
  return books + vase;
}

function drawFruit(stage: Stage, x: number, y: number, z: number): string {
  const scale = scaleAt(stage, z);
  const [px, py] = project(stage, [x, y, z]);
  const r = 0.13 * scale;
  return [
    [-1.2, '#e0a03c'],
    [0, '#c9542f'],
    [1.2, '#8fae4a'],
  ]
    .map(([shift, colour]) => circle(px + Number(shift) * r, py - r * 0.5, r, tone(stage, String(colour))))
    .join('');
}

/** A vase with a few stems. */
export function drawVase(stage: Stage, x: number, y: number, z: number, size: number): string {
  const { random } = stage;
  const scale = scaleAt(stage, z) * size;
  const [px, py] = project(stage, [x, y, z]);
  const leaf = random.pick(['#4e8a45', '#7a9a5a', '#3f7a5a', '#c9a45c']);
  let stems = '';
  for (let index = 0; index < 9; index++) {
    const dx = random.between(-0.5, 0.5) * scale;
    const dy = random.between(0.7, 1.35) * scale;
    stems += circle(
      px + dx,
      py - dy,
      random.between(0.09, 0.17) * scale,
      tone(stage, index % 3 ? leaf : lighten(leaf, 0.25)),
    );
  }
  return (
    stems +
    cylinder(
      stage,
      [x, y, z],
      0.2 * size,
      0.6 * size,
      random.pick(['#e9e4da', '#8fb0b8', '#c9774f', '#d9cdb8']),
    )
  );
}

export function drawDiningTable(stage: Stage, x: number, z: number, width: number, isRound: boolean): string {
  const { taste } = stage;
  if (isRound) {
    const top = tone(stage, taste.wood);
    return (
      groundShadow(stage, x, z + 1.5, width, 3) +
      cylinder(stage, [x, 0, z + 1.5], 0.4, 2.3, taste.wood) +
      disc(stage, [x, 2.3, z + 1.5], width / 2, darken(top, 0.3)) +
      disc(stage, [x, 2.46, z + 1.5], width / 2, lighten(top, 0.08))
    );
  }
  const leg = (lx: number, lz: number) => box(stage, [lx, 0, lz], [0.26, 2.3, 0.26], taste.wood);
  const left = x - width / 2;
  return (
    groundShadow(stage, x, z + 1.5, width, 3) +
    leg(left + 0.2, z + 2.6) +
    leg(left + width - 0.46, z + 2.6) +
    leg(left + 0.2, z + 0.1) +
    leg(left + width - 0.46, z + 0.1) +
    box(stage, [left, 2.28, z], [width, 0.2, 3], taste.wood)
  );
}

/** A long low piece against the back wall. */
export function drawSideboard(stage: Stage, x: number, width: number, height: number): string {
  const { taste, depth } = stage;
  const z = depth - 1.6;
  const left = x - width / 2;
  const doors = Math.max(2, Math.round(width / 1.8));
  const cell = width / doors;
  let piece = groundShadow(stage, x, z + 0.8, width, 1.8);
  for (const leg of [left + 0.2, left + width - 0.4])
    piece += box(stage, [leg, 0, z + 0.1], [0.18, 0.5, 0.18], taste.wood);
  piece += box(stage, [left, 0.5, z], [width, height - 0.5, 1.5], taste.wood);
  const dark = darken(tone(stage, taste.wood), 0.3);
  for (let door = 0; door < doors; door++) {
    const dx = left + door * cell;
    piece += facing(
      stage,
      [dx + 0.06, 0.6, z],
      cell - 0.12,
      height - 0.72,
      tone(stage, lighten(taste.wood, 0.06)),
    );
    piece +=
      facing(stage, [dx, 0.5, z], 0.04, height - 0.5, dark) +
      facing(
        stage,
        [dx + cell * (door % 2 ? 0.12 : 0.78), 0.5 + (height - 0.5) * 0.55, z],
        0.1,
        0.28,
        tone(stage, taste.metal),
      );
  }
  return piece;
}

export function drawNightstand(stage: Stage, x: number, z: number): string {
  const { taste } = stage;
  const dark = darken(tone(stage, taste.wood), 0.3);
  let stand =
    groundShadow(stage, x, z + 0.6, 1.8, 1.6) + box(stage, [x - 0.8, 0.3, z], [1.6, 1.7, 1.3], taste.wood);
  for (const y of [0.42, 1.2])
    stand +=
      facing(stage, [x - 0.7, y, z], 1.4, 0.7, tone(stage, lighten(taste.wood, 0.07))) +
      facing(stage, [x - 0.2, y + 0.4, z], 0.4, 0.07, tone(stage, taste.metal)) +
      facing(stage, [x - 0.7, y, z], 1.4, 0.03, dark);
  return stand;
}

export function drawDesk(stage: Stage, x: number, z: number, width: number): string {
  const { taste } = stage;
  const left = x - width / 2;
  return (
    groundShadow(stage, x, z + 1, width, 2) +
    box(stage, [left + 0.1, 0, z + 1.7], [0.15, 2.3, 0.15], taste.metal) +
    box(stage, [left + 0.1, 0, z + 0.1], [0.15, 2.3, 0.15], taste.metal) +
    box(stage, [left + width - 1.5, 0.1, z + 0.1], [1.4, 2.2, 1.8], taste.wood) +
    facing(stage, [left + width - 1.4, 0.3, z + 0.1], 1.2, 0.9, tone(stage, lighten(taste.wood, 0.08))) +
    facing(stage, [left + width - 1.4, 1.3, z + 0.1], 1.2, 0.9, tone(stage, lighten(taste.wood, 0.08))) +
    box(stage, [left, 2.3, z], [width, 0.14, 2], taste.wood)
  );
}

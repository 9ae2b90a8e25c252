import { darken, lighten } from '../../drawing/colour.ts';
import { ellipse, faded, num, path, polygon, rect, stroke } from '../../drawing/svg.ts';
import { tone } from '../../outdoors/light.ts';
import { drawGallery } from '../art.ts';
import { drawDownlights } from '../ceilings.ts';
import { drawMirror, drawPlant } from '../decor.ts';
import { drawGlow } from '../lamps.ts';
import { drawBackWindow, drawSideDoor } from '../openings.ts';
import { drawShell } from '../shell.ts';
import type { Stage } from '../stage.ts';
import { box, cylinder, disc, facing, groundShadow, project, scaleAt, surface } from '../stage.ts';
import { drawVase } from '../tables.ts';
import type { RoomBrief } from './living.ts';

function drawVanity(stage: Stage, x: number, width: number): string {
  const { taste, random } = stage;
  const z = 12;
  const colour = random.pick([taste.wood, taste.cabinet, '#f1eee8']);
  const left = x - width / 2;
  const isFloating = random.chance(0.5);
  const foot = isFloating ? 0.9 : 0.2;
  let vanity =
    groundShadow(stage, x, z + 1, width, 2) + box(stage, [left, foot, z], [width, 2.6 - foot, 2], colour);
  const doors = width > 4 ? 4 : 2;
  for (let door = 0; door < doors; door++) {
    const dx = left + (width * door) / doors;
    vanity +=
      facing(
        stage,
        [dx + 0.06, foot + 0.08, z],
        width / doors - 0.12,
        2.36 - foot,
        tone(stage, lighten(colour, 0.07)),
      ) + facing(stage, [dx + width / doors / 2 - 0.25, 2.1, z], 0.5, 0.07, tone(stage, taste.metal));
  }
  vanity += box(stage, [left - 0.08, 2.6, z - 0.1], [width + 0.16, 0.18, 2.1], taste.counter);
  const isRound = random.chance(0.5);
  const tall = random.chance(0.5) ? 1.9 : 2.8;
  const basins = width > 4 ? [x - width * 0.25, x + width * 0.25] : [x];
  for (const at of basins) {
    vanity +=
      cylinder(stage, [at, 2.78, z + 0.9], 0.62, 0.36, '#fbfbf9') +
      disc(stage, [at, 3.12, z + 0.9], 0.5, tone(stage, '#d5dcde'));
    const [px, py] = project(stage, [at, 2.8, z + 1.7]);
    vanity += stroke(
      `M${num(px)} ${num(py)}v-34q0 -10 12 -10h8`,
      tone(stage, taste.metal),
      6,
      'stroke-linecap="round"',
    );
    vanity += drawMirror(stage, at - 0.95, 4, 1.9, tall, isRound);
    const [gx, gy] = project(stage, [at, 7.3, stage.depth]);
    vanity += rect(gx - 34, gy - 7, 68, 14, '#fff4d8', 'rx="7"') + drawGlow(stage, gx, gy, 120);
  }
  return vanity;
}

function drawFreestandingTub(stage: Stage, x: number): string {
  const z = 11.4;
  const scale = scaleAt(stage, z);
  const [px, foot] = project(stage, [x, 0, z]);
  const [, rim] = project(stage, [x, 2.1, z]);
  const half = 2.5 * scale;
  const white = tone(stage, '#fbfbf9');
  const fill = stage.sheet.linear([
    [0, lighten(white, 0.4)],
    [0.6, white],
    [1, darken(white, 0.16)],
  ]);
  const d = `M${num(px - half)} ${num(rim)}Q${num(px - half * 0.92)} ${num(foot - 6)} ${num(px - half * 0.62)} ${num(foot)}H${num(px + half * 0.62)}Q${num(px + half * 0.92)} ${num(foot - 6)} ${num(px + half)} ${num(rim)}Z`;
  const metal = tone(stage, stage.taste.metal);
  return (
    groundShadow(stage, x, z + 0.6, 5, 2.4) +
    stroke(
      `M${num(px + half * 0.5)} ${num(rim)}V${num(rim - 0.9 * scale)}q0 -14 -16 -14h-14`,
      metal,
      7,
      'stroke-linecap="round"',
    ) +
    path(d, fill) +
    ellipse(px, rim, half, 0.3 * scale, lighten(white, 0.5)) +
    ellipse(px, rim + 2, half * 0.93, 0.22 * scale, tone(stage, '#cfdde0')) +
    rect(px - half * 0.5, rim - 4, half * 0.34, 1.1 * scale, tone(stage, stage.taste.accent), 'rx="3"')
  );
}

function drawShower(stage: Stage, from: number): string {
  const { depth, width, taste } = stage;
  const right = width / 2;
  const near = 10.4;
  const metal = tone(stage, taste.metal);
  const tile = tone(stage, darken(taste.tile, 0.12));
  const fill = stage.sheet.pattern(
    24,
    24,
    rect(0, 0, 24, 24, darken(tile, 0.18)) + rect(0.5, 0.5, 23, 23, tile),
  );
  let shower =
    facing(stage, [from, 0.3, depth], right - from, stage.height - 1, fill) +
    box(stage, [from, 0, near], [right - from, 0.3, depth - near], '#e9e7e2');
  const [hx, hy] = project(stage, [(from + right) / 2, 6.8, 13.4]);
  shower +=
    rect(hx - 3, hy - 46, 6, 46, metal) +
    polygon(
      [
        [hx - 26, hy + 10],
        [hx + 26, hy + 10],
        [hx + 16, hy],
        [hx - 16, hy],
      ],
      metal,
    );
  shower += facing(stage, [from + 0.5, 3.4, depth], 0.8, 0.6, tone(stage, '#3a3d42'));
  const glass = tone(stage, '#cfe3e6');
  shower += surface(
    stage,
    [
      [from, 0.3, near],
      [from, 7, near],
      [from, 7, depth],
      [from, 0.3, depth],
    ],
    glass,
    faded(0.3),
  );
  shower += facing(stage, [from, 0.3, near], right - from, 6.7, glass, faded(0.22));
  const [left, top] = project(stage, [from, 7, near]);
  const scale = scaleAt(stage, near);
  shower += polygon(
    [
      [left + 30, top + 6.7 * scale],
      [left + 130, top],
      [left + 170, top],
      [left + 70, top + 6.7 * scale],
    ],
    '#ffffff',
    faded(0.12),
  );
  return (
    shower +
    facing(stage, [from, 6.94, near], right - from, 0.12, metal) +
    facing(stage, [from, 0.3, near], 0.08, 6.7, metal) +
    facing(stage, [from + 0.5, 3, near], 0.09, 1.6, metal)
  );
}

function drawToilet(stage: Stage, x: number): string {
  const white = '#fafaf8';
  const z = 11.9;
  const scale = scaleAt(stage, z);
  const [px, py] = project(stage, [x, 0, z]);
  const bowl = `M${num(px - 0.62 * scale)} ${num(py - 1.35 * scale)}Q${num(px - 0.6 * scale)} ${num(py - 0.4 * scale)} ${num(px - 0.36 * scale)} ${num(py)}h${num(0.72 * scale)}Q${num(px + 0.6 * scale)} ${num(py - 0.4 * scale)} ${num(px + 0.62 * scale)} ${num(py - 1.35 * scale)}Z`;
  return (
    groundShadow(stage, x, z + 0.6, 1.6, 2) +
    box(stage, [x - 0.75, 1.3, 13.2], [1.5, 1.5, 0.7], white, { radius: 0.1 }) +
    path(
      bowl,
      stage.sheet.linear([
        [0, tone(stage, white)],
        [1, darken(tone(stage, white), 0.16)],
      ]),
    ) +
    disc(stage, [x, 1.36, z + 0.5], 0.66, tone(stage, '#ffffff')) +
    disc(stage, [x, 1.42, z + 0.55], 0.56, darken(tone(stage, white), 0.08))
  );
}

function drawTowels(stage: Stage, x: number): string {
  const { taste, depth } = stage;
  return (
    facing(stage, [x, 4.6, depth], 1.8, 0.08, tone(stage, taste.metal)) +
    facing(stage, [x + 0.15, 2.9, depth], 0.7, 1.75, tone(stage, taste.accent), 'rx="3"') +
    facing(stage, [x + 1, 3.2, depth], 0.65, 1.45, tone(stage, taste.second), 'rx="3"')
  );
}

export function drawBathroom(stage: Stage, brief: RoomBrief): string {
  const { random, taste } = stage;
  let room = drawShell(stage, {
    back: random.pick(['tiles', 'plain', 'tiles'] as const),
    floor: 'tiles',
    floorColour: random.pick(['#b9bdbb', '#d9d4ca', '#8f9694', '#cfc3b0']),
  });
  room += drawDownlights(stage) + drawSideDoor(stage, -1, 8.6);
  const hasShower = random.chance(0.5);
  room += drawVanity(stage, -3.2, random.chance(0.5) ? 4.6 : 3.4);
  if (hasShower)
    return room + drawToilet(stage, 0.9) + drawShower(stage, 2.4) + drawPlant(stage, -5.2, 10.6, 2.6);
  room += drawBackWindow(stage, {
    x: 1.2,
    sill: 3.4,
    width: 4,
    height: 3.8,
    columns: 2,
    rows: 1,
    outlook: brief.outlook,
    frame: taste.trim,
  });
  if (random.chance(0.4)) room += drawTowels(stage, -0.8);
  else room += drawGallery(stage, -0.7, 1.6, 4.4);
  return room + drawPlant(stage, 5.5, 13, 3.4) + drawFreestandingTub(stage, 3) + drawStoolWithVase(stage);
}

function drawStoolWithVase(stage: Stage): string {
  return (
    groundShadow(stage, 0.1, 10.4, 1.2, 1) +
    cylinder(stage, [0.1, 0, 10.4], 0.5, 1.4, stage.taste.wood) +
    drawVase(stage, 0.1, 1.4, 10.4, 0.7)
  );
}

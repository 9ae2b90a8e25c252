import { darken, lighten } from '../../drawing/colour.ts';
import { faded, num, polygon, rect, stroke } from '../../drawing/svg.ts';
import { tone } from '../../outdoors/light.ts';
import { drawDownlights } from '../ceilings.ts';
import { drawPlant } from '../decor.ts';
import { drawGlow, drawPendant } from '../lamps.ts';
import { drawBackWindow, drawSideWindow, drawSunPatch } from '../openings.ts';
import { drawChair, drawStool } from '../seating.ts';
import { drawShell } from '../shell.ts';
import type { Stage } from '../stage.ts';
import { box, facing, groundShadow, outlineOf, project, scaleAt } from '../stage.ts';
import { drawDiningTable, drawTableThings, drawVase } from '../tables.ts';
import type { RoomBrief } from './living.ts';
import { planWindow } from './living.ts';

const runFront = 12;

/** Doors and drawers on the front of a cabinet. */
function drawFronts(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  colour: string,
  hasDrawers: boolean,
): string {
  const { taste } = stage;
  const isPlain = taste.era === 'contemporary' || taste.era === 'split';
  const base = tone(stage, colour);
  const count = Math.max(1, Math.round(width / 1.5));
  const cell = width / count;
  let fronts = '';
  for (let index = 0; index < count; index++) {
    const left = x + index * cell;
    const rows = hasDrawers && index % 3 === 1 ? 3 : 1;
    const tall = height / rows;
    for (let row = 0; row < rows; row++) {
      const foot = y + row * tall;
      fronts += facing(stage, [left + 0.04, foot + 0.04, z], cell - 0.08, tall - 0.08, lighten(base, 0.05));
      if (!isPlain)
        fronts +=
          facing(stage, [left + 0.2, foot + 0.2, z], cell - 0.4, tall - 0.4, darken(base, 0.08)) +
          facing(stage, [left + 0.22, foot + 0.2, z], cell - 0.44, tall - 0.42, lighten(base, 0.02));
      const handle = tone(stage, taste.metal);
      if (rows > 1)
        fronts += facing(stage, [left + cell * 0.3, foot + tall - 0.24, z], cell * 0.4, 0.07, handle);
      else
        fronts += facing(
          stage,
          [left + (index % 2 ? 0.14 : cell - 0.22), y > 3 ? foot + 0.25 : foot + tall - 0.85, z],
          0.07,
          0.6,
          handle,
        );
    }
  }
  return fronts;
}

function drawBaseRun(stage: Stage, from: number, to: number): string {
  const { taste } = stage;
  const run = facing(stage, [from, 0, runFront + 0.2], to - from, 0.35, '#2a2725');
  return (
    run +
    box(stage, [from, 0.35, runFront], [to - from, 2.55, 2], taste.cabinet) +
    drawFronts(stage, from, 0.35, runFront, to - from, 2.5, taste.cabinet, true) +
    box(stage, [from - 0.05, 2.9, runFront - 0.12], [to - from + 0.1, 0.16, 2.12], taste.counter)
  );
}

function drawUppers(stage: Stage, from: number, to: number): string {
  const top = Math.min(stage.height - 0.6, 8);
  return (
    box(stage, [from, 4.75, 12.8], [to - from, top - 4.75, 1.2], stage.taste.cabinet) +
    drawFronts(stage, from, 4.75, 12.8, to - from, top - 4.75, stage.taste.cabinet, false)
  );
}

function drawBacksplash(stage: Stage): string {
  const tile = tone(stage, stage.taste.tile);
  const fill = stage.sheet.pattern(
    24,
    24,
    rect(0, 0, 24, 24, darken(tile, 0.14)) +
      rect(0, 0, 23, 11, tile) +
      rect(-12, 12, 23, 11, lighten(tile, 0.2)) +
      rect(12, 12, 23, 11, lighten(tile, 0.1)),
  );
  return facing(stage, [-stage.width / 2, 3, stage.depth], stage.width, 1.9, fill);
}

function drawRange(stage: Stage, x: number): string {
  const steel = '#b9bdc0';
  const scale = scaleAt(stage, runFront);
  const [px] = project(stage, [x, 0, runFront]);
  let range = box(stage, [x - 1.3, 0.1, runFront - 0.1], [2.6, 2.9, 2.1], steel);
  range +=
    facing(stage, [x - 1.05, 0.6, runFront - 0.1], 2.1, 1.3, '#17191c') +
    facing(stage, [x - 1.05, 2.05, runFront - 0.1], 2.1, 0.09, '#e3e6e8');
  for (const dx of [-0.9, -0.5, 0.5, 0.9])
    range += rect(px + dx * scale - 4, project(stage, [x, 2.6, runFront])[1], 8, 8, '#2a2c30', 'rx="4"');
  return range + box(stage, [x - 1.2, 3, runFront + 0.1], [2.4, 0.08, 1.8], '#2a2c30');
}

function drawHood(stage: Stage, x: number): string {
  const { taste, height } = stage;
  const z = 12.9;
  const isWood = stage.random.chance(0.4);
  const colour = tone(stage, isWood ? taste.wood : stage.random.pick(['#e6e4df', '#b9bdc0', taste.cabinet]));
  const at = (dx: number, y: number) => project(stage, [x + dx, y, z]);
  const [gx, gy] = project(stage, [x, 4.4, z]);
  return (
    polygon(
      [at(-0.7, height), at(0.7, height), at(1.5, 5.6), at(-1.5, 5.6)],
      stage.sheet.linear([
        [0, lighten(colour, 0.1)],
        [1, darken(colour, 0.12)],
      ]),
    ) +
    facing(stage, [x - 1.5, 5.2, z], 3, 0.42, darken(colour, 0.1)) +
    drawGlow(stage, gx, gy, 90)
  );
}

function drawFridge(stage: Stage, x: number): string {
  const colour = stage.random.pick(['#c3c7ca', '#3a3d42', '#e9e8e4']);
  const handle = tone(stage, '#8f9498');
  return (
    box(stage, [x, 0.1, runFront - 0.3], [2.9, 6.2, 2.3], colour) +
    facing(stage, [x + 1.42, 2.3, runFront - 0.3], 0.05, 4, '#000000', faded(0.4)) +
    facing(stage, [x, 2.25, runFront - 0.3], 2.9, 0.06, '#000000', faded(0.4)) +
    facing(stage, [x + 1.2, 2.8, runFront - 0.3], 0.09, 2.2, handle) +
    facing(stage, [x + 1.6, 2.8, runFront - 0.3], 0.09, 2.2, handle) +
    box(stage, [x - 0.05, 6.3, 12.3], [3, Math.min(stage.height - 0.6, 8) - 6.3, 1.7], stage.taste.cabinet)
  );
}

function drawIsland(stage: Stage): string {
  const { random, taste } = stage;
  const z = 8.5;
  const colour = random.pick([taste.cabinet, '#f1eee8', taste.wood, '#3a4a55']);
  let island =
    groundShadow(stage, 0, z + 1.2, 8.6, 2.8) + box(stage, [-3.7, 0.1, z + 0.5], [7.4, 2.9, 2], colour);
  for (let panel = 0; panel < 4; panel++)
    island += facing(
      stage,
      [-3.5 + panel * 1.78, 0.5, z + 0.5],
      1.66,
      2.2,
      tone(stage, darken(colour, 0.08)),
    );
  island += box(stage, [-4.1, 3, z - 0.2], [8.2, 0.2, 3], taste.counter);
  const veins =
    outlineOf(
      stage,
      [
        [-3, 3.2, z + 0.2],
        [-1.4, 3.2, z + 1.1],
        [0.2, 3.2, z + 0.8],
      ],
      false,
    ) +
    outlineOf(
      stage,
      [
        [1.4, 3.2, z + 1.8],
        [2.6, 3.2, z + 0.9],
        [3.6, 3.2, z + 1.1],
      ],
      false,
    );
  island +=
    stroke(veins, '#8a8680', 1.6, 'stroke-opacity=".4"') +
    drawTableThings(stage, -1.8, 3.2, z + 1) +
    drawVase(stage, 2, 3.2, z + 1.2, 1.3);
  const seat = random.pick([taste.wood, taste.cloth, taste.accent]);
  for (const x of random.chance(0.5) ? [-2.4, 0, 2.4] : [-2.7, -0.9, 0.9, 2.7])
    island += drawStool(stage, x, 7.5, seat);
  for (const x of [-2.2, 2.2]) island += drawPendant(stage, x, z + 1, stage.height - 6.5);
  return island;
}

/** Cabinets along the back wall with an island or a breakfast table in front. */
export function drawKitchen(stage: Stage, brief: RoomBrief): string {
  const { random, taste } = stage;
  const isSmall = taste.era === 'postwar' || taste.era === 'victorian' || random.chance(0.2);
  let room =
    drawShell(stage, { back: brief.isLoft ? 'brick' : 'plain' }) +
    drawBacksplash(stage) +
    drawDownlights(stage);
  const window = {
    ...planWindow(stage, brief, -6, 3.8),
    sill: 3.5,
    height: 3.2,
    columns: 2,
    rows: 1,
    frame: taste.trim,
  };
  const rangeX = 0.6;
  room +=
    drawBackWindow(stage, window) +
    drawSideWindow(stage, 1, 8.2, 11, 1.2, 6, brief.outlook) +
    drawSunPatch(stage, 1, 8.4, 11);
  room +=
    drawBaseRun(stage, -7.4, rangeX - 1.3) +
    drawBaseRun(stage, rangeX + 1.3, 4.4) +
    drawRange(stage, rangeX) +
    drawHood(stage, rangeX);
  if (random.chance(0.75))
    room += drawUppers(stage, -1.9, rangeX - 1.6) + drawUppers(stage, rangeX + 1.6, 4.4);
  room += drawFridge(stage, 4.45) + drawFaucet(stage, -4.1) + drawVase(stage, 3.2, 3.06, 13, 0.9);
  if (!isSmall) return room + drawIsland(stage);
  room +=
    drawPlant(stage, -6.6, 10.4, 3.6) +
    drawChair(stage, -2.9, 9.2, 'right', taste.wood, taste.accent) +
    drawChair(stage, 2.9, 9.2, 'left', taste.wood, taste.accent);
  return (
    room +
    drawDiningTable(stage, 0, 8.6, 4, true) +
    drawVase(stage, 0, 2.46, 10.1, 1.1) +
    drawPendant(stage, 0, 10, stage.height - 6.2)
  );
}

function drawFaucet(stage: Stage, x: number): string {
  const [px, py] = project(stage, [x, 3.06, 13.2]);
  const metal = tone(stage, stage.taste.metal);
  return (
    stroke(`M${num(px)} ${num(py)}v-34q0 -18 16 -18t16 16v6`, metal, 6, 'stroke-linecap="round"') +
    rect(px - 7, py - 4, 14, 5, metal)
  );
}

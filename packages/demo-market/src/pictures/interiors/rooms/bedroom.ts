import { fillMaterial } from '../../building/materials.ts';
import { darken, lighten } from '../../drawing/colour.ts';
import { faded, rect } from '../../drawing/svg.ts';
import { tone } from '../../outdoors/light.ts';
import { drawGallery } from '../art.ts';
import { drawPlant, drawRug } from '../decor.ts';
import { drawPendant, drawTableLamp } from '../lamps.ts';
import { drawBackWindow, drawDrapes, drawSideDoor, drawSideWindow, drawSunPatch } from '../openings.ts';
import { drawArmchair } from '../seating.ts';
import { drawShell } from '../shell.ts';
import type { Stage } from '../stage.ts';
import { box, facing, groundShadow, project, scaleAt, surface } from '../stage.ts';
import { drawDesk, drawNightstand, drawSideboard } from '../tables.ts';
import type { RoomBrief } from './living.ts';
import { planWindow } from './living.ts';

/** A bed with its head at the back wall; x is its middle. */
function drawBed(stage: Stage, x: number, width: number): string {
  const { random, taste, depth } = stage;
  const near = 7.9;
  const far = depth - 0.5;
  const left = x - width / 2;
  const linen = tone(stage, random.pick(['#f6f3ec', '#efe9dd', '#e9edf0']));
  const cover = random.pick([taste.cloth, taste.accent, taste.second, taste.feature]);
  const board = random.pick([taste.cloth, taste.wood, taste.wood, taste.accent]);
  const tall = random.between(3.8, 4.8);
  let bed = groundShadow(stage, x, (near + far) / 2, width + 0.6, far - near + 1);
  bed += box(stage, [left - 0.25, 0.3, far - 0.05], [width + 0.5, tall - 0.3, 0.4], board, {
    radius: random.pick([0.1, 0.5, 0.9]),
  });
  if (board !== taste.wood)
    for (let seam = 1; seam < 4; seam++)
      bed += facing(
        stage,
        [left - 0.25 + ((width + 0.5) * seam) / 4, 1.6, far - 0.05],
        0.04,
        tall - 1.8,
        tone(stage, darken(board, 0.25)),
      );
  bed += box(stage, [left, 0.35, near], [width, 0.55, far - near], taste.wood);
  bed += box(stage, [left, 0.9, near], [width, 1, far - near], '#f4f0e8', { radius: 0.2 });
  for (const side of [-1, 1])
    bed += drawPillow(stage, x + side * width * 0.25 - width * 0.2, 1.9, far - 1, width * 0.4, linen);
  bed += drawPillow(stage, x - width * 0.15, 1.88, far - 1.6, width * 0.3, tone(stage, taste.accent));
  const fold = far - 2.2;
  const duvet = tone(stage, cover);
  bed += surface(
    stage,
    [
      [left - 0.1, 1.95, near - 0.06],
      [left + width + 0.1, 1.95, near - 0.06],
      [left + width + 0.1, 1.95, fold],
      [left - 0.1, 1.95, fold],
    ],
    stage.sheet.linear([
      [0, darken(duvet, 0.1)],
      [1, lighten(duvet, 0.12)],
    ]),
  );
  bed += surface(
    stage,
    [
      [left - 0.1, 1.96, fold - 0.5],
      [left + width + 0.1, 1.96, fold - 0.5],
      [left + width + 0.1, 1.96, fold + 0.1],
      [left - 0.1, 1.96, fold + 0.1],
    ],
    linen,
  );
  bed += facing(
    stage,
    [left - 0.1, 0.5, near - 0.06],
    width + 0.2,
    1.46,
    stage.sheet.linear([
      [0, duvet],
      [1, darken(duvet, 0.24)],
    ]),
    'rx="8"',
  );
  const throwColour = tone(stage, random.pick([taste.second, taste.accent, taste.rug]));
  const throwFar = near + 1.5;
  bed += surface(
    stage,
    [
      [left - 0.12, 1.97, near - 0.08],
      [left + width + 0.12, 1.97, near - 0.08],
      [left + width + 0.12, 1.97, throwFar],
      [left - 0.12, 1.97, throwFar],
    ],
    throwColour,
  );
  return (
    bed +
    facing(
      stage,
      [left - 0.12, 0.85, near - 0.08],
      width + 0.24,
      1.12,
      stage.sheet.linear([
        [0, throwColour],
        [1, darken(throwColour, 0.2)],
      ]),
    )
  );
}

function drawPillow(stage: Stage, x: number, y: number, z: number, width: number, colour: string): string {
  const scale = scaleAt(stage, z);
  const [px, py] = project(stage, [x, y, z]);
  const fill = stage.sheet.linear([
    [0, lighten(colour, 0.2)],
    [1, darken(colour, 0.12)],
  ]);
  return (
    rect(px, py - 1.15 * scale, width * scale, 1.2 * scale, fill, `rx="${Math.round(0.36 * scale)}"`) +
    rect(px + 6, py - 4, width * scale - 12, 6, stage.light.shadow, faded(0.16))
  );
}

function drawHeadWall(stage: Stage): string {
  const { depth, width, height, random, taste } = stage;
  if (!random.chance(0.3)) return '';
  const fill = fillMaterial(stage, { look: 'slats', colour: random.pick([taste.wood, '#5a4634']) });
  return (
    facing(stage, [-width / 2, 0.4, depth], width, height * 0.62, fill) +
    facing(stage, [-width / 2, height * 0.62 + 0.36, depth], width, 0.1, tone(stage, taste.trim))
  );
}

export function drawPrimaryBedroom(stage: Stage, brief: RoomBrief): string {
  const { random, taste } = stage;
  let room =
    drawShell(stage, {
      back: brief.isLoft ? 'brick' : random.pick(['feature', 'plain', 'panelled'] as const),
    }) + drawHeadWall(stage);
  const side = random.chance(0.5) ? 1 : -1;
  room +=
    drawSideWindow(stage, side, 8.4, 12.2, 1.4, 5.6, brief.outlook) +
    drawSideDoor(stage, side > 0 ? -1 : 1, 8.6) +
    drawSunPatch(stage, side, 8.6, 12);
  room += random.chance(0.6)
    ? drawGallery(stage, -3, 6, 5.2)
    : drawPendant(stage, -4.4, 12.6, stage.height - 5) + drawPendant(stage, 4.4, 12.6, stage.height - 5);
  room += drawRug(stage, 0, 7.2, 12, 11.4);
  for (const x of [-4.4, 4.4]) room += drawNightstand(stage, x, 12.3) + drawTableLamp(stage, x, 2, 12.8);
  room += drawBed(stage, 0, 6.2);
  return (
    room +
    (random.chance(0.5)
      ? drawArmchair(stage, -side * 5.8, 8.2, side > 0 ? 'right' : 'left', taste.accent)
      : drawPlant(stage, -side * 6.2, 11, 4.8))
  );
}

/** A smaller room: one window over the desk or beside the bed. */
export function drawBedroom(stage: Stage, brief: RoomBrief): string {
  const { random, taste } = stage;
  let room = drawShell(stage, {
    back: brief.isLoft ? 'brick' : random.pick(['plain', 'feature', 'plain'] as const),
  });
  const side = random.chance(0.5) ? 1 : -1;
  const bedX = side * 2.6;
  const window = planWindow(stage, brief, side > 0 ? -5.8 : 2, 3.8);
  const plain = {
    ...window,
    height: Math.min(window.height, 4.6),
    sill: Math.max(window.sill, 2.6),
    columns: 2,
  };
  room += drawBackWindow(stage, plain) + drawDrapes(stage, plain) + drawSideDoor(stage, side, 9);
  room += drawGallery(stage, bedX - 1.8, 3.6, 5.1) + drawRug(stage, 0, 7.4, 11.4, 9);
  if (random.chance(0.5))
    room += drawDesk(stage, -side * 4.2, 11.8, 4.2) + drawTableLamp(stage, -side * 5.4, 2.44, 12.8);
  else room += drawSideboard(stage, -side * 3.9, 4, 2.6) + drawPlant(stage, -side * 6.6, 12.4, 3.4);
  room += drawNightstand(stage, bedX - side * 3.2, 12.3) + drawTableLamp(stage, bedX - side * 3.2, 2, 12.8);
  return (
    room +
    drawBed(stage, bedX, 4.6) +
    (random.chance(0.4) ? drawArmchair(stage, -side * 5, 8.2, side > 0 ? 'right' : 'left', taste.second) : '')
  );
}

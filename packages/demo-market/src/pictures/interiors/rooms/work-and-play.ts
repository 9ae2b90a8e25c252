import { darken, lighten } from '../../drawing/colour.ts';
import { circle, faded, rect } from '../../drawing/svg.ts';
import { tone } from '../../outdoors/light.ts';
import { drawGallery } from '../art.ts';
import { drawBookcase, drawTelevision } from '../built-ins.ts';
import { drawDownlights } from '../ceilings.ts';
import { drawPlant, drawRug } from '../decor.ts';
import { drawFloorLamp, drawPendant, drawTableLamp } from '../lamps.ts';
import { drawBackWindow, drawDrapes, drawSideDoor, drawSideWindow, drawSunPatch } from '../openings.ts';
import { drawArmchair, drawDeskChair, drawPouf, drawStool } from '../seating.ts';
import { drawShell } from '../shell.ts';
import type { Stage } from '../stage.ts';
import { box, cylinder, disc, facing, groundShadow, outlineOf, project, scaleAt, surface } from '../stage.ts';
import { drawCoffeeTable, drawDesk, drawSideboard } from '../tables.ts';
import type { RoomBrief } from './living.ts';
import { planWindow } from './living.ts';

export function drawOffice(stage: Stage, brief: RoomBrief): string {
  const { random, taste } = stage;
  let room = drawShell(stage, {
    back: brief.isLoft ? 'brick' : random.pick(['feature', 'plain', 'panelled'] as const),
  });
  const side = random.chance(0.5) ? 1 : -1;
  room += drawSideDoor(stage, -side as 1 | -1, 9.4);
  if (random.chance(0.5)) {
    const window = planWindow(stage, brief, side > 0 ? 1 : -6, 5);
    room +=
      drawBackWindow(stage, window) +
      drawDrapes(stage, window) +
      drawBookcase(stage, side > 0 ? -7 : 2.6, 4.4, 7);
  } else {
    room +=
      drawSideWindow(stage, side, 8.6, 12.4, 1.8, 5.2, brief.outlook) +
      drawSunPatch(stage, side, 8.8, 12.2) +
      drawGallery(stage, -3, 6, 4.4);
    room += drawBookcase(stage, -7.2, 3.2, 7) + drawBookcase(stage, 4, 3.2, 7);
  }
  room += drawRug(stage, 0, 7.4, 11.8, 9) + drawPlant(stage, side * 6.3, 11, 4);
  room +=
    drawDesk(stage, 0, 10.2, 6) +
    drawComputer(stage, -0.2, 2.44, 11.2) +
    drawTableLamp(stage, 2.3, 2.44, 11.4);
  room += drawDeskChair(stage, -0.3, 9, random.pick([taste.cloth, '#3a3d42', taste.accent]));
  return (
    room +
    (random.chance(0.5)
      ? drawArmchair(stage, -side * 5.2, 8.3, side > 0 ? 'right' : 'left', taste.cloth)
      : '')
  );
}

function drawComputer(stage: Stage, x: number, y: number, z: number): string {
  return (
    box(stage, [x - 0.4, y, z], [0.8, 0.06, 0.5], '#b9bec2') +
    facing(stage, [x - 0.08, y, z + 0.2], 0.16, 0.6, tone(stage, '#8f9498')) +
    drawTelevision(stage, x, y + 0.5, 2.5, z + 0.1)
  );
}

/** The room for games and films, often below ground. */
export function drawRecreation(stage: Stage, brief: RoomBrief): string {
  const { random } = stage;
  let room =
    drawShell(stage, { back: brief.isLoft ? 'brick' : random.pick(['feature', 'plain'] as const) }) +
    drawDownlights(stage);
  for (const x of [-6, 3.6])
    room += drawBackWindow(stage, {
      x,
      sill: 6,
      width: 2.4,
      height: 1.5,
      columns: 2,
      rows: 1,
      outlook: brief.outlook,
    });
  return (
    room +
    drawSideDoor(stage, random.chance(0.5) ? 1 : -1, 9.6) +
    (random.chance(0.5) ? drawGamesTable(stage) : drawScreenLounge(stage))
  );
}

function drawGamesTable(stage: Stage): string {
  const { random, taste } = stage;
  const felt = tone(stage, random.pick(['#2f7a56', '#2f5f86', '#7a2f38']));
  let room =
    drawGallery(stage, -2.6, 5.2, 4.2) +
    drawBarCounter(stage, random.chance(0.5) ? -5 : 5) +
    drawRug(stage, 0, 7.2, 12, 11);
  const [left, right, near, far] = [-3.6, 3.6, 8.2, 11.6];
  room += groundShadow(stage, 0, 9.9, 8, 4);
  for (const [x, z] of [
    [left + 0.3, far - 0.5],
    [right - 0.8, far - 0.5],
    [left + 0.3, near + 0.2],
    [right - 0.8, near + 0.2],
  ] as const)
    room += box(stage, [x, 0, z], [0.5, 2, 0.5], taste.wood);
  room += box(stage, [left, 1.9, near], [right - left, 0.75, far - near], taste.wood);
  room += surface(
    stage,
    [
      [left + 0.35, 2.66, near + 0.35],
      [right - 0.35, 2.66, near + 0.35],
      [right - 0.35, 2.66, far - 0.35],
      [left + 0.35, 2.66, far - 0.35],
    ],
    felt,
  );
  const balls = [
    ['#f2c230', -1.6, 10.4],
    ['#c9402f', -1.2, 10.7],
    ['#2b4a9e', -0.9, 10.3],
    ['#f6f3ec', 1.4, 9.4],
    ['#1d1f24', -0.6, 10.6],
    ['#e0762f', -1.1, 10.1],
  ] as const;
  for (const [colour, x, z] of balls) {
    const [px, py] = project(stage, [x, 2.76, z]);
    room += circle(px, py, 0.1 * scaleAt(stage, z), tone(stage, colour));
  }
  room += `<path d="${outlineOf(
    stage,
    [
      [0.4, 2.78, 8.9],
      [3, 2.78, 11],
    ],
    false,
  )}" fill="none" stroke="${tone(stage, '#d9b98a')}" stroke-width="5" stroke-linecap="round"/>`;
  for (const x of [-1.6, 1.6]) room += drawPendant(stage, x, 10, stage.height - 6.4);
  return room;
}

function drawBarCounter(stage: Stage, x: number): string {
  const { taste } = stage;
  let bar =
    box(stage, [x - 2, 0, 12.2], [4, 3.3, 0.9], taste.wood) +
    box(stage, [x - 2.2, 3.3, 12], [4.4, 0.2, 1.4], taste.counter);
  for (let panel = 0; panel < 3; panel++)
    bar += facing(
      stage,
      [x - 1.85 + panel * 1.28, 0.4, 12.2],
      1.14,
      2.5,
      tone(stage, lighten(taste.wood, 0.08)),
    );
  return bar + drawStool(stage, x - 0.9, 11, taste.cloth) + drawStool(stage, x + 0.9, 11, taste.cloth);
}

function drawScreenLounge(stage: Stage): string {
  const { taste, depth } = stage;
  let room = drawSideboard(stage, 0, 7.4, 1.8) + drawTelevision(stage, 0, 2.9, 6, depth - 0.1);
  room +=
    drawRug(stage, 0, 7.2, 12, 10.6) + drawFloorLamp(stage, -6.2, 12.6) + drawPlant(stage, 6.2, 12.4, 4.4);
  room +=
    drawArmchair(stage, -4.9, 9.6, 'right', taste.cloth) +
    drawArmchair(stage, 4.9, 9.6, 'left', taste.cloth) +
    drawCoffeeTable(stage, 0, 8.8);
  return room + drawPouf(stage, -2.6, 7.8, taste.accent) + drawPouf(stage, 2.6, 7.8, taste.second);
}

/** Laundry, mudroom and other rooms that serve. */
export function drawUtility(stage: Stage, brief: RoomBrief): string {
  const { random, taste } = stage;
  let room =
    drawShell(stage, {
      back: random.pick(['tiles', 'plain'] as const),
      floor: 'tiles',
      floorColour: '#b9bdbb',
    }) +
    drawDownlights(stage) +
    drawSideDoor(stage, 1, 9.4);
  room += drawBackWindow(stage, {
    x: 2.2,
    sill: 3.6,
    width: 3,
    height: 3.2,
    columns: 2,
    rows: 1,
    outlook: brief.outlook,
  });
  room += box(stage, [-6.4, 4.8, 12.8], [6.4, 2.8, 1.2], taste.cabinet);
  for (let door = 0; door < 4; door++)
    room += facing(
      stage,
      [-6.34 + door * 1.6, 4.88, 12.8],
      1.48,
      2.64,
      tone(stage, lighten(taste.cabinet, 0.06)),
    );
  for (const x of [-6.2, -3.1]) room += drawWasher(stage, x);
  room +=
    box(stage, [-6.4, 3.2, 11.8], [12.4, 0.18, 2.2], taste.counter) +
    box(stage, [0, 0.1, 12], [6, 3.1, 2], taste.cabinet);
  for (let door = 0; door < 4; door++)
    room += facing(stage, [0.06 + door * 1.5, 0.3, 12], 1.38, 2.8, tone(stage, lighten(taste.cabinet, 0.06)));
  room +=
    box(stage, [-5.4, 3.38, 12.4], [1.6, 0.9, 1], '#c9a67a', { radius: 0.06 }) +
    facing(stage, [-5.3, 4.2, 12.4], 1.4, 0.22, tone(stage, taste.second), 'rx="4"');
  return (
    room +
    drawRug(stage, 0, 7.6, 11, 7) +
    (random.chance(0.5) ? drawPlant(stage, -5.6, 10.4, 3) : drawLaundryBasket(stage))
  );
}

function drawLaundryBasket(stage: Stage): string {
  return (
    groundShadow(stage, -4.6, 10.4, 1.8, 1.4) +
    cylinder(stage, [-4.6, 0, 10.4], 0.8, 1.5, '#c9a67a') +
    disc(stage, [-4.6, 1.5, 10.4], 0.66, tone(stage, stage.taste.second))
  );
}

function drawWasher(stage: Stage, x: number): string {
  const scale = scaleAt(stage, 11.8);
  const [px, py] = project(stage, [x + 1.4, 1.55, 11.8]);
  const white = tone(stage, '#f4f4f2');
  return (
    box(stage, [x, 0.05, 11.8], [2.8, 3.1, 2.1], '#f4f4f2', { radius: 0.06 }) +
    rect(px - 1.3 * scale, py - 1.45 * scale, 2.6 * scale, 0.4 * scale, darken(white, 0.08), 'rx="3"') +
    circle(px, py, 0.95 * scale, darken(white, 0.2)) +
    circle(px, py, 0.76 * scale, '#2b343b') +
    circle(px - 0.2 * scale, py - 0.2 * scale, 0.4 * scale, '#9fb6c2', faded(0.35))
  );
}

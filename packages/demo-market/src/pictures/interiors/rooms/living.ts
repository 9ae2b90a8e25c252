import { drawGallery } from '../art.ts';
import { drawBookcase, drawFireplace, drawTelevision } from '../built-ins.ts';
import { drawBeams, drawDownlights } from '../ceilings.ts';
import { drawPlant, drawRug } from '../decor.ts';
import { drawFloorLamp } from '../lamps.ts';
import type { Outlook, WindowPlan } from '../openings.ts';
import { drawBackWindow, drawDrapes, drawSideDoor, drawSideWindow, drawSunPatch } from '../openings.ts';
import { drawArmchair, drawPouf, drawSofa } from '../seating.ts';
import { drawShell } from '../shell.ts';
import type { Stage } from '../stage.ts';
import { drawCoffeeTable, drawSideboard } from '../tables.ts';

export interface RoomBrief {
  outlook: Outlook;
  isLoft: boolean;
}

/** Windows of the size and division the home's years used. */
export function planWindow(stage: Stage, brief: RoomBrief, x: number, width: number): WindowPlan {
  const { era } = stage.taste;
  if (brief.isLoft)
    return {
      x,
      sill: 2,
      width,
      height: stage.height - 3.2,
      columns: Math.round(width / 1.3),
      rows: 4,
      outlook: brief.outlook,
      frame: '#24272b',
    };
  if (era === 'contemporary')
    return {
      x,
      sill: 0.5,
      width,
      height: stage.height - 1.7,
      columns: Math.max(2, Math.round(width / 2.6)),
      rows: 1,
      outlook: brief.outlook,
      frame: '#26292d',
    };
  if (era === 'victorian' || era === 'interwar')
    return {
      x,
      sill: 2,
      width,
      height: 5.3,
      columns: Math.max(2, Math.round(width / 2)),
      rows: 2,
      outlook: brief.outlook,
    };
  if (era === 'split' || era === 'postwar')
    return { x, sill: 2.4, width, height: 4.2, columns: 3, rows: 1, outlook: brief.outlook };
  return { x, sill: 1.8, width, height: 5, columns: 2, rows: 2, outlook: brief.outlook };
}

export function drawLiving(stage: Stage, brief: RoomBrief): string {
  const { random, taste } = stage;
  const arrange = random.pick([drawAroundFire, drawUnderWindow, drawBesideWindow, drawUnderWindow]);
  const isFormal = taste.era === 'victorian' || taste.era === 'interwar';
  const back = brief.isLoft
    ? 'brick'
    : isFormal && random.chance(0.5)
      ? 'panelled'
      : random.chance(0.3)
        ? 'feature'
        : 'plain';
  let room = drawShell(stage, { back });
  if (!isFormal && random.chance(0.3)) room += drawBeams(stage, taste.wood);
  else if (!isFormal) room += drawDownlights(stage);
  return room + arrange(stage, brief);
}

/** Chairs before the hearth. */
function drawAroundFire(stage: Stage, { outlook }: RoomBrief): string {
  const { random, taste } = stage;
  let room =
    drawSideWindow(stage, -1, 8.6, 12.4, 1.6, 5.4, outlook) +
    drawSideDoor(stage, 1, 10.2) +
    drawSunPatch(stage, -1, 8.8, 12.4);
  room += drawFireplace(stage, 0);
  for (const x of [-7.2, 3.4])
    room += random.chance(0.7)
      ? drawBookcase(stage, x, 3.8, random.pick([3, 7]))
      : drawGallery(stage, x, 3.8, 3.6);
  if (random.chance(0.5)) room += drawTelevision(stage, 0, 4.7, 4.2, stage.depth - 0.72);
  else room += drawGallery({ ...stage, depth: stage.depth }, -1.8, 3.6, 4.9);
  room += drawRug(stage, 0, 7.4, 12, 9.4);
  room +=
    drawArmchair(stage, -4.4, 10.2, 'right', taste.cloth) +
    drawArmchair(stage, 4.4, 10.2, 'left', taste.cloth);
  room += drawPlant(stage, -6.4, 12.4, 4.6) + drawCoffeeTable(stage, 0, 8.6);
  return room + drawPouf(stage, random.chance(0.5) ? 3.4 : -3.4, 8.2, taste.accent);
}

/** A sofa in front of a broad window. */
function drawUnderWindow(stage: Stage, brief: RoomBrief): string {
  const { random, taste } = stage;
  const window = planWindow(stage, brief, -4.6, 9.2);
  let room = drawSideDoor(stage, random.chance(0.5) ? 1 : -1, 9.6) + drawBackWindow(stage, window);
  if (!brief.isLoft) room += drawDrapes(stage, window);
  room +=
    drawRug(stage, 0, 7.3, 12.2, 10) + drawFloorLamp(stage, 5.9, 12.4) + drawPlant(stage, -6.3, 12.2, 5);
  room += drawSofa(stage, 0, 10.7, 7.8, taste.cloth);
  const chair = random.chance(0.6);
  if (chair) room += drawArmchair(stage, -5, 8.8, 'right', taste.second);
  room += drawCoffeeTable(stage, 0.4, 8.3);
  return (
    room + (chair ? drawPouf(stage, 4, 8.4, taste.accent) : drawArmchair(stage, 5, 8.6, 'left', taste.accent))
  );
}

/** Window on one side of the wall, pictures over the sofa on the other. */
function drawBesideWindow(stage: Stage, brief: RoomBrief): string {
  const { random, taste } = stage;
  const window = planWindow(stage, brief, -6.6, 4.6);
  let room =
    drawSideDoor(stage, 1, 9.4) +
    drawBackWindow(stage, window) +
    (brief.isLoft ? '' : drawDrapes(stage, window));
  room += drawGallery(stage, 0.2, 6, 4.2) + drawRug(stage, 0.6, 7.4, 12, 9.6);
  room +=
    drawSideboard(stage, -4.3, 4.4, 1.9) +
    drawFloorLamp(stage, -0.9, 12.8) +
    drawPlant(stage, 6.6, 12.6, 4.2);
  room += drawSofa(stage, 2.6, 10.8, 6.6, taste.cloth) + drawArmchair(stage, -4, 9, 'right', taste.accent);
  return (
    room +
    drawCoffeeTable(stage, 1.4, 8.3) +
    (random.chance(0.5) ? drawPouf(stage, -1.9, 7.9, taste.second) : '')
  );
}

/** Glass all along the back, light furniture, many plants. */
export function drawSunroom(stage: Stage, brief: RoomBrief): string {
  const { taste } = stage;
  let room = drawShell(stage, { back: 'plain', floor: 'tiles', floorColour: '#d9d0c0' });
  room += drawBackWindow(stage, {
    x: -7,
    sill: 1.2,
    width: 14,
    height: stage.height - 2.2,
    columns: 6,
    rows: 1,
    outlook: brief.outlook,
  });
  room +=
    drawSideWindow(stage, -1, 8.2, 13.4, 1.2, stage.height - 2.2, brief.outlook) +
    drawSideWindow(stage, 1, 8.2, 13.4, 1.2, stage.height - 2.2, brief.outlook) +
    drawSunPatch(stage, -1, 8.4, 13);
  room +=
    drawRug(stage, 0, 7.6, 11.6, 8) +
    drawPlant(stage, -6.2, 12.8, 5) +
    drawPlant(stage, 6.2, 12.6, 4.2) +
    drawPlant(stage, 4.8, 13, 2.6);
  room +=
    drawSofa(stage, 0, 11, 6, '#e9e1d2') +
    drawArmchair(stage, -4.6, 8.9, 'right', '#c9a67a') +
    drawArmchair(stage, 4.6, 8.9, 'left', '#c9a67a');
  return room + drawCoffeeTable({ ...stage, taste: { ...taste, wood: '#c49a6a' } }, 0, 8.6);
}

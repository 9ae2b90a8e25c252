import type { RoomKind } from '@hearthline/domain/listing/vocabulary';
import { createRandom } from '../drawing/random.ts';
import { Sheet } from '../drawing/sheet.ts';
import { num, pictureHeight, pictureWidth, polygon, rect, reflect, stroke } from '../drawing/svg.ts';
import type { Scene } from '../scene.ts';
import { fixtures } from './fixtures.ts';
import { drawGlyphs, measureGlyphs } from './glyphs.ts';
import type { FloorLayout, PlacedRoom } from './layout.ts';
import { layOutFloors } from './layout.ts';
import { drawCompass, drawFloorMark, drawScaleBar, inkColour, paperColour } from './marks.ts';

const plainTint = '#f3f1ec';
const tints: Partial<Record<RoomKind, string>> = {
  kitchen: '#fbf1e2',
  breakfast: '#fbf1e2',
  bathroom: '#e9f1f5',
  laundry: '#e9f1f5',
  utility: '#eceef0',
  mudroom: '#eceef0',
  living: '#f5efe6',
  family: '#f5efe6',
  dining: '#f6f0e9',
  primaryBedroom: '#eef0f6',
  bedroom: '#eef0f6',
};

interface Panel {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** All floors of a home on one sheet, at one scale, with sizes in feet. */
export function drawFloorPlan(scene: Scene): string {
  const sheet = new Sheet();
  const floors = layOutFloors(scene.rooms);
  const isMirrored = createRandom(scene.seed).fork('plan').chance(0.5);
  const panels = splitSheet(floors.length);
  const foot = Math.min(26, ...floors.map((floor, index) => fitScale(floor, panels[index])));
  let plan =
    rect(0, 0, pictureWidth, pictureHeight, paperColour) +
    rect(0, 0, pictureWidth, pictureHeight, drawPaperGrid(sheet));
  for (const [index, floor] of floors.entries()) {
    const panel = panels[index];
    if (panel) plan += drawFloor(floor, panel, foot, isMirrored, floors.length > 1);
  }
  return sheet.finish(plan + drawCompass(1130, 724) + drawScaleBar(70, 744, foot));
}

function splitSheet(count: number): Panel[] {
  const columns = count === 4 ? 2 : count;
  const rows = count === 4 ? 2 : 1;
  const width = (pictureWidth - 80) / columns;
  const height = (pictureHeight - 120) / rows;
  return Array.from({ length: count }, (_, index) => ({
    x: 40 + (index % columns) * width,
    y: 40 + Math.floor(index / columns) * height,
    width,
    height,
  }));
}

function fitScale(floor: FloorLayout, panel: Panel | undefined): number {
  if (!panel) return 26;
  return Math.min((panel.width - 50) / floor.width, (panel.height - 70) / floor.height);
}

function drawPaperGrid(sheet: Sheet): string {
  return sheet.pattern(20, 20, stroke('M0 .5H20M.5 0V20', '#e9e5de', 1));
}

function drawFloor(
  floor: FloorLayout,
  panel: Panel,
  foot: number,
  isMirrored: boolean,
  hasStairs: boolean,
): string {
  const width = floor.width * foot;
  const height = floor.height * foot;
  const left = panel.x + (panel.width - width) / 2;
  const top = panel.y + (panel.height - height) / 2 + 8;
  let shapes = rect(left + 7, top + 9, width, height, '#cfc9be') + rect(left, top, width, height, '#fbfaf7');
  let labels = '';
  for (const room of floor.rooms) {
    shapes += drawRoom(room, left, top, foot);
    const x = left + (room.x + room.width / 2) * foot;
    labels += drawSize(
      room,
      isMirrored ? panel.x * 2 + panel.width - x : x,
      top + labelHeight(room, foot),
      foot,
    );
  }
  if (hasStairs) shapes += drawStairs(floor, left, top, foot);
  if (floor.entry) {
    const { x, width: wide, top: entryTop } = floor.entry;
    shapes += rect(
      left + x * foot + 2.5,
      top + entryTop * foot - 5,
      wide * foot - 5,
      height - entryTop * foot + 5,
      '#fbfaf7',
    );
  }
  shapes +=
    rect(left, top, width, height, 'none', `stroke="${inkColour}" stroke-width="9"`) +
    drawWindows(floor, left, top, foot);
  if (floor.entry)
    shapes += drawFrontDoor(left + (floor.entry.x + floor.entry.width / 2) * foot, top + height, foot);
  const middle = panel.x + panel.width / 2;
  return (
    (isMirrored ? reflect(middle, shapes) : shapes) + labels + drawFloorMark(floor.floor, middle, top - 26)
  );
}

function labelHeight(room: PlacedRoom, foot: number): number {
  return (room.y + room.height * (room.hall === 'below' ? 0.8 : 0.2)) * foot;
}

function drawRoom(room: PlacedRoom, left: number, top: number, foot: number): string {
  const box = {
    x: left + room.x * foot,
    y: top + room.y * foot,
    width: room.width * foot,
    height: room.height * foot,
  };
  const inner = {
    x: box.x + 4,
    y: box.y + 4,
    width: box.width - 8,
    height: box.height - 8,
    foot,
    isBackAbove: room.hall === 'below',
  };
  const fixture = fixtures[room.kind]?.(inner) ?? '';
  return (
    rect(
      box.x,
      box.y,
      box.width,
      box.height,
      tints[room.kind] ?? plainTint,
      `stroke="${inkColour}" stroke-width="5"`,
    ) +
    fixture +
    drawDoorway(room, box, foot)
  );
}

const openRooms = new Set<RoomKind>([
  'living',
  'family',
  'dining',
  'kitchen',
  'breakfast',
  'sunroom',
  'loft',
  'recreation',
]);

/** A gap in the wall to the hall: wide for rooms one lives in, with a door leaf for the others. */
function drawDoorway(room: PlacedRoom, box: Panel, foot: number): string {
  const isOpen = openRooms.has(room.kind);
  const wide = Math.min((isOpen ? 5.5 : 2.6) * foot, box.width * 0.5);
  const y = room.hall === 'below' ? box.y + box.height : box.y;
  const x = isOpen ? box.x + (box.width - wide) / 2 : box.x + box.width * 0.12;
  const gap = rect(x, y - 4, wide, 8, '#fbfaf7');
  if (isOpen) return gap;
  const into = room.hall === 'below' ? -1 : 1;
  const swing = `M${num(x)} ${num(y + into * wide)}A${num(wide)} ${num(wide)} 0 0 ${into < 0 ? 1 : 0} ${num(x + wide)} ${num(y)}`;
  return (
    gap + stroke(swing, '#9aa1a9', 1.4) + stroke(`M${num(x)} ${num(y)}V${num(y + into * wide)}`, inkColour, 3)
  );
}

function drawStairs(
  { width, hallTop, hallHeight }: FloorLayout,
  left: number,
  top: number,
  foot: number,
): string {
  const steps = 8;
  const run = Math.min(7.5, width * 0.26) * foot;
  const x = left + (width * foot - run) * 0.72;
  const y = top + hallTop * foot + 6;
  const deep = hallHeight * foot * 0.62;
  let stairs = rect(x, y, run, deep, '#f1eee8', `stroke="${inkColour}" stroke-width="2"`);
  let treads = '';
  for (let step = 1; step < steps; step++)
    treads += `M${num(x + (run * step) / steps)} ${num(y)}v${num(deep)}`;
  stairs += stroke(treads, '#9aa1a9', 1.4);
  const middle = y + deep / 2;
  return stairs + stroke(`M${num(x + 8)} ${num(middle)}H${num(x + run - 12)}m-8 -6l8 6l-8 6`, '#5a626b', 2);
}

function drawWindows(floor: FloorLayout, left: number, top: number, foot: number): string {
  let windows = '';
  for (const room of floor.rooms) {
    const wide = Math.min(5, room.width * 0.5) * foot;
    const x = left + (room.x + room.width / 2) * foot - wide / 2;
    const y = room.hall === 'below' ? top : top + floor.height * foot;
    windows +=
      rect(x, y - 4.5, wide, 9, '#ffffff', `stroke="${inkColour}" stroke-width="1.6"`) +
      stroke(`M${num(x)} ${num(y)}h${num(wide)}`, '#6f9fc0', 2);
  }
  return windows;
}

function drawFrontDoor(x: number, y: number, foot: number): string {
  const wide = 3 * foot;
  return (
    rect(x - wide / 2, y - 6, wide, 12, paperColour) +
    stroke(
      `M${num(x - wide / 2)} ${num(y)}v${num(-wide)}A${num(wide)} ${num(wide)} 0 0 1 ${num(x + wide / 2)} ${num(y)}`,
      '#9aa1a9',
      1.6,
    ) +
    polygon(
      [
        [x - 9, y + 26],
        [x + 9, y + 26],
        [x, y + 11],
      ],
      '#e0632f',
    )
  );
}

function formatFeet(inches: number): string {
  const rest = inches % 12;
  return rest === 0 ? `${inches / 12}′` : `${Math.floor(inches / 12)}′${rest}″`;
}

/** On one line, or on two where the room is narrow, over a patch that keeps door swings away. */
function drawSize(room: PlacedRoom, x: number, y: number, foot: number): string {
  const [length, width] = [formatFeet(room.lengthInches), formatFeet(room.widthInches)];
  const space = room.width * foot - 16;
  const whole = `${length} × ${width}`;
  const height = Math.min(15, (15 * space) / measureGlyphs(whole, 15));
  const lines = height < 10 ? [`${length} ×`, width] : [whole];
  const size = height < 10 ? Math.min(13, (13 * space) / measureGlyphs(`${length} ×`, 13)) : height;
  const step = size * 1.5;
  const wide = Math.max(...lines.map((line) => measureGlyphs(line, size))) + 8;
  const tall = step * lines.length + 2;
  const patch = rect(
    x - wide / 2,
    y - tall / 2,
    wide,
    tall,
    tints[room.kind] ?? plainTint,
    'fill-opacity=".88" rx="4"',
  );
  return (
    patch +
    lines
      .map((line, index) => drawGlyphs(line, x, y + (index - (lines.length - 1) / 2) * step, size, '#3d444d'))
      .join('')
  );
}

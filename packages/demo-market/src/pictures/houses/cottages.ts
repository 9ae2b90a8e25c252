import { drawDoor, drawLantern, drawSteps } from '../building/doors.ts';
import { drawChimney } from '../building/features.ts';
import type { Material } from '../building/materials.ts';
import { drawWall, drawWallShape } from '../building/materials.ts';
import { drawColumn, drawPorch, drawRailing } from '../building/porches.ts';
import type { RoofCover } from '../building/roofs.ts';
import { drawFrontGable, drawSideGableRoof } from '../building/roofs.ts';
import type { WindowLook } from '../building/windows.ts';
import { drawWindow } from '../building/windows.ts';
import { darken } from '../drawing/colour.ts';
import type { Point } from '../drawing/svg.ts';
import { outline, polygon, rect } from '../drawing/svg.ts';
import type { Paint } from '../outdoors/light.ts';
import { tone } from '../outdoors/light.ts';
import type { HouseDesign } from './house.ts';
import { drawHouseShadow, groundLine, pathTo } from './house.ts';

const woods = ['#7a4f32', '#8a5a38', '#6a4630', '#93663f'];
const darkWindow: WindowLook = {
  frame: '#2f2620',
  trim: null,
  panes: 'casement',
  head: 'flat',
  lintel: 'none',
  shutters: null,
};
const stoneChimney: Material = { look: 'stone', colour: '#948a7e' };

function drawDeck(paint: Paint, from: number, to: number, y: number): string {
  const wood = tone(paint, '#946c48');
  let deck = rect(from, y, to - from, 13, wood) + rect(from, y + 13, to - from, 9, darken(wood, 0.35));
  for (const x of [from + 14, (from + to) / 2, to - 30])
    deck += rect(x, y + 20, 15, groundLine - y - 12, darken(wood, 0.45));
  if (paint.light.hasSnow) deck += rect(from, y - 4, to - from, 6, tone(paint, '#ffffff'), 'rx="3"');
  return deck;
}

/** A roof down to the ground with a wall of glass under it. */
export const drawAFrame: HouseDesign = (paint) => {
  const { random, light, sheet } = paint;
  const floor = groundLine - 40;
  const centre = 600;
  const half = random.between(214, 244);
  const height = random.between(392, 430);
  const triangle = (grow: number): Point[] => [
    [centre - half - grow, floor],
    [centre, floor - height - grow * 1.7],
    [centre + half + grow, floor],
  ];
  const wood: Material = { look: 'slats', colour: random.pick(woods) };
  let body = drawHouseShadow(paint, centre - half, centre + half);
  body += drawWallShape(paint, triangle(0), wood);
  const glass = darkWindow;
  const pane = `<g ${sheet.clip(
    outline([
      [centre - half + 56, floor - 2],
      [centre, floor - height + 96],
      [centre + half - 56, floor - 2],
    ]),
  )}>`;
  body += pane;
  const columns = 4;
  const span = (half - 56) * 2;
  for (let column = 0; column < columns; column++) {
    const x = centre - half + 56 + (span * column) / columns;
    body += drawWindow(
      paint,
      x,
      floor - height + 70,
      span / columns - 3,
      height - 190,
      { ...glass, panes: 'single' },
      { isLit: true, hasCurtain: false },
    );
    body += drawWindow(
      paint,
      x,
      floor - 116,
      span / columns - 3,
      114,
      { ...glass, panes: 'single' },
      { isLit: true, hasCurtain: column % 3 === 0 },
    );
  }
  body += `${rect(centre - half, floor - 124, half * 2, 10, tone(paint, '#4b3526'))}</g>`;
  const board = tone(paint, '#5a3f2b');
  const edge = (inner: number, outer: number): Point[] => [
    ...triangle(outer),
    ...[...triangle(inner)].reverse(),
  ];
  body +=
    polygon(edge(0, 18), board) +
    polygon(edge(16, 32), light.hasSnow ? tone(paint, '#fdfeff') : tone(paint, '#3a2f2a'));
  body += drawDeck(paint, centre - half - 60, centre + half + 60, floor);
  body +=
    drawRailing(paint, centre - half - 56, centre - 60, floor, 36, '#3a2a1e', 'bars') +
    drawRailing(paint, centre + 60, centre + half + 56, floor, 36, '#3a2a1e', 'bars');
  body += drawSteps(paint, centre - 52, 104, floor + 4, groundLine + 8);
  return {
    body,
    left: centre - half - 60,
    right: centre + half + 60,
    paving: [pathTo(centre - 44, 88, groundLine + 8, 'gravel')],
    beds: [],
  };
};

/** Round logs, a fieldstone chimney and a deep porch. */
export const drawLogCabin: HouseDesign = (paint) => {
  const { random } = paint;
  const ground = groundLine - 22;
  const eaves = ground - 122;
  const width = random.whole(460, 520);
  const left = 600 - width / 2;
  const wall: Material = {
    look: random.pick(['log', 'log', 'planks']),
    colour: random.pick(['#8a5f3c', '#9a6c44', '#74502f']),
  };
  const cover: RoofCover = {
    look: random.pick(['metal', 'shingle']),
    colour: random.pick(['#3f5a4a', '#5a3a32', '#3e4347', '#6a2f28']),
    trim: '#5a3f2b',
  };
  const look = { ...darkWindow, trim: '#5a3f2b', panes: 'grid' as const };
  const doorX = 600 - 26 + random.between(-40, 40);
  let body = drawHouseShadow(paint, left, left + width);
  body += drawChimney(paint, left + width - 76, eaves - 190, eaves - 60, 54, stoneChimney);
  body += drawWall(paint, left, eaves, width, ground - eaves, wall);
  body += drawDoor(paint, doorX, ground, 52, 94, {
    colour: random.pick(['#7b2f22', '#2f4a45', '#4a3020']),
    trim: '#5a3f2b',
    style: 'craftsman',
    surround: 'plain',
  });
  body += drawWindow(paint, left + 46, ground - 92, doorX - left - 110, 62, look, {
    isLit: true,
    hasCurtain: true,
  });
  body += drawWindow(paint, doorX + 106, ground - 92, left + width - doorX - 156, 62, look, {
    isLit: true,
    hasCurtain: true,
  });
  body += drawLantern(paint, doorX + 74, ground - 66);
  body += drawSideGableRoof(paint, { x: left, width, eaves: eaves - 6, rise: 142, overhang: 24 }, cover);
  const gable = random.between(150, 180);
  body += drawFrontGable(
    paint,
    { x: 600 - gable / 2, width: gable, eaves: eaves - 34, rise: 92, overhang: 12 },
    wall,
    cover,
  );
  body += drawWindow(paint, 600 - 26, eaves - 84, 52, 46, look, { isLit: true });
  body += drawPorch(
    paint,
    {
      x: left - 6,
      width: width + 12,
      floor: ground,
      eaves: eaves - 4,
      ground: groundLine,
      columns: 'post',
      columnCount: 4,
      trim: '#6a4a30',
      opening: [doorX - 20, doorX + 74],
      roof: 'shed',
    },
    cover,
  );
  body += drawSteps(paint, doorX - 14, 84, ground + 4, groundLine + 7);
  return {
    body,
    left,
    right: left + width,
    paving: [pathTo(doorX - 8, 70, groundLine + 7, 'gravel')],
    beds: [[left, doorX - 30]],
  };
};

/** A boarded cottage with a tall glazed gable towards the view. */
export const drawLakeHouse: HouseDesign = (paint, { storeys }) => {
  const { random } = paint;
  const floor = groundLine - 34;
  const eaves = floor - (storeys > 1 ? 190 : 138);
  const front = random.whole(250, 280);
  const wing = random.whole(200, 240);
  const left = 600 - (front + wing) / 2;
  const seam = left + front;
  const wall: Material = {
    look: random.pick(['boards', 'siding', 'shakes']),
    colour: random.pick(['#5f7466', '#8b9aa0', '#6b5040', '#e9e4da', '#7a3a30', '#4f5f6f']),
  };
  const cover: RoofCover = {
    look: 'metal',
    colour: random.pick(['#3a3d42', '#44525a', '#4b3d36']),
    trim: random.pick(['#f2efe8', '#3a2f2a']),
  };
  const look: WindowLook = { ...darkWindow, frame: random.pick(['#f2efe8', '#26292d']) };
  const doorX = seam + 40;
  let body = drawHouseShadow(paint, left, seam + wing);
  body += drawChimney(paint, seam + wing - 70, floor - 250, floor - 150, 50, stoneChimney);
  body += drawWall(paint, seam - 8, floor - 126, wing + 8, 126, wall);
  body += drawWindow(paint, doorX + 82, floor - 94, wing - 150, 60, { ...look, panes: 'grid' });
  body += drawDoor(paint, doorX, floor, 50, 94, {
    colour: random.pick(['#c58a2c', '#7b2f22', '#22333a', '#2f6a6a']),
    trim: cover.trim,
    style: 'glazed',
    surround: 'plain',
  });
  body += drawSideGableRoof(
    paint,
    { x: seam - 40, width: wing + 40, eaves: floor - 124, rise: 96, overhang: 18 },
    cover,
  );
  body += drawWall(paint, left, eaves, front, floor - eaves, wall);
  body += drawFrontGable(
    paint,
    { x: left, width: front, eaves, rise: front * 0.44, overhang: 22 },
    wall,
    cover,
  );
  body += drawWindow(
    paint,
    left + front / 2 - 44,
    eaves - front * 0.24,
    88,
    front * 0.2,
    { ...look, panes: 'casement' },
    { isLit: true, hasCurtain: false },
  );
  const cell = (front - 50) / 3;
  for (let index = 0; index < 3; index++) {
    body += drawWindow(
      paint,
      left + 26 + index * cell,
      eaves + 16,
      cell - 6,
      floor - eaves - 20,
      { ...look, panes: 'single' },
      { isLit: true, hasCurtain: index !== 1 },
    );
  }
  body += drawDeck(paint, left - 44, seam + wing - 6, floor);
  for (const x of [left - 38, seam + wing - 12])
    body += drawColumn(paint, x, floor - 38, floor, 'post', '#6a4a30');
  body +=
    drawRailing(paint, left - 38, doorX - 30, floor, 34, '#3a2a1e', 'bars') +
    drawRailing(paint, doorX + 70, seam + wing - 8, floor, 34, '#3a2a1e', 'bars');
  body += drawSteps(paint, doorX - 22, 92, floor + 4, groundLine + 8);
  return {
    body,
    left: left - 44,
    right: seam + wing,
    paving: [pathTo(doorX - 12, 72, groundLine + 8, 'gravel')],
    beds: [],
  };
};

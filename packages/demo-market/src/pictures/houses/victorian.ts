import { drawDoor, drawLantern, drawSteps } from '../building/doors.ts';
import {
  drawBay,
  drawChimney,
  drawDormer,
  drawFoundation,
  drawGableVent,
  drawGingerbread,
} from '../building/features.ts';
import { drawSideShadow, drawWall } from '../building/materials.ts';
import { drawPorch } from '../building/porches.ts';
import { drawFrontGable, drawHipRoof, drawSideGableRoof } from '../building/roofs.ts';
import { drawWindow } from '../building/windows.ts';
import type { HouseDesign } from './house.ts';
import { drawHouseShadow, drawWindowRow, driveTo, groundLine, pathTo } from './house.ts';
import { drawOutbuilding } from './outbuilding.ts';

/** Two storeys of brick: a tall gabled front beside a porch. */
export const drawBayAndGable: HouseDesign = (paint, { dress, storeys, hasGarage }) => {
  const { random } = paint;
  const ground = groundLine - 26;
  const storey = 128;
  const eaves = ground - storey * 2;
  const left = 366 + random.between(-20, 20);
  const front = random.between(200, 230);
  const width = front + random.between(220, 270);
  const rise = random.between(112, 140) + (storeys > 2 ? 24 : 0);
  const porchX = left + front - 2;
  const porchWidth = width - front + 8;
  const doorX = left + width - 96;
  const look = dress.window;
  let body = drawHouseShadow(paint, left, left + width);
  if (hasGarage) body += drawOutbuilding(paint, left + width + 60, dress);
  body += drawChimney(paint, left + width - 92, eaves - rise - 34, eaves - 40, 44, dress.wall);
  body += drawWall(paint, left + front - 10, eaves, width - front + 10, ground - eaves, dress.wall);
  body += drawSideGableRoof(
    paint,
    { x: left + front - 60, width: width - front + 60, eaves, rise: rise * 0.74 },
    dress.cover,
  );
  body += drawWindowRow(
    paint,
    [left + front + 14, left + width],
    eaves + 24,
    [54, 70],
    width - front > 250 ? 3 : 2,
    look,
  );
  body += drawDoor(paint, doorX, ground, 50, 102, dress.door);
  body += drawWindow(paint, porchX + 44, ground - 104, 58, 74, { ...look, panes: 'sash' }, { isLit: true });
  body += drawLantern(paint, doorX - 22, ground - 72);
  body += drawPorch(
    paint,
    {
      x: porchX,
      width: porchWidth,
      floor: ground,
      eaves: ground - 124,
      ground: groundLine,
      columns: dress.column,
      columnCount: 3,
      trim: dress.trim,
      opening: [doorX - 20, doorX + 68],
      roof: 'hip',
    },
    dress.cover,
  );
  body += drawSteps(paint, doorX - 14, 78, ground + 4, groundLine + 6);
  body += drawSideShadow(paint, left + front, eaves, ground - eaves, 30);
  body += drawWall(paint, left, eaves, front, ground - eaves, dress.wall);
  body += drawFrontGable(paint, { x: left, width: front, eaves, rise }, dress.accent, dress.cover);
  body += drawGingerbread(paint, left, front, eaves, rise, dress.trim);
  body +=
    storeys > 2
      ? drawWindow(paint, left + front / 2 - 22, eaves - rise * 0.5, 44, 52, look)
      : drawGableVent(paint, left + front / 2, eaves - rise * 0.42, 17, dress.trim);
  body += drawBay(paint, {
    x: left + 22,
    width: front - 44,
    top: eaves + 12,
    foot: ground,
    wall: dress.wall,
    look,
    storeys: [
      [eaves + 30, 80],
      [ground - 108, 88],
    ],
  });
  body += drawFoundation(paint, left, front, ground, groundLine - ground + 2);
  return {
    body,
    left,
    right: left + width,
    paving: [
      pathTo(doorX - 10, 70, groundLine + 6, 'flagstone'),
      ...(hasGarage ? [driveTo(left + width + 76, 92, groundLine - 6, 'gravel')] : []),
    ],
    beds: [
      [left - 6, left + front],
      [porchX + 14, doorX - 26],
    ],
  };
};

/** A square house of two full storeys under a hipped roof, with a wide porch. */
export const drawFoursquare: HouseDesign = (paint, { dress, hasGarage }) => {
  const { random } = paint;
  const ground = groundLine - 28;
  const storey = 124;
  const eaves = ground - storey * 2;
  const width = random.between(400, 450);
  const left = 600 - width / 2 - (hasGarage ? 60 : 0);
  const doorX = random.chance(0.5) ? left + 62 : left + width / 2 - 26;
  const look = dress.window;
  let body = drawHouseShadow(paint, left, left + width);
  if (hasGarage) body += drawOutbuilding(paint, left + width + 70, dress);
  body += drawChimney(paint, left + width - 84, eaves - 148, eaves - 40, 42, dress.wall);
  body += drawWall(paint, left, eaves, width, ground - eaves, dress.wall);
  body += drawWindowRow(paint, [left, left + width], eaves + 22, [66, 64], width > 430 ? 3 : 2, look);
  body += drawHipRoof(paint, { x: left, width, eaves, rise: 122, overhang: 26 }, dress.cover);
  body += drawDormer(paint, left + width / 2 - 50, eaves - 18, 100, 62, dress.accent, dress.cover, look);
  body += drawDoor(paint, doorX, ground, 54, 104, dress.door);
  const isCentred = doorX > left + 100;
  const spots = isCentred ? [left + 46, left + width - 128] : [left + width - 236, left + width - 120];
  for (const spot of spots) body += drawWindow(paint, spot, ground - 106, 82, 80, look, { isLit: true });
  body += drawLantern(paint, doorX + 76, ground - 74);
  body += drawPorch(
    paint,
    {
      x: left - 8,
      width: width + 16,
      floor: ground,
      eaves: ground - 126,
      ground: groundLine,
      columns: dress.column,
      columnCount: isCentred ? 4 : 3,
      trim: dress.trim,
      opening: [doorX - 22, doorX + 76],
      roof: 'hip',
    },
    dress.cover,
  );
  body += drawSteps(paint, doorX - 18, 90, ground + 4, groundLine + 6);
  return {
    body,
    left,
    right: left + width,
    paving: [
      pathTo(doorX - 10, 74, groundLine + 6, 'concrete'),
      ...(hasGarage ? [driveTo(left + width + 82, 100, groundLine - 6, 'asphalt')] : []),
    ],
    beds: [
      [left - 6, doorX - 30],
      [doorX + 86, left + width],
    ],
  };
};

/** One and a half storeys, a low front with a small steep gable over the door. */
export const drawOntarioCottage: HouseDesign = (paint, { dress, hasGarage }) => {
  const { random } = paint;
  const ground = groundLine - 22;
  const eaves = ground - 136;
  const width = random.between(500, 580);
  const left = 600 - width / 2 - (hasGarage ? 50 : 0);
  const centre = left + width / 2;
  const rise = random.between(104, 124);
  const look = dress.window;
  let body = drawHouseShadow(paint, left, left + width);
  if (hasGarage) body += drawOutbuilding(paint, left + width + 56, dress);
  for (const x of [left + 26, left + width - 66])
    body += drawChimney(paint, x, eaves - rise - 44, eaves - rise + 20, 40, dress.wall);
  body += drawWall(paint, left, eaves, width, ground - eaves, dress.wall);
  body += drawSideGableRoof(paint, { x: left, width, eaves, rise, overhang: 22 }, dress.cover);
  body += drawWall(paint, centre - 78, eaves - 6, 156, 30, dress.wall);
  body += drawFrontGable(
    paint,
    { x: centre - 78, width: 156, eaves: eaves - 4, rise: 116, overhang: 14 },
    dress.accent,
    dress.cover,
  );
  body += drawGingerbread(paint, centre - 78, 156, eaves - 4, 116, dress.trim);
  body += drawWindow(paint, centre - 22, eaves - 62, 44, 66, { ...look, head: 'round' }, { isLit: true });
  body += drawDoor(paint, centre - 27, ground, 54, 100, { ...dress.door, surround: 'sidelights' });
  for (const x of [left + width * 0.1, left + width * 0.74])
    body += drawWindow(paint, x, eaves + 30, 76, 80, { ...look, panes: 'grid' });
  body += drawFoundation(paint, left, width, ground, groundLine - ground + 2);
  body += drawPorch(
    paint,
    {
      x: centre - 96,
      width: 192,
      floor: ground,
      eaves: ground - 118,
      ground: groundLine,
      columns: dress.column,
      columnCount: 2,
      trim: dress.trim,
      opening: null,
      roof: 'flat',
    },
    dress.cover,
  );
  body += drawSteps(paint, centre - 46, 92, ground + 4, groundLine + 6);
  return {
    body,
    left,
    right: left + width,
    paving: [
      pathTo(centre - 40, 80, groundLine + 6, 'gravel'),
      ...(hasGarage ? [driveTo(left + width + 70, 96, groundLine - 6, 'gravel')] : []),
    ],
    beds: [
      [left, centre - 104],
      [centre + 104, left + width],
    ],
  };
};

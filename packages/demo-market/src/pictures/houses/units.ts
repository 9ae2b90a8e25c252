import { drawDoor, drawGarageDoor, drawLantern, drawSteps } from '../building/doors.ts';
import { drawBay, drawFoundation, drawGableVent, drawGingerbread } from '../building/features.ts';
import { drawCastShadow, drawWall } from '../building/materials.ts';
import { drawBalcony, drawPorch } from '../building/porches.ts';
import { drawFlatRoof, drawFrontGable, drawMansard, drawSideGableRoof } from '../building/roofs.ts';
import { drawWindow } from '../building/windows.ts';
import type { Paint } from '../outdoors/light.ts';
import type { Dress } from './dress.ts';
import { drawWindowRow, groundLine } from './house.ts';

/** One dwelling of a pair or a row, between its party walls. */
export interface Unit {
  x: number;
  width: number;
  storeys: number;
  dress: Dress;
}

export interface DrawnUnit {
  body: string;
  door: readonly [from: number, to: number];
  garage: readonly [from: number, to: number] | null;
}

export type UnitDesign = (paint: Paint, unit: Unit) => DrawnUnit;

/** A gabled bay on one side, the door under a small porch on the other. */
export const drawBayUnit: UnitDesign = (paint, { x, width, dress, storeys }) => {
  const ground = groundLine - 22;
  const storey = 120;
  const eaves = ground - storey * 2;
  const bay = width * 0.56;
  const rise = bay * 0.62;
  const doorX = x + bay + (width - bay) / 2 - 22;
  const look = dress.window;
  let body = drawWall(paint, x, eaves, width, ground - eaves, dress.wall);
  body += drawFoundation(paint, x, width, ground, groundLine - ground + 2);
  body += drawSideGableRoof(paint, { x, width, eaves, rise: rise * 0.86, overhang: 4 }, dress.cover);
  body += drawWindow(paint, doorX - 4, eaves + 20, 52, 64, look);
  body += drawDoor(paint, doorX, ground, 46, 96, dress.door);
  const porch = {
    x: x + bay,
    width: width - bay - 4,
    floor: ground,
    eaves: ground - 122,
    ground: groundLine,
    columns: dress.column,
    columnCount: 2,
    trim: dress.trim,
    opening: null,
    roof: 'shed' as const,
  };
  body += drawPorch(paint, porch, dress.cover) + drawSteps(paint, doorX - 12, 70, ground + 3, groundLine + 6);
  body += drawWall(paint, x + 8, eaves, bay - 8, ground - eaves, dress.wall);
  body += drawFrontGable(
    paint,
    { x: x + 8, width: bay - 8, eaves, rise, overhang: 10 },
    dress.accent,
    dress.cover,
  );
  body += drawGingerbread(paint, x + 8, bay - 8, eaves, rise, dress.trim);
  if (storeys > 2)
    body += drawWindow(paint, x + bay / 2 - 14, eaves - rise * 0.46, 36, 44, {
      ...look,
      head: 'round',
      lintel: 'none',
    });
  else body += drawGableVent(paint, x + bay / 2 + 4, eaves - rise * 0.36, 12, dress.trim);
  body += drawBay(paint, {
    x: x + 18,
    width: bay - 28,
    top: eaves + 10,
    foot: ground,
    wall: dress.wall,
    look: { ...look, head: 'flat' },
    storeys: [
      [eaves + 30, 78],
      [ground - 102, 84],
    ],
  });
  return { body, door: [doorX - 6, doorX + 52], garage: null };
};

/** Slate mansard, arched windows, a door at street level. */
export const drawMansardUnit: UnitDesign = (paint, { x, width, dress }) => {
  const ground = groundLine - 22;
  const eaves = ground - 226;
  const look = { ...dress.window, head: 'segment' as const };
  const doorX = x + width - 74;
  let body =
    drawWall(paint, x, eaves, width, ground - eaves, dress.wall) +
    drawFoundation(paint, x, width, ground, groundLine - ground + 2);
  body += drawWindowRow(paint, [x, x + width], eaves + 34, [50, 76], 2, look);
  body += drawWindow(paint, x + 34, ground - 100, width - 138, 80, look, { isLit: true, hasCurtain: true });
  body += drawDoor(paint, doorX, ground, 46, 96, { ...dress.door, surround: 'transom' });
  body += drawMansard(paint, { x, width, eaves, rise: 96, overhang: 3 }, dress.cover);
  for (const at of [0.3, 0.7]) {
    body += drawWall(paint, x + width * at - 27, eaves - 82, 54, 78, { look: 'stucco', colour: dress.trim });
    body += drawWindow(paint, x + width * at - 19, eaves - 76, 38, 58, {
      ...look,
      head: 'round',
      lintel: 'none',
    });
  }
  body += drawSteps(paint, doorX - 12, 70, ground, groundLine + 6);
  return { body, door: [doorX - 6, doorX + 52], garage: null };
};

/** Plain brick with a picture window, under a roof it shares. */
export const drawPlainUnit: UnitDesign = (paint, { x, width, dress }) => {
  const ground = groundLine - 16;
  const eaves = ground - 228;
  const doorX = x + width - 84;
  const look = dress.window;
  const isSided = dress.accent.look === 'siding' || dress.accent.look === 'boards';
  let body =
    drawWall(paint, x, eaves, width, ground - eaves, dress.wall) +
    drawFoundation(paint, x, width, ground, groundLine - ground + 2);
  if (isSided)
    body +=
      drawWall(paint, x, eaves, width, 112, dress.accent) + drawCastShadow(paint, x, eaves + 112, width, 10);
  body += drawWindowRow(paint, [x, x + width], eaves + 18, [62, 58], 2, { ...look, shutters: null });
  body += drawWindow(
    paint,
    x + 30,
    ground - 98,
    width - 150,
    74,
    { ...look, panes: 'picture', shutters: null },
    { isLit: true, hasCurtain: true },
  );
  body +=
    drawDoor(paint, doorX, ground, 50, 94, { ...dress.door, surround: 'plain' }) +
    drawLantern(paint, doorX - 18, ground - 68);
  const porch = {
    x: doorX - 34,
    width: 118,
    floor: ground,
    eaves: ground - 116,
    ground: groundLine,
    columns: dress.column,
    columnCount: 2,
    trim: dress.trim,
    opening: null,
    roof: 'shed' as const,
  };
  body += drawPorch(paint, porch, dress.cover) + drawSteps(paint, doorX - 14, 78, ground + 3, groundLine + 5);
  return { body, door: [doorX - 8, doorX + 58], garage: null };
};

/** A garage and the door below, living rooms and a gable above. */
export const drawGarageUnit: UnitDesign = (paint, { x, width, dress, storeys }) => {
  const storey = storeys > 2 ? 104 : 116;
  const floors = Math.min(3, Math.max(2, storeys));
  const eaves = groundLine - storey * floors - 8;
  const doorX = x + width - 66;
  const garage = [x + 22, doorX - 22] as const;
  const look = { ...dress.window, shutters: null };
  let body = drawWall(paint, x, eaves, width, groundLine - eaves, dress.wall);
  body += drawWall(paint, x, groundLine - 118, width, 120, dress.base);
  body += drawGarageDoor(paint, garage[0], groundLine, garage[1] - garage[0], 88, dress.garage, dress.trim);
  body += drawDoor(paint, doorX, groundLine - 8, 44, 90, { ...dress.door, surround: 'plain' });
  body +=
    drawFlatRoof(paint, x + 4, width - 8, groundLine - 114, 'parapet', dress.trim) +
    drawCastShadow(paint, x, groundLine - 113, width, 16);
  for (let floor = 1; floor < floors; floor++) {
    const top = groundLine - 8 - storey * (floor + 1) + 30;
    body += drawWindow(
      paint,
      x + 26,
      top,
      width * 0.46,
      storey - 46,
      { ...look, panes: 'picture' },
      { hasCurtain: true },
    );
    body += drawWindow(paint, x + width * 0.68, top, width * 0.2, storey - 46, look);
  }
  body += drawSideGableRoof(paint, { x, width, eaves, rise: 84, overhang: 4 }, dress.cover);
  const gable = { x: x + 12, width: width * 0.58, eaves: eaves + 2, rise: width * 0.3, overhang: 10 };
  body += drawFrontGable(paint, gable, dress.accent, dress.cover);
  body += drawGableVent(paint, gable.x + gable.width / 2, eaves - gable.rise * 0.34, 11, dress.trim);
  body += drawSteps(paint, doorX - 6, 56, groundLine - 8, groundLine + 4);
  return { body, door: [doorX - 2, doorX + 46], garage };
};

/** A narrow modern front: flat roof, wide glass, a balcony. */
export const drawBoxUnit: UnitDesign = (paint, { x, width, dress, storeys }) => {
  const { random } = paint;
  const floors = Math.min(4, Math.max(2, storeys));
  const storey = floors > 3 ? 104 : 120;
  const top = groundLine - floors * storey - random.pick([0, 14]);
  const hasGarage = width > 170;
  const doorX = hasGarage ? x + 22 : x + width / 2 - 22;
  const garage = hasGarage ? ([x + 92, x + width - 16] as const) : null;
  const look = dress.window;
  let body = drawWall(paint, x, top, width, groundLine - top, dress.wall);
  body += drawWall(paint, x + 8, groundLine - 122, hasGarage ? 78 : width - 16, 124, dress.accent);
  body += drawDoor(paint, doorX, groundLine - 6, 46, 98, { ...dress.door, surround: 'plain' });
  if (garage)
    body += drawGarageDoor(paint, garage[0], groundLine, garage[1] - garage[0], 92, dress.garage, dress.trim);
  body +=
    drawFlatRoof(paint, x + 6, width - 12, groundLine - 118, 'parapet', dress.trim) +
    drawCastShadow(paint, x + 6, groundLine - 117, width - 12, 18);
  for (let floor = 1; floor < floors; floor++) {
    const at = groundLine - (floor + 1) * storey + 26;
    if (floor === 1) {
      body += drawWindow(
        paint,
        x + width * 0.14,
        at,
        width * 0.72,
        storey - 34,
        { ...look, panes: 'picture' },
        { isLit: random.chance(0.7) },
      );
      body += drawBalcony(
        paint,
        x + 14,
        width - 28,
        at + storey - 30,
        random.pick(['glass', 'bars']),
        dress.trim,
      );
    } else {
      if (floor === floors - 1 && random.chance(0.5))
        body += drawWall(paint, x + width * 0.5, at - 20, width * 0.5, storey, dress.accent);
      body +=
        drawWindow(paint, x + width * 0.12, at, width * 0.42, storey - 44, look) +
        drawWindow(paint, x + width * 0.64, at, width * 0.24, storey - 44, { ...look, panes: 'single' });
    }
  }
  body +=
    drawFlatRoof(paint, x, width, top, random.pick(['slab', 'parapet']), dress.trim) +
    drawSteps(paint, doorX - 6, 58, groundLine - 6, groundLine + 4);
  return { body, door: [doorX - 4, doorX + 50], garage };
};

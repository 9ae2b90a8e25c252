import { drawDoor, drawLantern, drawSteps } from '../building/doors.ts';
import { drawChimney, drawGableTimber, drawHalfTimber, drawShedDormer } from '../building/features.ts';
import { drawSideShadow, drawWall } from '../building/materials.ts';
import { drawPorch } from '../building/porches.ts';
import { drawFrontGable, drawSideGableRoof } from '../building/roofs.ts';
import { drawWindow } from '../building/windows.ts';
import type { HouseDesign } from './house.ts';
import { drawHouseShadow, drawWindowRow, driveTo, groundLine, pathTo } from './house.ts';
import { drawOutbuilding } from './outbuilding.ts';

/** Plaster and dark beams above brick, steep roofs, a tall chimney. */
export const drawTudor: HouseDesign = (paint, { dress, hasGarage }) => {
  const { random } = paint;
  const ground = groundLine - 14;
  const eaves = ground - 210;
  const left = 350 + random.between(-16, 16);
  const front = random.between(224, 256);
  const width = front + random.between(236, 276);
  const rise = random.between(148, 172);
  const beam = '#4a3728';
  const plaster = dress.accent;
  const look = { ...dress.window, panes: 'grid' as const, shutters: null };
  const doorX = left + front + 34;
  const upper = 104;
  let body = drawHouseShadow(paint, left, left + width);
  if (hasGarage) body += drawOutbuilding(paint, left + width + 64, dress);
  body += drawChimney(paint, left + width - 76, eaves - rise * 0.8 - 60, eaves - 30, 52, dress.wall);
  body += drawWall(paint, left + front - 20, eaves, width - front + 20, ground - eaves, dress.wall);
  body += drawWall(paint, left + front - 10, eaves, width - front + 10, upper, plaster);
  body += drawHalfTimber(paint, left + front - 10, eaves, width - front + 10, upper, beam);
  body += drawWindowRow(paint, [left + front + 20, left + width - 4], eaves + 24, [62, 60], 2, {
    ...look,
    lintel: 'none',
  });
  body += drawSideGableRoof(
    paint,
    { x: left + front - 90, width: width - front + 90, eaves, rise: rise * 0.8 },
    dress.cover,
  );
  body += drawWindow(paint, left + width - 132, ground - 84, 106, 66, look, { isLit: true });
  body += drawWall(paint, doorX - 26, ground - 124, 104, 124, dress.base);
  body += drawFrontGable(
    paint,
    { x: doorX - 26, width: 104, eaves: ground - 124, rise: 66, overhang: 8 },
    dress.base,
    dress.cover,
  );
  body += drawDoor(paint, doorX, ground, 52, 92, {
    ...dress.door,
    style: 'panel',
    surround: 'fanlight',
    colour: '#5a3a22',
    trim: '#4a3728',
  });
  body += drawLantern(paint, doorX - 15, ground - 70);
  body += drawSideShadow(paint, left + front, eaves, ground - eaves, 30);
  body += drawWall(paint, left, eaves, front, ground - eaves, dress.wall);
  body += drawWall(paint, left, eaves, front, upper, plaster);
  body += drawHalfTimber(paint, left, eaves, front, upper, beam);
  body += drawFrontGable(paint, { x: left, width: front, eaves, rise }, plaster, {
    ...dress.cover,
    trim: beam,
  });
  body += drawGableTimber(paint, left + 4, front - 8, eaves + 2, rise - 8, beam);
  body += drawWindowRow(paint, [left, left + front], eaves + 22, [54, 64], 2, { ...look, lintel: 'none' });
  body += drawWindow(
    paint,
    left + 42,
    ground - 92,
    front - 84,
    72,
    { ...look, panes: 'grid' },
    { isLit: true },
  );
  body += drawSteps(paint, doorX - 14, 80, ground, groundLine + 5);
  return {
    body,
    left,
    right: left + width,
    paving: [
      pathTo(doorX - 6, 64, groundLine + 5, 'flagstone'),
      ...(hasGarage ? [driveTo(left + width + 78, 96, groundLine - 6, 'pavers')] : []),
    ],
    beds: [
      [left, left + front - 6],
      [doorX + 88, left + width],
    ],
  };
};

/** A wide low roof that runs down over the porch. */
export const drawCraftsman: HouseDesign = (paint, { dress, hasGarage }) => {
  const { random } = paint;
  const ground = groundLine - 24;
  const eaves = ground - 118;
  const width = random.between(460, 520);
  const left = 600 - width / 2 - (hasGarage ? 56 : 0);
  const rise = random.between(128, 146);
  const doorX = left + width / 2 - 27 + random.between(-40, 10);
  let body = drawHouseShadow(paint, left, left + width);
  if (hasGarage) body += drawOutbuilding(paint, left + width + 70, dress);
  body += drawChimney(paint, left + width - 74, eaves - rise - 30, eaves - 60, 46, dress.base);
  body += drawWall(paint, left, eaves, width, ground - eaves, dress.wall);
  body += drawDoor(paint, doorX, ground, 54, 96, { ...dress.door, style: 'craftsman' });
  body += drawWindow(
    paint,
    left + 44,
    ground - 94,
    doorX - left - 100,
    66,
    { ...dress.window, panes: 'picture', shutters: null },
    { isLit: true },
  );
  body += drawWindow(
    paint,
    doorX + 96,
    ground - 94,
    left + width - doorX - 146,
    66,
    { ...dress.window, panes: 'picture', shutters: null },
    { isLit: true },
  );
  body += drawLantern(paint, doorX + 74, ground - 72);
  body += drawPorch(
    paint,
    {
      x: left - 4,
      width: width + 8,
      floor: ground,
      eaves: eaves - 2,
      ground: groundLine,
      columns: 'tapered',
      columnCount: 4,
      trim: dress.trim,
      opening: [doorX - 24, doorX + 78],
      roof: 'flat',
    },
    dress.cover,
  );
  body += drawSideGableRoof(paint, { x: left - 4, width: width + 8, eaves, rise, overhang: 28 }, dress.cover);
  const dormer = random.between(190, 240);
  body += drawShedDormer(
    paint,
    left + width / 2 - dormer / 2,
    eaves - 30,
    dormer,
    76,
    dress.accent.look === 'stucco' ? { look: 'shakes', colour: '#7d6f5e' } : dress.accent,
    dress.cover,
    dress.window,
  );
  body += drawSteps(paint, doorX - 18, 90, ground + 4, groundLine + 6);
  return {
    body,
    left,
    right: left + width,
    paving: [
      pathTo(doorX - 8, 72, groundLine + 6, 'concrete'),
      ...(hasGarage ? [driveTo(left + width + 84, 96, groundLine - 6, 'concrete')] : []),
    ],
    beds: [
      [left - 8, doorX - 32],
      [doorX + 90, left + width + 8],
    ],
  };
};

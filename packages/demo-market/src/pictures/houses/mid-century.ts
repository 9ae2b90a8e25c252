import { drawDoor, drawGarageDoor, drawLantern, drawSteps } from '../building/doors.ts';
import { drawChimney, drawDormer, drawFoundation } from '../building/features.ts';
import { drawCastShadow, drawSideShadow, drawWall } from '../building/materials.ts';
import { drawColumn, drawPorch } from '../building/porches.ts';
import { drawFrontGable, drawHipRoof, drawSideGableRoof } from '../building/roofs.ts';
import { drawWindow } from '../building/windows.ts';
import type { Paving } from '../outdoors/ground.ts';
import type { HouseDesign } from './house.ts';
import { drawHouseShadow, drawWindowRow, driveTo, groundLine, pathTo } from './house.ts';

/** One and a half storeys: a steep roof with two dormers, as built for returning soldiers. */
export const drawCapeCod: HouseDesign = (paint, { dress, hasGarage }) => {
  const { random } = paint;
  const ground = groundLine - 16;
  const eaves = ground - 116;
  const width = random.between(430, 480);
  const left = 600 - width / 2 - (hasGarage ? 80 : 0);
  const centre = left + width / 2;
  const rise = random.between(132, 148);
  let body = drawHouseShadow(paint, left, left + width + (hasGarage ? 190 : 0));
  if (hasGarage) {
    const garageX = left + width - 4;
    body += drawWall(paint, garageX, ground - 108, 176, 122, dress.accent);
    body += drawGarageDoor(paint, garageX + 30, groundLine, 116, 88, dress.garage, dress.trim);
    body += drawSideGableRoof(
      paint,
      { x: garageX, width: 176, eaves: ground - 106, rise: 62, overhang: 12 },
      dress.cover,
    );
  }
  body += drawChimney(paint, centre + random.between(-20, 60), eaves - rise - 40, eaves - rise + 24, 42, {
    look: 'brick',
    colour: '#8a4a38',
  });
  body += drawWall(paint, left, eaves, width, ground - eaves, dress.wall);
  const look = dress.window;
  for (const share of [0.12, 0.7])
    body += drawWindow(paint, left + width * share, eaves + 30, width * 0.18, 66, look);
  body += drawDoor(paint, centre - 26, ground, 52, 94, dress.door);
  body += drawLantern(paint, centre + 44, ground - 72);
  body += drawSideGableRoof(paint, { x: left, width, eaves, rise }, dress.cover);
  for (const share of [0.22, 0.78])
    body += drawDormer(paint, left + width * share - 44, eaves - 20, 88, 72, dress.accent, dress.cover, look);
  if (random.chance(0.5)) {
    const porch = {
      x: centre - 62,
      width: 124,
      floor: ground,
      eaves: ground - 108,
      ground: groundLine,
      columns: 'square' as const,
      columnCount: 2,
      trim: dress.trim,
      opening: null,
      roof: 'gable' as const,
    };
    body += drawPorch(paint, porch, dress.cover);
  }
  body += drawFoundation(paint, left, width, ground, groundLine - ground + 2);
  body += drawSteps(paint, centre - 42, 84, ground, groundLine + 5);
  const paving: Paving[] = [pathTo(centre - 32, 64, groundLine + 5, 'concrete')];
  if (hasGarage) paving.push(driveTo(left + width + 18, 130, groundLine, 'asphalt'));
  return {
    body,
    left,
    right: left + width + (hasGarage ? 172 : 0),
    paving,
    beds: [
      [left, centre - 60],
      [centre + 60, left + width - 6],
    ],
  };
};

/** Two plain symmetrical storeys with shutters. */
export const drawColonial: HouseDesign = (paint, { dress, hasGarage }) => {
  const { random } = paint;
  const ground = groundLine - 16;
  const eaves = ground - 244;
  const width = random.between(430, 490);
  const left = 600 - width / 2 - (hasGarage ? 96 : 0);
  const centre = left + width / 2;
  const shutters = dress.window.shutters ?? random.pick(['#22333a', '#2f4a45', '#3a2f2c']);
  const look = { ...dress.window, panes: 'grid' as const, head: 'flat' as const, shutters };
  let body = drawHouseShadow(paint, left, left + width + (hasGarage ? 200 : 0));
  body += drawChimney(paint, left + (random.chance(0.5) ? 20 : width - 64), eaves - 142, eaves - 50, 44, {
    look: 'brick',
    colour: '#8a4a38',
  });
  if (hasGarage) {
    const garageX = left + width - 4;
    body += drawWall(paint, garageX, ground - 112, 206, 128, dress.wall);
    body += drawGarageDoor(paint, garageX + 30, groundLine, 146, 90, dress.garage, dress.trim);
    body += drawSideGableRoof(
      paint,
      { x: garageX, width: 206, eaves: ground - 110, rise: 72, overhang: 14 },
      dress.cover,
    );
  }
  body += drawWall(paint, left, eaves, width, ground - eaves, dress.wall);
  body += drawWindowRow(paint, [left - 8, left + width + 8], eaves + 20, [50, 62], 3, look);
  for (const share of [0.13, 0.73])
    body += drawWindow(paint, left + width * share, ground - 100, width * 0.14 + 8, 78, look, {
      isLit: true,
    });
  const roof = { x: left, width, eaves, rise: 104 };
  body += random.chance(0.5)
    ? drawHipRoof(paint, roof, dress.cover)
    : drawSideGableRoof(paint, roof, dress.cover);
  body += drawDoor(paint, centre - 28, ground, 56, 98, {
    ...dress.door,
    style: 'panel',
    surround: 'sidelights',
  });
  const porch = {
    x: centre - 78,
    width: 156,
    floor: ground,
    eaves: ground - 116,
    ground: groundLine,
    columns: 'round' as const,
    columnCount: 2,
    trim: dress.trim,
    opening: null,
    roof: random.pick(['gable', 'flat'] as const),
  };
  body +=
    drawPorch(paint, porch, dress.cover) +
    drawFoundation(paint, left, width / 2 - 78, ground, groundLine - ground + 2) +
    drawFoundation(paint, centre + 78, width / 2 - 78, ground, groundLine - ground + 2);
  body += drawSteps(paint, centre - 50, 100, ground + 3, groundLine + 6);
  const paving: Paving[] = [pathTo(centre - 38, 76, groundLine + 6, 'pavers')];
  if (hasGarage) paving.push(driveTo(left + width + 16, 170, groundLine, 'asphalt'));
  return {
    body,
    left,
    right: left + width + (hasGarage ? 202 : 0),
    paving,
    beds: [
      [left, centre - 88],
      [centre + 88, left + width],
    ],
  };
};

/** One long low storey, a broad roof and a picture window. */
export const drawRanch: HouseDesign = (paint, { dress, hasGarage }) => {
  const { random } = paint;
  const ground = groundLine - 14;
  const eaves = ground - 118;
  const main = random.between(470, 530);
  const wing = hasGarage ? 190 : 0;
  const left = 600 - (main + wing) / 2;
  const rise = random.between(84, 104);
  const doorX = left + main * random.between(0.5, 0.56);
  const panelled = random.between(0.36, 0.42) * main;
  let body = drawHouseShadow(paint, left, left + main + wing);
  body += drawChimney(paint, left + main * 0.4, eaves - rise - 34, eaves - rise + 24, 62, dress.base);
  body += drawWall(paint, left, eaves, main + wing, ground - eaves + 14, dress.wall);
  body += drawWall(paint, left + main * 0.46, eaves, main * 0.54, ground - eaves, dress.accent);
  body += drawFoundation(paint, left, main, ground, groundLine - ground + 2);
  body += drawWindow(
    paint,
    left + 30,
    eaves + 28,
    panelled,
    72,
    { ...dress.window, panes: 'picture', shutters: null },
    { isLit: true, hasCurtain: true },
  );
  body += drawDoor(paint, doorX, ground, 52, 94, dress.door);
  body += drawWindow(paint, doorX + 96, eaves + 28, 74, 54, dress.window);
  if (main > 490)
    body += drawWindow(paint, left + main - 44, eaves + 28, 30, 54, {
      ...dress.window,
      panes: 'single',
      shutters: null,
    });
  if (hasGarage)
    body += drawGarageDoor(paint, left + main + 20, groundLine, wing - 40, 92, dress.garage, dress.trim);
  const roof = { x: left, width: main + wing, eaves, rise, overhang: 30 };
  body += random.chance(0.6)
    ? drawHipRoof(paint, roof, dress.cover, 1.2)
    : drawSideGableRoof(paint, roof, dress.cover);
  body += drawCastShadow(paint, doorX - 36, eaves + 8, 122, 50);
  for (const x of [doorX - 34, doorX + 82])
    body += drawColumn(paint, x, eaves + 6, groundLine, 'post', dress.trim);
  body +=
    drawLantern(paint, doorX - 16, ground - 68) + drawSteps(paint, doorX - 16, 84, ground, groundLine + 5);
  const look = random.pick(['asphalt', 'concrete'] as const);
  const paving: Paving[] = [pathTo(doorX - 4, 62, groundLine + 5, 'concrete')];
  if (hasGarage) paving.push(driveTo(left + main + 10, wing - 20, groundLine, look));
  return {
    body,
    left,
    right: left + main + wing,
    paving,
    beds: [
      [left, doorX - 40],
      [doorX + 94, left + main - 8],
    ],
  };
};

/** Bedrooms over the garage on one side, living rooms half a flight lower on the other. */
export const drawSideSplit: HouseDesign = (paint, { dress, hasGarage }) => {
  const { random } = paint;
  const ground = groundLine - 12;
  const tall = random.between(262, 292);
  const low = random.between(300, 348);
  const left = 600 - (tall + low) / 2;
  const lowEaves = ground - 132;
  const tallEaves = groundLine - 208;
  const seam = left + tall;
  const doorX = seam + 30;
  let body = drawHouseShadow(paint, left, seam + low);
  body += drawChimney(paint, seam + low * 0.55, lowEaves - 126, lowEaves - 50, 56, dress.base);
  body += drawWall(paint, seam - 8, lowEaves, low + 8, ground - lowEaves, dress.wall);
  body += drawFoundation(paint, seam, low, ground, groundLine - ground + 2);
  body += drawWindow(
    paint,
    doorX + 92,
    lowEaves + 30,
    low - 160,
    74,
    { ...dress.window, panes: 'picture', shutters: null },
    { isLit: true, hasCurtain: true },
  );
  body += drawDoor(paint, doorX, ground, 52, 96, { ...dress.door, surround: 'sidelights' });
  const roof = { x: seam - 20, width: low + 20, eaves: lowEaves, rise: 88, overhang: 24 };
  body += random.chance(0.5)
    ? drawHipRoof(paint, roof, dress.cover, 1.1)
    : drawSideGableRoof(paint, roof, dress.cover);
  body += drawSideShadow(paint, seam, tallEaves + 40, ground - tallEaves - 40, 34);
  body += drawWall(paint, left, groundLine - 104, tall, 106, dress.base);
  body += drawWall(paint, left, tallEaves, tall, 106, dress.accent);
  body += drawCastShadow(paint, left, groundLine - 102, tall, 12);
  body += drawWindowRow(paint, [left, seam], tallEaves + 26, [74, 54], 2, dress.window);
  if (hasGarage)
    body += drawGarageDoor(paint, left + tall / 2 - 92, groundLine, 184, 86, dress.garage, dress.trim);
  else
    body += drawWindowRow(paint, [left, seam], groundLine - 82, [72, 44], 2, {
      ...dress.window,
      shutters: null,
    });
  const gable = { x: left, width: tall, eaves: tallEaves, rise: 72, overhang: 24 };
  if (random.chance(0.5)) body += drawFrontGable(paint, gable, dress.accent, dress.cover);
  else body += drawHipRoof(paint, { ...gable, rise: 82 }, dress.cover, 1.1);
  body +=
    drawLantern(paint, doorX + 76, ground - 72) + drawSteps(paint, doorX - 20, 92, ground, groundLine + 5);
  const paving: Paving[] = [pathTo(doorX - 8, 66, groundLine + 5, 'concrete')];
  if (hasGarage)
    paving.push(
      driveTo(left + tall / 2 - 100, 200, groundLine, random.pick(['asphalt', 'concrete'] as const)),
    );
  return {
    body,
    left,
    right: seam + low,
    paving,
    beds: [[doorX + 96, seam + low], ...(hasGarage ? [] : [[left, seam - 8] as const])],
  };
};

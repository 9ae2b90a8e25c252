import { drawDoor, drawGarageDoor, drawLantern, drawSteps } from '../building/doors.ts';
import { drawCastShadow, drawSideShadow, drawWall, drawWallShape } from '../building/materials.ts';
import { drawBalcony, drawColumn, drawPorch } from '../building/porches.ts';
import { drawFlatRoof, drawFrontGable, drawShedRoof, drawSideGableRoof } from '../building/roofs.ts';
import { drawWindow } from '../building/windows.ts';
import type { Paving } from '../outdoors/ground.ts';
import type { HouseDesign } from './house.ts';
import { drawHouseShadow, drawWindowRow, driveTo, groundLine, pathTo } from './house.ts';

/** Stacked flat-roofed boxes in plaster, dark cladding and warm wood. */
export const drawBoxes: HouseDesign = (paint, { dress, storeys, hasGarage }) => {
  const { random } = paint;
  const ground = groundLine - 6;
  const wing = hasGarage ? random.between(236, 270) : 120;
  const main = random.between(340, 380);
  const left = 600 - (main + wing) / 2;
  const seam = left + main;
  const low = ground - 134;
  const high = low - random.between(132, 146);
  const upperLeft = left - random.between(18, 34);
  const upperRight = seam + random.between(-40, 10);
  const doorX = seam - 78;
  const cladding = dress.wall.look === 'stucco' || dress.wall.look === 'boards' ? dress.base : dress.wall;
  const upper = random.chance(0.5)
    ? cladding
    : { look: 'panel' as const, colour: random.pick(['#363a41', '#2b2e33', '#dcd8d0']) };
  let body = drawHouseShadow(paint, left, seam + wing);
  if (storeys > 2) {
    body +=
      drawWall(paint, left + 40, high - 112, 200, 116, dress.accent) +
      drawWindow(paint, left + 66, high - 86, 148, 76, { ...dress.window, panes: 'picture' });
    body +=
      drawFlatRoof(paint, left + 40, 200, high - 112, 'slab', dress.trim) +
      drawBalcony(paint, left + 250, upperRight - left - 256, high - 4, 'glass', dress.trim);
  }
  body += drawWall(paint, seam - 6, low + 10, wing + 6, ground - low - 4, dress.wall);
  if (hasGarage)
    body += drawGarageDoor(paint, seam + 26, groundLine, wing - 52, 98, dress.garage, dress.trim);
  else
    body += drawWindow(paint, seam + 18, ground - 100, wing - 40, 84, { ...dress.window, panes: 'single' });
  body += drawFlatRoof(paint, seam, wing, low + 12, 'slab', dress.trim);
  body += drawWall(paint, left, low, main, ground - low + 6, dress.wall);
  body += drawWall(paint, doorX - 30, low, seam - doorX + 30, ground - low + 6, dress.accent);
  body += drawWindow(
    paint,
    left + 28,
    low + 26,
    doorX - left - 92,
    102,
    { ...dress.window, panes: 'picture' },
    { isLit: true, hasCurtain: true },
  );
  body +=
    drawDoor(paint, doorX - 4, ground, 56, 106, dress.door) + drawLantern(paint, doorX - 20, ground - 74);
  body += drawWall(paint, upperLeft, high, upperRight - upperLeft, low - high, upper);
  const split = upperLeft + (upperRight - upperLeft) * 0.58;
  body += drawWindow(
    paint,
    upperLeft + 26,
    high + 28,
    split - upperLeft - 48,
    88,
    { ...dress.window, panes: 'casement' },
    { isLit: true },
  );
  body += drawWindow(paint, split + 14, high + 28, upperRight - split - 40, 88, {
    ...dress.window,
    panes: 'single',
  });
  body += drawFlatRoof(paint, upperLeft, upperRight - upperLeft, high, 'slab', dress.trim);
  body += drawCastShadow(paint, left, low, main, 24);
  const bump = { x: seam - 26, width: random.between(130, 160), top: high + 34 };
  body += drawWall(paint, bump.x, bump.top, bump.width, low + 2 - bump.top, dress.accent);
  body += drawWindow(
    paint,
    bump.x + 24,
    bump.top + 24,
    bump.width - 48,
    low - bump.top - 50,
    { ...dress.window, panes: 'casement' },
    { isLit: true },
  );
  body += drawFlatRoof(paint, bump.x, bump.width, bump.top, 'slab', dress.trim);
  body += drawSteps(paint, doorX - 24, 96, ground, groundLine + 8);
  const paving: Paving[] = [pathTo(doorX - 20, 86, groundLine + 8, 'concrete')];
  if (hasGarage)
    paving.push(driveTo(seam + 16, wing - 32, groundLine, random.pick(['concrete', 'pavers'] as const)));
  return { body, left: upperLeft, right: seam + wing, paving, beds: [[left, doorX - 44]] };
};

/** White boards, black windows, steep gables and a metal porch roof. */
export const drawFarmhouseModern: HouseDesign = (paint, { dress, hasGarage }) => {
  const { random } = paint;
  const ground = groundLine - 16;
  const eaves = ground - 246;
  const front = random.between(210, 232);
  const main = front + random.between(214, 250);
  const wing = hasGarage ? random.between(206, 230) : 0;
  const left = 600 - (main + wing) / 2;
  const seam = left + main;
  const wall = {
    look: 'boards' as const,
    colour: random.pick(['#f4f2ec', '#f4f2ec', '#efece4', '#3a3f44', '#dfe3e0']),
  };
  const cover = { ...dress.cover, trim: wall.colour === '#3a3f44' ? '#2b2e33' : '#f7f5f0' };
  const look = { ...dress.window, panes: 'grid' as const };
  const doorX = left + front + (main - front) / 2 - 28;
  let body = drawHouseShadow(paint, left, seam + wing);
  if (wing) {
    body += drawWall(paint, seam - 8, ground - 116, wing + 8, 132, wall);
    body += drawFrontGable(
      paint,
      { x: seam + 4, width: wing - 4, eaves: ground - 116, rise: 120, overhang: 14 },
      wall,
      cover,
    );
    body += drawGarageDoor(
      paint,
      seam + 26,
      groundLine,
      wing - 48,
      98,
      { colour: random.pick(['#8a5f3b', '#f1eee6', '#2c2f35']), style: 'carriage' },
      dress.trim,
    );
    body += drawWindow(paint, seam + wing / 2 - 20, ground - 176, 44, 44, look);
  }
  body += drawWall(paint, left + front - 20, eaves + 10, main - front + 20, ground - eaves - 10, wall);
  body += drawSideGableRoof(
    paint,
    { x: left + front - 60, width: main - front + 60, eaves: eaves + 10, rise: 112 },
    cover,
  );
  body += drawWindowRow(paint, [left + front + 6, seam], eaves + 30, [62, 54], 2, look);
  body += drawDoor(paint, doorX, ground, 56, 100, { ...dress.door, style: 'glazed', surround: 'sidelights' });
  body += drawLantern(paint, doorX - 40, ground - 76) + drawLantern(paint, doorX + 96, ground - 76);
  body += drawPorch(
    paint,
    {
      x: left + front - 4,
      width: main - front + 10,
      floor: ground,
      eaves: ground - 128,
      ground: groundLine,
      columns: 'square',
      columnCount: 3,
      trim: cover.trim,
      opening: null,
      roof: 'shed',
    },
    dress.cover,
  );
  body += drawSteps(paint, doorX - 26, 108, ground + 3, groundLine + 6);
  body += drawSideShadow(paint, left + front, eaves + 20, ground - eaves - 20, 28);
  body += drawWall(paint, left, eaves, front, groundLine - eaves, wall);
  body += drawWall(
    paint,
    left,
    groundLine - 34,
    front,
    36,
    dress.base.look === 'stone' ? dress.base : { look: 'stone', colour: '#8f8a85' },
  );
  body += drawFrontGable(
    paint,
    { x: left, width: front, eaves, rise: random.between(146, 166) },
    wall,
    cover,
  );
  body += drawWindowRow(paint, [left + 10, left + front - 10], eaves + 22, [58, 86], 2, look, {
    isLit: true,
  });
  body += drawWindow(paint, left + front / 2 - 18, eaves - 76, 36, 46, look);
  body += drawWindow(
    paint,
    left + 30,
    groundLine - 116,
    front - 60,
    76,
    { ...look, panes: 'picture' },
    { isLit: true, hasCurtain: true },
  );
  const paving: Paving[] = [pathTo(doorX - 12, 80, groundLine + 6, 'flagstone')];
  if (wing)
    paving.push(
      driveTo(seam + 12, wing - 20, groundLine, random.pick(['gravel', 'asphalt', 'concrete'] as const)),
    );
  return { body, left, right: seam + wing, paving, beds: [[left, left + front]] };
};

/** A long low house under sloping roofs, with glass to the eaves and a stone wall. */
export const drawLowModern: HouseDesign = (paint, { dress, hasGarage }) => {
  const { random } = paint;
  const ground = groundLine - 8;
  const main = random.between(360, 400);
  const wing = hasGarage ? 240 : 130;
  const left = 600 - (main + wing) / 2;
  const seam = left + main;
  const high = ground - random.between(206, 224);
  const low = ground - 148;
  const doorX = seam - 70;
  const stone = dress.base.look === 'stone' ? dress.base : { look: 'stone' as const, colour: '#8f8a85' };
  let body = drawHouseShadow(paint, left, seam + wing);
  body += drawWall(paint, seam - 6, ground - 124, wing + 6, 132, dress.wall);
  if (hasGarage)
    body += drawGarageDoor(paint, seam + 24, groundLine, wing - 48, 96, dress.garage, dress.trim);
  else body += drawWindow(paint, seam + 20, ground - 96, wing - 40, 60, { ...dress.window, panes: 'slider' });
  body += drawFlatRoof(paint, seam - 4, wing + 4, ground - 122, 'slab', dress.trim);
  body += drawWallShape(
    paint,
    [
      [left, ground + 6],
      [left, high],
      [seam, low],
      [seam, ground + 6],
    ],
    dress.accent,
  );
  body += drawWall(paint, doorX - 24, low + 14, seam - doorX + 24, ground - low - 8, dress.wall);
  const panes = 3;
  const from = left + 92;
  const cell = (doorX - 44 - from) / panes;
  for (let pane = 0; pane < panes; pane++) {
    const x = from + pane * cell;
    const slopeTop = high + ((x + cell - left) / main) * (low - high) + 26;
    body += drawWindow(
      paint,
      x,
      slopeTop,
      cell - 5,
      ground - slopeTop - 8,
      { ...dress.window, panes: 'single' },
      { isLit: true, hasCurtain: pane === 0 },
    );
  }
  body += drawWall(paint, left + 14, high + 26, 66, ground - high - 20, stone);
  body += drawDoor(paint, doorX - 2, ground, 54, 106, dress.door);
  body += drawShedRoof(paint, left, main, high - 4, low - 4, dress.cover);
  body +=
    drawColumn(paint, seam + 2, low + 2, ground + 6, 'post', dress.trim) +
    drawLantern(paint, doorX - 14, ground - 76);
  body += drawSteps(paint, doorX - 22, 92, ground, groundLine + 7);
  const paving: Paving[] = [pathTo(doorX - 18, 84, groundLine + 7, 'concrete')];
  if (hasGarage)
    paving.push(driveTo(seam + 14, wing - 28, groundLine, random.pick(['concrete', 'pavers'] as const)));
  return { body, left, right: seam + wing, paving, beds: [[left - 4, doorX - 40]] };
};

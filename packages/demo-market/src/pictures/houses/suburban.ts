import { drawDoor, drawGarageDoor, drawLantern, drawSteps } from '../building/doors.ts';
import { drawChimney, drawFoundation, drawGableVent, drawQuoins } from '../building/features.ts';
import { drawSideShadow, drawWall } from '../building/materials.ts';
import { drawColumn, drawPorch } from '../building/porches.ts';
import { drawFrontGable, drawHipRoof } from '../building/roofs.ts';
import { drawWindow } from '../building/windows.ts';
import type { Paving } from '../outdoors/ground.ts';
import type { Paint } from '../outdoors/light.ts';
import type { Dress } from './dress.ts';
import type { HouseDesign } from './house.ts';
import { drawHouseShadow, drawWindowRow, driveTo, groundLine, pathTo } from './house.ts';

/** Brick, hipped roofs, a tall entrance and a double garage that stands forward. */
export const drawBrickTwoStorey: HouseDesign = (paint, { dress, hasGarage }) => {
  const { random } = paint;
  const ground = groundLine - 12;
  const eaves = ground - 234;
  const wing = hasGarage ? random.between(226, 246) : 200;
  const main = random.between(330, 370);
  const left = 600 - (main + wing) / 2;
  const seam = left + main;
  const doorX = seam - 112;
  const arch = { ...dress.window, head: 'round' as const, shutters: null, panes: 'casement' as const };
  const rise = random.between(104, 124);
  let body = drawHouseShadow(paint, left, seam + wing);
  body += drawChimney(paint, left + 40, eaves - rise - 16, eaves - 50, 50, dress.wall);
  body += drawWall(paint, left, eaves, main + wing - 20, ground - eaves, dress.wall);
  body += drawQuoins(paint, left, main + wing - 20, eaves + 8, ground - 30, dress.trim);
  body += drawHipRoof(paint, { x: left, width: main + wing - 20, eaves, rise: rise + 12 }, dress.cover, 1.05);
  body += drawWindow(
    paint,
    left + 38,
    ground - 104,
    132,
    82,
    { ...dress.window, panes: 'picture' },
    { isLit: true, hasCurtain: true },
  );
  body += drawWindowRow(paint, [left + 20, left + 196], eaves + 26, [62, 74], 2, {
    ...dress.window,
    shutters: null,
  });
  body += drawWindow(paint, seam + wing / 2 - 70, eaves + 22, 116, 56, {
    ...dress.window,
    panes: 'picture',
    shutters: null,
  });
  body += drawSideShadow(paint, doorX + 96, eaves + 30, ground - eaves - 30, 20);
  body += drawWall(paint, doorX - 42, eaves - 4, 138, ground - eaves + 4, dress.accent);
  body += drawFrontGable(
    paint,
    { x: doorX - 42, width: 138, eaves: eaves - 4, rise: 74, overhang: 12 },
    dress.accent,
    dress.cover,
  );
  body += drawWindow(paint, doorX - 10, eaves + 8, 74, 78, arch, { isLit: true, hasCurtain: false });
  body += drawDoor(paint, doorX, ground, 54, 98, dress.door);
  for (const x of [doorX - 34, doorX + 88])
    body += drawColumn(paint, x, ground - 130, ground, 'round', dress.trim);
  body += drawFoundation(paint, left, main, ground, groundLine - ground + 2);
  body += drawSteps(paint, doorX - 24, 102, ground, groundLine + 5);
  if (hasGarage) body += drawDoubleGarage(paint, dress, seam, wing);
  else
    body += drawWindow(paint, seam + wing / 2 - 76, ground - 104, 126, 82, {
      ...dress.window,
      panes: 'picture',
      shutters: null,
    });
  const paving: Paving[] = [pathTo(doorX - 12, 78, groundLine + 5, 'pavers')];
  if (hasGarage)
    paving.push(
      driveTo(seam + 10, wing - 20, groundLine, random.pick(['asphalt', 'concrete', 'pavers'] as const)),
    );
  return {
    body,
    left,
    right: seam + wing,
    paving,
    beds: [[left, doorX - 48], ...(hasGarage ? [] : [[seam, seam + wing - 24] as const])],
  };
};

/** The garage wing with its own roof, nearer to the street than the house. */
function drawDoubleGarage(paint: Paint, dress: Dress, x: number, width: number): string {
  const eaves = groundLine - 114;
  const isGable = paint.random.chance(0.5);
  let wing = drawWall(paint, x, eaves, width, groundLine - eaves, dress.wall);
  wing += drawGarageDoor(paint, x + 24, groundLine, width - 48, 96, dress.garage, dress.trim);
  wing += drawLantern(paint, x + 12, groundLine - 84) + drawLantern(paint, x + width - 12, groundLine - 84);
  if (isGable) {
    wing += drawFrontGable(paint, { x, width, eaves, rise: 54, overhang: 12 }, dress.accent, dress.cover);
    wing += drawGableVent(paint, x + width / 2, eaves - 19, 11, dress.trim);
  } else wing += drawHipRoof(paint, { x, width, eaves, rise: 48, overhang: 16 }, dress.cover, 0.9);
  return wing;
}

/** Several gables in stone, brick or siding, with a covered entrance. */
export const drawManyGables: HouseDesign = (paint, { dress, hasGarage }) => {
  const { random } = paint;
  const ground = groundLine - 14;
  const eaves = ground - 236;
  const wing = hasGarage ? random.between(230, 254) : 190;
  const main = random.between(340, 380);
  const left = 600 - (main + wing) / 2;
  const seam = left + main;
  const front = random.between(176, 196);
  const doorX = left + front + (main - front) / 2 - 30;
  let body = drawHouseShadow(paint, left, seam + wing);
  body += drawWall(paint, left + 20, eaves, main + wing - 40, ground - eaves, dress.wall);
  body += drawHipRoof(paint, { x: left + 20, width: main + wing - 40, eaves, rise: 128 }, dress.cover, 0.95);
  body += drawWindow(paint, doorX - 14, eaves + 20, 82, 52, { ...dress.window, shutters: null });
  const second = { x: seam + 12, width: wing - 58, eaves: eaves + 2, rise: 92, overhang: 14 };
  body += drawWall(paint, second.x, second.eaves, second.width, 130, dress.accent);
  body += drawFrontGable(paint, second, dress.accent, dress.cover);
  body += drawWindow(paint, second.x + second.width / 2 - 50, eaves + 20, 100, 58, {
    ...dress.window,
    panes: 'casement',
    shutters: null,
  });
  body += drawDoor(paint, doorX, ground, 56, 100, dress.door) + drawLantern(paint, doorX - 30, ground - 76);
  body += drawPorch(
    paint,
    {
      x: left + front - 6,
      width: main - front + 8,
      floor: ground,
      eaves: ground - 130,
      ground: groundLine,
      columns: dress.column,
      columnCount: 2,
      trim: dress.trim,
      opening: null,
      roof: 'shed',
    },
    dress.cover,
  );
  body += drawSteps(paint, doorX - 24, 104, ground + 3, groundLine + 6);
  body += drawSideShadow(paint, left + front, eaves + 10, ground - eaves - 10, 26);
  body += drawWall(paint, left, eaves - 6, front, ground - eaves + 6, dress.accent);
  body += drawWall(paint, left, ground - 112, front, 126, dress.base);
  body += drawFrontGable(
    paint,
    { x: left, width: front, eaves: eaves - 6, rise: random.between(112, 132), overhang: 16 },
    dress.wall,
    dress.cover,
  );
  body += drawGableVent(paint, left + front / 2, eaves - 52, 15, dress.trim);
  body += drawWindow(
    paint,
    left + 36,
    eaves + 26,
    front - 72,
    82,
    { ...dress.window, panes: 'casement', shutters: null },
    { hasCurtain: true },
  );
  body += drawWindow(
    paint,
    left + 30,
    ground - 98,
    front - 60,
    76,
    { ...dress.window, panes: 'picture', shutters: null },
    { isLit: true, hasCurtain: true },
  );
  if (hasGarage) body += drawDoubleGarage(paint, dress, seam, wing);
  else
    body += drawWindow(paint, second.x + second.width / 2 - 56, ground - 100, 112, 78, {
      ...dress.window,
      panes: 'picture',
      shutters: null,
    });
  const paving: Paving[] = [pathTo(doorX - 12, 80, groundLine + 6, 'pavers')];
  if (hasGarage)
    paving.push(driveTo(seam + 10, wing - 20, groundLine, random.pick(['pavers', 'asphalt'] as const)));
  return {
    body,
    left,
    right: seam + wing,
    paving,
    beds: [[left, left + front], ...(hasGarage ? [] : [[seam + 6, seam + wing - 24] as const])],
  };
};

/** One storey of brick or stone with a forward garage and a gabled front room. */
export const drawGarageBungalow: HouseDesign = (paint, { dress, hasGarage }) => {
  const { random } = paint;
  const ground = groundLine - 12;
  const eaves = ground - 124;
  const wing = hasGarage ? 236 : 40;
  const main = random.between(410, 450);
  const left = 600 - (main + wing) / 2;
  const seam = left + main;
  const front = random.between(176, 206);
  const doorX = left + front + 52;
  let body = drawHouseShadow(paint, left, seam + wing);
  body += drawWall(paint, left, eaves, main + wing, ground - eaves, dress.wall);
  body += drawFoundation(paint, left, main, ground, groundLine - ground + 2);
  body += drawHipRoof(
    paint,
    { x: left, width: main + wing, eaves, rise: 116, overhang: 22 },
    dress.cover,
    1.1,
  );
  body += drawDoor(paint, doorX, ground, 56, 96, dress.door);
  body += drawWindow(paint, doorX + 92, ground - 98, seam - doorX - 112, 66, {
    ...dress.window,
    shutters: null,
  });
  body += drawPorch(
    paint,
    {
      x: left + front,
      width: 162,
      floor: ground,
      eaves: ground - 122,
      ground: groundLine,
      columns: dress.column,
      columnCount: 2,
      trim: dress.trim,
      opening: null,
      roof: 'gable',
    },
    dress.cover,
  );
  body += drawSteps(paint, doorX - 22, 100, ground + 3, groundLine + 6);
  body += drawWall(paint, left, eaves, front, ground - eaves, dress.accent);
  body += drawFrontGable(
    paint,
    { x: left, width: front, eaves, rise: 88, overhang: 16 },
    dress.accent,
    dress.cover,
  );
  body += drawWindow(
    paint,
    left + 30,
    ground - 104,
    front - 60,
    82,
    { ...dress.window, panes: 'picture', head: random.pick(['flat', 'segment'] as const), shutters: null },
    { isLit: true, hasCurtain: true },
  );
  if (hasGarage) body += drawDoubleGarage(paint, dress, seam, wing);
  const paving: Paving[] = [pathTo(doorX - 10, 76, groundLine + 6, 'pavers')];
  if (hasGarage)
    paving.push(
      driveTo(seam + 10, wing - 20, groundLine, random.pick(['asphalt', 'pavers', 'concrete'] as const)),
    );
  return {
    body,
    left,
    right: seam + wing,
    paving,
    beds: [
      [left, left + front - 4],
      [doorX + 122, seam - 6],
    ],
  };
};

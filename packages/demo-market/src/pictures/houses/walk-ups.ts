import { drawDoor, drawLantern, drawSteps } from '../building/doors.ts';
import { drawBay, drawFoundation } from '../building/features.ts';
import { drawCastShadow, drawSideShadow, drawWall } from '../building/materials.ts';
import { drawBalcony, drawColumn, drawPorch, drawRailing } from '../building/porches.ts';
import { drawFlatRoof, drawHipRoof } from '../building/roofs.ts';
import { drawWindow } from '../building/windows.ts';
import { rect } from '../drawing/svg.ts';
import type { Paint } from '../outdoors/light.ts';
import { tone } from '../outdoors/light.ts';
import type { Dress } from './dress.ts';
import type { HouseDesign } from './house.ts';
import { drawHouseShadow, groundLine, pathTo } from './house.ts';

/** Two homes, one above the other: two front doors and a veranda on each floor. */
export const drawDuplex: HouseDesign = (paint, { dress }) => {
  const { random } = paint;
  const ground = groundLine - 24;
  const storey = 128;
  const eaves = ground - storey * 2;
  const width = random.whole(400, 440);
  const left = 600 - width / 2;
  const seam = left + width * 0.46;
  const isModern = dress.era === 'contemporary' || dress.era === 'millennial';
  const look = { ...dress.window, shutters: null };
  const doors = [seam + 26, seam + 88] as const;
  let body = drawHouseShadow(paint, left, left + width);
  body +=
    drawWall(paint, left, eaves, width, ground - eaves, dress.wall) +
    drawFoundation(paint, left, width, ground, groundLine - ground + 2);
  if (isModern) body += drawWall(paint, seam, eaves, left + width - seam, storey, dress.accent);
  body += drawBay(paint, {
    x: left + 24,
    width: seam - left - 40,
    top: eaves + 22,
    foot: ground,
    wall: isModern ? dress.base : dress.wall,
    look: { ...look, head: 'flat' },
    storeys: [
      [eaves + 40, 78],
      [ground - 106, 82],
    ],
  });
  body += drawDoor(paint, doors[0], ground, 46, 98, { ...dress.door, surround: 'plain' });
  body += drawDoor(paint, doors[1], ground, 46, 98, {
    ...dress.door,
    surround: 'plain',
    colour: random.pick(['#7b2f22', '#1f3d36', '#2b4a6e', '#1d1f24']),
  });
  if (left + width - doors[1] > 100)
    body += drawWindow(paint, doors[1] + 62, ground - 94, left + width - doors[1] - 84, 62, look);
  body += drawDoor(paint, seam + 30, eaves + storey, 46, 92, {
    ...dress.door,
    style: 'glazed',
    surround: 'plain',
    colour: dress.trim,
  });
  body += drawWindow(paint, seam + 104, eaves + 44, left + width - seam - 130, 64, look, { isLit: true });
  const porchX = seam + 4;
  const porchWidth = left + width - seam - 4;
  body += drawCastShadow(paint, porchX, eaves + 18, porchWidth, 40);
  for (const x of [porchX + 10, porchX + porchWidth - 10])
    body += drawColumn(
      paint,
      x,
      eaves + 14,
      eaves + storey,
      isModern ? 'post' : dress.column === 'tapered' ? 'square' : dress.column,
      dress.trim,
    );
  body += drawRailing(
    paint,
    porchX + 10,
    porchX + porchWidth - 10,
    eaves + storey - 2,
    38,
    dress.trim,
    isModern ? 'glass' : 'balusters',
  );
  body += drawPorch(
    paint,
    {
      x: porchX,
      width: porchWidth,
      floor: ground,
      eaves: eaves + storey,
      ground: groundLine,
      columns: isModern ? 'square' : dress.column,
      columnCount: 2,
      trim: dress.trim,
      opening: null,
      roof: 'flat',
    },
    dress.cover,
  );
  body += drawSteps(paint, doors[0] - 10, 130, ground + 4, groundLine + 7);
  if (isModern || random.chance(0.5))
    body += drawFlatRoof(paint, left, width, eaves, isModern ? 'slab' : 'cornice', dress.trim);
  else body += drawHipRoof(paint, { x: left, width, eaves, rise: 96, overhang: 24 }, dress.cover);
  return {
    body,
    left,
    right: left + width,
    paving: [pathTo(doors[0] - 4, 118, groundLine + 7, 'concrete')],
    beds: [[left, seam - 6]],
  };
};

/** Four to nine homes around one staircase. */
export const drawMultiplex: HouseDesign = (paint, { dress, storeys }) => {
  const { random } = paint;
  const floors = Math.min(4, Math.max(2, storeys));
  const storey = floors > 3 ? 98 : 112;
  const ground = groundLine - 20;
  const top = ground - storey * floors;
  const width = random.whole(560, 640);
  const left = 600 - width / 2;
  const core = 130;
  const isOld = dress.era === 'victorian' || dress.era === 'interwar' || dress.era === 'postwar';
  let body = drawHouseShadow(paint, left, left + width);
  body +=
    drawWall(paint, left, top, width, ground - top, dress.wall) +
    drawFoundation(paint, left, width, ground, groundLine - ground + 2);
  if (isOld)
    body += drawWall(
      paint,
      left,
      ground - storey,
      width,
      storey,
      dress.base.look === 'stone' ? dress.base : dress.wall,
    );
  const sides = [left, 600 + core / 2] as const;
  const flank = width / 2 - core / 2;
  for (let floor = 0; floor < floors; floor++) {
    const at = ground - storey * (floor + 1) + 26;
    for (const [index, x] of sides.entries()) {
      body += drawFlank(paint, dress, x, flank, at, storey, index === 0, floor > 0);
    }
  }
  body += drawCore(paint, dress, 600 - core / 2, core, top - 14, ground, floors, storey);
  body += drawFlatRoof(paint, left, width / 2 - core / 2, top, isOld ? 'cornice' : 'parapet', dress.trim);
  body += drawFlatRoof(
    paint,
    600 + core / 2,
    width / 2 - core / 2,
    top,
    isOld ? 'cornice' : 'parapet',
    dress.trim,
  );
  return {
    body,
    left,
    right: left + width,
    paving: [pathTo(556, 88, groundLine + 7, 'concrete')],
    beds: [
      [left, 590 - core / 2],
      [610 + core / 2, left + width],
    ],
  };
};

function drawFlank(
  paint: Paint,
  dress: Dress,
  x: number,
  width: number,
  top: number,
  storey: number,
  isLeft: boolean,
  hasBalcony: boolean,
): string {
  const look = { ...dress.window, shutters: null };
  const wide = { ...look, head: 'flat' as const, panes: 'picture' as const };
  const inner = isLeft ? x + width - 100 : x + 22;
  const outer = isLeft ? x + 26 : x + width - 26 - (width - 156);
  let flank = drawWindow(paint, inner, top, 78, storey - 48, look);
  flank += drawWindow(paint, outer, top, width - 156, storey - (hasBalcony ? 30 : 48), wide, {
    hasCurtain: true,
  });
  if (hasBalcony)
    flank += drawBalcony(
      paint,
      outer - 12,
      width - 132,
      top + storey - 28,
      dress.era === 'contemporary' ? 'glass' : 'bars',
      dress.trim,
    );
  return flank;
}

function drawCore(
  paint: Paint,
  dress: Dress,
  x: number,
  width: number,
  top: number,
  ground: number,
  floors: number,
  storey: number,
): string {
  const wall = dress.accent.look === 'siding' ? dress.wall : dress.accent;
  let core =
    drawSideShadow(paint, x + width, top + 10, ground - top - 10, 22) +
    drawWall(paint, x, top, width, ground - top, wall);
  for (let floor = 1; floor < floors; floor++) {
    core += drawWindow(
      paint,
      x + width / 2 - 32,
      ground - storey * (floor + 1) + 34,
      64,
      storey - 50,
      { ...dress.window, shutters: null, panes: 'grid' },
      { isLit: true, hasCurtain: false },
    );
  }
  core += drawDoor(paint, x + width / 2 - 30, ground, 60, 94, {
    ...dress.door,
    style: 'glazed',
    surround: 'sidelights',
  });
  core +=
    rect(x - 8, ground - 116, width + 16, 12, tone(paint, dress.trim)) +
    drawCastShadow(paint, x, ground - 104, width, 20);
  core += drawLantern(paint, x + 14, ground - 66) + drawLantern(paint, x + width - 14, ground - 66);
  core += drawFlatRoof(paint, x, width, top, dress.era === 'contemporary' ? 'slab' : 'cornice', dress.trim);
  return core + drawSteps(paint, x + 14, width - 28, ground, groundLine + 7);
}

import { drawLantern } from '../building/doors.ts';
import { drawCastShadow, drawWall } from '../building/materials.ts';
import { drawFlatRoof, drawFrontGable, drawSideGableRoof } from '../building/roofs.ts';
import { drawWindow } from '../building/windows.ts';
import { darken, mix } from '../drawing/colour.ts';
import { createRandom } from '../drawing/random.ts';
import { Sheet } from '../drawing/sheet.ts';
import { mirror, num, pictureHeight, pictureWidth, polygon, rect, stroke } from '../drawing/svg.ts';
import type { Dress } from '../houses/dress.ts';
import { eraOf } from '../houses/dress.ts';
import { dressHouse } from '../houses/era-dress.ts';
import { drawFence } from '../outdoors/fences.ts';
import { drawLawn } from '../outdoors/ground.ts';
import type { Paint } from '../outdoors/light.ts';
import { lightOf, tone } from '../outdoors/light.ts';
import { drawBed, drawHedge, drawPlanter, drawTreeline } from '../outdoors/shrubs.ts';
import { drawHills, drawSky } from '../outdoors/sky.ts';
import { drawTree } from '../outdoors/trees.ts';
import { drawDock, drawLake, drawPool, drawShore } from '../outdoors/water.ts';
import type { Scene } from '../scene.ts';
import {
  drawAdirondack,
  drawBarbecue,
  drawDiningSet,
  drawFirePit,
  drawLounger,
  drawPergola,
  drawShed,
} from './furniture.ts';

const terraceTop = 572;

/** The back of the house, its terrace and what lies behind it: lawn, pool or lake. */
export function drawGarden(scene: Scene): string {
  const random = createRandom(scene.seed);
  const dress = dressHouse(random.fork('dress'), eraOf(scene.yearBuilt));
  const sheet = new Sheet();
  const paint: Paint = { sheet, random: random.fork(`garden${scene.variant}`), light: lightOf(scene.light) };
  const width = paint.random.whole(400, 480);
  let picture = drawBackdrop(paint, scene);
  picture += drawRear(paint, dress, width, scene.storeys > 1 ? 2 : 1);
  picture += drawTerrace(paint, width) + drawGardenLife(paint, scene, width);
  const shade = sheet.linear([
    [0, paint.light.shadow, 0.2],
    [0.3, paint.light.shadow, 0],
    [0.8, paint.light.shadow, 0],
    [1, paint.light.shadow, 0.28],
  ]);
  return sheet.finish(
    (paint.random.chance(0.5) ? mirror(picture) : picture) + rect(0, 0, pictureWidth, pictureHeight, shade),
  );
}

function drawBackdrop(paint: Paint, { isWaterfront, kind }: Scene): string {
  const { random } = paint;
  const sky = drawSky(paint);
  if (isWaterfront) {
    return (
      sky +
      drawHills(paint, 420) +
      drawTreeline(paint, 418, 36) +
      drawLake(paint, 430, 560) +
      drawLawn(paint, 556) +
      drawShore(paint, 556) +
      drawTree(paint, 1080, 580, 380, 'pine') +
      drawTree(paint, 960, 572, 300, 'birch')
    );
  }
  let drop = sky + drawHills(paint, 500) + drawTreeline(paint, 520, 170);
  drop +=
    drawTree(paint, random.between(560, 680), 548, random.between(260, 330)) +
    drawTree(paint, random.between(860, 960), 546, random.between(280, 360));
  drop += drawLawn(paint, 552);
  const isRural = kind === 'farm' || kind === 'cottage';
  if (isRural) drop += drawFence(paint, -10, pictureWidth + 10, 568, 44, 'rails');
  else if (random.chance(0.3)) drop += drawHedge(paint, -10, pictureWidth + 10, 572, 96);
  else drop += drawFence(paint, -10, pictureWidth + 10, 568, 92, random.pick(['boards', 'slats', 'boards']));
  return drop + drawBed(paint, 560, 1190, 574);
}

function drawRear(paint: Paint, dress: Dress, width: number, storeys: number): string {
  const { random } = paint;
  const eaves = terraceTop - 150 * storeys + (storeys > 1 ? 14 : 0);
  const glass = { ...dress.window, shutters: null, head: 'flat' as const, lintel: 'none' as const };
  const wall = dress.wall;
  let rear =
    drawCastShadow(paint, 0, terraceTop, width + 30, 20) +
    drawWall(paint, -20, eaves, width + 20, terraceTop - eaves, wall);
  if (storeys > 1) {
    if (random.chance(0.5) && dress.accent.look !== 'brick')
      rear += drawWall(paint, -20, eaves, width + 20, 134, dress.accent);
    rear +=
      drawWindow(paint, 40, eaves + 34, 110, 78, { ...glass, panes: 'casement' }) +
      drawWindow(paint, width - 160, eaves + 34, 110, 78, { ...glass, panes: 'casement' });
  }
  const doors = random.whole(2, 3);
  const cell = 92;
  const from = width - 60 - doors * cell;
  for (let index = 0; index < doors; index++) {
    rear += drawWindow(
      paint,
      from + index * cell,
      terraceTop - 124,
      cell - 4,
      122,
      { ...glass, panes: 'single' },
      { isLit: true, hasCurtain: index === 0 },
    );
  }
  if (from > 160)
    rear += drawWindow(paint, 30, terraceTop - 112, from - 70, 66, { ...glass, panes: 'slider' });
  rear += drawLantern(paint, from - 20, terraceTop - 92);
  if (dress.era === 'contemporary')
    return rear + drawFlatRoof(paint, -20, width + 20, eaves, 'slab', dress.trim);
  if (storeys === 1 && random.chance(0.4)) {
    return (
      rear +
      drawFrontGable(
        paint,
        { x: -20, width: width + 20, eaves, rise: 150, overhang: 24 },
        dress.accent,
        dress.cover,
      )
    );
  }
  return (
    rear +
    drawSideGableRoof(
      paint,
      { x: -40, width: width + 40, eaves, rise: storeys > 1 ? 86 : 110, overhang: 24 },
      dress.cover,
    )
  );
}

function drawTerrace(paint: Paint, width: number): string {
  const { light, random, sheet } = paint;
  const isDeck = random.chance(0.6);
  const colour = tone(
    paint,
    light.hasSnow
      ? '#e9eef4'
      : isDeck
        ? random.pick(['#a9825a', '#8f7a66', '#9a6f48'])
        : random.pick(['#c9c1b3', '#b5aa9a']),
  );
  const right = (y: number) => width + 60 + (y - terraceTop) * 0.72;
  const bottom = 742;
  let terrace = polygon(
    [
      [0, terraceTop],
      [right(terraceTop), terraceTop],
      [right(bottom), bottom],
      [0, bottom],
    ],
    sheet.linear([
      [0, mix(colour, light.shadow, 0.22)],
      [1, colour],
    ]),
  );
  terrace += polygon(
    [
      [0, bottom],
      [right(bottom), bottom],
      [right(bottom), bottom + 14],
      [0, bottom + 14],
    ],
    darken(colour, 0.4),
  );
  let joints = '';
  for (let index = 1; index < 13; index++) {
    const y = terraceTop + (bottom - terraceTop) * (index / 13) ** 1.35;
    joints += `M0 ${num(y)}H${num(right(y))}`;
  }
  if (!isDeck)
    for (let x = -200; x < width + 60; x += 74)
      joints += `M${num(x + 60)} ${terraceTop}L${num(x + 60 + (x + 200) * 0.32)} ${bottom}`;
  return terrace + stroke(joints, '#2a1c10', 1.8, `stroke-opacity="${light.hasSnow ? 0.1 : 0.26}"`);
}

function drawGardenLife(paint: Paint, scene: Scene, width: number): string {
  const { random } = paint;
  const hasPergola = random.chance(0.45);
  let life = '';
  if (!scene.isWaterfront && random.chance(0.35)) life += drawShed(paint, 1030, 590, 130);
  if (scene.hasPool) {
    life +=
      drawPool(paint, 690, 1130, 626, 744) +
      drawLounger(paint, 770, 620, 84) +
      drawLounger(paint, 890, 618, 84);
  } else if (scene.isWaterfront) {
    life +=
      drawDock(paint, 700, 470, 562) +
      drawAdirondack(paint, 840, 660, 92, 1) +
      drawAdirondack(paint, 980, 664, 92, -1);
  } else if (random.chance(0.5)) {
    life +=
      drawFirePit(paint, 880, 690, 84) +
      drawAdirondack(paint, 770, 698, 104, 1) +
      drawAdirondack(paint, 1000, 700, 104, -1);
  } else {
    life += drawTree(
      paint,
      random.between(880, 1060),
      690,
      random.between(330, 420),
      random.pick(['round', 'spreading', 'birch'] as const),
    );
  }
  if (hasPergola) life += drawPergola(paint, 150, width + 40, 668, 236);
  life += drawDiningSet(paint, width * 0.52 + 40, 668, 118, !hasPergola && !paint.light.hasSnow);
  if (random.chance(0.6)) life += drawBarbecue(paint, 84, 640, 92);
  return life + drawPlanter(paint, width + 96, 668, 54);
}

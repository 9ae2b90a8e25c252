import { pictureWidth, zoomAt } from '../drawing/svg.ts';
import { drawFence } from '../outdoors/fences.ts';
import { drawLawn, drawPaving } from '../outdoors/ground.ts';
import type { Paint } from '../outdoors/light.ts';
import { drawBed, drawShrub, drawTreeline } from '../outdoors/shrubs.ts';
import { drawHills, drawSky } from '../outdoors/sky.ts';
import { drawTree } from '../outdoors/trees.ts';
import { drawDock, drawLake, drawShore } from '../outdoors/water.ts';
import { drawBarn, drawField, drawSilo } from './farm.ts';
import type { House } from './house.ts';
import { groundLine } from './house.ts';

const forestTrees = ['pine', 'spruce', 'birch', 'pine', 'round'] as const;

/** A cottage among trees, with the lake in front where it has one. */
export function drawCottageScene(paint: Paint, house: House, isWaterfront: boolean): string {
  const { random } = paint;
  const shore = 660;
  let scene =
    drawSky(paint) + drawHills(paint, 480) + drawTreeline(paint, 560, 190) + drawLawn(paint, groundLine - 34);
  for (const x of [-10, 90, 190, 1010, 1110, 1200]) {
    scene += drawTree(
      paint,
      x + random.between(-24, 24),
      groundLine - 10 + random.between(-14, 4),
      random.between(330, 480),
      random.pick(forestTrees),
    );
  }
  let plot = house.body;
  if (!isWaterfront) for (const paving of house.paving) plot += drawPaving(paint, paving);
  for (const [from, to] of house.beds) plot += drawBed(paint, from, to, groundLine + 4);
  const zoom = house.right - house.left < 560 ? 1.25 : 1;
  scene += zoomAt(plot, zoom, [(house.left + house.right) / 2, groundLine], [pictureWidth / 2, groundLine]);
  scene +=
    drawShrub(paint, random.between(60, 200), groundLine + 30, 34) +
    drawShrub(paint, random.between(1000, 1140), groundLine + 26, 38);
  if (isWaterfront) {
    scene +=
      drawLake(paint, shore) +
      drawShore(paint, shore + 8) +
      drawDock(paint, random.between(240, 460), shore + 2);
  }
  return (
    scene +
    drawTree(
      paint,
      random.chance(0.5) ? 40 : 1160,
      isWaterfront ? 646 : 740,
      random.between(480, 560),
      random.pick(['pine', 'birch'] as const),
    )
  );
}

/** The farmhouse with its barn, silo and fields. */
export function drawFarmScene(paint: Paint, house: House): string {
  const { random } = paint;
  let scene =
    drawSky(paint) +
    drawHills(paint, 500) +
    drawTreeline(paint, 520, 60) +
    drawField(paint, 518, groundLine - 6) +
    drawLawn(paint, groundLine - 14);
  const barnX = 770 + random.between(-20, 20);
  scene +=
    drawTree(paint, 1150, groundLine - 8, 300) +
    drawSilo(paint, barnX - 62, groundLine - 2, 66, 300) +
    drawBarn(paint, barnX, groundLine + 2, 236);
  scene += drawTree(paint, 90, groundLine - 8, random.between(300, 360), 'spreading');
  let plot = house.body;
  for (const paving of house.paving) plot += drawPaving(paint, { ...paving, look: 'gravel', end: 900 });
  for (const [from, to] of house.beds) plot += drawBed(paint, from, to, groundLine + 4);
  scene += zoomAt(
    plot,
    house.right - house.left > 520 ? 0.75 : 1,
    [(house.left + house.right) / 2, groundLine],
    [390, groundLine + 18],
  );
  scene += drawFence(paint, 660, pictureWidth + 10, 704, 54, 'rails') + drawShrub(paint, 690, 716, 24);
  return scene + (random.chance(0.5) ? drawFence(paint, -10, 180, 712, 54, 'rails') : '');
}

import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import type { Random } from '../drawing/random.ts';
import { createRandom } from '../drawing/random.ts';
import { Sheet } from '../drawing/sheet.ts';
import { mirror, pictureHeight, pictureWidth, rect, zoomAt } from '../drawing/svg.ts';
import { drawLawn, drawPaving, drawStreet } from '../outdoors/ground.ts';
import type { Paint } from '../outdoors/light.ts';
import { lightOf } from '../outdoors/light.ts';
import { drawBed, drawShrub, drawTopiary, drawTreeline } from '../outdoors/shrubs.ts';
import { drawHills, drawSky, drawSkyline } from '../outdoors/sky.ts';
import { drawTree } from '../outdoors/trees.ts';
import type { Scene } from '../scene.ts';
import { drawCondoScene, drawLoftScene } from './city.ts';
import { drawAFrame, drawLakeHouse, drawLogCabin } from './cottages.ts';
import { drawCottageScene, drawFarmScene } from './country.ts';
import type { Era } from './dress.ts';
import { eraOf } from './dress.ts';
import { dressHouse } from './era-dress.ts';
import type { House, HouseDesign } from './house.ts';
import { groundLine } from './house.ts';
import { drawCraftsman, drawTudor } from './interwar.ts';
import { drawLandScene } from './land.ts';
import { drawCapeCod, drawColonial, drawRanch, drawSideSplit } from './mid-century.ts';
import { drawBoxes, drawFarmhouseModern, drawLowModern } from './modern.ts';
import { drawPair, drawRow } from './rows.ts';
import { drawStackedRow } from './stacked.ts';
import { drawBrickTwoStorey, drawGarageBungalow, drawManyGables } from './suburban.ts';
import { drawBayAndGable, drawFoursquare, drawOntarioCottage } from './victorian.ts';
import { drawDuplex, drawMultiplex } from './walk-ups.ts';

const twoStoreys: Record<Era, readonly HouseDesign[]> = {
  victorian: [drawBayAndGable, drawBayAndGable, drawFoursquare],
  interwar: [drawTudor, drawFoursquare, drawColonial, drawTudor],
  postwar: [drawCapeCod, drawColonial],
  split: [drawSideSplit, drawSideSplit, drawColonial],
  suburban: [drawBrickTwoStorey, drawBrickTwoStorey, drawManyGables],
  millennial: [drawManyGables, drawManyGables, drawBrickTwoStorey],
  contemporary: [drawBoxes, drawFarmhouseModern, drawBoxes],
};

const oneStorey: Record<Era, readonly HouseDesign[]> = {
  victorian: [drawOntarioCottage],
  interwar: [drawCraftsman],
  postwar: [drawRanch, drawCapeCod],
  split: [drawRanch],
  suburban: [drawGarageBungalow, drawRanch],
  millennial: [drawGarageBungalow],
  contemporary: [drawLowModern],
};

function pickDesign(random: Random, { kind, storeys }: Scene, era: Era): HouseDesign {
  switch (kind) {
    case 'semiDetached':
      return drawPair;
    case 'townhouse':
      return drawRow;
    case 'condoTownhouse':
      return drawStackedRow;
    case 'duplex':
      return drawDuplex;
    case 'multiplex':
      return drawMultiplex;
    case 'cottage':
      return random.pick([drawAFrame, drawLogCabin, drawLakeHouse, drawLakeHouse]);
    default:
      return random.pick((kind === 'bungalow' || storeys === 1 ? oneStorey : twoStoreys)[era]);
  }
}

export function drawExterior(scene: Scene): string {
  const random = createRandom(scene.seed);
  const sheet = new Sheet();
  const paint: Paint = { sheet, random: random.fork(`scene${scene.variant}`), light: lightOf(scene.light) };
  const body = drawPlace(paint, random, scene);
  const picture = random.fork('side').chance(0.5) ? mirror(body) : body;
  return sheet.finish(picture + drawAtmosphere(paint));
}

function drawPlace(paint: Paint, random: Random, scene: Scene): string {
  const era = eraOf(scene.yearBuilt);
  const dress = dressHouse(random.fork('dress'), era);
  const { kind, storeys, isWaterfront } = scene;
  if (kind === 'condoApartment') return drawCondoScene(paint, dress, storeys);
  if (kind === 'loft') return drawLoftScene(paint, dress, storeys);
  if (kind === 'land') return drawLandScene(paint, scene.variant, isWaterfront);
  const design = pickDesign(random.fork('design'), scene, era);
  const brief = { dress, storeys, hasGarage: scene.hasGarage && kind !== 'farm' };
  const house = design({ ...paint, random: random.fork('house') }, brief);
  if (kind === 'cottage') return drawCottageScene(paint, house, isWaterfront);
  if (kind === 'farm') return drawFarmScene(paint, house);
  return drawSurroundings(paint, urbanKinds.includes(kind)) + drawPlot(paint, house);
}

const urbanKinds: readonly HomeKind[] = [
  'semiDetached',
  'townhouse',
  'condoTownhouse',
  'duplex',
  'multiplex',
];

function drawSurroundings(paint: Paint, isUrban: boolean): string {
  const hasTowers = isUrban && paint.random.chance(0.5);
  return (
    drawSky(paint) +
    drawHills(paint, 540) +
    (hasTowers ? drawSkyline(paint, 560, 170, 0.8) : '') +
    drawTreeline(paint, 560, 110) +
    drawLawn(paint, groundLine - 26)
  );
}

function drawPlot(paint: Paint, house: House): string {
  const { random } = paint;
  let plot = drawTree(paint, house.left - random.between(30, 90), groundLine - 10, random.between(300, 380));
  plot += drawTree(paint, house.right + random.between(50, 120), groundLine - 14, random.between(280, 360));
  plot += house.body;
  for (const paving of house.paving) plot += drawPaving(paint, paving);
  for (const [from, to] of house.beds) plot += drawBed(paint, from, to, groundLine + 4);
  const path = house.paving[0];
  if (path && house.paving.length <= 2 && random.chance(0.45)) {
    for (const x of [path.top[0] - 18, path.top[1] + 18]) plot += drawTopiary(paint, x, groundLine + 14, 62);
  }
  plot += drawShrub(paint, house.right + 46, groundLine + 16, 30);
  const zoom = house.right - house.left < 640 ? 1.25 : 1;
  const centre = (house.left + house.right) / 2;
  let front = '';
  if (random.chance(0.35)) front += drawStreet(paint, 750);
  if (random.chance(0.5)) front += drawTree(paint, random.between(10, 90), 716, random.between(380, 460));
  return zoomAt(plot, zoom, [centre, groundLine], [pictureWidth / 2, groundLine + 14]) + front;
}

/** A little shade above and below draws the eye to the middle. */
function drawAtmosphere({ sheet, light }: Paint): string {
  const fill = sheet.linear([
    [0, light.shadow, 0.22],
    [0.28, light.shadow, 0],
    [0.8, light.shadow, 0],
    [1, light.shadow, 0.3],
  ]);
  return rect(0, 0, pictureWidth, pictureHeight, fill);
}

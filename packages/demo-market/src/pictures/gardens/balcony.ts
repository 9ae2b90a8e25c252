import { darken, lighten, mix } from '../drawing/colour.ts';
import { createRandom } from '../drawing/random.ts';
import { Sheet } from '../drawing/sheet.ts';
import {
  ellipse,
  faded,
  mirror,
  num,
  pictureHeight,
  pictureWidth,
  polygon,
  rect,
  stroke,
} from '../drawing/svg.ts';
import type { Paint } from '../outdoors/light.ts';
import { lightOf, tone } from '../outdoors/light.ts';
import { drawPlanter, drawTreeline } from '../outdoors/shrubs.ts';
import { drawHills, drawSky, drawSkyline } from '../outdoors/sky.ts';
import { drawLake } from '../outdoors/water.ts';
import type { Scene } from '../scene.ts';
import { drawSails } from './sails.ts';

/** What one sees from a flat's balcony. */
export function drawBalconyView(scene: Scene): string {
  const random = createRandom(scene.seed);
  const sheet = new Sheet();
  const paint: Paint = { sheet, random: random.fork(`balcony${scene.variant}`), light: lightOf(scene.light) };
  const picture = drawOutlook(paint, scene) + drawGlassRail(paint) + drawFloor(paint) + drawSeats(paint);
  return sheet.finish(paint.random.chance(0.5) ? mirror(picture) : picture);
}

function drawOutlook(paint: Paint, { isWaterfront, storeys }: Scene): string {
  const isHigh = storeys > 6;
  let view = drawSky(paint);
  if (isWaterfront)
    view +=
      drawHills(paint, 380) +
      drawLake(paint, 392, 700) +
      drawSails(paint, 400, 480) +
      drawSkyline(paint, 660, 120, 0.3);
  else
    view +=
      drawHills(paint, 430) +
      drawSkyline(paint, 480, isHigh ? 150 : 260, 0.7) +
      drawSkyline(paint, isHigh ? 560 : 540, isHigh ? 130 : 240, 0.4);
  return view + drawTreeline(paint, isHigh ? 610 : 560, 80);
}

function drawFloor(paint: Paint): string {
  const { light, random, sheet } = paint;
  const top = 640;
  const tile = tone(paint, light.hasSnow ? '#e6ebf1' : random.pick(['#b9b1a4', '#a98a66', '#c9c5bd']));
  let floor = rect(
    0,
    top,
    pictureWidth,
    pictureHeight - top,
    sheet.linear([
      [0, darken(tile, 0.15)],
      [1, tile],
    ]),
  );
  let joints = '';
  for (let x = -900; x <= 2100; x += 110)
    joints += `M${num(600 + (x - 600) * 0.62)} ${top}L${x} ${pictureHeight}`;
  for (const y of [662, 694, 740]) joints += `M0 ${y}H${pictureWidth}`;
  floor += stroke(joints, '#000000', 1.6, 'stroke-opacity=".16"');
  return floor + rect(0, top - 10, pictureWidth, 12, tone(paint, '#8d8a86'));
}

function drawSeats(paint: Paint): string {
  const { random } = paint;
  const frame = tone(paint, random.pick(['#2b2e33', '#8a6443', '#f1ede4']));
  const cloth = tone(paint, random.pick(['#c96f4a', '#5f7f8c', '#d8cdb8', '#6f8a6a', '#39495a']));
  const chair = (x: number, side: 1 | -1) => {
    const at = (dx: number) => x + side * dx;
    return (
      ellipse(x, 762, 92, 14, paint.light.shadow, faded(0.35)) +
      polygon(
        [
          [at(-74), 560],
          [at(-50), 556],
          [at(-34), 690],
          [at(-58), 690],
        ],
        frame,
      ) +
      polygon(
        [
          [at(-58), 566],
          [at(-40), 564],
          [at(-22), 668],
          [at(-44), 676],
        ],
        cloth,
      ) +
      polygon(
        [
          [at(-52), 668],
          [at(64), 660],
          [at(70), 688],
          [at(-46), 698],
        ],
        lighten(cloth, 0.1),
      ) +
      polygon(
        [
          [at(-46), 696],
          [at(70), 688],
          [at(68), 700],
          [at(-46), 708],
        ],
        darken(cloth, 0.2),
      ) +
      stroke(
        `M${at(-44)} 704L${at(-62)} 764M${at(60)} 700L${at(72)} 762M${at(-40)} 640H${at(66)}V700`,
        frame,
        7,
        'stroke-linecap="round"',
      )
    );
  };
  const table =
    ellipse(600, 758, 80, 12, paint.light.shadow, faded(0.35)) +
    rect(594, 680, 12, 76, frame) +
    ellipse(600, 756, 44, 9, frame) +
    ellipse(600, 680, 78, 15, darken(frame, 0.2)) +
    ellipse(600, 676, 78, 15, mix(frame, '#ffffff', 0.16));
  return (
    chair(400, 1) +
    chair(800, -1) +
    table +
    drawPlanter(paint, 600, 674, 34) +
    drawPlanter(paint, random.between(90, 180), 760, 96)
  );
}

function drawGlassRail(paint: Paint): string {
  const rail = tone(paint, '#2b2e33');
  let drawn =
    rect(0, 474, pictureWidth, 158, tone(paint, '#cfe3ec'), faded(0.12)) +
    rect(0, 462, pictureWidth, 12, rail);
  for (const x of [200, 600, 1000])
    drawn +=
      rect(x - 4, 470, 8, 164, rail) +
      polygon(
        [
          [x + 40, 632],
          [x + 190, 474],
          [x + 240, 474],
          [x + 90, 632],
        ],
        '#ffffff',
        faded(0.08),
      );
  return drawn;
}

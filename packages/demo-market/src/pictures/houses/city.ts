import { drawDoor } from '../building/doors.ts';
import { drawCastShadow, drawWall } from '../building/materials.ts';
import { drawFlatRoof } from '../building/roofs.ts';
import type { WindowLook } from '../building/windows.ts';
import { drawWindow } from '../building/windows.ts';
import { mix } from '../drawing/colour.ts';
import {
  circle,
  ellipse,
  faded,
  pictureHeight,
  pictureWidth,
  polygon,
  rect,
  stroke,
} from '../drawing/svg.ts';
import { drawStreet } from '../outdoors/ground.ts';
import type { Paint } from '../outdoors/light.ts';
import { tone } from '../outdoors/light.ts';
import { drawPlanter, drawTreeRow } from '../outdoors/shrubs.ts';
import { drawSky, drawSkyline } from '../outdoors/sky.ts';
import type { Dress } from './dress.ts';
import { drawPodium, drawTower, pickTowerLook } from './towers.ts';

const pavement = 668;

function drawStreetFront(paint: Paint): string {
  const colour = tone(paint, paint.light.hasSnow ? '#e6eaef' : '#c4beb3');
  return (
    rect(0, pavement - 4, pictureWidth, pictureHeight - pavement, colour) + drawStreet(paint, pavement + 40)
  );
}

function drawLampPost(paint: Paint, x: number, y: number): string {
  const { light, sheet } = paint;
  const glow =
    light.glow > 0.3
      ? ellipse(
          x,
          y - 132,
          90,
          90,
          sheet.radial([
            [0, '#ffe0a0', 0.55 * light.glow],
            [1, '#ffe0a0', 0],
          ]),
        )
      : '';
  return (
    glow +
    rect(x - 2.5, y - 128, 5, 130, '#2a2d33') +
    rect(x - 6, y - 6, 12, 8, '#2a2d33') +
    circle(x, y - 134, 9, light.glow > 0.3 ? '#fff0cc' : '#e8ecee')
  );
}

/** A flat's building seen from across the street. */
export function drawCondoScene(paint: Paint, dress: Dress, storeys: number): string {
  const { random } = paint;
  const look = pickTowerLook(paint, dress.era);
  let scene =
    drawSky(paint) +
    drawSkyline(paint, pavement - 10, 300, 0.72) +
    drawSkyline(paint, pavement - 6, 190, 0.45);
  const isTall = storeys >= 12;
  const height = isTall ? Math.min(560, 330 + storeys * 7) : Math.min(430, Math.max(3, storeys) * 44);
  const width = isTall ? random.whole(220, 280) : random.whole(480, 600);
  const side = isTall ? random.whole(70, 110) : random.whole(60, 90);
  const x = Math.round(pictureWidth / 2 - (width + side) / 2 + random.between(-70, 70));
  const podiumTop = pavement - 100;
  const floors = Math.max(
    3,
    isTall ? Math.round((height - 100) / Math.max(9, (height - 100) / (storeys - 2))) : storeys - 1,
  );
  if (isTall && random.chance(0.6)) {
    const second = { ...look, body: mix(look.body, '#8a96a3', 0.35) };
    const at = random.chance(0.5) ? x - 290 : x + width + side + 80;
    scene += drawTower(paint, {
      x: at,
      width: 190,
      top: pavement - height * 0.72,
      foot: pavement,
      floors: Math.max(6, Math.round(floors * 0.66)),
      look: second,
      side: 60,
    });
  }
  scene += drawTower(paint, { x, width, top: pavement - height, foot: podiumTop, floors, look, side });
  scene += drawStreetFront(paint) + drawCastShadow(paint, x - 120, pavement - 2, width + side + 240, 20);
  scene += drawPodium(
    paint,
    x - (isTall ? 110 : 20),
    width + side + (isTall ? 220 : 40),
    podiumTop,
    pavement,
    look,
  );
  return scene + drawStreetLife(paint, x, x + width + side);
}

function drawStreetLife(paint: Paint, left: number, right: number): string {
  const { random } = paint;
  const y = pavement + 22;
  const trees = [-10, 110, 230, 930, 1060, 1180].filter((x) => x < left - 30 || x > right + 30);
  let life = drawTreeRow(paint, trees, y, 190);
  life += drawTreeRow(paint, [left - 40, right + 50], y, 150);
  for (const x of [left + random.between(20, 60), right - random.between(20, 60)])
    life += drawPlanter(paint, x, y - 6, 40);
  return life + drawLampPost(paint, left - 96, y + 4) + drawLampPost(paint, right + 104, y + 4);
}

/** A factory turned into homes: brick piers and great iron windows. */
export function drawLoftScene(paint: Paint, dress: Dress, storeys: number): string {
  const { random } = paint;
  const floors = Math.min(4, Math.max(3, storeys));
  const storey = floors === 3 ? 140 : 118;
  const bays = random.whole(4, 6);
  const width = random.whole(760, 860);
  const left = Math.round(600 - width / 2);
  const top = pavement - 24 - storey * floors;
  const wall =
    dress.wall.look === 'brick'
      ? dress.wall
      : { look: 'brick' as const, colour: random.pick(['#9c4a34', '#a85a40', '#8d5442', '#b98a62']) };
  const look: WindowLook = {
    frame: random.pick(['#1e2226', '#2e3a38', '#26303a']),
    trim: null,
    panes: 'grid',
    head: random.pick(['segment', 'flat']),
    lintel: random.pick(['brick', 'stone']),
    shutters: null,
  };
  let scene = drawSky(paint) + drawSkyline(paint, pavement, 260, 0.6) + drawStreetFront(paint);
  scene += drawCastShadow(paint, left - 20, pavement - 2, width + 40, 20);
  if (random.chance(0.7)) scene += drawWaterTank(paint, left + width * random.between(0.15, 0.75), top);
  scene += drawWall(paint, left, top, width, pavement - top, wall);
  scene += drawWall(paint, left, pavement - 24 - storey, width, storey + 24, {
    look: 'stone',
    colour: '#a29a8e',
  });
  const cell = width / bays;
  for (let floor = 0; floor < floors; floor++) {
    const at = pavement - 24 - storey * (floor + 1) + 26;
    for (let bay = 0; bay < bays; bay++) {
      if (floor === 0 && bay === Math.floor(bays / 2)) continue;
      scene += drawWindow(paint, left + bay * cell + 26, at, cell - 52, storey - 40, look, {
        hasCurtain: false,
      });
    }
  }
  for (let bay = 0; bay <= bays; bay++) {
    const x = left + bay * cell - 11;
    scene += drawWall(paint, Math.max(left, Math.min(x, left + width - 22)), top, 22, pavement - top - 24, {
      look: 'brick',
      colour: mix(wall.colour, '#2a100a', 0.14),
    });
  }
  scene +=
    drawEntrance(paint, left + Math.floor(bays / 2) * cell, cell) +
    drawFlatRoof(paint, left, width, top, 'cornice', random.pick(['#d9cdb8', '#5a4a40', '#8a4a38']));
  return scene + drawStreetLife(paint, left, left + width);
}

function drawEntrance(paint: Paint, x: number, width: number): string {
  const centre = x + width / 2;
  const canopy = tone(paint, '#1f2226');
  const doors = [centre - 52, centre + 2]
    .map((at) =>
      drawDoor(paint, at, pavement, 50, 104, {
        colour: '#24282d',
        trim: '#1f2226',
        style: 'glazed',
        surround: 'plain',
      }),
    )
    .join('');
  const rods = stroke(
    `M${centre - 66} ${pavement - 132}L${centre - 20} ${pavement - 182}M${centre + 66} ${pavement - 132}L${centre + 20} ${pavement - 182}`,
    canopy,
    3,
  );
  return (
    doors +
    rods +
    rect(centre - 76, pavement - 138, 152, 14, canopy) +
    rect(centre - 66, pavement - 124, 132, 12, '#000000', faded(0.28))
  );
}

function drawWaterTank(paint: Paint, x: number, roof: number): string {
  const wood = tone(paint, '#7d5a3e');
  const iron = '#2c2a2a';
  const legs = stroke(
    `M${x - 26} ${roof}L${x - 20} ${roof - 58}M${x + 26} ${roof}L${x + 20} ${roof - 58}M${x - 24} ${roof - 8}L${x + 22} ${roof - 50}M${x + 24} ${roof - 8}L${x - 22} ${roof - 50}`,
    iron,
    4,
  );
  const staves = paint.sheet.pattern(8, 8, rect(0, 0, 8, 8, wood) + rect(7, 0, 1, 8, '#000000', faded(0.35)));
  const tank =
    rect(x - 30, roof - 118, 60, 62, staves) +
    rect(
      x - 30,
      roof - 118,
      60,
      62,
      paint.sheet.linear(
        [
          [0, '#ffffff', 0.15],
          [1, '#000000', 0.35],
        ],
        [0, 0],
        [1, 0],
      ),
    );
  const hoops = [104, 88, 70].map((up) => rect(x - 31, roof - up, 62, 3, iron)).join('');
  return (
    legs +
    tank +
    hoops +
    polygon(
      [
        [x - 34, roof - 117],
        [x, roof - 148],
        [x + 34, roof - 117],
      ],
      paint.light.hasSnow ? tone(paint, '#fdfeff') : tone(paint, '#4b3a30'),
    )
  );
}

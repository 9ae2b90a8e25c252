import type { Material } from '../building/materials.ts';
import { drawWall, drawWallShape } from '../building/materials.ts';
import type { RoofCover } from '../building/roofs.ts';
import { drawRoofFace } from '../building/roofs.ts';
import { darken, lighten, mix } from '../drawing/colour.ts';
import type { Point } from '../drawing/svg.ts';
import { faded, num, path, pictureWidth, rect, stroke } from '../drawing/svg.ts';
import type { Paint } from '../outdoors/light.ts';
import { tone } from '../outdoors/light.ts';
import { drawHouseShadow } from './house.ts';

/** A bank barn with its gambrel roof. */
export function drawBarn(paint: Paint, x: number, y: number, width: number): string {
  const { random } = paint;
  const wall: Material = {
    look: 'boards',
    colour: random.pick(['#8e2f26', '#7d2a24', '#8f8a80', '#a03a2c', '#e8e4da']),
  };
  const cover: RoofCover = {
    look: 'metal',
    colour: random.pick(['#6f7780', '#7d5a48', '#4a4f55']),
    trim: '#efece4',
  };
  const eaves = y - width * 0.42;
  const centre = x + width / 2;
  const profile = (grow: number): Point[] => [
    [x - grow, eaves + grow * 0.6],
    [x + width * 0.17 - grow * 0.8, eaves - width * 0.24 - grow * 0.4],
    [centre, eaves - width * 0.38 - grow],
    [x + width * 0.83 + grow * 0.8, eaves - width * 0.24 - grow * 0.4],
    [x + width + grow, eaves + grow * 0.6],
  ];
  const white = tone(paint, '#f2efe8');
  const shade = width * 0.62;
  let barn = drawHouseShadow(paint, x, x + width + shade);
  barn +=
    drawWall(paint, x + width - 4, eaves, shade, y - eaves, wall) +
    rect(x + width - 4, eaves, shade, y - eaves, paint.light.shadow, faded(0.3));
  const slope = [
    [x + width - 6, eaves + 4],
    [x + width + shade + 6, eaves + 4],
    [x + width + shade - 14, eaves - width * 0.24],
    [x + width * 0.83, eaves - width * 0.24],
  ] as Point[];
  const crown = [
    [x + width * 0.83, eaves - width * 0.24],
    [x + width + shade - 14, eaves - width * 0.24],
    [x + width + shade - 40, eaves - width * 0.38],
    [centre, eaves - width * 0.38],
  ] as Point[];
  barn += drawRoofFace(paint, slope, cover) + drawRoofFace(paint, crown, cover);
  barn += drawWallShape(paint, [[x, y], ...profile(0), [x + width, y]], wall);
  const edge = paint.light.hasSnow ? tone(paint, '#fdfeff') : tone(paint, cover.colour);
  barn +=
    stroke(
      profile(3)
        .map(([px, py], index) => `${index ? 'L' : 'M'}${num(px)} ${num(py)}`)
        .join(''),
      white,
      9,
    ) +
    stroke(
      profile(10)
        .map(([px, py], index) => `${index ? 'L' : 'M'}${num(px)} ${num(py)}`)
        .join(''),
      edge,
      8,
    );
  return (
    barn +
    drawBarnDoor(paint, centre, y, width * 0.42, width * 0.34, wall, white) +
    drawLoftDoor(paint, centre, eaves - width * 0.06, width * 0.18, white, wall)
  );
}

function drawBarnDoor(
  paint: Paint,
  centre: number,
  y: number,
  width: number,
  height: number,
  wall: Material,
  white: string,
): string {
  const left = centre - width / 2;
  const top = y - height;
  const half = width / 2;
  const dark = darken(tone(paint, wall.colour), 0.24);
  const cross = (x: number) =>
    stroke(
      `M${num(x + 5)} ${num(top + 5)}h${num(half - 10)}v${num(height - 10)}h${num(10 - half)}zl${num(half - 10)} ${num(height - 10)}M${num(x + half - 5)} ${num(top + 5)}l${num(10 - half)} ${num(height - 10)}`,
      white,
      4.5,
    );
  return rect(left, top, width, height, dark) + cross(left) + cross(left + half);
}

function drawLoftDoor(
  paint: Paint,
  centre: number,
  y: number,
  size: number,
  white: string,
  wall: Material,
): string {
  return (
    rect(centre - size / 2 - 4, y - size - 4, size + 8, size + 8, white) +
    rect(centre - size / 2, y - size, size, size, darken(tone(paint, wall.colour), 0.3)) +
    stroke(
      `M${num(centre - size / 2)} ${num(y - size)}l${num(size)} ${num(size)}M${num(centre + size / 2)} ${num(y - size)}l${num(-size)} ${num(size)}`,
      white,
      3,
    )
  );
}

export function drawSilo(paint: Paint, x: number, y: number, width: number, height: number): string {
  const { sheet, light } = paint;
  const body = tone(paint, '#c9c9c4');
  const rings = sheet.pattern(40, 16, rect(0, 0, 40, 16, body) + rect(0, 14, 40, 1.6, darken(body, 0.3)));
  const dome = `M${num(x)} ${num(y - height)}A${num(width / 2)} ${num(width * 0.46)} 0 0 1 ${num(x + width)} ${num(y - height)}Z`;
  return (
    rect(x, y - height, width, height, rings) +
    rect(
      x,
      y - height,
      width,
      height,
      sheet.linear(
        [
          [0, '#ffffff', 0.2],
          [0.4, '#ffffff', 0],
          [1, light.shadow, 0.45],
        ],
        [0, 0],
        [1, 0],
      ),
    ) +
    path(dome, light.hasSnow ? tone(paint, '#fdfeff') : lighten(tone(paint, '#9aa3a8'), 0.1))
  );
}

/** Ploughed or growing rows running to the horizon. */
export function drawField(paint: Paint, top: number, bottom: number): string {
  const { light, random, sheet } = paint;
  const crop = light.hasSnow
    ? light.lawn[0]
    : mix(light.lawn[0], tone(paint, random.pick(['#d9b95a', '#7fae4a', '#b58f56'])), 0.6);
  let field = rect(
    0,
    top,
    pictureWidth,
    bottom - top,
    sheet.linear([
      [0, mix(crop, light.hills[1], 0.3)],
      [1, crop],
    ]),
  );
  const focus = random.between(300, 900);
  const spread = 30;
  let rows = '';
  for (let row = -spread; row < spread; row++) {
    rows += `M${num(focus + row * 22)} ${num(top)}L${num(focus + row * 92)} ${num(bottom)}L${num(focus + row * 92 + 26)} ${num(bottom)}L${num(focus + row * 22 + 7)} ${num(top)}Z`;
  }
  field += path(rows, mix(crop, light.shadow, 0.5), faded(light.hasSnow ? 0.16 : 0.34));
  return field;
}

import { mix } from '../drawing/colour.ts';
import {
  circle,
  dots,
  ellipse,
  faded,
  num,
  path,
  pictureHeight,
  pictureWidth,
  rect,
} from '../drawing/svg.ts';
import type { Paint } from './light.ts';

export function drawSky(paint: Paint): string {
  const { sheet, light, random } = paint;
  const [top, middle, low] = light.sky;
  const { x, y, colour, strength } = light.sun;
  const glow = sheet.radial([
    [0, colour, strength],
    [0.1, colour, strength * 0.82],
    [0.34, colour, strength * 0.3],
    [1, colour, 0],
  ]);
  let sky = rect(
    0,
    0,
    pictureWidth,
    pictureHeight,
    sheet.linear([
      [0, top],
      [0.42, middle],
      [0.74, low],
    ]),
  );
  if (light.glow === 1) sky += drawStars(paint);
  sky += ellipse(x, y, 460, 340, glow);
  if (light.glow < 1 && light.glow > 0 && !light.hasSnow) sky += circle(x, y, 34, '#fff6dd', faded(0.85));
  const clouds = random.whole(3, 6);
  for (let index = 0; index < clouds; index++) sky += drawCloud(paint, index);
  return sky;
}

function drawStars({ random }: Paint): string {
  const stars: [number, number, number][] = [];
  for (let index = 0; index < 40; index++) {
    stars.push([random.between(0, pictureWidth), random.between(0, 230), random.between(0.5, 1.3)]);
  }
  return path(dots(stars), '#ffffff', faded(0.55));
}

/** Soft-edged by gradients: blur filters cost more than the rest of the sky together. */
function drawCloud({ sheet, light, random }: Paint, index: number): string {
  const cx = random.between(-60, pictureWidth + 60);
  const cy = random.between(50, 300);
  const width = random.between(150, 330);
  const colour = index % 2 ? light.cloud : mix(light.cloud, light.sky[2], 0.6);
  const strength = random.between(0.22, 0.55);
  const fill = sheet.radial([
    [0, colour, strength],
    [0.55, colour, strength * 0.6],
    [1, colour, 0],
  ]);
  let cloud = ellipse(cx, cy, width, random.between(14, 26), fill);
  for (let puff = 0; puff < 4; puff++) {
    const shift = random.between(-0.55, 0.55) * width;
    cloud += ellipse(
      cx + shift,
      cy - random.between(4, 18),
      width * random.between(0.22, 0.42),
      random.between(16, 34),
      fill,
    );
  }
  return cloud;
}

/** Rolling land behind everything, from far to near. */
export function drawHills(paint: Paint, horizon: number): string {
  const { light } = paint;
  return (
    drawRidge(paint, horizon - 74, 62, mix(light.hills[0], light.sky[2], 0.45), 6) +
    drawRidge(paint, horizon - 34, 44, light.hills[0], 7) +
    drawRidge(paint, horizon - 8, 30, light.hills[1], 8)
  );
}

function drawRidge({ random }: Paint, y: number, swell: number, colour: string, waves: number): string {
  const step = pictureWidth / waves;
  let d = `M0 ${pictureHeight}L0 ${num(y)}`;
  for (let wave = 1; wave <= waves; wave++) {
    const x = wave * step;
    d += `Q${num(x - step / 2)} ${num(y + random.between(-swell, swell * 0.4))} ${num(x)} ${num(y + random.between(-swell * 0.3, swell * 0.4))}`;
  }
  return path(`${d}L${pictureWidth} ${pictureHeight}Z`, colour);
}

/** Towers of a town beyond the trees. */
export function drawSkyline(paint: Paint, base: number, tallest: number, haze: number): string {
  const { light, random, sheet } = paint;
  let skyline = '';
  let x = random.between(-60, -10);
  while (x < pictureWidth) {
    const width = random.between(48, 120);
    const height = tallest * random.between(0.3, 1);
    const body = mix(mix('#6d7c8d', light.hills[0], haze), light.sky[2], haze * 0.4);
    skyline += rect(
      x,
      base - height,
      width,
      height,
      sheet.linear([
        [0, body],
        [1, mix(body, light.sky[2], 0.5)],
      ]),
    );
    skyline += drawDistantWindows(paint, x, base - height, width, height, body);
    x += width + random.between(-6, 46);
  }
  return skyline;
}

function drawDistantWindows(
  { light, random }: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  body: string,
): string {
  let dark = '';
  let lit = '';
  for (let row = y + 12; row < y + height - 14; row += 16) {
    for (let column = x + 7; column < x + width - 10; column += 13) {
      const pane = `M${num(column)} ${num(row)}h7v8h-7z`;
      if (light.glow > 0.6 && random.chance(0.4)) lit += pane;
      else dark += pane;
    }
  }
  return path(dark, mix(body, '#20303f', 0.22)) + (lit && path(lit, '#ffd08a', faded(0.85)));
}

import { mix } from '../drawing/colour.ts';
import {
  faded,
  num,
  outline,
  path,
  pictureHeight,
  pictureWidth,
  polygon,
  rect,
  stroke,
} from '../drawing/svg.ts';
import type { Paint } from './light.ts';
import { tone } from './light.ts';

/** Open water between two heights, with the light of the sky on it. */
export function drawLake(paint: Paint, top: number, bottom: number = pictureHeight): string {
  const { light, sheet, random } = paint;
  const [far, near] = light.water;
  let lake = rect(
    0,
    top,
    pictureWidth,
    bottom - top,
    sheet.linear([
      [0, far],
      [1, near],
    ]),
  );
  let pale = '';
  let dark = '';
  const count = Math.min(80, Math.round((bottom - top) * 0.6));
  for (let index = 0; index < count; index++) {
    const depth = random.next();
    const y = top + 3 + (bottom - top - 6) * depth;
    const ripple = `M${num(random.between(-60, pictureWidth))} ${num(y)}h${num(random.between(20, 60) + depth * 90)}`;
    if (index % 3) pale += ripple;
    else dark += ripple;
  }
  lake += stroke(
    pale,
    light.hasSnow ? '#ffffff' : light.sky[2],
    1.8,
    `stroke-opacity="${light.hasSnow ? 0.55 : 0.45}"`,
  );
  lake += stroke(dark, mix(near, '#0a1e30', 0.5), 1.8, 'stroke-opacity=".25"');
  if (light.glow > 0.4 && !light.hasSnow) lake += drawGlitter(paint, top, bottom);
  return lake;
}

function drawGlitter({ light, random }: Paint, top: number, bottom: number): string {
  let glitter = '';
  for (let index = 0; index < 26; index++) {
    const depth = index / 26;
    const width = random.between(16, 50) + depth * 40;
    glitter += `M${num(light.sun.x - width / 2 + random.between(-30, 30))} ${num(top + 4 + (bottom - top - 8) * depth)}h${num(width)}`;
  }
  return stroke(glitter, light.sun.colour, 2.6, 'stroke-opacity=".55"');
}

/** A dock reaching from the shore towards the viewer. */
export function drawDock(paint: Paint, x: number, top: number, bottom: number = pictureHeight): string {
  const wood = tone(paint, paint.light.hasSnow ? '#dfe5ec' : '#96744f');
  const [near, far] = [74, 26];
  const edge = (depth: number, side: number) => x + side * (far + (near - far) * depth) + depth * 46;
  let dock = polygon(
    [
      [edge(0, -1) + 6, top + 6],
      [edge(0, 1) + 10, top + 6],
      [edge(1, 1) + 18, bottom],
      [edge(1, -1) + 12, bottom],
    ],
    '#12283a',
    faded(0.3),
  );
  dock += polygon(
    [
      [edge(0, -1), top],
      [edge(0, 1), top],
      [edge(1, 1), bottom],
      [edge(1, -1), bottom],
    ],
    wood,
  );
  let boards = '';
  for (let board = 1; board < 13; board++) {
    const depth = (board / 13) ** 1.5;
    boards += `M${num(edge(depth, -1))} ${num(top + (bottom - top) * depth)}H${num(edge(depth, 1))}`;
  }
  dock += stroke(boards, '#3c2a18', 2, 'stroke-opacity=".4"');
  for (const depth of [0.16, 0.55]) {
    for (const side of [-1, 1]) {
      const size = 7 + depth * 9;
      dock += rect(
        edge(depth, side) - size / 2,
        top + (bottom - top) * depth - size * 2,
        size,
        size * 2.6,
        mix(wood, '#20140a', 0.45),
      );
    }
  }
  return dock;
}

/** An in-ground pool in perspective; covered in winter. */
export function drawPool(paint: Paint, left: number, right: number, top: number, bottom: number): string {
  const { light, sheet, random } = paint;
  const lean = (right - left) * 0.16;
  const rim = 16;
  const coping = tone(paint, light.hasSnow ? '#f4f7fa' : '#e4ddd0');
  const shape = (grow: number): [number, number][] => [
    [left + lean - grow, top - grow * 0.5],
    [right - lean * 0.2 + grow, top - grow * 0.5],
    [right + lean * 0.6 + grow * 1.4, bottom + grow * 0.7],
    [left - grow * 1.4, bottom + grow * 0.7],
  ];
  let pool =
    polygon(shape(rim * 3), tone(paint, light.hasSnow ? '#e6ecf2' : '#c9bfae')) + polygon(shape(rim), coping);
  if (light.hasSnow) {
    return (
      pool +
      polygon(shape(0), tone(paint, '#cfdbe6')) +
      stroke(outline(shape(-10)), '#8fa6bb', 3, 'stroke-opacity=".6"')
    );
  }
  const [shallow, deep] =
    light.glow === 1 ? ['#7fe3ea', '#1f6f9c'] : [tone(paint, '#8fdbe4'), tone(paint, '#2a8fb5')];
  pool += polygon(
    shape(0),
    sheet.linear(
      [
        [0, deep],
        [1, shallow],
      ],
      [0.3, 0],
      [0.7, 1],
    ),
  );
  const [a, b] = shape(0);
  if (a && b) pool += polygon([a, b, [b[0], b[1] + 9], [a[0], a[1] + 9]], mix(deep, '#06304a', 0.4));
  let ripples = '';
  for (let index = 0; index < 30; index++) {
    const depth = random.between(0.12, 0.94);
    const y = top + (bottom - top) * depth;
    const width = random.between(16, 40) * (0.6 + depth);
    const x = random.between(left + lean * (1 - depth) + 16, right - 60);
    ripples += `M${num(x)} ${num(y)}q${num(width / 4)} -4 ${num(width / 2)} 0t${num(width / 2)} 0`;
  }
  return pool + stroke(ripples, '#ffffff', 2, 'stroke-opacity=".5" stroke-linecap="round"');
}

/** Sand, stones or a grassy edge where the land meets the lake. */
export function drawShore(paint: Paint, y: number): string {
  const { light, random } = paint;
  let d = `M0 ${num(y)}`;
  for (let x = 0; x <= pictureWidth; x += 100)
    d += `Q${x - 50} ${num(y + random.between(-4, 10))} ${x} ${num(y + random.between(-2, 7))}`;
  const sand = light.hasSnow ? light.lawn[0] : mix(light.lawn[1], tone(paint, '#cdb88e'), 0.6);
  return path(`${d}L${pictureWidth} ${num(y - 22)}L0 ${num(y - 22)}Z`, sand);
}

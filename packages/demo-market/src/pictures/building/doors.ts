import { darken, lighten } from '../drawing/colour.ts';
import { circle, ellipse, faded, num, path, polygon, rect } from '../drawing/svg.ts';
import type { Paint } from '../outdoors/light.ts';
import { tone } from '../outdoors/light.ts';

export interface DoorLook {
  colour: string;
  trim: string;
  style: 'panel' | 'glazed' | 'craftsman' | 'modern';
  /** Glass beside and above the door. */
  surround: 'plain' | 'sidelights' | 'transom' | 'fanlight';
}

/** A front door standing on y. */
export function drawDoor(
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  look: DoorLook,
): string {
  const trim = tone(paint, look.trim);
  const top = y - height;
  const side = look.surround === 'sidelights' ? 17 : 0;
  const over = look.surround === 'transom' ? 24 : look.surround === 'fanlight' ? (width + 12) / 2 : 0;
  let door = rect(x - 7 - side, top - 7, width + 14 + side * 2, height + 7, trim);
  if (look.surround === 'fanlight') door += drawFanlight(paint, x + width / 2, top - 5, width / 2 + 7, trim);
  if (look.surround === 'transom')
    door +=
      rect(x - 7, top - over - 7, width + 14, over, trim) +
      rect(x, top - over - 1, width, over - 5, glassColour(paint));
  if (side)
    for (const left of [x - side - 1, x + width + 4])
      door += rect(left, top + 2, side - 4, height * 0.86, glassColour(paint));
  return door + drawLeaf(paint, x, top, width, height, look);
}

function glassColour(paint: Paint): string {
  if (paint.light.glow > 0)
    return paint.sheet.linear([
      [0, '#ffdc9a'],
      [1, '#ee9f4e'],
    ]);
  return paint.sheet.linear([
    [0, tone(paint, '#cfe0e8')],
    [1, tone(paint, '#8ca6b4')],
  ]);
}

function drawFanlight(paint: Paint, cx: number, y: number, radius: number, trim: string): string {
  const half = (r: number) => `M${num(cx - r)} ${num(y)}A${num(r)} ${num(r)} 0 0 1 ${num(cx + r)} ${num(y)}Z`;
  return (
    path(half(radius), trim) +
    path(half(radius - 6), glassColour(paint)) +
    rect(cx - 1.5, y - radius + 4, 3, radius - 4, trim)
  );
}

function drawLeaf(
  paint: Paint,
  x: number,
  top: number,
  width: number,
  height: number,
  look: DoorLook,
): string {
  const colour = tone(paint, look.colour);
  const fill = paint.sheet.linear([
    [0, lighten(colour, 0.1)],
    [1, darken(colour, 0.22)],
  ]);
  const glass = glassColour(paint);
  const panel = (px: number, py: number, pw: number, ph: number) =>
    rect(x + width * px, top + height * py, width * pw, height * ph, darken(colour, 0.28), 'rx="1.5"') +
    rect(
      x + width * px + 1.5,
      top + height * py + 2,
      width * pw - 2,
      height * ph - 2,
      lighten(colour, 0.06),
      'rx="1.5"',
    );
  let leaf = rect(x, top, width, height, fill);
  switch (look.style) {
    case 'panel':
      leaf +=
        panel(0.14, 0.06, 0.32, 0.3) +
        panel(0.54, 0.06, 0.32, 0.3) +
        panel(0.14, 0.44, 0.32, 0.46) +
        panel(0.54, 0.44, 0.32, 0.46);
      break;
    case 'glazed':
      leaf +=
        rect(x + width * 0.18, top + height * 0.08, width * 0.64, height * 0.46, glass, 'rx="2"') +
        panel(0.18, 0.64, 0.64, 0.26);
      break;
    case 'craftsman':
      for (const share of [0.14, 0.4, 0.66])
        leaf += rect(x + width * share, top + height * 0.08, width * 0.2, height * 0.17, glass);
      leaf += panel(0.14, 0.34, 0.32, 0.56) + panel(0.54, 0.34, 0.32, 0.56);
      break;
    case 'modern':
      for (const share of [0.16, 0.34, 0.52, 0.7])
        leaf += rect(x + width * 0.16, top + height * share, width * 0.34, height * 0.1, glass);
      break;
  }
  const handle =
    look.style === 'modern'
      ? rect(x + width * 0.78, top + height * 0.32, 4, height * 0.36, tone(paint, '#d5d8da'), 'rx="2"')
      : circle(x + width * 0.86, top + height * 0.55, 3, tone(paint, '#e2c27a'));
  return leaf + handle + rect(x, top, width, 6, '#000000', faded(0.25));
}

export interface GarageLook {
  colour: string;
  style: 'panels' | 'ribbed' | 'carriage' | 'glass';
}

/** An overhead door standing on y. */
export function drawGarageDoor(
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  look: GarageLook,
  trim: string,
): string {
  const colour = tone(paint, look.colour);
  const top = y - height;
  const rows = look.style === 'ribbed' ? 7 : 4;
  const step = height / rows;
  const columns = Math.max(4, Math.round(width / 44));
  const cell = width / columns;
  let door = rect(x - 6, top - 6, width + 12, height + 6, tone(paint, trim));
  door += rect(
    x,
    top,
    width,
    height,
    paint.sheet.linear([
      [0, darken(colour, 0.12)],
      [1, colour],
    ]),
  );
  for (let row = 1; row < rows; row++) door += rect(x, top + row * step, width, 1.8, '#000000', faded(0.26));
  const glass = paint.light.glow === 1 ? tone(paint, '#8c97ad') : tone(paint, '#a9c3d2');
  for (let column = 0; column < columns; column++) {
    const left = x + column * cell;
    if (look.style === 'panels' || look.style === 'carriage') {
      door += rect(left + 5, top + 6, cell - 10, step - 11, glass, 'rx="1.5"');
      for (let row = 1; row < rows; row++) {
        door += rect(left + 5, top + row * step + 6, cell - 10, step - 10, darken(colour, 0.1), 'rx="1.5"');
      }
    } else if (look.style === 'glass') {
      for (let row = 0; row < rows; row++)
        door += rect(left + 3, top + row * step + 3, cell - 6, step - 6, glass, faded(0.85));
    }
  }
  if (look.style === 'carriage') {
    door += rect(x + width / 2 - 2, top + step, 4, height - step, darken(colour, 0.3));
    for (const share of [0.08, 0.92]) door += rect(x + width * share - 8, top + step * 1.2, 16, 4, '#1f2124');
  }
  return door + rect(x, top, width, 9, '#000000', faded(0.3));
}

/** Steps down from a door at `top` to the ground at `y`. */
export function drawSteps(paint: Paint, x: number, width: number, top: number, y: number): string {
  const count = Math.max(1, Math.round((y - top) / 11));
  const rise = (y - top) / count;
  const colour = tone(paint, paint.light.hasSnow ? '#dde3ea' : '#b9b2a6');
  let steps = '';
  for (let step = 0; step < count; step++) {
    const spread = step * 5;
    const at = top + step * rise;
    steps +=
      rect(x - spread, at, width + spread * 2, rise * 0.45, lighten(colour, 0.16)) +
      rect(x - spread, at + rise * 0.45, width + spread * 2, rise * 0.55 + 0.6, darken(colour, 0.14));
  }
  return steps;
}

/** A lantern on the wall; in the evening it shines. */
export function drawLantern(paint: Paint, x: number, y: number): string {
  const { light, sheet } = paint;
  const body =
    rect(x - 4, y - 8, 8, 14, '#22242a', 'rx="1.5"') +
    rect(x - 2.5, y - 5, 5, 8, light.glow > 0 ? '#ffe0a0' : '#d8dee0');
  const cap = polygon(
    [
      [x - 6, y - 8],
      [x + 6, y - 8],
      [x, y - 13],
    ],
    '#22242a',
  );
  if (light.glow === 0) return body + cap;
  return (
    ellipse(
      x,
      y,
      54,
      54,
      sheet.radial([
        [0, '#ffd48a', 0.5 * light.glow],
        [1, '#ffd48a', 0],
      ]),
    ) +
    body +
    cap
  );
}

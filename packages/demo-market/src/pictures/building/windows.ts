import { darken, lighten, mix } from '../drawing/colour.ts';
import { dots, ellipse, faded, num, path, polygon, rect, stroke } from '../drawing/svg.ts';
import type { Paint } from '../outdoors/light.ts';
import { tone } from '../outdoors/light.ts';

export interface WindowLook {
  frame: string;
  /** Casing on the wall around the frame; null where the opening is plain. */
  trim: string | null;
  /** How the panes are divided. */
  panes: 'single' | 'sash' | 'grid' | 'casement' | 'picture' | 'slider';
  head: 'flat' | 'segment' | 'round';
  /** What bears the wall above the opening. */
  lintel: 'stone' | 'brick' | 'none';
  shutters: string | null;
}

export interface WindowState {
  isLit?: boolean;
  hasCurtain?: boolean;
}

export function drawWindow(
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  look: WindowLook,
  state: WindowState = {},
): string {
  const { light, random } = paint;
  const isLit = (state.isLit ?? random.chance(0.55)) && light.glow > 0;
  const hasCurtain = state.hasCurtain ?? random.chance(0.5);
  const rise = look.head === 'flat' ? 0 : look.head === 'segment' ? Math.min(14, width * 0.16) : width / 2;
  const shape = openingShape(x, y, width, height, rise);
  const frame = tone(paint, look.frame);
  return (
    drawSurround(paint, x, y, width, height, rise, look) +
    (isLit && light.glow === 1 ? drawHalo(paint, x, y, width, height) : '') +
    path(shape, frame) +
    `<g ${paint.sheet.clip(openingShape(x + 3, y + 3, width - 6, height - 4, Math.max(0, rise - 2)))}>` +
    (isLit ? drawLitRoom(paint, x, y, width, height) : drawGlass(paint, x, y, width, height)) +
    (hasCurtain ? drawCurtains(paint, x, y, width, height, isLit) : '') +
    rect(x, y, width, 9, '#000000', faded(0.22)) +
    '</g>' +
    drawBars(x, y, width, height, rise, look.panes, frame) +
    drawSill(paint, x, y + height, width, look)
  );
}

function openingShape(x: number, y: number, width: number, height: number, rise: number): string {
  const foot = `M${num(x)} ${num(y + height)}V${num(y + rise)}`;
  const end = `V${num(y + height)}Z`;
  if (rise === 0) return `${foot}H${num(x + width)}${end}`;
  const radius = rise >= width / 2 - 3 ? width / 2 : (width * width) / (8 * rise) + rise / 2;
  return `${foot}A${num(radius)} ${num(radius)} 0 0 1 ${num(x + width)} ${num(y + rise)}${end}`;
}

function drawSurround(
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  rise: number,
  look: WindowLook,
): string {
  let surround = '';
  if (look.trim) {
    const trim = tone(paint, look.trim);
    surround += path(openingShape(x - 6, y - 6, width + 12, height + 10, rise && rise + 4), trim);
    surround += path(openingShape(x - 2, y - 2, width + 4, height + 2, rise && rise + 1), darken(trim, 0.25));
  }
  if (look.lintel === 'stone' && rise === 0) {
    surround +=
      rect(x - 10, y - 15, width + 20, 12, tone(paint, '#e6decf')) +
      rect(x - 10, y - 4, width + 20, 2, '#000000', faded(0.2));
  }
  if (look.lintel === 'brick' || (look.lintel === 'stone' && rise > 0)) {
    const colour = tone(paint, look.lintel === 'stone' ? '#e0d6c4' : '#7c3524');
    const d = openingShape(x - 5, y - 5, width + 10, rise + 10, rise && rise + 2).replace('Z', '');
    surround += stroke(d, colour, 11, 'stroke-dasharray="5.4 1.2"');
  }
  if (look.shutters) surround += drawShutters(paint, x, y, width, height, look.shutters);
  return surround;
}

function drawShutters(
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  const wide = Math.max(13, width * 0.26);
  const base = tone(paint, colour);
  const louvres = paint.sheet.pattern(40, 8, rect(0, 0, 40, 8, base) + rect(0, 5, 40, 2, darken(base, 0.35)));
  return [x - wide - 6, x + width + 6]
    .map(
      (left) =>
        rect(left, y - 2, wide, height + 4, base) + rect(left + 3, y + 3, wide - 6, height - 6, louvres),
    )
    .join('');
}

function drawHalo({ sheet, light }: Paint, x: number, y: number, width: number, height: number): string {
  const fill = sheet.radial([
    [0, '#ffc878', 0.42 * light.glow],
    [1, '#ffc878', 0],
  ]);
  return ellipse(x + width / 2, y + height / 2, width * 0.95, height * 0.95, fill);
}

function drawGlass({ sheet, light }: Paint, x: number, y: number, width: number, height: number): string {
  const [top, middle] = light.sky;
  const glass = sheet.linear(
    [
      [0, mix(top, '#101b27', 0.42)],
      [0.5, mix(middle, '#24323e', 0.42)],
      [1, mix(top, '#0c141c', 0.66)],
    ],
    [0, 0],
    [0.6, 1],
  );
  return (
    rect(x, y, width, height, glass) +
    polygon(
      [
        [x, y + height * 0.8],
        [x + width * 0.72, y],
        [x + width, y],
        [x, y + height * 1.1],
      ],
      '#ffffff',
      faded(0.13),
    ) +
    polygon(
      [
        [x + width * 0.2, y + height],
        [x + width, y + height * 0.16],
        [x + width, y + height * 0.3],
        [x + width * 0.34, y + height],
      ],
      '#ffffff',
      faded(0.07),
    )
  );
}

function drawLitRoom(paint: Paint, x: number, y: number, width: number, height: number): string {
  const { sheet, random } = paint;
  let room = rect(
    x,
    y,
    width,
    height,
    sheet.linear([
      [0, '#ffdc9c'],
      [0.55, '#f8b661'],
      [1, '#b96d34'],
    ]),
  );
  room += rect(x, y + height * 0.74, width, height * 0.26, '#7a4220', faded(0.4));
  const lamp = x + width * random.between(0.25, 0.75);
  const kind = random.whole(0, 3);
  if (kind === 0) {
    room +=
      rect(lamp - 1, y, 2, height * 0.22, '#6b3d1c') +
      ellipse(lamp, y + height * 0.27, width * 0.13, height * 0.07, '#fff4d4');
  } else if (kind === 1) {
    room += rect(lamp - 1.2, y + height * 0.5, 2.4, height * 0.3, '#5a3216');
    room += polygon(
      [
        [lamp - 8, y + height * 0.52],
        [lamp + 8, y + height * 0.52],
        [lamp + 5, y + height * 0.36],
        [lamp - 5, y + height * 0.36],
      ],
      '#fff1cb',
    );
  } else if (kind === 2) {
    room += rect(lamp - width * 0.12, y + height * 0.22, width * 0.24, height * 0.24, '#a3602c', faded(0.75));
  } else {
    const leaves = Array.from(
      { length: 6 },
      () =>
        [lamp + random.between(-9, 9), y + height * random.between(0.5, 0.72), random.between(3, 6)] as const,
    );
    room += path(dots(leaves), '#7a5a22');
  }
  return (
    room +
    ellipse(
      lamp,
      y + height * 0.42,
      width * 0.5,
      height * 0.42,
      sheet.radial([
        [0, '#fff3cf', 0.6],
        [1, '#fff3cf', 0],
      ]),
    )
  );
}

function drawCurtains(
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  isLit: boolean,
): string {
  const cloth = isLit ? '#fff0d2' : tone(paint, '#ece7dd');
  const wide = width * 0.2;
  const drape = (side: number, left: number) =>
    path(
      `M${num(left)} ${num(y)}h${num(side * wide)}Q${num(left + side * wide * 0.9)} ${num(y + height * 0.5)} ${num(left + side * wide * 0.55)} ${num(y + height)}H${num(left)}Z`,
      cloth,
      faded(isLit ? 0.62 : 0.58),
    );
  return drape(1, x) + drape(-1, x + width);
}

function drawBars(
  x: number,
  y: number,
  width: number,
  height: number,
  rise: number,
  panes: WindowLook['panes'],
  frame: string,
): string {
  const upright = (share: number, from = 0, thick = 3) =>
    rect(
      x + width * share - thick / 2,
      y + (share === 0.5 ? 2 : rise * 0.5) + height * from,
      thick,
      height * (1 - from) - 2,
      frame,
    );
  const level = (share: number, thick = 3) =>
    rect(x + 1, y + rise + (height - rise) * share - thick / 2, width - 2, thick, frame);
  switch (panes) {
    case 'single':
      return '';
    case 'sash':
      return level(0.48, 5) + (width > 44 ? upright(0.5, 0, 2.4) : '');
    case 'grid': {
      const columns = Math.max(2, Math.round(width / 30));
      const rows = Math.max(2, Math.round(height / 34));
      let bars = '';
      for (let column = 1; column < columns; column++) bars += upright(column / columns, 0, 2.2);
      for (let row = 1; row < rows; row++) bars += level(row / rows, row === Math.floor(rows / 2) ? 4 : 2.2);
      return bars;
    }
    case 'casement':
      return upright(0.5, 0, 5) + (height > 90 ? level(0.28, 3.5) : '');
    case 'picture':
      return upright(0.24, 0, 5) + upright(0.76, 0, 5);
    case 'slider':
      return upright(0.5, 0, 5);
  }
}

function drawSill(paint: Paint, x: number, y: number, width: number, look: WindowLook): string {
  const colour = tone(paint, look.lintel === 'none' ? (look.trim ?? look.frame) : '#e6decf');
  const sill =
    rect(x - 8, y, width + 16, 7, lighten(colour, 0.06)) +
    rect(x - 8, y + 6, width + 16, 4, paint.light.shadow, faded(0.3));
  return paint.light.hasSnow
    ? sill + rect(x - 8, y - 4, width + 16, 5, tone(paint, '#ffffff'), 'rx="2.5"')
    : sill;
}

import { darken, lighten } from '../drawing/colour.ts';
import { circle, ellipse, num, path, polygon, rect, stroke } from '../drawing/svg.ts';
import type { Paint } from '../outdoors/light.ts';
import { tone } from '../outdoors/light.ts';
import { drawContactShadow } from '../outdoors/trees.ts';

const cushions = ['#d8cdb8', '#c96f4a', '#5f7f8c', '#e9e2d2', '#6f8a6a', '#39495a'];

function addSnow(paint: Paint, x: number, y: number, width: number): string {
  return paint.light.hasSnow ? rect(x, y - 6, width, 8, tone(paint, '#ffffff'), 'rx="4"') : '';
}

/** A table with chairs, seen from the side. */
export function drawDiningSet(
  paint: Paint,
  x: number,
  y: number,
  size: number,
  hasUmbrella: boolean,
): string {
  const { random } = paint;
  const frame = tone(paint, random.pick(['#3b3f46', '#6b4a30', '#8a6443']));
  const cloth = tone(paint, random.pick(cushions));
  const top = y - size * 0.42;
  let set = drawContactShadow(paint, x, y, size * 1.15);
  const chair = (side: number) => {
    const back = x + side * size * 0.82;
    const seat = Math.min(back, back - side * size * 0.3);
    return (
      rect(back - size * 0.03, y - size * 0.62, size * 0.06, size * 0.62, frame) +
      rect(seat, y - size * 0.27, size * 0.3, size * 0.07, cloth, 'rx="3"') +
      rect(back - side * size * 0.28 - 2, y - size * 0.22, 4, size * 0.22, frame) +
      addSnow(paint, seat, y - size * 0.27, size * 0.3)
    );
  };
  set += chair(-1) + chair(1);
  if (hasUmbrella) set += drawUmbrella(paint, x, y, size);
  set +=
    rect(x - size * 0.56, top, size * 1.12, size * 0.07, frame, 'rx="2"') +
    rect(x - size * 0.46, top, 5, size * 0.42, frame) +
    rect(x + size * 0.44, top, 5, size * 0.42, frame);
  if (paint.light.hasSnow) return set + addSnow(paint, x - size * 0.56, top, size * 1.12);
  return (
    set +
    ellipse(x - size * 0.16, top - 4, size * 0.1, 4, tone(paint, '#f4efe4')) +
    rect(x + size * 0.1, top - size * 0.12, size * 0.05, size * 0.12, tone(paint, '#9fc2cc'), 'rx="2"')
  );
}

function drawUmbrella(paint: Paint, x: number, y: number, size: number): string {
  const cloth = tone(paint, paint.random.pick(['#e9e2d2', '#c9542f', '#35566b', '#efe9dc', '#6f8a6a']));
  const top = y - size * 1.5;
  const half = size * 0.85;
  const foot = top + size * 0.32;
  return (
    rect(x - 2.5, top, 5, y - top, tone(paint, '#6b4a30')) +
    path(
      `M${num(x - half)} ${num(foot)}Q${num(x)} ${num(top - size * 0.16)} ${num(x + half)} ${num(foot)}Z`,
      cloth,
    ) +
    path(
      `M${num(x)} ${num(top + size * 0.02)}L${num(x - half * 0.36)} ${num(foot)}H${num(x + half * 0.36)}Z`,
      lighten(cloth, 0.18),
    ) +
    path(
      `M${num(x)} ${num(top + size * 0.02)}L${num(x + half * 0.36)} ${num(foot)}H${num(x + half)}Q${num(x + half * 0.5)} ${num(top + size * 0.06)} ${num(x)} ${num(top + size * 0.02)}Z`,
      darken(cloth, 0.14),
    )
  );
}

export function drawLounger(paint: Paint, x: number, y: number, size: number): string {
  const frame = tone(paint, '#7a5636');
  const cloth = tone(paint, paint.random.pick(cushions));
  const d = `M${num(x)} ${num(y - size * 0.26)}h${num(size * 0.7)}l${num(size * 0.32)} ${num(-size * 0.34)}l${num(size * 0.08)} ${num(size * 0.07)}l${num(-size * 0.33)} ${num(size * 0.4)}h${num(-size * 0.77)}Z`;
  return (
    drawContactShadow(paint, x + size * 0.5, y, size * 0.8) +
    path(d, cloth) +
    rect(x, y - size * 0.13, size * 0.8, size * 0.06, frame) +
    rect(x + size * 0.04, y - size * 0.13, 5, size * 0.14, frame) +
    rect(x + size * 0.7, y - size * 0.13, 5, size * 0.14, frame) +
    addSnow(paint, x, y - size * 0.26, size * 0.7)
  );
}

/** A low wooden chair with a slanted back and wide arms. */
export function drawAdirondack(paint: Paint, x: number, y: number, size: number, side: 1 | -1): string {
  const wood = tone(paint, paint.random.pick(['#a3402b', '#f1ede4', '#2f6a6a', '#8a6443', '#c58a2c']));
  const at = (dx: number) => x + side * dx * size;
  return (
    drawContactShadow(paint, x, y, size * 0.8) +
    polygon(
      [
        [at(-0.36), y - size * 0.82],
        [at(-0.24), y - size * 0.86],
        [at(0), y - size * 0.26],
        [at(-0.1), y - size * 0.2],
      ],
      wood,
    ) +
    polygon(
      [
        [at(-0.12), y - size * 0.24],
        [at(0.4), y - size * 0.36],
        [at(0.42), y - size * 0.28],
        [at(-0.1), y - size * 0.14],
      ],
      lighten(wood, 0.08),
    ) +
    polygon(
      [
        [at(-0.2), y - size * 0.52],
        [at(0.36), y - size * 0.52],
        [at(0.36), y - size * 0.46],
        [at(-0.2), y - size * 0.46],
      ],
      lighten(wood, 0.16),
    ) +
    rect(Math.min(at(0.3), at(0.38)), y - size * 0.47, size * 0.08, size * 0.47, darken(wood, 0.1)) +
    polygon(
      [
        [at(-0.06), y - size * 0.2],
        [at(0.02), y - size * 0.2],
        [at(-0.16), y],
        [at(-0.26), y],
      ],
      darken(wood, 0.16),
    ) +
    addSnow(paint, Math.min(at(-0.1), at(0.4)), y - size * 0.33, size * 0.5)
  );
}

export function drawFirePit(paint: Paint, x: number, y: number, size: number): string {
  const { light, sheet } = paint;
  const stone = tone(paint, '#8f877d');
  const isBurning = light.glow > 0.3;
  let pit =
    drawContactShadow(paint, x, y, size) +
    rect(
      x - size * 0.5,
      y - size * 0.32,
      size,
      size * 0.32,
      sheet.pattern(20, 12, rect(0, 0, 20, 12, darken(stone, 0.3)) + rect(0.5, 0.5, 18, 10, stone, 'rx="2"')),
      'rx="4"',
    );
  pit += ellipse(x, y - size * 0.32, size * 0.5, size * 0.1, '#2a2522');
  if (!isBurning) return pit + addSnow(paint, x - size * 0.4, y - size * 0.32, size * 0.8);
  pit += circle(
    x,
    y - size * 0.5,
    size * 1.5,
    sheet.radial([
      [0, '#ffb055', 0.5 * light.glow],
      [1, '#ffb055', 0],
    ]),
  );
  const flame = (half: number, height: number, colour: string) =>
    path(
      `M${num(x - half)} ${num(y - size * 0.32)}Q${num(x - half * 1.1)} ${num(y - size * 0.32 - height * 0.5)} ${num(x)} ${num(y - size * 0.32 - height)}Q${num(x + half * 1.2)} ${num(y - size * 0.32 - height * 0.4)} ${num(x + half)} ${num(y - size * 0.32)}Z`,
      colour,
    );
  return (
    pit +
    flame(size * 0.26, size * 0.6, '#e8622a') +
    flame(size * 0.18, size * 0.42, '#f9a53a') +
    flame(size * 0.1, size * 0.26, '#ffe08a')
  );
}

export function drawBarbecue(paint: Paint, x: number, y: number, size: number): string {
  const dark = tone(paint, '#2b2e33');
  const steel = tone(paint, '#b9bec2');
  return (
    drawContactShadow(paint, x, y, size * 0.8) +
    rect(x - size * 0.42, y - size * 0.5, size * 0.84, size * 0.46, dark) +
    rect(x - size * 0.36, y - size * 0.46, size * 0.34, size * 0.4, lighten(dark, 0.1)) +
    rect(x + size * 0.02, y - size * 0.46, size * 0.34, size * 0.4, lighten(dark, 0.1)) +
    rect(x - size * 0.7, y - size * 0.54, size * 1.4, size * 0.07, steel) +
    path(
      `M${num(x - size * 0.42)} ${num(y - size * 0.54)}Q${num(x - size * 0.4)} ${num(y - size * 0.86)} ${num(x)} ${num(y - size * 0.86)}Q${num(x + size * 0.4)} ${num(y - size * 0.86)} ${num(x + size * 0.42)} ${num(y - size * 0.54)}Z`,
      dark,
    ) +
    rect(x - size * 0.24, y - size * 0.66, size * 0.48, size * 0.04, steel) +
    addSnow(paint, x - size * 0.36, y - size * 0.84, size * 0.72)
  );
}

/** Posts and beams over a terrace, with a string of lights. */
export function drawPergola(paint: Paint, left: number, right: number, y: number, height: number): string {
  const { light, sheet } = paint;
  const wood = tone(paint, paint.random.pick(['#5e4733', '#f1ede4', '#8a6443', '#3b3f46']));
  const top = y - height;
  let pergola =
    rect(left, top, 14, height, wood) +
    rect(right - 14, top, 14, height, wood) +
    rect(left + 3, top + 12, 4, height - 12, lighten(wood, 0.14));
  pergola +=
    rect(left - 24, top - 14, right - left + 48, 16, wood) +
    rect(left - 24, top, right - left + 48, 3, darken(wood, 0.35));
  for (let x = left - 18; x < right + 16; x += 24) pergola += rect(x, top - 28, 9, 16, darken(wood, 0.1));
  pergola += addSnow(paint, left - 24, top - 28, right - left + 48);
  const glow =
    light.glow > 0.3
      ? sheet.radial([
          [0, '#ffd98a', 0.6],
          [1, '#ffd98a', 0],
        ])
      : null;
  const bulbs = 11;
  let wire = `M${num(left + 7)} ${num(top + 8)}`;
  let lamps = '';
  for (let index = 0; index <= bulbs; index++) {
    const share = index / bulbs;
    const bx = left + 7 + (right - left - 14) * share;
    const by = top + 8 + Math.sin(share * Math.PI) * 32;
    wire += `L${num(bx)} ${num(by)}`;
    if (glow) lamps += circle(bx, by + 4, 20, glow);
    lamps += circle(bx, by + 4, 4, light.glow > 0.3 ? '#ffe7a8' : '#f4efe0');
  }
  return pergola + stroke(wire, '#2a2a2a', 1.4) + lamps;
}

export function drawShed(paint: Paint, x: number, y: number, size: number): string {
  const wall = tone(paint, paint.random.pick(['#8a9a8c', '#a88a66', '#7a3a30', '#c9c2b2', '#5f6f80']));
  const boards = paint.sheet.pattern(
    12,
    12,
    rect(0, 0, 12, 12, wall) + rect(10.5, 0, 1.5, 12, darken(wall, 0.25)),
  );
  return (
    drawContactShadow(paint, x + size / 2, y, size * 0.8) +
    rect(x, y - size * 0.7, size, size * 0.7, boards) +
    polygon(
      [
        [x, y - size * 0.69],
        [x + size / 2, y - size * 1.06],
        [x + size, y - size * 0.69],
      ],
      boards,
    ) +
    polygon(
      [
        [x - 9, y - size * 0.66],
        [x + size / 2, y - size * 1.14],
        [x + size + 9, y - size * 0.66],
        [x + size + 9, y - size * 0.74],
        [x + size / 2, y - size * 1.22],
        [x - 9, y - size * 0.74],
      ],
      tone(paint, paint.light.hasSnow ? '#fdfeff' : '#4a4440'),
    ) +
    rect(x + size * 0.3, y - size * 0.58, size * 0.4, size * 0.58, lighten(wall, 0.22)) +
    stroke(`M${num(x + size * 0.3)} ${num(y - size * 0.58)}l${num(size * 0.4)} ${num(size * 0.58)}`, wall, 4)
  );
}

import { mix } from '../drawing/colour.ts';
import { dots, num, path, pictureHeight, pictureWidth, rect } from '../drawing/svg.ts';
import type { Leaf, Paint } from './light.ts';
import { tone } from './light.ts';
import { drawContactShadow, drawCrown, drawTree } from './trees.ts';

/** A bush resting on y; in winter evergreen under snow. */
export function drawShrub(paint: Paint, x: number, y: number, radius: number): string {
  const { light, random } = paint;
  const leaf = light.isBare ? light.evergreen : random.pick([...light.leaves, light.evergreen]);
  return (
    drawContactShadow(paint, x, y, radius * 1.5) +
    drawCrown(paint, x, y - radius * 0.72, radius, radius * 0.8, leaf)
  );
}

/** A clipped ball or cone, as beside front doors. */
export function drawTopiary(paint: Paint, x: number, y: number, height: number): string {
  const { light, sheet } = paint;
  const [dark, middle, pale] = light.evergreen;
  const half = height * 0.22;
  const fill = sheet.linear(
    [
      [0, mix(middle, pale, light.hasSnow ? 0.2 : 0.5)],
      [1, dark],
    ],
    [0, 0],
    [1, 0.6],
  );
  const d = `M${num(x - half)} ${num(y)}Q${num(x - half * 1.25)} ${num(y - height * 0.55)} ${num(x)} ${num(y - height)}Q${num(x + half * 1.25)} ${num(y - height * 0.55)} ${num(x + half)} ${num(y)}Z`;
  const snow = `M${num(x - half * 0.62)} ${num(y - height * 0.62)}Q${num(x)} ${num(y - height * 1.2)} ${num(x + half * 0.62)} ${num(y - height * 0.62)}Q${num(x)} ${num(y - height * 0.76)} ${num(x - half * 0.62)} ${num(y - height * 0.62)}Z`;
  return (
    drawContactShadow(paint, x, y, half * 2) +
    path(d, fill) +
    (light.hasSnow ? path(snow, tone(paint, '#ffffff')) : '')
  );
}

export function drawHedge(paint: Paint, from: number, to: number, y: number, height: number): string {
  const { light, random, sheet } = paint;
  const leaf: Leaf = light.isBare ? light.evergreen : (light.leaves[light.leaves.length - 1] as Leaf);
  const [dark, middle, pale] = leaf;
  let top = `M${num(from)} ${num(y)}L${num(from)} ${num(y - height)}`;
  for (let x = from; x < to; ) {
    const step = Math.min(random.between(14, 26), to - x);
    x += step;
    top += `A${num(step * 0.7)} ${num(step * 0.7)} 0 0 1 ${num(x)} ${num(y - height + random.between(-2, 2))}`;
  }
  const specks = (count: number, low: number, high: number) =>
    dots(
      Array.from(
        { length: count },
        () =>
          [
            random.between(from + 6, to - 6),
            y - height * random.between(low, high),
            random.between(2.5, 6),
          ] as const,
      ),
    );
  const count = Math.min(90, Math.round((to - from) / 7));
  const fill = sheet.linear([
    [0, middle],
    [1, dark],
  ]);
  return (
    path(`${top}L${num(to)} ${num(y)}Z`, fill) +
    path(specks(count, 0.1, 0.9), mix(dark, middle, 0.4)) +
    path(specks(count, 0.5, 1), light.hasSnow ? tone(paint, '#f6f9fc') : mix(middle, pale, 0.6))
  );
}

/** A planted bed in front of a wall. */
export function drawBed(paint: Paint, from: number, to: number, y: number): string {
  if (to - from < 20) return '';
  const { light, random } = paint;
  let bed = path(
    `M${num(from - 6)} ${num(y + 3)}Q${num((from + to) / 2)} ${num(y - 12)} ${num(to + 6)} ${num(y + 3)}Q${num((from + to) / 2)} ${num(y + 18)} ${num(from - 6)} ${num(y + 3)}Z`,
    tone(paint, light.hasSnow ? '#e8eef5' : '#5a4433'),
  );
  for (let x = from + 8; x < to; x += random.between(19, 34)) {
    bed += drawShrub(paint, x, y + random.between(0, 6), random.between(12, 21));
  }
  if (light.hasSnow) return bed;
  const colours = [random.pick(light.flowers), random.pick(light.flowers)];
  for (const colour of colours) {
    const blooms = Array.from(
      { length: Math.min(26, Math.round((to - from) / 9)) },
      () => [random.between(from, to), y + random.between(-18, 10), random.between(1.8, 3.6)] as const,
    );
    bed += path(dots(blooms), tone(paint, colour));
  }
  return bed;
}

/** Trees behind the house: a far hazy band and a nearer one. */
export function drawTreeline(paint: Paint, horizon: number, height: number): string {
  const { light, random } = paint;
  const woods = light.leaves.slice(0, 2);
  const far = light.evergreen[0];
  let line = drawBand(paint, horizon + 6, height * 0.9, mix(far, light.hills[0], 0.6), 30, 58);
  for (let index = 0; index < 5; index++) {
    const x = random.between(0, pictureWidth);
    const reach = height * random.between(1, 1.4);
    line += drawDistantSpruce(x, horizon + 10, reach, mix(light.evergreen[0], light.hills[0], 0.45));
  }
  for (const [share, drop] of [
    [0.5, 14],
    [0.34, 22],
  ] as const) {
    const leaf = mix(random.pick(woods)[light.isBare ? 1 : 0], light.evergreen[0], 0.35);
    line += drawBand(paint, horizon + drop, height * 0.62, mix(leaf, light.hills[1], share), 22, 44);
  }
  return line;
}

function drawBand(
  { random }: Paint,
  foot: number,
  height: number,
  colour: string,
  smallest: number,
  largest: number,
): string {
  let d = `M-20 ${num(foot)}L-20 ${num(foot - height * 0.6)}`;
  for (let x = -20; x < pictureWidth + 20; ) {
    const step = random.between(smallest, largest);
    x += step;
    d += `A${num(step * 0.56)} ${num(step * 0.6)} 0 0 1 ${num(x)} ${num(foot - height * random.between(0.45, 0.95))}`;
  }
  return path(`${d}L${pictureWidth + 40} ${pictureHeight}L-20 ${pictureHeight}Z`, colour);
}

function drawDistantSpruce(x: number, foot: number, height: number, colour: string): string {
  let d = `M${num(x)} ${num(foot - height)}`;
  for (let step = 1; step <= 6; step++) {
    const half = (height * 0.22 * step) / 6;
    const y = foot - height + (height * step) / 6;
    d += `L${num(x + half)} ${num(y)}L${num(x + half * 0.62)} ${num(y - 3)}`;
  }
  for (let step = 6; step >= 1; step--) {
    const half = (height * 0.22 * step) / 6;
    const y = foot - height + (height * step) / 6;
    d += `L${num(x - half * 0.62)} ${num(y - 3)}L${num(x - half)} ${num(y)}`;
  }
  return path(`${d}Z`, colour);
}

/** A row of street trees of about one size. */
export function drawTreeRow(paint: Paint, xs: readonly number[], y: number, size: number): string {
  const form = paint.random.pick(['round', 'tall', 'birch', 'round'] as const);
  return xs
    .map((x) =>
      drawTree(paint, x, y + paint.random.between(-3, 3), size * paint.random.between(0.85, 1.12), form),
    )
    .join('');
}

export function drawPlanter(paint: Paint, x: number, y: number, size: number): string {
  const { light, random } = paint;
  const pot = tone(paint, random.pick(['#2f3238', '#b9b2a6', '#a4583c', '#e9e4da']));
  const leaf = light.isBare ? light.evergreen : random.pick(light.leaves);
  const body = `M${num(x - size * 0.42)} ${num(y - size * 0.7)}h${num(size * 0.84)}l${num(-size * 0.12)} ${num(size * 0.7)}h${num(-size * 0.6)}Z`;
  return (
    drawContactShadow(paint, x, y, size * 0.9) +
    drawCrown(paint, x, y - size * 0.98, size * 0.5, size * 0.44, leaf) +
    path(body, pot) +
    rect(x - size * 0.46, y - size * 0.74, size * 0.92, size * 0.12, mix(pot, '#ffffff', 0.12))
  );
}

import { mix } from '../drawing/colour.ts';
import { faded, num, path, rect } from '../drawing/svg.ts';
import type { Paint } from './light.ts';
import { tone } from './light.ts';

export type FenceLook = 'boards' | 'picket' | 'slats' | 'rails' | 'iron';

export function drawFence(
  paint: Paint,
  from: number,
  to: number,
  y: number,
  height: number,
  look: FenceLook,
): string {
  const { light, sheet } = paint;
  const snow = light.hasSnow ? rect(from, y - height - 4, to - from, 5, tone(paint, '#ffffff')) : '';
  if (look === 'boards' || look === 'slats') {
    const wood = tone(
      paint,
      look === 'slats' ? '#8a6442' : paint.random.pick(['#a2825d', '#8f8478', '#b08a62']),
    );
    const lines =
      look === 'slats'
        ? rect(0, 9, 40, 2, '#000000', faded(0.35))
        : rect(18, 0, 2, 12, '#000000', faded(0.22));
    const tile =
      rect(0, 0, 40, 12, wood) +
      rect(0, 0, look === 'slats' ? 40 : 9, look === 'slats' ? 2 : 12, '#ffffff', faded(0.05)) +
      lines;
    return (
      rect(from, y - height, to - from, height, sheet.pattern(look === 'slats' ? 40 : 20, 12, tile)) +
      rect(
        from,
        y - height,
        to - from,
        height,
        sheet.linear([
          [0, '#ffffff', 0.08],
          [1, light.shadow, 0.35],
        ]),
      ) +
      rect(from, y - height, to - from, 4, mix(wood, '#ffffff', 0.12)) +
      snow
    );
  }
  if (look === 'rails') return drawRails(paint, from, to, y, height);
  const colour = tone(paint, look === 'iron' ? '#25282d' : '#f4f1ea');
  const [step, width] = look === 'iron' ? [13, 3] : [17, 10];
  let pickets = '';
  for (let x = from; x < to - width; x += step) {
    pickets += `M${num(x)} ${num(y)}v${num(-height + width / 2)}l${num(width / 2)} ${num(-width / 2)}l${num(width / 2)} ${num(width / 2)}v${num(height - width / 2)}z`;
  }
  return (
    path(pickets, colour) +
    rect(from, y - height * 0.8, to - from, 5, mix(colour, '#000000', 0.08)) +
    rect(from, y - height * 0.3, to - from, 5, mix(colour, '#000000', 0.08))
  );
}

function drawRails(paint: Paint, from: number, to: number, y: number, height: number): string {
  const wood = tone(paint, '#8d7558');
  let fence = '';
  for (const share of [0.88, 0.55, 0.24]) {
    fence += rect(from, y - height * share, to - from, 6, wood);
    if (paint.light.hasSnow)
      fence += rect(from, y - height * share - 3, to - from, 3, tone(paint, '#ffffff'));
  }
  for (let x = from; x < to; x += 92)
    fence += rect(x, y - height, 10, height + 3, mix(wood, '#2a1c10', 0.25));
  return fence;
}

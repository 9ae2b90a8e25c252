import { num, path, polygon } from '../drawing/svg.ts';
import type { Paint } from '../outdoors/light.ts';
import { tone } from '../outdoors/light.ts';

/** Small sails on the water. */
export function drawSails(paint: Paint, top: number, bottom: number): string {
  const { random } = paint;
  if (paint.light.hasSnow) return '';
  let boats = '';
  for (let index = 0; index < random.whole(2, 5); index++) {
    const y = random.between(top + 12, bottom);
    const x = random.between(60, 1140);
    const size = 14 + ((y - top) / (bottom - top)) * 26;
    boats += polygon(
      [
        [x, y - size * 1.6],
        [x + size * 0.6, y - 2],
        [x, y - 2],
      ],
      tone(paint, '#fbf8f0'),
    );
    boats += polygon(
      [
        [x - 2, y - size * 1.3],
        [x - size * 0.45, y - 2],
        [x - 2, y - 2],
      ],
      tone(paint, '#e9dfcc'),
    );
    boats += path(
      `M${num(x - size * 0.6)} ${num(y)}h${num(size * 1.3)}l${num(-size * 0.24)} ${num(size * 0.22)}h${num(-size * 0.8)}Z`,
      tone(paint, '#5a3f2b'),
    );
  }
  return boats;
}

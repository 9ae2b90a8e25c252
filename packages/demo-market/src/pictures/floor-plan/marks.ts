import { num, path, polygon, rect } from '../drawing/svg.ts';
import type { PlanFloor } from '../scene.ts';
import { drawGlyphs } from './glyphs.ts';

export const paperColour = '#f7f5f1';
export const inkColour = '#2f343b';

/** Which floor of the house this is, as a small stack with one layer lit. */
export function drawFloorMark(floor: PlanFloor, x: number, y: number): string {
  const layers: PlanFloor[] = ['t', 'u', 'm', 'b'];
  return layers
    .map((layer, index) => {
      const at = y - 18 + index * 8;
      const colour = layer === floor ? '#e0632f' : '#c6c1b8';
      return path(
        `M${num(x - 17)} ${num(at + 5)}l17 -7l17 7l-17 7Z`,
        colour,
        `stroke="${paperColour}" stroke-width="1.4"`,
      );
    })
    .reverse()
    .join('');
}

export function drawCompass(x: number, y: number): string {
  return (
    polygon(
      [
        [x, y - 30],
        [x + 10, y],
        [x, y - 6],
        [x - 10, y],
      ],
      '#e0632f',
    ) + drawGlyphs('N', x, y + 16, 14, '#454c55')
  );
}

export function drawScaleBar(x: number, y: number, foot: number): string {
  const ten = foot * 10;
  return (
    rect(x, y, ten / 2, 7, inkColour) +
    rect(x + ten / 2, y, ten / 2, 7, '#ffffff', `stroke="${inkColour}" stroke-width="1.4"`) +
    drawGlyphs('0', x, y - 14, 12, '#454c55') +
    drawGlyphs('10′', x + ten, y - 14, 12, '#454c55')
  );
}

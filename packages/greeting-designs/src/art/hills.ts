import type { Art } from '../design.ts';
import { palettes } from '../palettes.ts';
import { createRandom } from './random.ts';
import { disc, outline, shape, sheet } from './shapes.ts';
import { writeLines } from './write-lines.ts';

const color = palettes.hills;
const ranges = [color.mist, color.far, color.middle, color.near, color.nearest];

/** Ridges one behind the other, like the lines of a chart. */
export const hills: Art = (lines, letter) => {
  const between = createRandom(29);
  const range = (fill: string, index: number) => {
    const foot = 210 + index * 42;
    const peaks = Array.from(
      { length: 12 },
      (_, step) =>
        `L${Math.round((step + 1) * 52.1)} ${Math.round(foot + between(-34, 26) - (step + 1) * 2)}`,
    );
    const ridge = `M0 ${foot}${peaks.join('')}`;
    return shape(`${ridge}L625 425H0Z`, fill) + outline(ridge, color.ridge, 1.8);
  };
  return [
    sheet(color.sky),
    disc(520, 108, 44, color.sun),
    ...ranges.map(range),
    writeLines(
      lines,
      { x: 44, top: 54, width: 405, height: 116 },
      { face: 'bricolage', fill: color.letters, size: 52, leading: 1.02 },
      letter,
    ),
  ].join('');
};

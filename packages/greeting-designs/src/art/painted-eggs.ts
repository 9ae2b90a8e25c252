import type { Art } from '../design.ts';
import { palettes } from '../palettes.ts';
import { createRandom } from './random.ts';
import { at, cycle, disc, outline, placed, repeat, shape, sheet } from './shapes.ts';
import { writeLines } from './write-lines.ts';

const color = palettes.paintedEggs;

/** Painted eggs, half hidden in the grass. */
export const paintedEggs: Art = (lines, letter) =>
  [
    sheet(color.sky),
    shape('M0 268C120 240 240 284 360 262S560 238 625 256V425H0Z', color.farGrass),
    tufts(31, 46, [274, 296], 44, color.grass),
    placed({ x: 96, y: 322, turn: -9, scale: 0.92 }, egg(color.rose, bands(color.cream, color.plum))),
    placed({ x: 232, y: 338, turn: 7, scale: 1.08 }, egg(color.teal, dots(color.cream, color.gold))),
    placed({ x: 368, y: 316, turn: -4, scale: 1.3 }, egg(color.gold, zigzags(color.cream, color.plum))),
    placed({ x: 500, y: 336, turn: 11, scale: 1.02 }, egg(color.plum, bands(color.gold, color.rose))),
    placed({ x: 586, y: 352, turn: -14, scale: 0.8 }, egg(color.cream, dots(color.teal, color.rose))),
    shape('M0 392C140 372 320 396 470 380S600 376 625 384V425H0Z', color.grass),
    tufts(43, 70, [398, 430], 62, color.darkGrass),
    writeLines(
      lines,
      { x: 44, top: 46, width: 400, height: 150 },
      { face: 'instrumentSerif', fill: color.letters, size: 78, leading: 0.98 },
      letter,
    ),
  ].join('');

/** Blades that stand on heights between two, of about so many units each. */
function tufts(
  seed: number,
  count: number,
  [least, most]: [number, number],
  length: number,
  fill: string,
): string {
  const between = createRandom(seed);
  return repeat(count, (index) => {
    const x = (index / (count - 1)) * 640 - 8 + between(-5, 5);
    const foot = between(least, most);
    const [lean, tall] = [between(-14, 14), length * between(0.6, 1.1)];
    return shape(
      `M${at(x - 5)} ${at(foot)}Q${at(x - 2 + lean / 3)} ${at(foot - tall * 0.6)} ${at(x + lean)} ${at(foot - tall)}Q${at(x + 5 + lean / 3)} ${at(foot - tall * 0.5)} ${at(x + 5)} ${at(foot)}Z`,
      fill,
    );
  });
}

/** Two halves of ellipses, so that what is painted on it can end where it ends. */
const [half, upper, lower] = [48, 74, 52];
const egg = (fill: string, pattern: string): string =>
  shape(`M-${half} 0A${half} ${upper} 0 0 1 ${half} 0A${half} ${lower} 0 0 1 -${half} 0Z`, fill) + pattern;

const tallAt = (y: number): number => (y < 0 ? upper : lower);
const halfAt = (y: number): number => at(half * Math.sqrt(1 - (y / tallAt(y)) ** 2));

function band(from: number, to: number, fill: string): string {
  const [above, below, tall] = [halfAt(from), halfAt(to), tallAt((from + to) / 2)];
  return shape(
    `M-${above} ${from}Q0 ${from + 12} ${above} ${from}A${half} ${tall} 0 0 1 ${below} ${to}Q0 ${to + 12} -${below} ${to}A${half} ${tall} 0 0 1 -${above} ${from}Z`,
    fill,
  );
}

const bands = (first: string, second: string): string =>
  band(-52, -40, second) + band(-30, -8, first) + band(8, 16, second) + band(24, 36, first);

const dots = (first: string, second: string): string =>
  [-48, -24, 0, 24]
    .map((y, row) => {
      const count = 2 + (row % 2) + (row > 1 ? 1 : 0);
      return repeat(count, (index) =>
        disc((index - (count - 1) / 2) * 26, y, 6.5, cycle([first, second], index + row)),
      );
    })
    .join('');

const zigzags = (first: string, second: string): string =>
  band(-14, 12, first) +
  [-34, 0, 24]
    .map((y, row) => {
      const reach = halfAt(y) - 5;
      const steps = Array.from(
        { length: 8 },
        (_, step) => `L${at(-reach + ((step + 1) * reach) / 4)} ${y + (step % 2 ? 7 : 15)}`,
      );
      return outline(`M${-reach} ${y + 7}${steps.join('')}`, row === 1 ? second : first, 4);
    })
    .join('');

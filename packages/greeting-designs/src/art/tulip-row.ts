import type { Art } from '../design.ts';
import { palettes } from '../palettes.ts';
import { cycle, outline, shape, sheet } from './shapes.ts';
import { writeLines } from './write-lines.ts';

const color = palettes.tulipRow;
const [red, gold, pink, plum, cream] = [
  { petals: color.red, fold: color.redShade },
  { petals: color.gold, fold: color.goldShade },
  { petals: color.pink, fold: color.pinkShade },
  { petals: color.plum, fold: color.plumShade },
  { petals: color.cream, fold: color.creamShade },
];
const blossoms = [red, gold, pink, plum, cream, red, pink, gold, plum, cream, red] as const;
const heights = [150, 196, 170, 222, 182, 160, 208, 174, 230, 188, 160];

/** Tulips of many colours in a row. */
export const tulipRow: Art = (lines, letter) =>
  [
    sheet(color.meadow),
    ...heights.map(tulip),
    writeLines(
      lines,
      { x: 44, top: 42, width: 400, height: 148 },
      { face: 'instrumentSerif', fill: color.letters, size: 80, leading: 0.88 },
      letter,
    ),
  ].join('');

function tulip(height: number, index: number): string {
  const x = 30 + index * 57;
  const top = 425 - height;
  const down = (part: number) => Math.round(top + height * part);
  const { petals, fold } = cycle(blossoms, index);
  return [
    outline(`M${x} 430C${x - 4} ${down(0.6)} ${x + 4} ${down(0.4)} ${x} ${top + 40}`, color.stem, 5),
    shape(
      `M${x} 425C${x - 36} ${down(0.7)} ${x - 30} ${down(0.5)} ${x - 22} ${down(0.42)}C${x - 10} ${down(0.6)} ${x - 2} ${down(0.7)} ${x} 425Z`,
      color.leaf,
    ),
    shape(
      `M${x} 425C${x + 32} ${down(0.75)} ${x + 30} ${down(0.6)} ${x + 24} ${down(0.52)}C${x + 10} ${down(0.66)} ${x + 2} ${down(0.76)} ${x} 425Z`,
      color.darkLeaf,
    ),
    shape(
      `M${x - 24} ${top + 4}c-4 36 12 50 24 50c12 0 28 -14 24 -50c-8 6 -12 12 -14 16c-2 -12 -6 -20 -10 -26c-4 6 -8 14 -10 26c-2 -4 -6 -10 -14 -16Z`,
      petals,
    ),
    shape(`M${x} ${top - 2}c9 18 8 40 0 54c-8 -14 -9 -36 0 -54Z`, fold),
  ].join('');
}

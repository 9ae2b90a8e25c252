import type { Art } from '../design.ts';
import { palettes } from '../palettes.ts';
import { createRandom } from './random.ts';
import { box, cycle, placed, repeat, shape, sheet } from './shapes.ts';
import { writeLines } from './write-lines.ts';

const color = palettes.mapleLeaves;
const leaves = [color.rust, color.straw, color.bark, color.wheat] as const;

/** Fallen leaves, and a label among them. */
export const mapleLeaves: Art = (lines, letter) => {
  const between = createRandom(37);
  const fallen = (index: number) =>
    mapleLeaf(
      { x: between(0, 625), y: between(0, 425), turn: between(0, 360), scale: between(0.5, 1.5) },
      cycle(leaves, index),
    );
  return [
    sheet(color.ground),
    repeat(34, fallen),
    box(120, 130, 385, 165, color.label, 8),
    writeLines(
      lines,
      { x: 312.5, top: 148, width: 345, height: 129, isCentred: true, vertical: 'middle' },
      { face: 'fraunces', fill: color.letters, size: 52, leading: 1.06 },
      letter,
    ),
  ].join('');
};

const mapleLeaf = (place: Parameters<typeof placed>[0], fill: string): string =>
  placed(
    place,
    shape(
      'M0 -30l6 11 9 -4 -3 16 10 -8 2 6 11 -2 -4 11 6 5 -18 13 2 7 -17 -3v16h-6V20l-17 3 2 -7 -18 -13 6 -5 -4 -11 11 2 2 -6 10 8 -3 -16 9 4Z',
      fill,
    ),
  );

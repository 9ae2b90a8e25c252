import type { Art } from '../design.ts';
import { palettes } from '../palettes.ts';
import { disc, outline, placed, shape, sheet } from './shapes.ts';
import { writeLines } from './write-lines.ts';

const color = palettes.poppies;
/** Where each stands, how high, how large and how it leans. */
const row: readonly [number, number, number, number][] = [
  [40, 318, 0.72, -8],
  [112, 286, 0.92, 6],
  [184, 334, 0.6, -4],
  [262, 296, 0.84, 8],
  [344, 250, 1.08, -6],
  [424, 312, 0.7, 5],
  [500, 226, 1.22, 4],
  [578, 290, 0.86, -8],
];

/** Poppies in a quiet field. */
export const poppies: Art = (lines, letter) =>
  [
    sheet(color.sky),
    shape('M0 308C150 284 280 318 420 296S570 288 625 298V425H0Z', color.farField),
    shape('M0 362C160 344 330 372 470 354S600 350 625 356V425H0Z', color.field),
    ...row.map(([x, y, scale, turn]) => poppy(x, y, scale, turn)),
    writeLines(
      lines,
      { x: 44, top: 50, width: 400, height: 140 },
      { face: 'fraunces', fill: color.letters, size: 52, leading: 1.06 },
      letter,
    ),
  ].join('');

const poppy = (x: number, y: number, scale: number, turn: number): string =>
  outline(`M${x} ${y}C${x - turn} ${y + 50} ${x + turn} ${y + 100} ${x} 430`, color.stem, 4) +
  placed({ x, y, scale, turn }, bloom);

const bloom = [
  shape('M0 -4C-24 -46 -62 -34 -54 -4C-48 20 -18 22 0 6Z', color.poppyDeep),
  shape('M0 -4C24 -46 62 -34 54 -4C48 20 18 22 0 6Z', color.poppyDeep),
  shape('M-34 -30C-22 -58 22 -58 34 -30C36 -8 14 6 0 6C-14 6 -36 -8 -34 -30Z', color.poppyLight),
  shape('M-44 2C-30 -12 30 -12 44 2C46 28 20 42 0 40C-20 42 -46 28 -44 2Z', color.poppy),
  disc(0, -4, 12, color.heart),
].join('');

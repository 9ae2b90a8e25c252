import type { Art } from '../design.ts';
import { palettes } from '../palettes.ts';
import { at, box, flame, outline, placed, repeat, shape, sheet } from './shapes.ts';
import { writeLines } from './write-lines.ts';

const color = palettes.redEgg;

/** Red eggs, a lit candle and willow on a laid table. */
export const redEgg: Art = (lines, letter) =>
  [
    sheet(color.cloth),
    weave(),
    shape('M0 350H625V425H0Z', color.table),
    twig(600, 360, -14, 1.15),
    twig(566, 372, -34, 1),
    candle(300, 384),
    placed({ x: 396, y: 342, turn: -12, scale: 0.86 }, egg),
    placed({ x: 556, y: 350, turn: 16, scale: 0.8 }, egg),
    placed({ x: 474, y: 334, scale: 1.16 }, egg + cross),
    writeLines(
      lines,
      { x: 44, top: 48, width: 392, height: 140 },
      { face: 'fraunces', fill: color.letters, size: 56, leading: 1.02 },
      letter,
    ),
  ].join('');

/** The hem of a cloth, cross-stitched. */
const weave = (): string =>
  outline('M0 334H625M0 312H625', color.weave, 3) +
  repeat(32, (index) => outline(`M${index * 20 - 4} 317l12 12m0 -12l-12 12`, color.shine, 3));

const egg =
  shape('M-44 0A44 68 0 0 1 44 0A44 48 0 0 1 -44 0Z', color.egg) +
  shape('M-30 -14C-28 -36 -18 -50 -6 -56C-16 -42 -22 -28 -22 -10C-22 -6 -30 -6 -30 -14Z', color.shine);

const cross = shape('M-4 -34h8v14h14v8h-14v34h-8v-34h-14v-8h14Z', color.cross);

const candle = (x: number, foot: number): string =>
  [
    box(x - 15, foot - 138, 30, 138, color.candle, 4),
    box(x + 5, foot - 136, 10, 136, color.candleShade, 3),
    shape(`M${x - 36} ${foot}h72l-8 14h-56Z`, color.cross),
    outline(`M${x} ${foot - 136}v-11`, color.wick, 2.4),
    flame({ x, y: foot - 146, scale: 1.2 }, color.flame, color.glow),
  ].join('');

/** Pussy willow, its catkins left and right by turns. */
const twig = (x: number, foot: number, turn: number, scale: number): string =>
  placed(
    { x, y: foot, turn, scale },
    outline('M0 0C-6 -80 4 -150 -4 -236', color.twig, 5) +
      repeat(9, (index) => {
        const side = index % 2 ? 1 : -1;
        return placed({ x: side * 8, y: at(-52 - index * 22), turn: side * 26 }, catkin);
      }),
  );

const catkin =
  shape('M0 4C9 0 9 -18 0 -26C-9 -18 -9 0 0 4Z', color.catkin) +
  shape('M-1 0C3 -4 3 -16 -1 -21C-6 -16 -6 -4 -1 0Z', color.catkinLight) +
  shape('M-6 2q6 8 12 0l-2 7h-8Z', color.twig);

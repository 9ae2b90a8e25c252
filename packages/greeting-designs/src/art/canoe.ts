import type { Art } from '../design.ts';
import { palettes } from '../palettes.ts';
import { createRandom } from './random.ts';
import { box, disc, outline, pine, placed, repeat, shape, sheet } from './shapes.ts';
import { writeLines } from './write-lines.ts';

const color = palettes.canoe;

/** Somebody in a red canoe on a lake, early. No sign of a country, so that every summer day may have it. */
export const canoe: Art = (lines, letter) => {
  const between = createRandom(17);
  return [
    sheet(color.sky),
    disc(468, 150, 54, color.sun),
    shape('M0 220C90 150 160 190 240 170S400 130 470 190 560 170 625 200V425H0Z', color.farHill),
    shape('M0 250C120 200 220 244 330 226S540 220 625 246V425H0Z', color.hill),
    forest(between),
    box(0, 262, 625, 163, color.water),
    repeat(40, () => box(between(0, 600), between(272, 420), between(20, 80), 2.5, color.ripple, 1)),
    paddler,
    bird(548, 66, 1),
    bird(588, 90, 0.7),
    writeLines(
      lines,
      { x: 44, top: 44, width: 460, height: 106 },
      { face: 'fraunces', fill: color.letters, size: 54, leading: 1 },
      letter,
    ),
  ].join('');
};

function forest(between: (least: number, most: number) => number): string {
  let trees = '';
  for (let x = 0; x < 630; x += between(14, 26))
    trees += pine(x, 268, between(30, 64), { green: color.pine, trunk: color.trunk, snow: null });
  return trees;
}

const paddler = [
  shape('M196 336C240 372 396 372 440 336C424 344 400 350 318 350S212 344 196 336Z', color.canoe),
  shape('M196 336C230 350 406 350 440 336C420 338 380 342 318 342S216 338 196 336Z', color.inside),
  shape('M300 344V300q0 -12 14 -12t14 12v44Z', color.jacket),
  disc(314, 276, 12, color.wood),
  outline('M276 300l92 66', color.paddle, 5),
  shape('M362 358l22 14 -8 8 -20 -16Z', color.wood),
].join('');

const bird = (x: number, y: number, scale: number): string =>
  placed({ x, y, scale }, outline('M-22 -8Q-10 -14 0 0Q10 -14 22 -8', color.bird, 3));

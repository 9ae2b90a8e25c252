import type { Art } from '../design.ts';
import { palettes } from '../palettes.ts';
import { box, disc, outline, placed, repeat, shape, sheet } from './shapes.ts';
import { writeLines } from './write-lines.ts';

const color = palettes.crescent;

/** A new moon through pointed arches, and lanterns. */
export const crescent: Art = (lines, letter) =>
  [
    sheet(color.night),
    arch(1, color.arch),
    arch(0.86, color.edge),
    arch(0.845, color.inner),
    arch(0.7, color.edge),
    arch(0.685, color.night),
    placed({ x: 454, y: 212, turn: -24 }, moon),
    star(482, 196, 1),
    star(424, 288, 0.5),
    star(506, 268, 0.4),
    skyline(),
    lantern(92, 96, 0.9),
    lantern(176, 62, 0.66),
    lantern(250, 118, 0.78),
    writeLines(
      lines,
      { x: 44, top: 200, width: 238, height: 142, vertical: 'middle' },
      { face: 'instrumentSerif', fill: color.letters, size: 76, leading: 0.98 },
      letter,
    ),
  ].join('');

/** Around the middle of its foot; the whole one is 290 wide. */
const arch = (scale: number, fill: string): string =>
  placed(
    { x: 454, y: 425, scale },
    shape('M-145 0V-196C-145 -292 -60 -326 0 -384C60 -326 145 -292 145 -196V0Z', fill),
  );

const moon = shape('M22 -60A62 62 0 1 0 22 60A50 50 0 1 1 22 -60Z', color.moon);

const star = (x: number, y: number, scale: number): string =>
  placed({ x, y, scale }, shape('M0 -20L5 -5L20 0L5 5L0 20L-5 5L-20 0L-5 -5Z', color.star));

const skyline = (): string =>
  [
    shape('M0 392H625V425H0Z', color.dome),
    dome(454, 1.1),
    dome(396, 0.62),
    dome(512, 0.62),
    tower(352),
    tower(556),
  ].join('');

const dome = (x: number, scale: number): string =>
  placed(
    { x, y: 396, scale },
    shape('M-40 0V-24C-40 -52 -12 -58 0 -82C12 -58 40 -52 40 -24V0Z', color.dome) +
      outline('M0 -80v-16', color.edge, 2.5) +
      disc(0, -98, 3.5, color.edge),
  );

const tower = (x: number): string =>
  shape(`M${x - 7} 396V312h-4v-8h4v-16L${x} 266l7 22v16h4v8h-4v84Z`, color.dome);

const lantern = (x: number, y: number, scale: number): string =>
  placed(
    { x, y, scale },
    [
      outline(`M0 ${Math.round(-y / scale)}V-38`, color.edge, 2),
      disc(0, -36, 5, color.lantern),
      shape('M-22 -14L0 -34L22 -14Z', color.lantern),
      shape('M-26 -14H26L20 36H-20Z', color.lanternDark),
      repeat(3, (index) => box(-17 + index * 12.5, -7, 9, 36, color.light, 4)),
      shape('M-22 36H22L14 46H-14Z', color.lantern),
      outline('M0 46v16', color.edge, 2),
    ].join(''),
  );

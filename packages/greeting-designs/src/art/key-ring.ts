import type { Art } from '../design.ts';
import { palettes } from '../palettes.ts';
import { at, box, disc, outline, placed, repeat, shape, sheet } from './shapes.ts';
import { writeLines } from './write-lines.ts';

const color = palettes.keyRing;

/** Keys on their hooks, a little house among them. */
export const keyRing: Art = (lines, letter) =>
  [
    sheet(color.wall),
    shape('M0 356H625V425H0Z', color.wainscot),
    box(0, 350, 625, 8, color.moulding),
    repeat(9, (index) => box(34 + index * 70, 366, 4, 59, color.moulding)),
    box(306, 78, 290, 34, color.rail, 5),
    box(306, 104, 290, 8, color.railShade, 4),
    peg(364),
    peg(450),
    peg(536),
    placed({ x: 364, y: 112, turn: 4 }, ring + placed({ x: 0, y: 44 }, key(color.steel, color.steelShade))),
    placed(
      { x: 450, y: 112 },
      ring +
        placed({ x: -10, y: 44, turn: 10, scale: 1.16 }, key(color.brass, color.brassShade)) +
        placed({ x: 14, y: 44, turn: -12, scale: 1.05 }, key(color.brassLight, color.brass)),
    ),
    placed({ x: 536, y: 112, turn: -3 }, tag),
    writeLines(
      lines,
      { x: 44, top: 70, width: 240, height: 200, vertical: 'middle' },
      { face: 'fraunces', fill: color.letters, size: 54, leading: 1.04 },
      letter,
    ),
  ].join('');

const peg = (x: number): string =>
  disc(x, 94, 9, color.brassShade) + disc(x - 1.5, 92.5, 6, color.brassLight);

const ring = outline('M0 -14a29 29 0 1 1 -0.1 0', color.brassShade, 4);

/** Hangs from its bow. */
const key = (fill: string, shade: string): string =>
  [
    `<path d="M0 -6a30 30 0 1 1 -0.1 0ZM0 12a12 12 0 1 0 0.1 0Z" fill="${fill}" fill-rule="evenodd"/>`,
    shape('M-6 50H6V150L0 158L-6 150Z', fill),
    shape('M6 104h20v10h-8v8h8v12h-14v8h-6Z', fill),
    shape('M-6 50h4V152L-6 148Z', shade),
    box(-11, 52, 22, 7, shade, 2),
  ].join('');

const tag = [
  outline('M0 -14C14 6 10 28 0 50', color.cord, 4),
  shape('M-46 96L0 50L46 96V172H-46Z', color.tag),
  disc(0, 70, 6, color.wall),
  ...[-24, 8].map((x) => box(x, 102, 16, 20, color.window, 1)),
  ...[-16, 16].map((x) => outline(`M${at(x)} 102v20M${at(x - 8)} 112h16`, color.tag, 2)),
  shape('M-10 172v-26q10 -12 20 0v26Z', color.tagShade),
].join('');

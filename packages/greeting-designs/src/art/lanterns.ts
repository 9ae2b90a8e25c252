import type { Art } from '../design.ts';
import { palettes } from '../palettes.ts';
import { outline, placed, repeat, shape, sheet } from './shapes.ts';
import { writeLines } from './write-lines.ts';

const color = palettes.lanterns;

/** Paper lanterns before a pattern of waves. */
export const lanterns: Art = (lines, letter) =>
  [
    sheet(color.red),
    waves(),
    lantern(420, 110, 0.9),
    lantern(540, 176, 1.15),
    lantern(330, 70, 0.55),
    writeLines(
      lines,
      { x: 44, top: 250, width: 410, height: 140, vertical: 'bottom' },
      { face: 'fraunces', fill: color.letters, size: 56, leading: 1.02 },
      letter,
    ),
  ].join('');

const waves = (): string =>
  repeat(7, (row) =>
    repeat(11, (column) => {
      const [x, y] = [column * 64 - (row % 2) * 32, row * 66 + 40];
      return outline(`M${x} ${y}a32 32 0 0 1 64 0M${x + 11} ${y}a21 21 0 0 1 42 0`, color.wave, 2);
    }),
  );

const lantern = (x: number, y: number, scale: number): string =>
  placed(
    { x, y, scale },
    [
      outline(`M0 ${Math.round(-y / scale)}V-44`, color.gold, 2),
      shape('M-16 -48h32v9h-32ZM-16 38h32v9h-32Z', color.gold),
      `<ellipse rx="50" ry="40" fill="${color.paper}"/>`,
      outline('M0 -40v80M-30 0a30 40 0 0 1 60 0a30 40 0 0 1 -60 0', color.rib, 2),
      outline('M-8 47v40M0 47v48M8 47v40', color.gold, 3),
    ].join(''),
  );

import type { Art } from '../design.ts';
import { palettes } from '../palettes.ts';
import { box, cycle, degrees, disc, leaf, outline, repeat, shape, sheet } from './shapes.ts';
import { writeLines } from './write-lines.ts';

const color = palettes.redDoor;
const wreathLeaves = [color.darkLeaf, color.paleLeaf, color.deepLeaf] as const;
const plantLeaves = [color.freshLeaf, color.darkLeaf, color.paleLeaf] as const;

/** A front door with a wreath, between two plants. */
export const redDoor: Art = (lines, letter) =>
  [
    sheet(color.wall),
    shape('M330 425V190a118 118 0 0 1 236 0V425Z', color.arch),
    shape('M352 425V194a96 96 0 0 1 192 0V425Z', color.door),
    outline('M448 100V425', color.panel, 3),
    shape('M376 194a72 72 0 0 1 60 -70v70ZM520 194a72 72 0 0 0 -60 -70v70Z', color.glass),
    outline('M374 220h62v72h-62ZM460 220h62v72h-62ZM374 312h62v88h-62ZM460 312h62v88h-62Z', color.panel, 3),
    wreath(),
    box(316, 400, 264, 25, color.step),
    plant(318),
    plant(578),
    writeLines(
      lines,
      { x: 44, top: 70, width: 268, height: 260, vertical: 'middle' },
      { face: 'fraunces', fill: color.letters, size: 57, leading: 1.04 },
      letter,
    ),
  ].join('');

const wreath = (): string =>
  repeat(26, (index) => {
    const angle = (index / 26) * Math.PI * 2;
    const turn = degrees(angle) + 90 + (index % 2 ? 55 : -55);
    return leaf(
      { x: 448 + Math.cos(angle) * 42, y: 236 + Math.sin(angle) * 42, turn, scale: 0.5 },
      cycle(wreathLeaves, index),
      color.vein,
    );
  }) +
  disc(448, 280, 7, color.brass) +
  shape('M448 284l-14 30 10 -5 4 12 4 -12 10 5Z', color.brass);

const plant = (x: number): string =>
  shape(`M${x - 22} 402l6 -46h32l6 46Z`, color.pot) +
  repeat(9, (index) =>
    leaf(
      { x: x - 16 + index * 4, y: 358, turn: -60 + index * 15, scale: 0.95 },
      cycle(plantLeaves, index),
      color.vein,
    ),
  );

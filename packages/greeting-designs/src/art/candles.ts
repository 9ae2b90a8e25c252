import type { Art } from '../design.ts';
import { palettes } from '../palettes.ts';
import { box, cycle, flame, outline, repeat, shape, sheet } from './shapes.ts';
import { writeLines } from './write-lines.ts';

const color = palettes.candles;
const waxes = [
  color.red,
  color.cream,
  color.teal,
  color.gold,
  color.plum,
  color.cream,
  color.red,
  color.teal,
  color.gold,
  color.cream,
  color.plum,
] as const;
const heights = [92, 128, 104, 150, 118, 164, 110, 142, 98, 134, 108];

/** A row of birthday candles. */
export const candles: Art = (lines, letter) =>
  [
    sheet(color.peach),
    ...heights.map(candle),
    writeLines(
      lines,
      { x: 44, top: 38, width: 537, height: 170 },
      { face: 'instrumentSerif', fill: color.letters, size: 94, leading: 0.86 },
      letter,
    ),
  ].join('');

function candle(height: number, index: number): string {
  const x = 42 + index * 52;
  const top = 425 - height;
  const stripe = (row: number) =>
    shape(`M${x} ${top + 18 + row * 28}l22 -12v9l-22 12Z`, cycle(waxes, index + 3));
  return [
    box(x, top, 22, height + 10, cycle(waxes, index), 4),
    index % 2 ? repeat(6, stripe) : '',
    outline(`M${x + 11} ${top}v-9`, color.wick, 2.2),
    flame({ x: x + 11, y: top - 9 }, color.flame, color.glow),
  ].join('');
}

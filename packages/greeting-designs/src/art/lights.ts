import type { Art } from '../design.ts';
import { palettes } from '../palettes.ts';
import { at, box, cycle, disc, outline, repeat, shape, sheet } from './shapes.ts';
import { writeLines } from './write-lines.ts';

const color = palettes.lights;

interface Bulb {
  bulb: string;
  glow: string;
}

const bulbs: readonly [Bulb, ...Bulb[]] = [
  { bulb: color.gold, glow: color.goldGlow },
  { bulb: color.red, glow: color.redGlow },
  { bulb: color.cream, glow: color.creamGlow },
  { bulb: color.sage, glow: color.sageGlow },
];

/** Strings of coloured bulbs in the dark. */
export const lights: Art = (lines, letter) =>
  [
    sheet(color.night),
    repeat(3, string),
    writeLines(
      lines,
      { x: 312.5, top: 292, width: 500, height: 106, isCentred: true, vertical: 'middle' },
      { face: 'fraunces', fill: color.letters, size: 50, leading: 1 },
      letter,
    ),
  ].join('');

function string(row: number): string {
  const hang = (x: number) => at(56 + row * 80 + Math.sin((x / 625) * Math.PI * 3 + row * 1.1) * 20);
  const cord = Array.from({ length: 41 }, (_, step) => `L${step * 16} ${hang(step * 16)}`).join('');
  const light = (index: number) => {
    const x = index * 45 - 8 + row * 14;
    const y = hang(x);
    const { bulb, glow } = cycle(bulbs, index + row);
    return [
      disc(x, y + 20, 20, glow),
      box(x - 4, y - 1, 8, 9, color.cord),
      shape(`M${x - 7} ${at(y + 12)}q7 -10 14 0q4 13 -7 22q-11 -9 -7 -22Z`, bulb),
    ].join('');
  };
  return repeat(15, light) + outline(`M-6 ${hang(-6)}${cord}`, color.cord, 3);
}

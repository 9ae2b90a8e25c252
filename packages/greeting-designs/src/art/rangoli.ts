import type { Art } from '../design.ts';
import { palettes } from '../palettes.ts';
import { degrees, disc, flame, placed, repeat, shape, sheet } from './shapes.ts';
import { writeLines } from './write-lines.ts';

const color = palettes.rangoli;
/** From the inside out. */
const rings = [color.orange, color.red, color.gold, color.violet, color.clay];

/** Half a rangoli, and two lit lamps. */
export const rangoli: Art = (lines, letter) =>
  [
    sheet(color.night),
    ...rings.map(ring).reverse(),
    shape('M408 425a62 62 0 0 1 124 0Z', color.gold),
    lamp(74, 372, 0.9),
    lamp(168, 384, 1.1),
    writeLines(
      lines,
      { x: 44, top: 46, width: 330, height: 160 },
      { face: 'instrumentSerif', fill: color.letters, size: 80, leading: 0.98 },
      letter,
    ),
  ].join('');

function ring(fill: string, index: number): string {
  const row = index + 1;
  const count = 10 + row * 2;
  const petal = `M0 -${18 + row}C${10 + row} -8 ${10 + row} 8 0 ${16 + row}C-${10 + row} 8 -${10 + row} -8 0 -${18 + row}Z`;
  return repeat(count, (step) => {
    const angle = Math.PI + ((step + 0.5) / count) * Math.PI;
    const radius = 42 * row + 20;
    return placed(
      { x: 470 + Math.cos(angle) * radius, y: 425 + Math.sin(angle) * radius, turn: degrees(angle) + 90 },
      shape(petal, fill) + disc(0, 0, 3 + row * 0.4, color.night),
    );
  });
}

const lamp = (x: number, y: number, scale: number): string =>
  placed(
    { x, y, scale },
    shape('M-36 0Q0 12 36 0Q30 30 0 30T-36 0Z', color.clay) +
      shape('M-36 0Q0 14 36 0Q0 -6 -36 0Z', color.sand) +
      flame({ x: 0, y: 0, scale: 1.2 }, color.flame, color.glow),
  );

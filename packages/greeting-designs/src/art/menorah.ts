import type { Art } from '../design.ts';
import { palettes } from '../palettes.ts';
import { createRandom } from './random.ts';
import { at, box, disc, flame, outline, repeat, shape, sheet } from './shapes.ts';
import { writeLines } from './write-lines.ts';

const color = palettes.menorah;
const middle = 440;
/** From branch to branch. */
const gap = 34;
const cups = 246;

/** A menorah with its nine lights. */
export const menorah: Art = (lines, letter) =>
  [
    sheet(color.evening),
    stars(),
    shape('M0 372H625V425H0Z', color.table),
    ...[4, 3, 2, 1].map(branch),
    shape(`M${middle - 5} ${cups - 34}h10V368h-10Z`, color.brass),
    disc(middle, 322, 11, color.brassShade),
    disc(middle, 346, 8, color.brassShade),
    shape(`M${middle - 62} 392q4 -26 62 -34q58 8 62 34Z`, color.brass),
    shape(`M${middle - 70} 390h140v10h-140Z`, color.brassShade),
    repeat(9, (index) => candle(index - 4)),
    writeLines(
      lines,
      { x: 44, top: 52, width: 236, height: 250 },
      { face: 'fraunces', fill: color.letters, size: 60, leading: 1.04 },
      letter,
    ),
  ].join('');

function stars(): string {
  const between = createRandom(47);
  return repeat(34, () => {
    const [x, y, radius] = [between(286, 620), between(8, 150), between(1, 2.4)];
    return disc(x, y, radius, color.star);
  });
}

/** A half circle from a light to the one opposite. */
function branch(row: number): string {
  const reach = row * gap;
  return outline(
    `M${middle - reach} ${cups}V${cups + 8}A${reach} ${at(reach * 0.72)} 0 0 0 ${middle + reach} ${cups + 8}V${cups}`,
    row % 2 ? color.brass : color.brassShade,
    9,
  );
}

/** The one in the middle, by which the others are lit, stands higher. */
function candle(place: number): string {
  const x = middle + place * gap;
  const cup = place === 0 ? cups - 34 : cups;
  const wax = place % 2 === 0 ? color.candle : color.candleBlue;
  return [
    box(x - 6, cup - 58, 12, 58, wax, 2),
    shape(`M${x - 12} ${cup - 4}h24l-4 12h-16Z`, color.brass),
    flame({ x, y: cup - 60, scale: 0.86 }, color.flame, color.glow),
  ].join('');
}

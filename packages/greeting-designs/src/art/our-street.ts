import type { Art } from '../design.ts';
import { palettes } from '../palettes.ts';
import { createRandom } from './random.ts';
import { at, box, disc, outline, pine, repeat, shape, sheet } from './shapes.ts';
import { writeLines } from './write-lines.ts';

const color = palettes.ourStreet;

/** Houses under snow, their windows lit. */
export const ourStreet: Art = (lines, letter) =>
  [
    sheet(color.night),
    shape('M0 150C160 100 300 190 625 110V425H0Z', color.hill),
    disc(520, 92, 37, color.moon),
    shape('M530.9 56.7A37 37 0 0 0 495.1 119.3A37 37 0 0 0 530.9 56.7Z', color.moonShade),
    snowfall(),
    shape('M0 330C150 296 300 330 430 306S560 300 625 312V425H0Z', color.farSnow),
    ...pines.map(([x, size]) =>
      pine(x, 352, size, { green: color.pine, trunk: color.trunk, snow: color.snow }),
    ),
    ...houses.map(house),
    shape('M0 352C120 340 240 364 380 350S540 346 625 354V425H0Z', color.snow),
    writeLines(
      lines,
      { x: 42, top: 50, width: 330, height: 142 },
      { face: 'fraunces', fill: color.letters, size: 43, leading: 1.04 },
      letter,
    ),
  ].join('');

const pines: readonly [number, number][] = [
  [24, 96],
  [62, 70],
  [604, 104],
  [566, 72],
  [318, 64],
];

function snowfall(): string {
  const between = createRandom(7);
  return repeat(105, () => {
    const [x, y] = [between(0, 625), between(0, 330)];
    if (x < 395 && y > 40 && y < 196) return '';
    const radius = between(0.9, 2.7);
    return disc(x, y, radius, between(0, 1) > 0.45 ? color.star : color.faintStar);
  });
}

interface House {
  x: number;
  base: number;
  width: number;
  height: number;
  wall: string;
  windows?: number;
}

const houses: readonly House[] = [
  { x: 96, base: 356, width: 78, height: 62, wall: color.brick },
  { x: 186, base: 358, width: 66, height: 84, wall: color.ochre },
  { x: 262, base: 356, width: 92, height: 56, wall: color.cream, windows: 3 },
  { x: 366, base: 358, width: 64, height: 96, wall: color.teal },
  { x: 442, base: 356, width: 84, height: 66, wall: color.clay },
];

function house({ x, base, width, height, wall, windows = 2 }: House): string {
  const eaves = base - height;
  const middle = x + width / 2;
  const rise = (part: number) => at(eaves - width * part);
  const chimney = `M${at(x + width * 0.7)} ${rise(0.1)}v${at(-width * 0.34)}h${at(width * 0.13)}v${at(width * 0.4)}Z`;
  const walls = `M${x} ${base}V${eaves}L${middle} ${rise(0.46)}L${x + width} ${eaves}V${base}Z`;
  const roof = `M${x - 7} ${eaves + 3}L${middle} ${rise(0.52)}L${x + width + 7} ${eaves + 3}L${x + width - 2} ${eaves + 8}L${middle} ${rise(0.36)}L${x + 2} ${eaves + 8}Z`;
  const lit = (index: number) => {
    const left = x + (width * (index + 0.5)) / windows - 8;
    return (
      box(left, eaves + 14, 16, 20, color.window, 1) +
      outline(`M${at(left + 8)} ${eaves + 14}v20M${at(left)} ${eaves + 24}h16`, wall, 1.8)
    );
  };
  return [
    shape(chimney, color.roof),
    shape(walls, wall),
    shape(roof, color.snow),
    repeat(windows, lit),
    shape(`M${middle - 9} ${base}v-26q9 -10 18 0v26Z`, color.roof),
    disc(middle, base - height - width * 0.14, 6, color.window),
  ].join('');
}

import type { Art } from '../design.ts';
import { palettes } from '../palettes.ts';
import { createRandom } from './random.ts';
import { at, cycle, degrees, disc, leaf, repeat, sheet } from './shapes.ts';
import { writeLines } from './write-lines.ts';

const color = palettes.peonies;
const leaves = [color.leaf, color.darkLeaf, color.paleLeaf] as const;

/** A bunch of peonies. */
export const peonies: Art = (lines, letter) => {
  const between = createRandom(23);
  const sprig = (index: number) => {
    const place = { x: 450 + between(-120, 150), y: 300 + between(-130, 120) };
    return leaf(
      { ...place, turn: between(0, 360), scale: between(1.1, 1.9) },
      cycle(leaves, index),
      color.vein,
    );
  };
  return [
    sheet(color.blush),
    repeat(16, sprig),
    flower(470, 260, 112, [color.rose, color.pink, color.deep]),
    flower(330, 348, 78, [color.pale, color.rose, color.pink]),
    flower(586, 376, 82, [color.deep, color.deepest, color.pink]),
    flower(570, 110, 52, [color.palest, color.pale, color.rose]),
    writeLines(
      lines,
      { x: 44, top: 50, width: 246, height: 150 },
      { face: 'instrumentSerif', fill: color.letters, size: 74, leading: 0.94 },
      letter,
    ),
  ].join('');
};

/** Four rings of petals, each smaller and nearer to the heart than the last. */
function flower(x: number, y: number, radius: number, petals: readonly [string, string, string]): string {
  const ring = (row: number) => {
    const turn = (Math.PI * 2) / (10 - row * 1.5);
    const [long, broad] = [radius * 0.42 * (1 - row * 0.16), radius * 0.32 * (1 - row * 0.16)];
    return repeat(Math.ceil(10 - row * 1.5), (index) => {
      const angle = index * turn + row * 0.4;
      const distance = radius * (1 - row * 0.26) * 0.58;
      const [left, top] = [at(x + Math.cos(angle) * distance), at(y + Math.sin(angle) * distance)];
      return `<ellipse cx="${left}" cy="${top}" rx="${at(long)}" ry="${at(broad)}" transform="rotate(${Math.round(degrees(angle))} ${left} ${top})" fill="${cycle(petals, row)}"/>`;
    });
  };
  return repeat(4, ring) + disc(x, y, radius * 0.13, color.heart);
}

import type { Art } from '../design.ts';
import { palettes } from '../palettes.ts';
import { createRandom } from './random.ts';
import { cycle, degrees, disc, leaf, repeat, sheet } from './shapes.ts';
import { writeLines } from './write-lines.ts';

const color = palettes.leafWreath;
const leaves = [color.rust, color.pumpkin, color.olive, color.bark, color.gold, color.moss] as const;

/** Autumn leaves and berries around the words. */
export const leafWreath: Art = (lines, letter) => {
  const between = createRandom(11);
  const around = (angle: number, radius: number) => ({
    x: 312.5 + Math.cos(angle) * radius * 1.18,
    y: 212 + Math.sin(angle) * radius * 0.98,
  });
  const bindLeaf = (index: number) => {
    const angle = (index / 78) * Math.PI * 2;
    const place = around(angle, 138 + between(-10, 10));
    const turn = degrees(angle) + 90 + between(30, 75) * (index % 2 ? 1 : -1);
    return leaf({ ...place, turn, scale: between(0.82, 1.25) }, cycle(leaves, index), color.vein);
  };
  const bindBerry = () => {
    const { x, y } = around(between(0, Math.PI * 2), 138 + between(-14, 14));
    return disc(x, y, between(4, 6.5), color.berry);
  };
  return [
    sheet(color.paper),
    repeat(78, bindLeaf),
    repeat(26, bindBerry),
    writeLines(
      lines,
      { x: 312.5, top: 130, width: 212, height: 164, isCentred: true, vertical: 'middle' },
      { face: 'fraunces', fill: color.letters, size: 54, leading: 1 },
      letter,
    ),
  ].join('');
};

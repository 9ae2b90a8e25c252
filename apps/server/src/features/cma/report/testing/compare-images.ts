import type { GreyImage } from '../../../../testing/parse-pdf.ts';

const tileSize = 24;

/**
 * The largest mean difference between two pictures over any small square, from 0 to 255. Edges that are drawn a
 * little softer stay far below what a moved line of text gives.
 */
export function worstTile(one: GreyImage, other: GreyImage): number {
  if (one.width !== other.width || one.height !== other.height) return 255;
  let worst = 0;
  for (let top = 0; top < one.height; top += tileSize)
    for (let left = 0; left < one.width; left += tileSize)
      worst = Math.max(worst, meanDifference(one, other, left, top));
  return worst;
}

function meanDifference(one: GreyImage, other: GreyImage, left: number, top: number): number {
  let sum = 0;
  let count = 0;
  for (let y = top; y < Math.min(top + tileSize, one.height); y++)
    for (let x = left; x < Math.min(left + tileSize, one.width); x++) {
      const place = y * one.width + x;
      sum += Math.abs((one.pixels[place] ?? 0) - (other.pixels[place] ?? 0));
      count += 1;
    }
  return sum / count;
}

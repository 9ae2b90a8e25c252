import type { Random } from '../../random.ts';

/**
 * What buyers expect of a house of that size: one bath for the smallest, one more for every 800 square feet after 1985
 * and for every 1,100 before. Prices take more or fewer of them into account.
 */
export function usualBathrooms(area: number, yearBuilt: number): number {
  return yearBuilt > 1985 ? 0.6 + area / 800 : 0.4 + area / 1_100;
}

/** Never more than one beside those of the bedrooms, nor fewer than one for three of them. */
export function countBathrooms(area: number, yearBuilt: number, bedrooms: number, random: Random): number {
  const wanted = Math.round(usualBathrooms(area, yearBuilt) + random.normal(0, 0.3));
  return Math.max(1, Math.ceil(bedrooms / 3), Math.min(6, bedrooms + 1, wanted));
}

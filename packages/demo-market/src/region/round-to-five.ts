import type { Random } from '../random.ts';

/** Up or down to a multiple of five by chance, so that sums stay right on average. */
export function roundToFive(random: Random, count: number): number {
  const low = Math.floor(count / 5) * 5;
  return random.chance((count - low) / 5) ? low + 5 : low;
}

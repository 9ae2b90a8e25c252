import { createRegion } from '../create-region.ts';
import type { Region } from '../region.ts';

export const sampleSeed = 7;
let region: Region | undefined;

/** One for all tests that only look at it: drawing it takes seconds. */
export function sampleRegion(): Region {
  region ??= createRegion(sampleSeed);
  return region;
}

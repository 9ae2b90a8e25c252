import type { Setting } from './region.ts';

export const metresPerFoot = 0.3048;

export interface LotSize {
  /** Least and most, in metres. */
  frontage: readonly [number, number];
  /** Least and most, in metres. */
  depth: readonly [number, number];
  /** From the middle of the street to the middle of the home, in metres. */
  setback: number;
}

const suburbanOfOld: LotSize = { frontage: [15.5, 19], depth: [33, 40], setback: 18.5 };
const suburbanOfToday: LotSize = { frontage: [11.5, 14.5], depth: [28, 34], setback: 17.5 };

const sizes: Readonly<Record<Setting, LotSize>> = {
  downtown: { frontage: [9, 12.5], depth: [28, 36], setback: 17 },
  urban: { frontage: [11, 15], depth: [31, 38], setback: 17.5 },
  suburban: { frontage: [13.5, 17.5], depth: [31, 37], setback: 18 },
  village: { frontage: [17, 24], depth: [38, 50], setback: 18.5 },
  rural: { frontage: [62, 125], depth: [75, 240], setback: 34 },
  shore: { frontage: [20, 31], depth: [40, 58], setback: 20 },
};

export function lotSizeIn(setting: Setting, openedIn: number): LotSize {
  if (setting !== 'suburban') return sizes[setting];
  return openedIn < 1966 ? suburbanOfOld : openedIn < 1994 ? sizes.suburban : suburbanOfToday;
}

import type { Point } from './plane.ts';
import type { StreetClass } from './region.ts';

/** What a street looks like on the map; its name follows it. */
export type StreetShape =
  | 'highway'
  | 'concession'
  | 'grid'
  | 'through'
  | 'crescent'
  | 'court'
  | 'lane'
  | 'shore';

/** A street before it has a name. */
export interface StreetDraft {
  class: StreetClass;
  shape: StreetShape;
  points: Point[];
  /** Index of the municipality, −1 where it passes through several. */
  municipality: number;
  /** Index of the neighbourhood, −1 where it passes through several. */
  neighbourhood: number;
  openedIn: number;
  /** Pieces of one long road share this, and so its name where they can. */
  road: string | null;
  isFrench: boolean;
}

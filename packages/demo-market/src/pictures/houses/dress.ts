import type { DoorLook, GarageLook } from '../building/doors.ts';
import type { Material } from '../building/materials.ts';
import type { ColumnLook } from '../building/porches.ts';
import type { RoofCover } from '../building/roofs.ts';
import type { WindowLook } from '../building/windows.ts';

export type Era = 'victorian' | 'interwar' | 'postwar' | 'split' | 'suburban' | 'millennial' | 'contemporary';

const eraEnds: readonly (readonly [Era, number])[] = [
  ['victorian', 1920],
  ['interwar', 1946],
  ['postwar', 1960],
  ['split', 1980],
  ['suburban', 2000],
  ['millennial', 2010],
];

export function eraOf(yearBuilt: number): Era {
  return eraEnds.find(([, end]) => yearBuilt < end)?.[0] ?? 'contemporary';
}

/** The materials and details that one house keeps to. */
export interface Dress {
  era: Era;
  wall: Material;
  /** Gables, bays and other parts set off from the wall. */
  accent: Material;
  /** The foot of the house: stone, brick or rendered. */
  base: Material;
  cover: RoofCover;
  trim: string;
  window: WindowLook;
  door: DoorLook;
  garage: GarageLook;
  column: ColumnLook;
}

import { useActionRecords } from './action-records.ts';
import { useListingRecords } from './listing-records.ts';
import type { PaletteRecord } from './palette-record.ts';
import { useScreenRecords } from './screen-records.ts';

/** The registry of the palette: a feature adds the hook that gives its records, in the order of the groups. */
export function usePaletteRecords(query: string): PaletteRecord[] {
  return [...useScreenRecords(), ...useActionRecords(), ...useListingRecords(query)];
}

import type { LngLat } from '@hearthline/domain/geo';
import { groupByPlace } from '../../../shared/map/group-by-place.ts';

/** Pixels from the place itself: right and down. */
export interface Offset {
  x: number;
  y: number;
}

interface PlacedPin {
  id: string;
  place: LngLat | null;
}

export interface Spread {
  offset: Offset;
  isCompact: boolean;
}

/** With more pins than this on the whole map, or in one building, only their numbers fit. */
const mostWholePins = 12;
const mostStacked = 4;

const wholeStepPx = 36;
const compactStepPx = 30;
const clearOfSubjectPx = 34;

/**
 * Homes of one building lie on the same point: their pins stand below one another around it, many of them as numbers in rows;
 * in the building of the subject they stand above it.
 */
export function spreadPins(pins: readonly PlacedPin[], subject: LngLat): Map<string, Spread> {
  const areManyOnMap = pins.length > mostWholePins;
  const [subjectGroup] = groupByPlace([subject], (place) => place);
  const spreads = new Map<string, Spread>();
  for (const { key, items } of groupByPlace(pins, ({ place }) => place)) {
    const isCompact = areManyOnMap || items.length > mostStacked;
    const step = isCompact ? compactStepPx : wholeStepPx;
    const columnCount = isCompact ? Math.ceil(Math.sqrt(items.length)) : 1;
    const rowCount = Math.ceil(items.length / columnCount);
    const lift = key === subjectGroup?.key ? (rowCount * step) / 2 + clearOfSubjectPx : 0;
    for (const [index, { id }] of items.entries()) {
      const [row, column] = [Math.floor(index / columnCount), index % columnCount];
      const offset = {
        x: (column - (columnCount - 1) / 2) * step,
        y: (row - (rowCount - 1) / 2) * step - lift,
      };
      spreads.set(id, { offset, isCompact });
    }
  }
  return spreads;
}

import type { FactValues } from './facts.ts';
import type { LifecycleCode, ListingState } from './lifecycle.ts';
import type { LengthUnit, RoomKind, RoomLevel, UtilityService, UtilityState } from './vocabulary.ts';

/**
 * One listing as the product knows it, whatever feed it came from. Money is integer cents, floor
 * areas square feet, lots feet and square feet, dates `YYYY-MM-DD`, instants ISO 8601 in UTC.
 * A null says that the feed did not tell.
 */
export interface ListingRecord extends FactValues {
  /** The system that issued the number: a feed's name, or `demo`. Together with `key` it is unique. */
  source: string;
  key: string;
  utilities: Partial<Record<UtilityService, UtilityState>>;
  rooms: ListingRoom[];
  media: ListingMedia[];
}

export interface ListingRoom {
  kind: RoomKind;
  /** The board's own word when the kind does not tell enough. */
  label: string | null;
  level: RoomLevel | null;
  length: number | null;
  width: number | null;
  /** The unit of length and width as entered; screens convert. */
  unit: LengthUnit;
  features: string[];
}

export interface ListingMedia {
  kind: 'photo' | 'floorPlan';
  /** Of a feed. */
  url?: string;
  /** Of the demo market: the scene to draw, see the demo market's pictures. */
  scene?: string;
  caption: RoomKind | 'exterior' | 'garden' | 'floorPlan' | null;
}

/** One step in a listing's life, newest last. */
export interface ListingEvent {
  code: LifecycleCode;
  fromState: ListingState | null;
  toState: ListingState;
  at: string;
  effectiveDate: string;
  oldPrice: number | null;
  newPrice: number | null;
  actor: 'feed' | 'demo' | 'system' | 'person';
  isIrregular: boolean;
}

import type { MapCluster, MapPin } from '@hearthline/contract/listings';
import type { LngLat } from '@hearthline/domain/geo';
import type { ListingMark } from '../../../../shared/listing/listing-words.ts';
import { zoomLimits } from '../../../../shared/map/fit-options.ts';

/** A layer of homes that are no longer on the market, beside those of the search. */
export type ClosedLayer = 'sold' | 'leased';

interface ItemLook {
  key: string;
  position: LngLat;
  /** What it shows, and what it is called. */
  text: string;
  name: string;
  /** The layer it belongs to; null for the search itself. Layers are drawn more quietly. */
  layer: ClosedLayer | null;
  room: Room;
}

/** Where the text stands: above the place or on it, below it, or nowhere, which leaves a dot. */
export type Room = 'above' | 'below' | 'none';

export interface PinItem extends ItemLook {
  type: 'pin';
  pin: MapPin;
  mark: ListingMark;
  isOpen: boolean;
  isSeen: boolean;
  isFavorite: boolean;
}

export interface ClusterItem extends ItemLook {
  type: 'cluster';
  cluster: MapCluster;
  click: ClusterClick;
  sizePx: number;
}

/** A click zooms in, or lists the homes where that would not take them apart: of one address, or close together. */
export type ClusterClick = 'zoom' | 'building' | 'close';

export type MapItem = PinItem | ClusterItem;

/** Circles grow with what they hold. */
export function clusterSizePx(count: number): number {
  if (count > 60) return 54;
  if (count > 20) return 46;
  return count > 9 ? 40 : 34;
}

/** Just wide enough for the number. */
export function quietClusterSizePx(count: number): number {
  if (count > 999) return 42;
  return count > 99 ? 34 : 28;
}

/** Stable as long as a cluster holds the same homes, so that it stays the same element while the map moves. */
export function clusterKey({ longitude, latitude, count }: MapCluster): string {
  return `cluster:${longitude.toFixed(6)}:${latitude.toFixed(6)}:${count}`;
}

export function clickOf({ ids, bounds }: MapCluster, zoom: number): ClusterClick {
  if (ids.length === 0) return 'zoom';
  const [west, south, east, north] = bounds;
  if (west === east && south === north) return 'building';
  return zoom >= zoomLimits.closest ? 'close' : 'zoom';
}

const tailPx = 5;
/** Of the open pin, the larger one: opening a pin must not push its neighbours together. */
const pinHeightPx = 30;
/** What stands beside the text: the edges, the room inside of them, and the mark with its gap. */
const pinExtraPx = 33;
const heartPx = 17;

export function pinSize(text: string, isFavorite: boolean): { width: number; height: number } {
  const extra = pinExtraPx + (isFavorite ? heartPx : 0);
  return { width: textWidth(text, 12) + extra, height: pinHeightPx + tailPx };
}

const quietPinHeightPx = 22;
const quietExtraPx = 28;

export function quietPinSize(text: string): { width: number; height: number } {
  return { width: textWidth(text, 11) + quietExtraPx, height: quietPinHeightPx + tailPx };
}

const widths = { narrow: 0.3, usual: 0.72, wide: 1 };

/** Near enough for prices in our typeface, and rather too wide: measuring each would cost a layout. */
function textWidth(text: string, fontPx: number): number {
  let em = 0;
  for (const letter of text) {
    if (/[\s.,'il]/.test(letter)) em += widths.narrow;
    else em += /[MmWw]/.test(letter) ? widths.wide : widths.usual;
  }
  return Math.ceil(em * fontPx);
}

import type { LngLat } from '@hearthline/domain/geo';
import { zoomLimits } from '../../../../shared/map/fit-options.ts';
import { fromFlat, toFlat } from '../../../../shared/map/mercator.ts';
import type { MapWindow } from './map-window.ts';

/** What the map's part of an address says: where it looks, and which layers it shows. */

export interface Camera {
  centre: LngLat;
  zoom: number;
}

const mapLayers = ['schools', 'closed'] as const;
export type MapLayer = (typeof mapLayers)[number];

/** About a metre, which is a pixel at the zoom of streets. */
const placeDigits = 5;
const zoomDigits = 2;
const cameraForm = /^(-?\d{1,2}(?:\.\d{1,5})?),(-?\d{1,3}(?:\.\d{1,5})?),(\d{1,2}(?:\.\d{1,2})?)$/;
const northernEnd = 85;

/** Latitude, longitude and zoom, as map addresses write them: `43.65,-79.38,13.5`. */
export function writeCamera({ centre: [longitude, latitude], zoom }: Camera): string {
  const place = [latitude, longitude].map((degrees) => String(Number(degrees.toFixed(placeDigits))));
  return [...place, Number(zoom.toFixed(zoomDigits))].join(',');
}

/** Null for what is no place on the map. */
export function parseCamera(text: string | undefined): Camera | null {
  const [, latitude, longitude, zoom] = (cameraForm.exec(text ?? '') ?? []).map(Number);
  if (latitude === undefined || longitude === undefined || zoom === undefined) return null;
  const isOnMap = Math.abs(latitude) <= northernEnd && Math.abs(longitude) <= 180;
  const isZoom = zoom >= zoomLimits.farthest && zoom <= zoomLimits.closest;
  return isOnMap && isZoom ? { centre: [longitude, latitude], zoom } : null;
}

/** The middle of what a flat map shows lies in the middle of its edges. */
export function cameraOf({ bounds: [west, south, east, north], zoom }: MapWindow): Camera {
  const one = toFlat([west, north]);
  const other = toFlat([east, south]);
  return { centre: fromFlat({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }), zoom };
}

export function parseLayers(text: string | undefined): ReadonlySet<MapLayer> {
  const names = (text ?? '').split(',', mapLayers.length);
  return new Set(mapLayers.filter((layer) => names.includes(layer)));
}

/** Undefined where there is none, so that the address says nothing about them. */
export function writeLayers(layers: ReadonlySet<MapLayer>): string | undefined {
  return mapLayers.filter((layer) => layers.has(layer)).join(',') || undefined;
}

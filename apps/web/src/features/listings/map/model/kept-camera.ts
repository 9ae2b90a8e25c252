import type { LngLat } from '@hearthline/domain/geo';
import type { Map as GlMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { MapWindow } from './map-window.ts';

/** Where the map stood, for coming back to the same search. */
export interface KeptCamera {
  /** The search it belongs to. */
  where: string;
  centre: LngLat;
  zoom: number;
}

const storageKey = 'hearthline.mapCamera';

export function keepCamera(camera: KeptCamera): void {
  sessionStorage.setItem(storageKey, JSON.stringify(camera));
}

export function findCamera(where: string): KeptCamera | null {
  try {
    const kept: KeptCamera | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return kept?.where === where && isPlace(kept.centre) && Number.isFinite(kept.zoom) ? kept : null;
  } catch {
    return null;
  }
}

function isPlace(value: unknown): value is LngLat {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);
}

/** Remembers where the map rests, so that Back from a listing finds it there. */
export function useKeptCamera(map: GlMap, where: string, shown: MapWindow | null): void {
  useEffect(() => {
    if (shown) keepCamera({ where, centre: map.getCenter().toArray(), zoom: map.getZoom() });
  }, [map, where, shown]);
}

import type { Map as GlMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { keepCamera } from './model/kept-camera.ts';
import type { MapWindow } from './model/map-window.ts';

/** Remembers where the map rests, so that Back from a listing finds it there. */
export function useKeptCamera(map: GlMap, where: string, shown: MapWindow | null): void {
  useEffect(() => {
    if (shown) keepCamera({ where, centre: map.getCenter().toArray(), zoom: map.getZoom() });
  }, [map, where, shown]);
}

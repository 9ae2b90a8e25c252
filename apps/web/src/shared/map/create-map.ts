import type { Bounds, LngLat } from '@hearthline/domain/geo';
import type { Map as MapType, StyleSpecification } from 'maplibre-gl';
import { config } from '../lib/config.ts';
import type { MapAreas } from './area-layers.ts';
import { withAreas } from './area-layers.ts';
import { fitOptions, zoomLimits } from './fit-options.ts';
import { currentPalette } from './map-palette.ts';
import { transformRequest } from './map-request.ts';
import { createMapStyle } from './map-style.ts';
import { GlMap } from './maplibre.ts';

export type MapPlace = { bounds: Bounds; padding?: number } | { centre: LngLat; zoom: number };

export interface MapOptions {
  container: HTMLElement;
  place: MapPlace;
  isInteractive: boolean;
  /** Name of the map and words of its attribution, in the agent's language. */
  label: string;
  attribution: string;
  /** Asked again whenever a style arrives. */
  areas: () => MapAreas;
}

/** Flat and north up: then the whole map moves as one piece, and so do the pins above it. Throws without WebGL. */
export function createMap(options: MapOptions): MapType {
  const { container, place, isInteractive, label, attribution, areas } = options;
  const map = new GlMap({
    container,
    style: styleNow(attribution),
    transformStyle: (_previous, next) => withAreas(next, currentPalette(), areas()),
    transformRequest,
    interactive: isInteractive,
    locale: { 'Map.Title': label },
    attributionControl: { compact: false },
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    maxPitch: 0,
    minZoom: zoomLimits.farthest,
    maxZoom: zoomLimits.closest,
    renderWorldCopies: false,
    fadeDuration: 0,
    ...('bounds' in place
      ? { bounds: place.bounds, fitBoundsOptions: fitOptions(place.padding) }
      : { center: place.centre, zoom: place.zoom }),
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/** Paints the map anew in the colours of the theme. */
export function repaintMap(map: MapType, attribution: string): void {
  map.setStyle(styleNow(attribution));
}

function styleNow(attribution: string): StyleSpecification | string {
  return config().mapStyleUrl ?? createMapStyle(currentPalette(), attribution);
}

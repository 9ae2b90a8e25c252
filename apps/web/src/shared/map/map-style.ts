import type { StyleSpecification } from 'maplibre-gl';
import { labelLayers } from './label-layers.ts';
import type { MapPalette } from './map-palette.ts';
import { tilesAddress } from './map-request.ts';
import { groundLayers, streetLayers } from './street-layers.ts';

const baseSource = 'base';

/** The tiles hold nothing new beyond this zoom: the library enlarges those of it. */
const tileMaxZoom = 14;

/** Our own map in the colours of the theme. Without a `glyphs` address the library draws letters with the page's fonts. */
export function createMapStyle(palette: MapPalette, attribution: string): StyleSpecification {
  return {
    version: 8,
    sources: {
      [baseSource]: {
        type: 'vector',
        tiles: [`${tilesAddress()}{z}/{x}/{y}`],
        maxzoom: tileMaxZoom,
        attribution,
      },
    },
    layers: [...groundLayers(palette), ...streetLayers(palette), ...labelLayers(palette)],
    transition: { duration: 0, delay: 0 },
  };
}

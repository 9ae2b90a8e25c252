import type { SymbolLayerSpecification } from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';

const source = 'base';

/** The weight is read from the first name; the second is the family that the page has loaded. */
const medium = ['Poppins Medium', 'Poppins'];
const semibold = ['Poppins SemiBold', 'Poppins'];

/** Later layers are placed first: a district's name wins over a street's. */
export function labelLayers(palette: MapPalette): SymbolLayerSpecification[] {
  return [...streetNames(palette), ...waterNames(palette), parkNames(palette), ...placeNames(palette)];
}

function streetNames(palette: MapPalette): SymbolLayerSpecification[] {
  const firstZooms = { motorway: 11, arterial: 12.5, collector: 14, local: 15 };
  return Object.entries(firstZooms).map(([streetClass, minzoom]) => ({
    id: `street-name-${streetClass}`,
    type: 'symbol',
    source,
    'source-layer': 'streets',
    minzoom,
    filter: ['==', ['get', 'class'], streetClass],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': medium,
      'text-size': 10.5,
      'text-letter-spacing': 0.02,
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-max-angle': 28,
      'text-padding': 4,
    },
    paint: { 'text-color': palette.label, 'text-halo-color': palette.halo, 'text-halo-width': 1.5 },
  }));
}

function waterNames(palette: MapPalette): SymbolLayerSpecification[] {
  const paint = {
    'text-color': palette.labelWater,
    'text-halo-color': palette.water,
    'text-halo-width': 1,
  };
  return [
    {
      id: 'water-name',
      type: 'symbol',
      source,
      'source-layer': 'water',
      minzoom: 12.5,
      filter: ['!=', ['get', 'kind'], 'lake'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': semibold,
        'text-size': 11,
        'text-letter-spacing': 0.06,
        'text-padding': 160,
      },
      paint,
    },
    {
      id: 'lake-name',
      type: 'symbol',
      source,
      'source-layer': 'water',
      filter: ['==', ['get', 'kind'], 'lake'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': semibold,
        'text-size': 13,
        'text-letter-spacing': 0.32,
        'text-transform': 'uppercase',
        'text-max-width': 14,
        // Every tile of a lake brings the name along; one is enough for a screen.
        'text-padding': 320,
      },
      paint,
    },
  ];
}

function parkNames(palette: MapPalette): SymbolLayerSpecification {
  return {
    id: 'park-name',
    type: 'symbol',
    source,
    'source-layer': 'parks',
    minzoom: 13.5,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': semibold,
      'text-size': 10.5,
      'text-letter-spacing': 0.02,
      'text-max-width': 8,
      'text-padding': 40,
    },
    paint: { 'text-color': palette.labelPark, 'text-halo-color': palette.park, 'text-halo-width': 1 },
  };
}

function placeNames(palette: MapPalette): SymbolLayerSpecification[] {
  const paint = { 'text-color': palette.label, 'text-halo-color': palette.halo, 'text-halo-width': 1.5 };
  return [
    {
      id: 'community-name',
      type: 'symbol',
      source,
      'source-layer': 'places',
      minzoom: 12,
      filter: [
        'all',
        ['==', ['get', 'kind'], 'community'],
        ['<=', ['get', 'rank'], ['step', ['zoom'], 4, 13, 5]],
      ],
      layout: {
        'symbol-sort-key': ['get', 'rank'],
        'text-field': ['get', 'name'],
        'text-font': semibold,
        'text-size': 11,
        'text-letter-spacing': 0.22,
        'text-transform': 'uppercase',
        'text-max-width': 9,
        'text-padding': 8,
      },
      paint,
    },
    {
      id: 'municipality-name',
      type: 'symbol',
      source,
      'source-layer': 'places',
      maxzoom: 13,
      filter: [
        'all',
        ['==', ['get', 'kind'], 'municipality'],
        ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 8, 2, 9.5, 3]],
      ],
      layout: {
        'symbol-sort-key': ['get', 'rank'],
        'text-field': ['get', 'name'],
        'text-font': semibold,
        'text-size': ['interpolate', ['linear'], ['zoom'], 8, 11, 12, 14],
        'text-letter-spacing': 0.02,
        'text-max-width': 8,
      },
      paint,
    },
  ];
}

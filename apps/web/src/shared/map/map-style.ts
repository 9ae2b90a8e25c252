import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';
import { tilesAddress } from './map-request.ts';

const source = 'base';

/** The tiles hold nothing new beyond this zoom: the library enlarges those of it. */
const tileMaxZoom = 14;

/** Our own map in the colours of the theme. Without a `glyphs` address the library draws letters with the page's fonts. */
export function createMapStyle(palette: MapPalette, attribution: string): StyleSpecification {
  return {
    version: 8,
    sources: {
      [source]: {
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

interface StreetLook {
  class: string;
  firstZoom: number;
  /** Width in pixels at zooms 10, 13 and 16. */
  widths: [number, number, number];
  color: keyof MapPalette;
  edge: keyof MapPalette;
}

/** From the smallest up: what is drawn later lies above. */
const streetLooks: StreetLook[] = [
  { class: 'local', firstZoom: 12, widths: [0, 1.4, 9], color: 'road', edge: 'roadCase' },
  { class: 'collector', firstZoom: 11, widths: [0.6, 2.4, 11], color: 'road', edge: 'roadCase' },
  { class: 'arterial', firstZoom: 8, widths: [1.4, 4, 16], color: 'arterial', edge: 'arterialCase' },
  { class: 'motorway', firstZoom: 5, widths: [2.4, 5.5, 18], color: 'motorway', edge: 'motorwayCase' },
];

function groundLayers(palette: MapPalette): LayerSpecification[] {
  return [
    { id: 'land', type: 'background', paint: { 'background-color': palette.land } },
    {
      id: 'parks',
      type: 'fill',
      source,
      'source-layer': 'parks',
      paint: { 'fill-color': palette.park, 'fill-outline-color': palette.parkEdge },
    },
    // Below the water: where a river enters a lake their shores do not cross it.
    {
      id: 'shoreline',
      type: 'line',
      source,
      'source-layer': 'water',
      paint: { 'line-color': palette.waterLine, 'line-width': widthByZoom([1.2, 2.4, 4]) },
    },
    {
      id: 'water',
      type: 'fill',
      source,
      'source-layer': 'water',
      paint: { 'fill-color': palette.water },
    },
  ];
}

/** All edges below all surfaces, so that crossings stay open. */
function streetLayers(palette: MapPalette): LayerSpecification[] {
  return [
    {
      id: 'buildings',
      type: 'fill',
      source,
      'source-layer': 'buildings',
      minzoom: 14,
      paint: { 'fill-color': palette.building },
    },
    ...streetLooks.map((look) => streetLine(look, 'case', palette)),
    ...railLayers(palette),
    ...streetLooks.map((look) => streetLine(look, 'surface', palette)),
  ];
}

function streetLine(look: StreetLook, part: 'case' | 'surface', palette: MapPalette): LineLayerSpecification {
  const isCase = part === 'case';
  const [far, middle, near] = look.widths;
  return {
    id: `street-${look.class}-${part}`,
    type: 'line',
    source,
    'source-layer': 'streets',
    minzoom: isCase ? Math.max(look.firstZoom, 11) : look.firstZoom,
    filter: ['==', ['get', 'class'], look.class],
    layout: { 'line-cap': isCase ? 'butt' : 'round', 'line-join': 'round' },
    paint: {
      'line-color': palette[isCase ? look.edge : look.color],
      'line-width': isCase
        ? widthByZoom([far + 0.8, middle + 1.4, near + 2])
        : widthByZoom([far, middle, near]),
    },
  };
}

/** A thin line with cross ties. */
function railLayers(palette: MapPalette): LineLayerSpecification[] {
  const shared = { type: 'line', source, 'source-layer': 'rails', minzoom: 9 } as const;
  return [
    {
      ...shared,
      id: 'rail',
      paint: { 'line-color': palette.rail, 'line-width': widthByZoom([0.8, 1.2, 2]) },
    },
    {
      ...shared,
      id: 'rail-ties',
      minzoom: 13,
      paint: {
        'line-color': palette.rail,
        'line-width': widthByZoom([3, 4, 8]),
        'line-dasharray': [0.25, 1.75],
      },
    },
  ];
}

function widthByZoom([far, middle, near]: readonly [number, number, number]): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.6], ['zoom'], 10, far, 13, middle, 16, near, 19, near * 3];
}

/** The weight is read from the first name; the second is the family that the page has loaded. */
const medium = ['Poppins Medium', 'Poppins'];
const semibold = ['Poppins SemiBold', 'Poppins'];

/** Later layers are placed first: a district's name wins over a street's. */
function labelLayers(palette: MapPalette): SymbolLayerSpecification[] {
  return [...streetNames(palette), ...waterNames(palette), parkNames(palette), ...placeNames(palette)];
}

/** Names of what a layer of the tiles holds; `look` says what is its own. */
function names(
  id: string,
  sourceLayer: string,
  [color, halo, haloWidth]: [color: string, halo: string, width: number],
  { layout, ...look }: Pick<SymbolLayerSpecification, 'layout' | 'filter' | 'minzoom' | 'maxzoom'>,
): SymbolLayerSpecification {
  return {
    id,
    type: 'symbol',
    source,
    'source-layer': sourceLayer,
    ...look,
    layout: { 'text-field': ['get', 'name'], 'text-font': semibold, 'text-letter-spacing': 0.02, ...layout },
    paint: { 'text-color': color, 'text-halo-color': halo, 'text-halo-width': haloWidth },
  };
}

function streetNames({ label, halo }: MapPalette): SymbolLayerSpecification[] {
  const firstZooms = { motorway: 11, arterial: 12.5, collector: 14, local: 15 };
  return Object.entries(firstZooms).map(([streetClass, minzoom]) =>
    names(`street-name-${streetClass}`, 'streets', [label, halo, 1.5], {
      minzoom,
      filter: ['==', ['get', 'class'], streetClass],
      layout: {
        'text-font': medium,
        'text-size': 10.5,
        'symbol-placement': 'line',
        'symbol-spacing': 320,
        'text-max-angle': 28,
        'text-padding': 4,
      },
    }),
  );
}

function waterNames({ labelWater, water }: MapPalette): SymbolLayerSpecification[] {
  return [
    names('water-name', 'water', [labelWater, water, 1], {
      minzoom: 12.5,
      filter: ['!=', ['get', 'kind'], 'lake'],
      layout: { 'text-size': 11, 'text-letter-spacing': 0.06, 'text-padding': 160 },
    }),
    names('lake-name', 'water', [labelWater, water, 1], {
      filter: ['==', ['get', 'kind'], 'lake'],
      layout: {
        'text-size': 13,
        'text-letter-spacing': 0.32,
        'text-transform': 'uppercase',
        'text-max-width': 14,
        // Every tile of a lake brings the name along; one is enough for a screen.
        'text-padding': 320,
      },
    }),
  ];
}

function parkNames({ labelPark, park }: MapPalette): SymbolLayerSpecification {
  return names('park-name', 'parks', [labelPark, park, 1], {
    minzoom: 13.5,
    layout: { 'text-size': 10.5, 'text-max-width': 8, 'text-padding': 40 },
  });
}

function placeNames({ label, halo }: MapPalette): SymbolLayerSpecification[] {
  return [
    names('community-name', 'places', [label, halo, 1.5], {
      minzoom: 12,
      filter: [
        'all',
        ['==', ['get', 'kind'], 'community'],
        ['<=', ['get', 'rank'], ['step', ['zoom'], 4, 13, 5]],
      ],
      layout: {
        'symbol-sort-key': ['get', 'rank'],
        'text-size': 11,
        'text-letter-spacing': 0.22,
        'text-transform': 'uppercase',
        'text-max-width': 9,
        'text-padding': 8,
      },
    }),
    names('municipality-name', 'places', [label, halo, 1.5], {
      maxzoom: 13,
      filter: [
        'all',
        ['==', ['get', 'kind'], 'municipality'],
        ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 8, 2, 9.5, 3]],
      ],
      layout: {
        'symbol-sort-key': ['get', 'rank'],
        'text-size': ['interpolate', ['linear'], ['zoom'], 8, 11, 12, 14],
        'text-max-width': 8,
      },
    }),
  ];
}

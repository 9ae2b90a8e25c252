import type { ExpressionSpecification, LayerSpecification, LineLayerSpecification } from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';

const source = 'base';

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

export function groundLayers(palette: MapPalette): LayerSpecification[] {
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
export function streetLayers(palette: MapPalette): LayerSpecification[] {
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

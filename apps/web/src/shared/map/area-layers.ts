import type { Shape } from '@hearthline/domain/criteria/criteria';
import type { Bounds, LngLat } from '@hearthline/domain/geo';
import { fromWorld, metresPerUnit, toWorld } from '@hearthline/domain/geo';
import type { GeoJSONSource, Map as GlMap, StyleSpecification } from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';
import { boundsOfPlaces } from './union-of.ts';

/** Areas to look in, and areas to leave out. */
export interface MapAreas {
  within: readonly Shape[];
  without: readonly Shape[];
}

export const noAreas: MapAreas = { within: [], without: [] };

const areaSource = 'areas';
const circleCorners = 96;

/** The style with the drawn areas above it; also for a style of a maps service. */
export function withAreas(
  style: StyleSpecification,
  palette: MapPalette,
  areas: MapAreas,
): StyleSpecification {
  return {
    ...style,
    sources: { ...style.sources, [areaSource]: { type: 'geojson', data: toCollection(areas) } },
    layers: [
      ...style.layers,
      {
        id: 'areas-out',
        type: 'fill',
        source: areaSource,
        filter: ['==', ['get', 'part'], 'without'],
        paint: { 'fill-color': palette.land, 'fill-opacity': 0.65 },
      },
      {
        id: 'areas-line',
        type: 'line',
        source: areaSource,
        paint: {
          'line-color': palette.area,
          'line-width': 2,
          'line-dasharray': [3.5, 3],
          'line-opacity': 0.8,
        },
      },
    ],
  };
}

/** Before the style has arrived there is no source yet; the style brings the areas with it then. */
export function showAreas(map: GlMap, areas: MapAreas): void {
  map.getSource<GeoJSONSource>(areaSource)?.setData(toCollection(areas));
}

interface AreaCollection {
  type: 'FeatureCollection';
  features: AreaFeature[];
}

interface AreaFeature {
  type: 'Feature';
  properties: { part: keyof MapAreas };
  geometry: { type: 'Polygon'; coordinates: LngLat[][] };
}

export function toCollection(areas: MapAreas): AreaCollection {
  const featuresOf = (part: keyof MapAreas) =>
    areas[part].map(
      (shape): AreaFeature => ({
        type: 'Feature',
        properties: { part },
        geometry: { type: 'Polygon', coordinates: ringsOf(shape).map(close) },
      }),
    );
  return { type: 'FeatureCollection', features: [...featuresOf('within'), ...featuresOf('without')] };
}

export function ringsOf(shape: Shape): LngLat[][] {
  if (shape.type === 'polygon') return shape.rings;
  if (shape.type === 'circle') return [circleRing(shape.centre, shape.radiusMetres)];
  const [west, south, east, north] = shape.bounds;
  return [
    [
      [west, north],
      [east, north],
      [east, south],
      [west, south],
    ],
  ];
}

/** On the same flat grid on which the search matches circles. */
function circleRing([longitude, latitude]: LngLat, radiusMetres: number): LngLat[] {
  const { x, y } = toWorld(longitude, latitude);
  const radius = radiusMetres / metresPerUnit(latitude);
  return Array.from({ length: circleCorners }, (_, corner) => {
    const angle = (corner / circleCorners) * 2 * Math.PI;
    return fromWorld(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  });
}

/** Around all that is drawn; null where nothing is. */
export const boundsOfShapes = ({ within, without }: MapAreas): Bounds | null =>
  boundsOfPlaces([...within, ...without].flatMap(ringsOf).flat());

function close(ring: readonly LngLat[]): LngLat[] {
  const [first] = ring;
  return first ? [...ring, first] : [];
}

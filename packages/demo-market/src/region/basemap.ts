import type { Position, Region, Ring } from './region.ts';
import { streetClasses } from './region.ts';
import { fullStreetName } from './street-name.ts';

export interface Feature<Geometry, Properties> {
  type: 'Feature';
  geometry: Geometry;
  properties: Properties;
}
export interface FeatureCollection<Geometry, Properties> {
  type: 'FeatureCollection';
  features: Feature<Geometry, Properties>[];
}
export interface Polygon {
  type: 'Polygon';
  coordinates: Position[][];
}
export interface Line {
  type: 'LineString';
  coordinates: Position[];
}
export interface Place {
  type: 'Point';
  coordinates: Position;
}

export interface BasemapLayers {
  /** To be drawn over the parks: rivers run through some of them. */
  water: FeatureCollection<Polygon, { kind: string; name: string }>;
  parks: FeatureCollection<Polygon, { name: string }>;
  /** Narrow ones first. */
  streets: FeatureCollection<Line, { class: string; name: string }>;
  rails: FeatureCollection<Line, { kind: 'rail' }>;
  /** Names of places; the lower the rank, the sooner they show when coming nearer. */
  places: FeatureCollection<
    Place,
    { kind: 'lake' | 'municipality' | 'community'; name: string; rank: number }
  >;
}

/** What the map is drawn from, one collection of plain GeoJSON for each layer. */
export function basemapLayers(region: Region): BasemapLayers {
  const byWidth = region.streets.toSorted(
    (a, b) => streetClasses.indexOf(b.class) - streetClasses.indexOf(a.class),
  );
  return {
    water: collect(region.water, ({ kind, name, rings }) => polygon(rings, { kind, name })),
    parks: collect(region.parks, ({ name, ring }) => polygon([ring], { name })),
    streets: collect(byWidth, (street) =>
      line(street.points, { class: street.class, name: fullStreetName(street) }),
    ),
    rails: collect(region.rails, (points) => line(points, { kind: 'rail' as const })),
    places: { type: 'FeatureCollection', features: gatherPlaces(region) },
  };
}

function gatherPlaces(region: Region): BasemapLayers['places']['features'] {
  const sizes = new Map<string, number>();
  for (const { municipalityCode, population } of region.censusAreas) {
    sizes.set(municipalityCode, (sizes.get(municipalityCode) ?? 0) + (population ?? 0));
  }
  const bySize = region.municipalities.toSorted(
    (a, b) => (sizes.get(b.code) ?? 0) - (sizes.get(a.code) ?? 0),
  );
  const towns = bySize.map(({ name, centre }, order) =>
    point(centre, { kind: 'municipality' as const, name, rank: order === 0 ? 1 : order < 7 ? 2 : 3 }),
  );
  const communities = region.communities.map(({ name, centre, setting }) =>
    point(centre, {
      kind: 'community' as const,
      name,
      rank: setting === 'downtown' || setting === 'village' ? 4 : 5,
    }),
  );
  const [west, south, east, north] = region.bounds;
  const offshore: Position = [west + (east - west) * 0.6, south + (north - south) * 0.18];
  const lakes = region.water
    .filter(({ kind }) => kind === 'lake')
    .map(({ name }) => point(offshore, { kind: 'lake' as const, name, rank: 1 }));
  return [...lakes, ...towns, ...communities];
}

function collect<Item, Geometry, Properties>(
  items: readonly Item[],
  toFeature: (item: Item) => Feature<Geometry, Properties>,
): FeatureCollection<Geometry, Properties> {
  return { type: 'FeatureCollection', features: items.map(toFeature) };
}

function polygon<Properties>(rings: readonly Ring[], properties: Properties): Feature<Polygon, Properties> {
  return {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: rings.map((ring) => [...ring]) },
    properties,
  };
}

function line<Properties>(points: readonly Position[], properties: Properties): Feature<Line, Properties> {
  return { type: 'Feature', geometry: { type: 'LineString', coordinates: [...points] }, properties };
}

function point<Properties>(position: Position, properties: Properties): Feature<Place, Properties> {
  return { type: 'Feature', geometry: { type: 'Point', coordinates: position }, properties };
}

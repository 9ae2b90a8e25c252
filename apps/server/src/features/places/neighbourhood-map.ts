import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ReportMap } from '@hearthline/contract/cma-report-map';
import { roadClasses } from '@hearthline/contract/cma-report-map';
import { metresPerUnit, toWorld, worldSize } from '@hearthline/domain/geo';
import type { VectorTileFeature, VectorTileLayer } from '@mapbox/vector-tile';
import { classifyRings, VectorTile } from '@mapbox/vector-tile';
import Pbf from 'pbf';

export type LoadTile = (address: { z: number; x: number; y: number }) => Promise<Buffer>;

const unzip = promisify(gunzip);
/** Where all streets are drawn; beyond it tiles hold nothing new. A wide frame is drawn from tiles with fewer. */
const zooms = [14, 13, 12, 11, 10, 9, 8];
const mostTiles = 36;
/** Around the outermost mark, and at least around the circle. */
const margin = 1.12;
/** A drawing on letter paper is a little wider than high. */
const shape = { width: 1.24, height: 1 };
const nameMaxLength = 120;
const most = { roads: 3_000, water: 200, parks: 400, rails: 100, names: 200, points: 1_000 };

type Point = [number, number];
type Mark = { number: number; latitude: number; longitude: number };
interface Place {
  latitude: number;
  longitude: number;
}
export type LoadMap = (
  place: Place,
  marks: readonly Mark[],
  radiusMetres: number,
) => Promise<ReportMap | null>;
type RoadClass = (typeof roadClasses)[number];

/** Where the marks lie and how far the drawing reaches, in metres from the middle. */
export function frameMap(
  place: Place,
  marks: readonly Mark[],
  radiusMetres: number,
): Frame & { marks: ReportMap['marks'] } {
  const home = toWorld(place.longitude, place.latitude);
  const metres = metresPerUnit(place.latitude);
  const placed = marks.map(({ number, ...at }) => {
    const { x, y } = toWorld(at.longitude, at.latitude);
    return { number, at: toPlane(home, metres, x, y) };
  });
  const reach = margin * Math.max(radiusMetres, ...placed.map(({ at }) => Math.hypot(...at)));
  return {
    west: -Math.round(reach * shape.width),
    east: Math.round(reach * shape.width),
    south: -Math.round(reach * shape.height),
    north: Math.round(reach * shape.height),
    marks: placed,
  };
}

const toPlane = (home: { x: number; y: number }, metres: number, x: number, y: number): Point => [
  Math.round((x - home.x) * metres),
  Math.round((home.y - y) * metres),
];

/** Streets, water and parks around a home from the tiles of our own map; null where there is none. */
export function createMapLoader(loadTile: LoadTile | null): LoadMap {
  return async (place, marks, radiusMetres) => {
    if (!loadTile) return null;
    const home = toWorld(place.longitude, place.latitude);
    const metres = metresPerUnit(place.latitude);
    const map: ReportMap = {
      ...frameMap(place, marks, radiusMetres),
      radius: radiusMetres,
      water: [],
      parks: [],
      roads: [],
      rails: [],
      names: [],
    };
    const tiles = chooseTiles(home, metres, map);
    if (!tiles) return map;
    const { zoom, unitsPerTile, columns, rows } = tiles;
    const names: StreetNames = new Map();
    for (const x of columns)
      for (const y of rows) {
        const tile = new VectorTile(new Pbf(await open(await loadTile({ z: zoom, x, y }))));
        const scale: Scale =
          ({ extent }) =>
          (point) =>
            toPlane(
              home,
              metres,
              (x + point.x / extent) * unitsPerTile,
              (y + point.y / extent) * unitsPerTile,
            );
        addAreas(map, tile, scale);
        addLines(map, names, tile, scale);
        addPlaces(map, tile, scale);
      }
    const streets = [...names.values()].toSorted((a, b) => b.length - a.length);
    return {
      ...map,
      water: map.water.slice(0, most.water),
      parks: map.parks.slice(0, most.parks),
      rails: map.rails.slice(0, most.rails),
      roads: map.roads
        .toSorted((a, b) => roadClasses.indexOf(a.class) - roadClasses.indexOf(b.class))
        .slice(0, most.roads),
      names: [...map.names, ...streets.map(({ length: _, ...name }) => name)].slice(0, most.names),
    };
  };
}

/** The closest look whose tiles are not too many. */
function chooseTiles(home: { x: number; y: number }, metres: number, frame: Frame) {
  for (const zoom of zooms) {
    const unitsPerTile = worldSize / 2 ** zoom;
    const tileAt = (units: number): number => Math.floor(units / unitsPerTile);
    const columns = range(tileAt(home.x + frame.west / metres), tileAt(home.x + frame.east / metres));
    const rows = range(tileAt(home.y - frame.north / metres), tileAt(home.y - frame.south / metres));
    if (columns.length * rows.length <= mostTiles) return { zoom, unitsPerTile, columns, rows };
  }
  return null;
}

type Scale = (layer: VectorTileLayer) => (point: { x: number; y: number }) => Point;
type StreetNames = Map<string, ReportMap['names'][number] & { length: number }>;

function addAreas(map: ReportMap, tile: VectorTile, scale: Scale): void {
  for (const { feature, toMetres } of featuresOf(tile, 'water', scale))
    for (const polygon of classifyRings(feature.loadGeometry()))
      map.water.push(polygon.map((ring) => ring.slice(0, most.points * 4).map(toMetres)));
  for (const { feature, toMetres } of featuresOf(tile, 'parks', scale))
    for (const [ring] of classifyRings(feature.loadGeometry()))
      if (ring) map.parks.push(ring.slice(0, most.points * 2).map(toMetres));
}

function addLines(map: ReportMap, names: StreetNames, tile: VectorTile, scale: Scale): void {
  for (const { feature, toMetres } of featuresOf(tile, 'rails', scale))
    for (const line of feature.loadGeometry()) map.rails.push(line.slice(0, most.points).map(toMetres));
  for (const { feature, toMetres } of featuresOf(tile, 'streets', scale)) {
    const roadClass = toRoadClass(feature.properties.class);
    for (const line of feature.loadGeometry()) {
      const points = line.slice(0, most.points).map(toMetres);
      if (points.length < 2) continue;
      map.roads.push({ class: roadClass, points });
      keepLongest(names, String(feature.properties.name ?? ''), points, map);
    }
  }
}

function addPlaces(map: ReportMap, tile: VectorTile, scale: Scale): void {
  for (const { feature, toMetres } of featuresOf(tile, 'places', scale)) {
    const at = feature.loadGeometry()[0]?.[0];
    const text = String(feature.properties.name ?? '').slice(0, nameMaxLength);
    if (!at || feature.properties.kind === 'lake' || text === '') continue;
    const placed = toMetres(at);
    if (isInside(placed, map)) map.names.push({ kind: 'place', text, at: placed, angle: 0 });
  }
}

function* featuresOf(
  tile: VectorTile,
  name: string,
  scale: Scale,
): Generator<{ feature: VectorTileFeature; toMetres: (point: { x: number; y: number }) => Point }> {
  const layer = tile.layers[name];
  if (!layer) return;
  const toMetres = scale(layer);
  for (let index = 0; index < layer.length; index++) yield { feature: layer.feature(index), toMetres };
}

/** Tiles travel compressed; an empty one may not be. */
async function open(bytes: Buffer): Promise<Buffer> {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return isGzip ? unzip(bytes) : bytes;
}

const toRoadClass = (value: unknown): RoadClass => roadClasses.find((known) => known === value) ?? 'local';

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);

interface Frame {
  west: number;
  east: number;
  south: number;
  north: number;
}

const isInside = ([x, y]: Point, { west, east, south, north }: Frame): boolean =>
  x > west && x < east && y > south && y < north;

/** A street is named once, in the middle of its longest straight piece within the frame. */
function keepLongest(names: StreetNames, text: string, points: readonly Point[], frame: Frame): void {
  if (text === '') return;
  for (let index = 1; index < points.length; index++) {
    const [a, b] = [points[index - 1], points[index]];
    if (!a || !b) continue;
    const at: Point = [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (!isInside(at, frame) || length <= (names.get(text)?.length ?? 0)) continue;
    names.set(text, {
      kind: 'road',
      text: text.slice(0, nameMaxLength),
      at,
      angle: readable((-Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI),
      length,
    });
  }
}

/** Clockwise degrees at which nothing stands on its head. */
const readable = (degrees: number): number =>
  degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees;

import { gzipSync } from 'node:zlib';
import type { Bounds } from '@hearthline/domain/geo';
import { fromWorld, toWorld, worldSize } from '@hearthline/domain/geo';
import type { LegacyTile, LegacyFeature as TileFeature } from 'geojson-vt';
import GeoJSONVT from 'geojson-vt';
import { fromGeojsonVt } from 'vt-pbf';
import type { TileAddress } from '../../features/places/basemap.ts';
import { basemapMaxZoom } from '../../features/places/basemap.ts';

type FeatureCollection = Extract<ConstructorParameters<typeof GeoJSONVT>[0], { type: 'FeatureCollection' }>;
/** Its published types still describe the tiles of an older cutter. */
const encodeTile = fromGeojsonVt as unknown as (
  layers: Record<string, LegacyTile>,
  options: { version: number; extent: number },
) => Uint8Array;

const extent = 4096;

/** One layer of the map by its name. */
export type Layers = Record<string, FeatureCollection>;

/** What is too small to be seen from afar stays out of the far tiles, which would be megabytes otherwise. */
const streetFirstZoom: Record<string, number> = { motorway: 0, arterial: 8, collector: 11, local: 12 };

interface Source {
  layer: string;
  firstZoom: number;
  index: GeoJSONVT;
}

export interface TileCutter {
  /** The gzipped tile; null where nothing is drawn. */
  cut(address: TileAddress): Buffer | null;
  /** Every tile that may hold something, far ones first. */
  list(): Generator<TileAddress>;
}

/** Layers that are made for one tile of the nearest zoom at a time, because there is too much of them to keep. */
export type NearLayers = (bounds: Bounds) => Layers;

export function createTileCutter(layers: Layers, nearLayers?: NearLayers): TileCutter {
  const sources = Object.entries(layers).flatMap(([layer, collection]) =>
    layer === 'streets' ? splitStreets(collection) : [createSource(layer, collection, 0)],
  );
  const bounds = findBounds(layers);

  return {
    list: () => listTiles(bounds),
    cut: ({ z, x, y }) => {
      const layersOfTile: Record<string, { features: TileFeature[] }> = {};
      const near = z === basemapMaxZoom && nearLayers ? nearLayers(boundsOf({ z, x, y })) : {};
      const nearSources = Object.entries(near).map(([layer, own]) =>
        createSource(layer, own, basemapMaxZoom),
      );
      for (const { layer, firstZoom, index } of [...nearSources, ...sources]) {
        const features = z < firstZoom ? undefined : index.getTile(z, x, y)?.features;
        if (!features || features.length === 0) continue;
        layersOfTile[layer] ??= { features: [] };
        for (const feature of features) layersOfTile[layer].features.push(feature);
      }
      const bytes = encodeTile(layersOfTile, { version: 2, extent });
      return bytes.length > 0 ? gzipSync(bytes) : null;
    },
  };
}

function* listTiles([west, south, east, north]: Bounds): Generator<TileAddress> {
  for (let z = 0; z <= basemapMaxZoom; z += 1) {
    const unitsPerTile = worldSize / 2 ** z;
    const tileAt = (longitude: number, latitude: number) => {
      const { x, y } = toWorld(longitude, latitude);
      return { x: Math.floor(x / unitsPerTile), y: Math.floor(y / unitsPerTile) };
    };
    const [first, last] = [tileAt(west, north), tileAt(east, south)];
    for (let x = first.x; x <= last.x; x += 1) {
      for (let y = first.y; y <= last.y; y += 1) yield { z, x, y };
    }
  }
}

function boundsOf({ z, x, y }: TileAddress): Bounds {
  const unitsPerTile = worldSize / 2 ** z;
  const [west, north] = fromWorld(x * unitsPerTile, y * unitsPerTile);
  const [east, south] = fromWorld((x + 1) * unitsPerTile, (y + 1) * unitsPerTile);
  return [west, south, east, north];
}

function findBounds(layers: Layers): Bounds {
  const bounds: Bounds = [180, 90, -180, -90];
  const widen = (coordinates: unknown): void => {
    if (!Array.isArray(coordinates)) return;
    const [longitude, latitude] = coordinates;
    if (typeof longitude !== 'number' || typeof latitude !== 'number') {
      for (const part of coordinates) widen(part);
      return;
    }
    bounds[0] = Math.min(bounds[0], longitude);
    bounds[1] = Math.min(bounds[1], latitude);
    bounds[2] = Math.max(bounds[2], longitude);
    bounds[3] = Math.max(bounds[3], latitude);
  };
  for (const { features } of Object.values(layers)) {
    for (const { geometry } of features) if ('coordinates' in geometry) widen(geometry.coordinates);
  }
  return bounds;
}

function createSource(layer: string, collection: FeatureCollection, firstZoom: number): Source {
  const index = new GeoJSONVT(collection, { maxZoom: basemapMaxZoom, extent, buffer: 64, tolerance: 3 });
  return { layer, firstZoom, index };
}

function splitStreets({ features }: FeatureCollection): Source[] {
  const classes = Map.groupBy(features, ({ properties }) => String(properties?.class));
  // The widest streets come last and are drawn over the others.
  return [...classes]
    .map(([name, own]) =>
      createSource(
        'streets',
        { type: 'FeatureCollection', features: own },
        streetFirstZoom[name] ?? basemapMaxZoom,
      ),
    )
    .sort((a, b) => b.firstZoom - a.firstZoom);
}

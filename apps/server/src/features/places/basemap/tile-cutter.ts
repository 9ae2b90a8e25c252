import { gzipSync } from 'node:zlib';
import type { LegacyTile, LegacyFeature as TileFeature } from 'geojson-vt';
import GeoJSONVT from 'geojson-vt';
import { fromGeojsonVt } from 'vt-pbf';

type FeatureCollection = Extract<ConstructorParameters<typeof GeoJSONVT>[0], { type: 'FeatureCollection' }>;
/** Its published types still describe the tiles of an older cutter. */
const encodeTile = fromGeojsonVt as unknown as (
  layers: Record<string, LegacyTile>,
  options: { version: number; extent: number },
) => Uint8Array;

/** Tiles beyond this zoom hold nothing new: the browser enlarges those of this one. */
export const tileMaxZoom = 14;
const extent = 4096;

/** One layer of the map by its name. */
export type Layers = Record<string, FeatureCollection>;

export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** What is too small to be seen from afar stays out of the far tiles, which would be megabytes otherwise. */
const streetFirstZoom: Record<string, number> = { motorway: 0, arterial: 8, collector: 11, local: 12 };

interface Source {
  layer: string;
  firstZoom: number;
  index: GeoJSONVT;
}

export function createTileCutter(layers: Layers): (address: TileAddress) => Buffer {
  const sources = Object.entries(layers).flatMap(([layer, collection]) =>
    layer === 'streets' ? splitStreets(collection) : [createSource(layer, collection, 0)],
  );

  return ({ z, x, y }) => {
    const layersOfTile: Record<string, { features: TileFeature[] }> = {};
    for (const { layer, firstZoom, index } of sources) {
      const features = z < firstZoom ? undefined : index.getTile(z, x, y)?.features;
      if (!features || features.length === 0) continue;
      layersOfTile[layer] ??= { features: [] };
      for (const feature of features) layersOfTile[layer].features.push(feature);
    }
    return gzipSync(encodeTile(layersOfTile, { version: 2, extent }));
  };
}

function createSource(layer: string, collection: FeatureCollection, firstZoom: number): Source {
  const index = new GeoJSONVT(collection, { maxZoom: tileMaxZoom, extent, buffer: 64, tolerance: 3 });
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
        streetFirstZoom[name] ?? tileMaxZoom,
      ),
    )
    .sort((a, b) => b.firstZoom - a.firstZoom);
}

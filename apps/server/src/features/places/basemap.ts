import { gzipSync } from 'node:zlib';
import { AppError } from '../../platform/errors.ts';

export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** Where a map of our own comes from. */
export interface BasemapSource {
  /** The gzipped vector tile; null where nothing is drawn. */
  findTile(address: TileAddress): Promise<Buffer | null>;
}

/** Tiles beyond this zoom hold nothing new: the browser enlarges those of this one. */
export const basemapMaxZoom = 14;
const emptyTile = gzipSync('');

export type GetTile = (address: TileAddress) => Promise<Buffer>;

/** The gzipped tile of any place on earth: an empty one where the source does not reach, or there is none. */
export function createTileLoader(source: BasemapSource | null): GetTile {
  return async (address) => {
    const side = 2 ** address.z;
    if (address.z > basemapMaxZoom || address.x >= side || address.y >= side) throw new AppError('not_found');
    return (await source?.findTile(address)) ?? emptyTile;
  };
}

import type { LngLat } from '@hearthline/domain/geo';
import { fromWorld, worldSize } from '@hearthline/domain/geo';

/** Side of the whole world at zoom 0, as the map library counts it. */
const tilePixels = 512;

export interface Pixel {
  x: number;
  y: number;
}

/** A place on the flat world, both ways from 0 to 1. */
export function toFlat([longitude, latitude]: LngLat): Pixel {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

export function fromFlat({ x, y }: Pixel): LngLat {
  return fromWorld(x * worldSize, y * worldSize);
}

/** How many pixels the world is wide at a zoom. */
export function worldPixels(zoom: number): number {
  return tilePixels * 2 ** zoom;
}

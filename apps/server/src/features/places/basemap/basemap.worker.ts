import { parentPort, workerData } from 'node:worker_threads';
import { basemapLayers } from '@hearthline/demo-market/region/basemap';
import { createRegion } from '@hearthline/demo-market/region/create-region';
import type { TileAnswer, TileQuestion } from './basemap.service.ts';
import type { Layers } from './tile-cutter.ts';
import { createTileCutter } from './tile-cutter.ts';

/** Makes the region and cuts its tiles, away from the event loop that answers people. */
const { seed } = workerData as { seed: number };
const cut = createTileCutter(basemapLayers(createRegion(seed)) as unknown as Layers);

parentPort?.on('message', ({ id, address }: TileQuestion) => {
  const bytes = cut(address);
  parentPort?.postMessage({ id, bytes } satisfies TileAnswer);
});

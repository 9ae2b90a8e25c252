import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { AppError } from '../../../platform/errors.ts';
import { createTileCache } from './tile-cache.ts';
import type { TileAddress } from './tile-cutter.ts';
import { tileMaxZoom } from './tile-cutter.ts';

export interface TileQuestion {
  id: number;
  address: TileAddress;
}
export interface TileAnswer {
  id: number;
  bytes: Uint8Array;
}

export interface Basemap {
  /** The gzipped tile; an empty one where the region does not reach. */
  readTile(address: TileAddress): Promise<Buffer>;
  stop(): Promise<void>;
}

const cacheMaxBytes = 32 * 1024 * 1024;
const emptyTile = gzipSync('');

interface Waiting {
  resolve(bytes: Buffer): void;
  reject(error: Error): void;
}

/** The map of the made-up region; its thread starts with the first tile and ends after a while without any. */
export function createBasemap(options: {
  seed: number;
  /** Off where the market is real: nothing of the made-up region shows. */
  isOn: boolean;
  idleMs?: number;
  startWorker?: (seed: number) => Worker;
}): Basemap {
  const { seed, isOn, idleMs = 10 * 60 * 1000, startWorker = startRegionWorker } = options;
  const cache = createTileCache(cacheMaxBytes);
  const inFlight = new Map<string, Promise<Buffer>>();
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function getWorker(): Worker {
    if (worker) return worker;
    const started = startWorker(seed);
    started.unref();
    started.on('message', ({ id, bytes }: TileAnswer) => {
      waiting.get(id)?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      waiting.delete(id);
      if (waiting.size === 0) rest(started);
    });
    started.on('error', (error) => fail(started, error));
    started.on('exit', () => fail(started, new AppError('unavailable')));
    worker = started;
    return started;
  }

  function fail(failed: Worker, error: Error): void {
    if (worker !== failed) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function cut(address: TileAddress): Promise<Buffer> {
    const current = getWorker();
    lastId += 1;
    const id = lastId;
    clearTimeout(idleTimer);
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      current.ref();
      current.postMessage({ id, address } satisfies TileQuestion);
    });
  }

  async function cutOnce(key: string, address: TileAddress): Promise<Buffer> {
    try {
      const bytes = await cut(address);
      cache.add(key, bytes);
      return bytes;
    } finally {
      inFlight.delete(key);
    }
  }

  async function stop(): Promise<void> {
    clearTimeout(idleTimer);
    const stopping = worker;
    worker = undefined;
    await stopping?.terminate();
  }

  /** Without work the thread keeps no process alive, and after a while it goes. */
  function rest(resting: Worker): void {
    resting.unref();
    idleTimer = setTimeout(() => void stop(), idleMs);
    idleTimer.unref();
  }

  return {
    readTile: async (address) => {
      const side = 2 ** address.z;
      if (address.z > tileMaxZoom || address.x >= side || address.y >= side) throw new AppError('not_found');
      if (!isOn) return emptyTile;
      const key = `${address.z}/${address.x}/${address.y}`;
      const kept = cache.find(key);
      if (kept) return kept;
      const asked = inFlight.get(key) ?? cutOnce(key, address);
      inFlight.set(key, asked);
      return asked;
    },
    stop,
  };
}

function startRegionWorker(seed: number): Worker {
  return new Worker(new URL('./basemap.worker.ts', import.meta.url), { workerData: { seed } });
}

import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { toPosition } from '@hearthline/demo-market/region/plane';
import { toWorld, worldSize } from '@hearthline/domain/geo';
import type { BasemapSource, TileAddress } from '../../features/places/basemap.ts';
import { AppError } from '../../platform/errors.ts';

export type TileMessage = { address: TileAddress; bytes: Uint8Array | null } | 'done';

export interface DemoBasemap extends BasemapSource {
  /** Begins before anybody asks. */
  warmUp(): void;
  stop(): void;
}

/** The lake goes on for a while beyond the region. */
const reachMetres = 100_000;
const northWest = toWorld(...toPosition({ x: -reachMetres, y: reachMetres }));
const southEast = toWorld(...toPosition({ x: reachMetres, y: -reachMetres }));

interface Waiting {
  promise: Promise<Buffer | null>;
  resolve(bytes: Buffer | null): void;
  reject(error: Error): void;
}

/**
 * The map of the made-up region. A process of its own makes it when the first tile is asked for, and ends: it takes
 * seconds and hundreds of megabytes, while all tiles together are a few megabytes, which stay here.
 */
export function createDemoBasemap({
  seed,
  startMaker = startRegionMaker,
}: {
  seed: number;
  startMaker?: (seed: number) => ChildProcess;
}): DemoBasemap {
  const tiles = new Map<string, Buffer>();
  const waiting = new Map<string, Waiting>();
  let isComplete = false;
  let maker: ChildProcess | undefined;

  function getMaker(): ChildProcess {
    if (maker) return maker;
    const started = startMaker(seed);
    started.on('message', (message: TileMessage) => {
      if (message === 'done') isComplete = true;
      // While the runtime watches files it sends messages of its own on this way.
      else if ('address' in message) keep(message);
    });
    started.on('error', (error) => fail(started, error));
    started.on('exit', (code) => fail(started, new Error(`The maker of the map ended with ${code}`)));
    // It keeps no server alive.
    started.unref();
    started.channel?.unref();
    maker = started;
    return started;
  }

  function keep({ address, bytes }: Exclude<TileMessage, 'done'>): void {
    const key = keyOf(address);
    const tile = bytes && Buffer.from(bytes);
    if (tile) tiles.set(key, tile);
    waiting.get(key)?.resolve(tile);
    waiting.delete(key);
  }

  /** Ends those who still wait: for a maker that broke with an error, for one that is done with what is not there. */
  function fail(ended: ChildProcess, error: Error): void {
    if (maker !== ended) return;
    maker = undefined;
    for (const { resolve, reject } of waiting.values()) {
      if (isComplete) resolve(null);
      else reject(error);
    }
    waiting.clear();
  }

  function ask(address: TileAddress): Promise<Buffer | null> {
    const key = keyOf(address);
    const asked = waiting.get(key);
    if (asked) return asked.promise;
    const asking = Promise.withResolvers<Buffer | null>();
    waiting.set(key, asking);
    const current = getMaker();
    if (current.connected) current.send(address);
    return asking.promise;
  }

  return {
    findTile: async (address) => {
      if (!isWithinReach(address)) return null;
      return tiles.get(keyOf(address)) ?? (isComplete ? null : ask(address));
    },
    warmUp: () => {
      if (!isComplete) getMaker();
    },
    stop: () => {
      const stopping = maker;
      if (!stopping) return;
      fail(stopping, new AppError('unavailable'));
      stopping.kill('SIGKILL');
    },
  };
}

/** Known without the region, so that a look at the rest of the world does not have to wait for it. */
function isWithinReach({ z, x, y }: TileAddress): boolean {
  const unitsPerTile = worldSize / 2 ** z;
  const [west, east] = [x * unitsPerTile, (x + 1) * unitsPerTile];
  const [north, south] = [y * unitsPerTile, (y + 1) * unitsPerTile];
  return west <= southEast.x && east >= northWest.x && north <= southEast.y && south >= northWest.y;
}

function keyOf({ z, x, y }: TileAddress): string {
  return `${z}/${x}/${y}`;
}

function startRegionMaker(seed: number): ChildProcess {
  return fork(new URL('./basemap.process.ts', import.meta.url), [String(seed)], {
    serialization: 'advanced',
  });
}

import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { toWorld, worldSize } from '@hearthline/domain/geo';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { HttpApp } from '../../../testing/http-app.ts';
import { createHttpApp } from '../../../testing/http-app.ts';
import { createPlacesRoutes } from '../places.routes.ts';
import type { PlacesService } from '../places.service.ts';
import type { Basemap } from './basemap.service.ts';
import { createBasemap } from './basemap.service.ts';

/**
 * Answers with the address and how often it was asked. Zoom 13 is more than it can bear, zoom 11 ends its work, and
 * zoom 10 is nowhere.
 */
const echo = `
  import { gzipSync } from 'node:zlib';
  let asked = 0;
  process.on('disconnect', () => process.exit());
  process.on('message', (address) => {
    if (address.z === 13) process.exit(3);
    if (address.z === 11) return process.send('done', () => process.disconnect());
    asked += 1;
    const text = JSON.stringify({ ...address, seed: Number(process.argv[2]), asked });
    process.send({ address, bytes: address.z === 10 ? null : gzipSync(text) });
  });`;

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthline-basemap-'));
  file = path.join(folder, 'echo.mjs');
  await writeFile(file, echo);
});
afterAll(() => rm(folder, { recursive: true }));

let basemap: Basemap;
let http: HttpApp | undefined;
afterEach(async () => {
  basemap.stop();
  await http?.app.close();
  http = undefined;
});

function open(options: { isOn?: boolean } = {}) {
  const started: ChildProcess[] = [];
  basemap = createBasemap({
    seed: 7,
    isOn: true,
    ...options,
    startMaker: (seed) => {
      const maker = fork(file, [String(seed)], { serialization: 'advanced' });
      started.push(maker);
      return maker;
    },
  });
  return started;
}
/** A tile in the middle of the region, or so many beside it. */
function near(z: number, step = 0) {
  const { x, y } = toWorld(-80.6, 45.3);
  const unitsPerTile = worldSize / 2 ** z;
  return { z, x: Math.floor(x / unitsPerTile) + step, y: Math.floor(y / unitsPerTile) };
}
const read = async (z: number, step = 0) =>
  JSON.parse(gunzipSync(await basemap.readTile(near(z, step))).toString()) as { asked: number };

describe('basemap', () => {
  it('starts its maker with the first tile, and cuts each tile once', async () => {
    const started = open();
    expect(started).toHaveLength(0);
    const same = await Promise.all([read(12), read(12), read(12)]);
    expect(same.map(({ asked }) => asked)).toEqual([1, 1, 1]);
    expect(await read(12, 1)).toEqual({ ...near(12, 1), seed: 7, asked: 2 });
    expect((await read(12)).asked).toBe(1);
    expect(started).toHaveLength(1);
  });

  it('has no tiles beyond its deepest zoom or beside the world', async () => {
    const started = open();
    for (const [z, x, y] of [
      [15, 1, 1],
      [2, 4, 0],
      [2, 0, 4],
    ] as const) {
      await expect(basemap.readTile({ z, x, y })).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(started).toHaveLength(0);
  });

  it('is empty where the market is real', async () => {
    const started = open({ isOn: false });
    expect(gunzipSync(await basemap.readTile(near(12)))).toHaveLength(0);
    basemap.warmUp();
    expect(started).toHaveLength(0);
  });

  it('knows without a maker that the rest of the world is empty', async () => {
    const started = open();
    for (const address of [
      { z: 1, x: 1, y: 1 },
      { z: 12, x: 2_074, y: 1_409 },
      near(12, 30),
      near(12, -30),
    ]) {
      expect(gunzipSync(await basemap.readTile(address))).toHaveLength(0);
    }
    expect(started).toHaveLength(0);
  });

  it('fails the callers of a maker that breaks, and starts another for the next', async () => {
    const started = open();
    await expect(read(13)).rejects.toThrow('ended with 3');
    expect(await read(12)).toMatchObject({ asked: 1 });
    expect(started).toHaveLength(2);
  });

  it('is empty where the region does not reach, and needs no maker any more once it is whole', async () => {
    const started = open();
    const sizeOf = async (z: number, step = 0) => gunzipSync(await basemap.readTile(near(z, step))).length;
    expect(await sizeOf(10)).toBe(0);
    expect(await sizeOf(12)).toBeGreaterThan(0);
    expect(await sizeOf(11)).toBe(0);
    expect(await sizeOf(12)).toBeGreaterThan(0);
    expect(await sizeOf(12, 3)).toBe(0);
    basemap.warmUp();
    expect(started).toHaveLength(1);
  });

  it('can begin before anybody asks, and ends those who wait when it is stopped', async () => {
    const started = open();
    basemap.warmUp();
    expect(started).toHaveLength(1);
    const waiting = basemap.readTile(near(12));
    const stopped = expect(waiting).rejects.toMatchObject({ code: 'unavailable' });
    basemap.stop();
    await stopped;
    expect((await read(12)).asked).toBe(1);
    expect(started).toHaveLength(2);
  });
});

describe('GET /map/tiles/{z}/{x}/{y}', () => {
  const { z, x, y } = near(12);
  const url = `/api/map/tiles/${z}/${x}/${y}`;
  const token = { authorization: 'Bearer anything' };

  async function start() {
    open();
    const routes = createPlacesRoutes({ service: {} as PlacesService, basemap });
    http = await createHttpApp({ handlers: routes });
    return http;
  }

  it('wants a token and a tile of the world', async () => {
    const { get } = await start();
    expect((await get(url)).statusCode).toBe(401);
    for (const address of ['23/1/1', '-1/0/0', 'a/b/c', '1.5/0/0']) {
      expect((await get(`/api/map/tiles/${address}`, token)).statusCode).toBe(400);
    }
    expect((await get('/api/map/tiles/15/1/1', token)).statusCode).toBe(404);
  });

  it('sends the tile compressed, kept by the browser of this agent alone', async () => {
    const { get } = await start();
    const reply = await get(url, { ...token, 'accept-encoding': 'gzip, br' });
    expect(reply.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'cache-control': 'private, max-age=86400',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(JSON.parse(gunzipSync(reply.rawPayload).toString())).toMatchObject({ z, x, y });
    const plain = await get(url, token);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.json()).toMatchObject({ z, x, y });
  });
});

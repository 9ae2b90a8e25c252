import { Worker } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HttpApp } from '../../../testing/http-app.ts';
import { createHttpApp } from '../../../testing/http-app.ts';
import { createPlacesRoutes } from '../places.routes.ts';
import type { PlacesService } from '../places.service.ts';
import type { Basemap } from './basemap.service.ts';
import { createBasemap } from './basemap.service.ts';

/** Answers with the address and how often it was asked; zoom 13 is more than it can bear. */
const echo = `
  const { parentPort, workerData } = require('node:worker_threads');
  let asked = 0;
  parentPort.on('message', ({ id, address }) => {
    if (address.z === 13) throw new Error('broken');
    asked += 1;
    const text = JSON.stringify({ ...address, seed: workerData.seed, asked });
    parentPort.postMessage({ id, bytes: require('node:zlib').gzipSync(text) });
  });`;

let basemap: Basemap;
let http: HttpApp | undefined;
afterEach(async () => {
  await basemap.stop();
  await http?.app.close();
  http = undefined;
});

function open(options: { isOn?: boolean; idleMs?: number } = {}) {
  const started: Worker[] = [];
  basemap = createBasemap({
    seed: 7,
    isOn: true,
    ...options,
    startWorker: (seed) => {
      const worker = new Worker(echo, { eval: true, workerData: { seed } });
      started.push(worker);
      return worker;
    },
  });
  return started;
}
const read = async (z: number, x: number, y: number) =>
  JSON.parse(gunzipSync(await basemap.readTile({ z, x, y })).toString()) as { asked: number };

describe('basemap', () => {
  it('starts its thread with the first tile, and cuts each tile once', async () => {
    const started = open();
    expect(started).toHaveLength(0);
    const same = await Promise.all([read(12, 1, 2), read(12, 1, 2), read(12, 1, 2)]);
    expect(same.map(({ asked }) => asked)).toEqual([1, 1, 1]);
    expect(await read(12, 3, 4)).toEqual({ z: 12, x: 3, y: 4, seed: 7, asked: 2 });
    expect((await read(12, 1, 2)).asked).toBe(1);
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
    expect(gunzipSync(await basemap.readTile({ z: 12, x: 1, y: 2 }))).toHaveLength(0);
    expect(started).toHaveLength(0);
  });

  it('fails the callers of a thread that breaks, and starts another for the next', async () => {
    const started = open();
    await expect(read(13, 1, 2)).rejects.toThrow('broken');
    expect(await read(12, 1, 2)).toMatchObject({ asked: 1 });
    expect(started).toHaveLength(2);
  });

  it('ends its thread after a while without tiles and starts it again when asked', async () => {
    const started = open({ idleMs: 1 });
    await read(12, 1, 2);
    await vi.waitFor(() => expect(started[0]?.threadId).toBe(-1), { timeout: 5_000, interval: 5 });
    expect((await read(12, 1, 2)).asked).toBe(1);
    expect(await read(12, 5, 6)).toMatchObject({ asked: 1 });
    expect(started).toHaveLength(2);
  });
});

describe('GET /map/tiles/{z}/{x}/{y}', () => {
  const url = '/api/map/tiles/12/1/2';
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
    expect(JSON.parse(gunzipSync(reply.rawPayload).toString())).toMatchObject({ z: 12, x: 1, y: 2 });
    const plain = await get(url, token);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.json()).toMatchObject({ z: 12, x: 1, y: 2 });
  });
});

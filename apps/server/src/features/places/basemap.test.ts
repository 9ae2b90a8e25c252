import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { HttpApp } from '../../testing/http-app.ts';
import { createHttpApp } from '../../testing/http-app.ts';
import type { BasemapSource } from './basemap.ts';
import { createTileLoader } from './basemap.ts';
import { createPlacesRoutes } from './places.routes.ts';
import type { PlacesService } from './places.service.ts';

const tile = { z: 12, x: 1_130, y: 1_470 };
const echo: BasemapSource = {
  findTile: async (address) => (address.z === 10 ? null : gzipSync(JSON.stringify(address))),
};

describe('basemap', () => {
  it('has no tiles beyond its deepest zoom or beside the world', async () => {
    const getTile = createTileLoader(echo);
    for (const [z, x, y] of [
      [15, 1, 1],
      [2, 4, 0],
      [2, 0, 4],
    ] as const) {
      await expect(getTile({ z, x, y })).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('is empty where its source does not reach, and everywhere without one', async () => {
    const sizeOf = async (source: BasemapSource | null, z: number) =>
      gunzipSync(await createTileLoader(source)({ ...tile, z })).length;
    expect(await sizeOf(echo, 12)).toBeGreaterThan(0);
    expect(await sizeOf(echo, 11)).toBeGreaterThan(0);
    expect(gunzipSync(await createTileLoader(echo)({ z: 10, x: 1, y: 1 }))).toHaveLength(0);
    expect(await sizeOf(null, 12)).toBe(0);
  });
});

describe('GET /map/tiles/{z}/{x}/{y}', () => {
  const url = `/api/map/tiles/${tile.z}/${tile.x}/${tile.y}`;
  const token = { authorization: 'Bearer anything' };

  let http: HttpApp | undefined;
  afterEach(() => http?.app.close());

  async function start() {
    const getTile = createTileLoader(echo);
    http = await createHttpApp({ handlers: createPlacesRoutes({ service: {} as PlacesService, getTile }) });
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
    expect(JSON.parse(gunzipSync(reply.rawPayload).toString())).toEqual(tile);
    const plain = await get(url, token);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.json()).toEqual(tile);
  });
});

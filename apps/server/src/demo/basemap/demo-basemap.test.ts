import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { toWorld, worldSize } from '@hearthline/domain/geo';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DemoBasemap } from './demo-basemap.ts';
import { createDemoBasemap } from './demo-basemap.ts';

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

let basemap: DemoBasemap;
afterEach(() => basemap.stop());

function open() {
  const started: ChildProcess[] = [];
  basemap = createDemoBasemap({
    seed: 7,
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
const loadTile = async (z: number, step = 0) =>
  JSON.parse(gunzipSync((await basemap.findTile(near(z, step))) ?? '').toString()) as { asked: number };

describe('basemap of the demo', () => {
  it('starts its maker with the first tile, and cuts each tile once', async () => {
    const started = open();
    expect(started).toHaveLength(0);
    const same = await Promise.all([loadTile(12), loadTile(12), loadTile(12)]);
    expect(same.map(({ asked }) => asked)).toEqual([1, 1, 1]);
    expect(await loadTile(12, 1)).toEqual({ ...near(12, 1), seed: 7, asked: 2 });
    expect((await loadTile(12)).asked).toBe(1);
    expect(started).toHaveLength(1);
  });

  it('knows without a maker that the rest of the world is empty', async () => {
    const started = open();
    for (const address of [
      { z: 1, x: 1, y: 1 },
      { z: 12, x: 2_074, y: 1_409 },
      near(12, 30),
      near(12, -30),
    ]) {
      expect(await basemap.findTile(address)).toBeNull();
    }
    expect(started).toHaveLength(0);
  });

  it('fails the callers of a maker that breaks, and starts another for the next', async () => {
    const started = open();
    await expect(loadTile(13)).rejects.toThrow('ended with 3');
    expect(await loadTile(12)).toMatchObject({ asked: 1 });
    expect(started).toHaveLength(2);
  });

  it('is empty where the region does not reach, and needs no maker any more once it is whole', async () => {
    const started = open();
    const find = (z: number, step = 0) => basemap.findTile(near(z, step));
    expect(await find(10)).toBeNull();
    expect(await find(12)).not.toBeNull();
    expect(await find(11)).toBeNull();
    expect(await find(12)).not.toBeNull();
    expect(await find(12, 3)).toBeNull();
    basemap.warmUp();
    expect(started).toHaveLength(1);
  });

  it('can begin before anybody asks, and ends those who wait when it is stopped', async () => {
    const started = open();
    basemap.warmUp();
    expect(started).toHaveLength(1);
    const waiting = basemap.findTile(near(12));
    const stopped = expect(waiting).rejects.toMatchObject({ code: 'unavailable' });
    basemap.stop();
    await stopped;
    expect((await loadTile(12)).asked).toBe(1);
    expect(started).toHaveLength(2);
  });
});

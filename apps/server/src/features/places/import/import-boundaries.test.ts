import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createPlacesStore } from '../places.store.ts';
import { createPlacesImportStore } from '../places-import.store.ts';
import { createCensusFile } from '../testing/census-file.ts';
import { parseFeatures } from './geojson-features.ts';
import { importBoundaries } from './import-boundaries.ts';
import { importCensus } from './import-census.ts';

const first = '2021S051235200001';
const second = '2021S051235200002';
let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'hearthline-boundaries-'));
  const file = path.join(folder, 'census.csv');
  await writeFile(file, createCensusFile([{ dguid: first }, { dguid: second }]));
  await importCensus(file, deps());
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(() => database.query('update census_area set outline = null'));

const deps = () => ({ store: createPlacesImportStore(database.worker.db), onProgress: () => {} });
const square = (west: number, south: number, size = 0.01) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const boundary = (properties: object, coordinates: unknown, type = 'Polygon') => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});
const collection = (...features: unknown[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    name: 'a "quoted } name" [',
    crs: { properties: {} },
    features,
  });

async function run(content: string | Buffer) {
  const file = path.join(folder, 'areas.geojson');
  await writeFile(file, content);
  const report = await importBoundaries(file, deps());
  const rejects = report.rejectsFile ? (await readFile(report.rejectsFile, 'utf8')).trim().split('\n') : [];
  return { report, reasons: rejects.map((line) => (JSON.parse(line) as { reason: string }).reason) };
}
const findAt = async (longitude: number, latitude: number) =>
  (await createPlacesStore(database.app.db).listCensusAreasAt({ longitude, latitude })).map(
    ({ dguid }) => dguid,
  );

describe('import boundaries', () => {
  it('lays the outlines on areas that are known, by DGUID or by the number of the area', async () => {
    const { report } = await run(
      collection(
        boundary({ DGUID: first, LANDAREA: 1.5 }, [square(-79.6, 43.5)]),
        boundary({ dauid: 35200002 }, [[square(-79.5, 43.5)], [square(-79.4, 43.5)]], 'MultiPolygon'),
        boundary({ DGUID: '2021S051299999999' }, [square(-79.3, 43.5)]),
      ),
    );
    expect(report).toEqual({ outlines: 2, unknown: 1, rejected: 0, rejectsFile: null });
    expect(await findAt(-79.595, 43.505)).toEqual([first]);
    expect(await findAt(-79.495, 43.505)).toEqual([second]);
    expect(await findAt(-79.395, 43.505)).toEqual([second]);
    expect(await findAt(-79.45, 43.505)).toEqual([]);
  });

  it('keeps the good ones of a hostile file and tells what is wrong with the others', async () => {
    const { report, reasons } = await run(
      collection(
        boundary({ DGUID: first }, [square(-79.6, 43.5)]),
        boundary({ DGUID: first }, [square(-79.3, 43.5)]),
        boundary({ DGUID: second }, [square(7_200_000, 900_000, 500)]),
        boundary({ name: 'no number' }, [square(-79.6, 43.5)]),
        boundary({ DGUID: second }, [[[1, 2]]]),
        boundary({ DGUID: second }, [-79.6, 43.5], 'Point'),
        boundary({ DGUID: second }, [[...square(-79.6, 43.5), [Number.MAX_VALUE, 0]]]),
        { hello: 'world' },
      ),
    );
    expect(report).toMatchObject({ outlines: 1, rejected: 7 });
    expect(reasons[0]).toBe(`${first} has a boundary already`);
    expect(reasons[1]).toMatch('reproject the file to WGS84');
    expect(reasons[2]).toMatch('no DGUID');
    expect(reasons[3]).toMatch('fewer than 4 points');
    expect(await findAt(-79.595, 43.505)).toEqual([first]);
  });

  it('keeps what stands before the place where a file is cut off', async () => {
    const whole = collection(
      boundary({ DGUID: first }, [square(-79.6, 43.5)]),
      boundary({ DGUID: second }, [square(-79.5, 43.5)]),
    );
    const { report, reasons } = await run(gzipSync(whole.slice(0, -60)));
    expect(report).toMatchObject({ outlines: 1, rejected: 1 });
    expect(reasons).toEqual(['The feature is cut off or no JSON']);
  });

  it('refuses what is no GeoJSON', async () => {
    for (const content of ['a,b\n1,2\n', '{}', '[[[[', '"text"']) {
      await expect(run(content)).rejects.toThrow('is not a GeoJSON file');
    }
  });
});

describe('parseFeatures', () => {
  it('finds every feature, however the file is cut into chunks', async () => {
    const features = [1, 2, 3].map((id) => ({ id, text: `"}]\\ é ${id}`, nested: [{ a: [{ b: {} }] }] }));
    const bytes = Buffer.from(JSON.stringify({ a: 'é"', list: { b: [1] }, features }));
    for (const size of [1, 2, 3, 7, 1_000]) {
      const chunks = (async function* () {
        for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size);
      })();
      const found: unknown[] = [];
      for await (const text of parseFeatures(chunks)) found.push(JSON.parse(text));
      expect(found).toEqual(features);
    }
  });
});

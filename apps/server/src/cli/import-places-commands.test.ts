import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCensusFile } from '../features/places/testing/census-file.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { CommandContext } from './command.ts';
import { UsageError } from './command.ts';
import { importCensusCommand, importSchoolsCommand } from './import-places-commands.ts';

const dguid = '2021S051235200001';
let database: TestDatabase;
let folder: string;
let context: CommandContext;
const shown: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'hearthline-cli-'));
  const progress: CommandContext['progress'] = {
    show: (label, done, total) => {
      if (done === total) shown.push(label);
    },
    end: () => {},
  };
  const openDatabase = async () => ({ ownerUrl: database.ownerUrl, cluster: null, close: async () => {} });
  context = { openDatabase, progress } as CommandContext;
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function write(name: string, content: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

describe('import schools', () => {
  it('sums up what was read and where the rejected rows are', async () => {
    const file = await write(
      'schools.csv',
      'School Number,School Name,School Type,School Level,School Language,Latitude,Longitude\n' +
        '019704,Alder PS,Public,Elementary,English,43.55,-79.6\n000002,Lost,Public,Elementary,English,0,0\n',
    );
    const { text, data } = await importSchoolsCommand.run(context, {}, [file]);
    expect(text).toMatch(
      /^Read 2 rows: 1 schools, 0 without a place, 1 rejected \(see .*schools\.csv\.rejects/,
    );
    expect(data).toEqual({
      rows: 2,
      schools: 1,
      skipped: {},
      rejected: 1,
      rejectsFile: `${file}.rejects.ndjson`,
      listings: 0,
    });
    expect(shown).toEqual(['Reading the schools']);
  });

  it('fails in one sentence where the file is no list', async () => {
    const workbook = await write('schools.xlsx', 'PK\x03\x04');
    await expect(importSchoolsCommand.run(context, {}, [workbook])).rejects.toThrow(UsageError);
    await expect(importSchoolsCommand.run(context, {}, [])).rejects.toThrow('Name one file.');
    await expect(importSchoolsCommand.run(context, {}, ['a', 'b'])).rejects.toThrow('Name one file.');
  });
});

describe('import census', () => {
  it('takes figures, boundaries, or both', async () => {
    const census = await write('census.csv', createCensusFile([{ dguid }]));
    const ring = [
      [-79.6, 43.5],
      [-79.5, 43.5],
      [-79.5, 43.6],
      [-79.6, 43.5],
    ];
    const feature = {
      type: 'Feature',
      properties: { DGUID: dguid },
      geometry: { type: 'Polygon', coordinates: [ring] },
    };
    const boundaries = await write(
      'areas.geojson',
      JSON.stringify({ type: 'FeatureCollection', features: [feature] }),
    );
    const run = async (options: { boundaries?: string }, ...files: string[]) =>
      (await importCensusCommand.run(context, options, files)).data;
    const figures = { areas: 1, skipped: 0, rejected: 0, rejectsFile: null };
    const outlines = { outlines: 1, unknown: 0, rejected: 0, rejectsFile: null };
    expect(await run({}, census)).toEqual({ figures, boundaries: null });
    expect(await run({ boundaries })).toEqual({ figures: null, boundaries: outlines });
    expect(await run({ boundaries }, census)).toEqual({ figures, boundaries: outlines });
    await expect(importCensusCommand.run(context, {}, [])).rejects.toThrow('Name one file.');
  });
});

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import type { CensusFigures } from '../census-figures.ts';
import { createPlacesImportStore } from '../places-import.store.ts';
import type { CensusFileArea } from '../testing/census-file.ts';
import { censusHeader, createCensusFile, createCensusRows } from '../testing/census-file.ts';
import { importCensus } from './import-census.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'hearthline-census-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(() => database.query('truncate census_area'));

const first = '2021S051235200001';
const second = '2021S051235200002';

async function run(content: string | Buffer) {
  const file = path.join(folder, 'census.csv');
  await writeFile(file, typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
  const store = createPlacesImportStore(database.worker.db);
  const report = await importCensus(file, { store, onProgress: () => {} });
  const rejects = report.rejectsFile ? (await readFile(report.rejectsFile, 'utf8')).trim().split('\n') : [];
  return { report, rejects: rejects.map((line) => JSON.parse(line) as { line: number; reason: string }) };
}
interface AreaRow {
  dguid: string;
  geography: string;
  name: string;
  census_year: number;
  figures: CensusFigures;
}
const areas = () => database.query<AreaRow>('select * from census_area order by dguid');
async function figuresOf(area: Partial<CensusFileArea>): Promise<CensusFigures | undefined> {
  await run(createCensusFile([{ dguid: first, ...area }]));
  return (await areas())[0]?.figures;
}

describe('import census', () => {
  it('reads the figures by their ids and places, past the six headers of one name', async () => {
    const figures = await figuresOf({
      counts: {
        1: '612',
        4: '260',
        5: '251',
        9: '35',
        14: '30',
        15: '25',
        24: '20',
        40: '42.4',
        42: '180',
        49: '0',
        57: '2.4',
        243: '124000',
        1415: '200',
        1416: '50',
      },
    });
    expect(figures).toMatchObject({
      population: 612,
      dwellings: 260,
      households: 251,
      medianAge: 42.4,
      averageHouseholdSize: 2.4,
      medianHouseholdIncome: 124_000,
      owners: 200,
      renters: 50,
    });
    expect(figures?.ageGroups).toEqual([
      { group: '0-14', count: 35 },
      { group: '15-24', count: 55 },
      { group: '25-44', count: 40 },
      { group: '45-64', count: 40 },
      { group: '65+', count: 20 },
    ]);
    expect(figures?.dwellingTypes).toHaveLength(8);
    expect(figures?.dwellingTypes[0]).toEqual({ type: 'singleDetached', count: 180 });
    expect(figures?.dwellingTypes[7]).toEqual({ type: 'movable', count: 0 });
  });

  it('ranks the leaves of the tree of languages, without the families that add them up', async () => {
    const counts = Object.fromEntries(Array.from({ length: 331 }, (_, index) => [735 + index, '0']));
    const figures = await figuresOf({
      counts: {
        ...counts,
        735: '600',
        736: '590',
        737: '420',
        738: '400',
        739: '20',
        740: '170',
        741: '90',
        742: '60',
        743: '30',
        963: '45',
        1028: '35',
        1060: '10',
        1061: '10',
      },
    });
    expect(figures?.languages).toEqual({
      total: 600,
      top: [
        { name: 'English', count: 400 },
        { name: 'Language 742', count: 60 },
        { name: 'Punjabi (Panjabi)', count: 45 },
        { name: 'Mandarin', count: 35 },
        { name: 'Language 743', count: 30 },
        { name: 'French', count: 20 },
      ],
    });
    expect((await figuresOf({}))?.languages?.top).toHaveLength(10);
  });

  it.each(['..', '...', 'x', 'F'])('takes a figure with the symbol %s as not told', async (symbol) => {
    const figures = await figuresOf({
      counts: { 243: symbol === 'F' ? '90000' : '', 735: '' },
      symbols: { 243: symbol, 735: symbol },
    });
    expect(figures).toMatchObject({ medianHouseholdIncome: null, languages: null, population: 10 });
  });

  it('keeps dissemination areas and municipalities, and leaves other areas out', async () => {
    const { report } = await run(
      createCensusFile([
        { dguid: '2021A000011124', level: 'Country', name: 'Canada' },
        { dguid: '2021A00053520005', level: 'Census subdivision', name: 'Montr\u00e9al-des-Eaux' },
        { dguid: first },
      ]),
    );
    expect(report).toMatchObject({ areas: 2, skipped: 1, rejected: 0 });
    expect(await areas()).toMatchObject([
      { dguid: '2021A00053520005', geography: 'municipality', name: 'Montréal-des-Eaux', census_year: 2021 },
      { dguid: first, geography: 'disseminationArea', name: '35200001' },
    ]);
  });

  it('reads UTF-8 and gzip as well', async () => {
    const file = createCensusFile([
      { dguid: '2021A00053520005', level: 'Census subdivision', name: 'Érable' },
    ]);
    await run(gzipSync(Buffer.from(file, 'utf8')));
    expect((await areas())[0]?.name).toBe('Érable');
  });

  it('is the same after the second time, and keeps the outlines', async () => {
    const file = createCensusFile([{ dguid: first }, { dguid: second }]);
    await run(file);
    await database.query(`update census_area set outline = '((0,0),(0,9),(9,9))'`);
    const before = await areas();
    expect((await run(file)).report).toMatchObject({ areas: 2, rejected: 0 });
    expect(await areas()).toEqual(before);
  });

  it('rejects an area that is not whole and keeps the others', async () => {
    const rows = [
      ...createCensusRows({ dguid: first }),
      ...createCensusRows({ dguid: second }).slice(0, 1_400),
    ];
    const { report, rejects } = await run([censusHeader, ...rows].join('\n'));
    expect(report).toMatchObject({ areas: 1, rejected: 1 });
    expect(rejects[0]?.reason).toMatch(`${second} is not whole: 2 of its`);
    expect((await areas()).map(({ dguid }) => dguid)).toEqual([first]);
  });

  it('keeps the rest of an area whose rows are absurd, damaged or there twice, and says so', async () => {
    const rows = createCensusRows({
      dguid: first,
      counts: { 1: '612', 40: '900', 243: '-5', 1415: '1e300', 57: 'many' },
    });
    rows.push(...createCensusRows({ dguid: first, counts: { 1: '7' } }).slice(0, 1));
    rows.splice(60, 0, 'garbage "row', '2021,"cut', '\0\0\0');
    const { report, rejects } = await run([censusHeader, ...rows].join('\n'));
    expect((await areas())[0]?.figures).toMatchObject({
      population: 612,
      medianAge: null,
      medianHouseholdIncome: null,
      owners: null,
      averageHouseholdSize: null,
    });
    expect(report).toMatchObject({ areas: 1, rejected: 8 });
    expect(rejects.map(({ reason }) => reason)).toEqual([
      '"900" is not a figure',
      '"many" is not a figure',
      'The quotes of the row do not match up',
      'The quotes of the row do not match up',
      'The row holds bytes that are no text',
      '"-5" is not a figure',
      '"1e300" is not a figure',
      `Characteristic 1 of ${first} stands there twice`,
    ]);
  });

  it('keeps the first of two areas of one number, and refuses numbers that are none', async () => {
    const { report, rejects } = await run(
      createCensusFile([
        { dguid: first, counts: { 1: '612' } },
        { dguid: second },
        { dguid: first, counts: { 1: '7' } },
        { dguid: 'S0512 or 1=1' },
      ]),
    );
    expect(report).toMatchObject({ areas: 2, rejected: 2 });
    expect(rejects.map(({ reason }) => reason)).toEqual([
      `${first} stands in line 2 already`,
      expect.stringContaining('is not a number of a 2021 census area'),
    ]);
    expect((await areas())[0]?.figures.population).toBe(612);
  });

  it('does not take the numbers of another product or year for its own', async () => {
    const shifted = createCensusFile([{ dguid: first }]).replace(
      'Median total income of household',
      'Something else',
    );
    const { report, rejects } = await run(shifted);
    expect(report).toMatchObject({ areas: 0, rejected: 2 });
    expect(rejects[0]?.reason).toMatch('Characteristic 243 is "Something else');
    const trimmed = createCensusFile([{ dguid: first }]).replace(/" +/g, '"');
    expect((await run(trimmed)).rejects[0]?.reason).toMatch('lost their indentation');
    await expect(run('COL0,GEO_NAME\n1,2\n')).rejects.toThrow('column 1 should be CENSUS_YEAR');
    await expect(run(Buffer.from('PK\x03\x04'))).rejects.toThrow('unpack it');
  });

  it('keeps what stands before the place where a packed file is cut off', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => ({
      dguid: `2021S05123520${String(index).padStart(4, '0')}`,
    }));
    const packed = gzipSync(createCensusFile(ids));
    await expect(run(packed.subarray(0, Math.floor(packed.length * 0.8)))).rejects.toThrow('is cut off');
    expect((await areas()).length).toBeGreaterThan(4);
    expect((await areas()).length).toBeLessThan(12);
  });
});

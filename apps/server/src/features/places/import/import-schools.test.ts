import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { distanceMetres, toWorld } from '@hearthline/domain/geo';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '../../../platform/ids.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createPlacesImportStore } from '../places-import.store.ts';
import { importSchools } from './import-schools.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'hearthline-schools-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(() => database.query('truncate school; truncate listing cascade'));

const header =
  'Board Number,Board Name,Board Type,School Number,School Name,School Type,School Special Condition Code,School Level,School Language,Grade Range,Street,Municipality,City,Postal Code,Phone Number,School Website,Board Website,Enrolment,Latitude,Longitude,Extract Date';

interface Given {
  number?: string;
  name?: string;
  type?: string;
  condition?: string;
  level?: string;
  language?: string;
  website?: string;
  enrolment?: string;
  latitude?: string;
  longitude?: string;
}
function row(given: Given = {}): string {
  const school = {
    number: '019704',
    name: 'Alder Public School',
    type: 'Public',
    condition: 'Not Applicable',
    level: 'Elementary',
    language: 'English',
    website: 'www.alder.test',
    enrolment: '312',
    latitude: '43.55',
    longitude: '-79.60',
    ...given,
  };
  return [
    'B66001,"Lakeshore DSB",Pub Dist Sch Brd (E/F)',
    school.number,
    school.name,
    school.type,
    school.condition,
    school.level,
    school.language,
    'JK-8,"12 Elm St, East",Port Alder,Port Alder,l5g4n4,905-555-0142',
    school.website,
    'https://lakeshore.test',
    school.enrolment,
    school.latitude,
    school.longitude,
    '2025-03-01',
  ].join(',');
}
async function run(content: string | Buffer, name = 'schools.csv') {
  const file = path.join(folder, name);
  await writeFile(file, content);
  const store = createPlacesImportStore(database.worker.db);
  const report = await importSchools(file, { store, onProgress: () => {} });
  const rejects = report.rejectsFile ? (await readFile(report.rejectsFile, 'utf8')).trim().split('\n') : [];
  return { report, rejects: rejects.map((line) => JSON.parse(line) as { line: number; reason: string }) };
}
const schools = () => database.query('select * from school order by number');
const csv = (...rows: string[]) => [header, ...rows, ''].join('\n');

describe('import schools', () => {
  it('keeps leading zeros, commas in quotes and what the Ministry tells, and finds the place on the grid', async () => {
    const { report } = await run(csv(row()));
    expect(report).toMatchObject({ rows: 1, schools: 1, rejected: 0, rejectsFile: null });
    const { x, y } = toWorld(-79.6, 43.55);
    expect(await schools()).toEqual([
      {
        number: '019704',
        name: 'Alder Public School',
        system: 'englishPublic',
        level: 'elementary',
        grades: 'JK-8',
        board_name: 'Lakeshore DSB',
        website: 'https://www.alder.test',
        board_website: 'https://lakeshore.test',
        enrolment: 312,
        street: '12 Elm St, East',
        municipality: 'Port Alder',
        postal_code: 'L5G 4N4',
        phone: '905-555-0142',
        longitude: -79.6,
        latitude: 43.55,
        world_x: x,
        world_y: y,
      },
    ]);
  });

  it('tells the four systems by type and language', async () => {
    await run(
      csv(
        row({ number: '1' }),
        row({ number: '2', type: 'Catholic', level: 'Secondary' }),
        row({ number: '3', language: 'French' }),
        row({ number: '4', type: 'Roman Catholic', language: 'French' }),
        row({ number: '5', type: 'Protestant Separate' }),
      ),
    );
    expect((await schools()).map(({ number, system, level }) => [number, system, level])).toEqual([
      ['000001', 'englishPublic', 'elementary'],
      ['000002', 'englishCatholic', 'secondary'],
      ['000003', 'frenchPublic', 'elementary'],
      ['000004', 'frenchCatholic', 'elementary'],
      ['000005', 'englishPublic', 'elementary'],
    ]);
  });

  it('takes what is not told as unknown, never as 0', async () => {
    const untold = ['NA', 'N/R', 'N/D', 'SP', '<10', ''];
    await run(
      csv(
        ...untold.map((enrolment, index) => row({ number: `${index + 1}`, enrolment, website: enrolment })),
      ),
    );
    expect((await schools()).map(({ enrolment, website }) => [enrolment, website])).toEqual(
      untold.map(() => [null, null]),
    );
  });

  it('leaves out schools without a building', async () => {
    const { report } = await run(
      csv(
        row(),
        row({ number: '2', condition: 'Online School' }),
        row({ number: '3', condition: 'Continuing Education' }),
      ),
    );
    expect(report).toMatchObject({
      schools: 1,
      rejected: 0,
      skipped: { 'Online School': 1, 'Continuing Education': 1 },
    });
  });

  it('reads the French file: its headers, semicolons, decimal commas and one-byte accents', async () => {
    const text = [
      "Nom du conseil;Numéro de l'école;Nom de l'école;Type d'école;Palier;Langue d'enseignement;Années d'études;Ville;Code postal;Effectifs;Latitude;Longitude",
      'Conseil du Littoral;000042;École élémentaire Étoile;Catholique;Élémentaire;Français;M-6;Port-Aulne;L5G 4N4;1 205;43,55;-79,60',
    ].join('\r\n');
    const { report } = await run(Buffer.from(text, 'latin1'));
    expect(report).toMatchObject({ schools: 1, rejected: 0 });
    expect(await schools()).toMatchObject([
      {
        number: '000042',
        name: 'École élémentaire Étoile',
        system: 'frenchCatholic',
        enrolment: 1205,
        latitude: 43.55,
      },
    ]);
  });

  it('reads the list of private schools, which names neither type nor language', async () => {
    const { report } = await run(
      'School Number,School Name,School Level,School Special Condition Type,Latitude,Longitude,Street Number,Street Name,Street Type,City,Postal Code,Program Type\n' +
        '665428,Harbour Academy,Elementary/Secondary,Not Applicable,43.5,-79.6,7,Pine,Rd,Port Alder,L5G4N4,Montessori\n',
    );
    expect(report.schools).toBe(1);
    expect(await schools()).toMatchObject([{ system: 'private', level: 'elementary', street: '7 Pine Rd' }]);
  });

  it('keeps the good rows of a hostile file and tells what is wrong with the others', async () => {
    const { report, rejects } = await run(
      csv(
        row({ number: '1' }),
        row({ number: 'X12' }),
        row({ number: '2', name: '' }),
        row({ number: '3', type: 'Unknown' }),
        row({ number: '4', level: 'Kindergarten' }),
        row({ number: '5', enrolment: '9e99' }),
        row({ number: '6', enrolment: '-4' }),
        row({ number: '7', latitude: '0', longitude: '0' }),
        row({ number: '8', latitude: '-43.55', longitude: '79.6' }),
        row({ number: '9', name: 'x'.repeat(1_000_000) }),
        row({ number: '10', name: 'Nul\0' }),
        row({ number: '000001', name: 'Again' }),
        row({ number: '11', name: '"Open' }),
        row({ number: '12', name: '" Robert\'); drop table school; --"' }),
        row({ number: '13', website: 'javascript:alert(1)' }),
        'too,few',
        row({ number: '14' }),
      ),
    );
    expect((await schools()).map(({ number }) => number)).toEqual(['000001', '000012', '000013', '000014']);
    expect((await schools())[2]).toMatchObject({ website: null });
    expect(report).toMatchObject({ rows: 17, schools: 4, rejected: 13 });
    expect(rejects.map(({ line, reason }) => [line, reason])).toEqual([
      [3, expect.stringContaining('not a number of up to 6 digits')],
      [4, expect.stringContaining('School name is missing')],
      [5, expect.stringContaining('none of the four systems')],
      [6, expect.stringContaining('neither elementary nor secondary')],
      [7, expect.stringContaining('Enrolment')],
      [8, expect.stringContaining('Enrolment')],
      [9, expect.stringContaining('is missing')],
      [10, expect.stringContaining('outside of Canada')],
      [11, 'The row is too long'],
      [12, 'The row holds bytes that are no text'],
      [13, 'School 000001 stands in line 2 already'],
      [14, 'The quotes of the row do not match up'],
      [17, 'The row has 2 of 20 columns'],
    ]);
  });

  it('keeps what stands before the place where a file is cut off', async () => {
    const { report, rejects } = await run(
      csv(row({ number: '1' }), row({ number: '2', name: '"Cut school"' })).slice(0, -120),
    );
    expect([report.schools, rejects.length]).toEqual([1, 1]);
  });

  it('refuses a file that is something else, and changes nothing', async () => {
    await expect(run('a,b\n1,2\n')).rejects.toThrow(/not a list of schools .* no column for number, name/);
    await expect(run(Buffer.from('PK\x03\x04'), 'schools.xlsx')).rejects.toThrow(/Excel workbook/);
    expect(await schools()).toEqual([]);
  });

  it('changes nothing the second time, and updates what a newer file tells', async () => {
    const file = csv(...Array.from({ length: 1_201 }, (_, index) => row({ number: String(index + 1) })));
    expect((await run(file)).report.schools).toBe(1_201);
    const before = await schools();
    expect((await run(file)).report).toMatchObject({ schools: 1_201, listings: 0 });
    expect(await schools()).toEqual(before);
    await run(csv(row({ number: '1', name: 'New name' })));
    expect((await schools())[0]).toMatchObject({ number: '000001', name: 'New name' });
  });

  it('measures the way from every listing to the nearest school on the ground', async () => {
    const places: [number, number][] = [
      [-79.6, 43.5],
      [-79.55, 43.62],
      [-79.9, 43.4],
    ];
    const ids = places.map(() => createId());
    for (const [index, [longitude, latitude]] of places.entries()) {
      const { x, y } = toWorld(longitude, latitude);
      await database.query(
        `insert into listing (id, source, key, mls_number, offer, state, code, kind, list_price, entered_at, modified_at,
            status_changed_at, longitude, latitude, world_x, world_y)
          values ($1, 'test', $2, $2, 'sale', 'active', 'new', 'detached', 1, now(), now(), now(), $3, $4, $5, $6)`,
        [ids[index], `W${index}`, longitude, latitude, x, y],
      );
    }
    await database.query(
      `insert into listing (id, source, key, mls_number, offer, state, code, kind, entered_at, modified_at, status_changed_at)
        values ($1, 'test', 'W9', 'W9', 'sale', 'active', 'new', 'detached', now(), now(), now())`,
      [createId()],
    );
    const positions: [number, number][] = [
      [-79.61, 43.51],
      [-79.5, 43.6],
      [-79.7, 43.45],
    ];
    const { report } = await run(
      csv(
        ...positions.map(([longitude, latitude], index) =>
          row({ number: String(index + 1), longitude: String(longitude), latitude: String(latitude) }),
        ),
      ),
    );
    expect(report.listings).toBe(3);
    const expected = places.map((place) =>
      Math.round(Math.min(...positions.map((school) => distanceMetres(place, school)))),
    );
    const open = await database.query<{ schoolMetres: number | null }>(
      'select school_metres as "schoolMetres" from listing_open order by mls_number',
    );
    expect(open.map(({ schoolMetres }) => schoolMetres)).toEqual([...expected, null]);
  });
});

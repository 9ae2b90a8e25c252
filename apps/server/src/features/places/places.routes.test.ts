import { distanceMetres, toWorld } from '@hearthline/domain/geo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { CensusFigures } from './census-figures.ts';
import type { SchoolRow } from './places.rows.ts';
import { createCensusRow } from './places.rows.ts';
import { createPlacesImportStore } from './places-import.store.ts';

let test: TestApp;
let ava: TestAgent;
beforeAll(async () => {
  test = await createTestApp();
  ava = await test.createAgent('Ava');
});
afterAll(() => test.close());

const store = () => createPlacesImportStore(test.database.worker.db);
function school(number: number, longitude: number, latitude: number): SchoolRow {
  const { x, y } = toWorld(longitude, latitude);
  return {
    number: String(number).padStart(6, '0'),
    name: `School ${number}`,
    system: 'frenchCatholic',
    level: 'secondary',
    grades: '9-12',
    boardName: 'Conseil du Littoral',
    website: 'https://school.test',
    boardWebsite: null,
    enrolment: null,
    longitude,
    latitude,
    worldX: x,
    worldY: y,
  };
}

describe('GET /places/schools', () => {
  const home: [number, number] = [-79.6, 43.55];
  const list = async (query: string) =>
    (await test.call('GET /places/schools', { as: ava, query: `?longitude=-79.6&latitude=43.55${query}` }))
      .body.result;
  const schools = Array.from({ length: 400 }, (_, index) => {
    const [angle, reach] = [index * 2.399, 0.5 * Math.sqrt(index / 400)];
    return school(index + 1, -79.6 + reach * Math.cos(angle), 43.55 + 0.7 * reach * Math.sin(angle));
  });
  const byDistance = schools
    .map(({ number, longitude, latitude }) => ({
      number,
      metres: distanceMetres(home, [longitude, latitude]),
    }))
    .sort((a, b) => a.metres - b.metres);

  beforeAll(() => store().upsertSchools(schools));

  it('wants a token and a place', async () => {
    expect((await test.call('GET /places/schools', { query: '?longitude=-79&latitude=43' })).status).toBe(
      401,
    );
    for (const query of [
      '',
      '?longitude=-79',
      '?longitude=x&latitude=43',
      '?longitude=-79&latitude=43&radiusMetres=1',
      '?longitude=-79&latitude=43&limit=51',
      '?longitude=-79&latitude=99',
    ]) {
      expect({ query, status: (await test.call('GET /places/schools', { as: ava, query })).status }).toEqual({
        query,
        status: 400,
      });
    }
  });

  it('[LIST-04] names type, board, website and the metres over the ground, nearest first', async () => {
    const [nearest] = await list('');
    const expected = byDistance[0];
    expect(nearest).toEqual({
      number: expected?.number,
      name: 'School 1',
      system: 'frenchCatholic',
      level: 'secondary',
      grades: '9-12',
      boardName: 'Conseil du Littoral',
      website: 'https://school.test',
      boardWebsite: null,
      enrolment: null,
      longitude: -79.6,
      latitude: 43.55,
      distanceMetres: 0,
    });
  });

  it.each([100, 2_500, 3_000, 20_000])('gives exactly the schools within %i metres', async (radiusMetres) => {
    const found = await list(`&radiusMetres=${radiusMetres}&limit=50`);
    const expected = byDistance.filter(({ metres }) => metres <= radiusMetres).slice(0, 50);
    expect(found.map(({ number }) => number)).toEqual(expected.map(({ number }) => number));
    expect(found.map((each) => each.distanceMetres)).toEqual(
      expected.map(({ metres }) => Math.round(metres)),
    );
  });

  it('stops at the limit', async () => {
    expect(await list('&radiusMetres=20000&limit=3')).toHaveLength(3);
    expect((await list('&radiusMetres=20000')).length).toBe(12);
  });
});

describe('GET /places/demographics', () => {
  const figures: CensusFigures = {
    population: 612,
    households: 251,
    dwellings: 260,
    medianAge: 42.4,
    averageHouseholdSize: 2.4,
    medianHouseholdIncome: null,
    owners: 200,
    renters: 50,
    ageGroups: [{ group: '0-14', count: 90 }],
    dwellingTypes: [{ type: 'singleDetached', count: 180 }],
    languages: {
      total: 600,
      top: [
        { name: 'English', count: 400 },
        { name: 'Yue (Cantonese)', count: 35 },
        { name: 'Klingon', count: 5 },
      ],
    },
  };
  const suppressed: CensusFigures = {
    ...figures,
    population: 25,
    medianAge: null,
    languages: null,
    ageGroups: [{ group: '0-14', count: null }],
  };
  const square = (west: number, south: number, size: number) =>
    [
      [
        [west, south],
        [west + size, south],
        [west + size, south + size],
        [west, south + size],
      ],
    ] as const;
  const find = async (longitude: number, latitude: number, language = 'en') =>
    (
      await test.call('GET /places/demographics', {
        as: ava,
        query: `?longitude=${longitude}&latitude=${latitude}`,
        language,
      })
    ).body.result;

  beforeAll(async () => {
    const area = (id: string, west: number, own: CensusFigures) =>
      createCensusRow({
        dguid: `2021S0512${id}`,
        censusYear: 2021,
        geography: 'disseminationArea',
        name: id,
        polygons: [square(west, 43.5, 0.01)],
        figures: own,
      });
    const municipality = (id: string, west: number, size: number, own: CensusFigures) =>
      createCensusRow({
        dguid: `2021A0005${id}`,
        censusYear: 2021,
        geography: 'municipality',
        name: `Town ${id}`,
        polygons: [square(west, 43.45, size)],
        figures: own,
      });
    await store().upsertCensusAreas([
      municipality('3520005', -79.7, 0.2, { ...figures, population: 90_000 }),
      municipality('3520006', -78.7, 0.2, suppressed),
      area('35200001', -79.6, figures),
      area('35200002', -79.58, suppressed),
      area('35200003', -78.6, suppressed),
    ]);
  });

  it('wants a token and a place', async () => {
    expect(
      (await test.call('GET /places/demographics', { query: '?longitude=-79&latitude=43' })).status,
    ).toBe(401);
    expect((await test.call('GET /places/demographics', { as: ava, query: '?longitude=-79' })).status).toBe(
      400,
    );
  });

  it('[LIST-04] answers with the smallest area around a place, its year and kind named', async () => {
    expect(await find(-79.595, 43.505)).toEqual({
      ...figures,
      censusYear: 2021,
      dguid: '2021S051235200001',
      geography: 'disseminationArea',
      name: '35200001',
      isFallback: false,
      languages: [
        { name: 'English', count: 400, share: 0.667 },
        { name: 'Yue (Cantonese)', count: 35, share: 0.058 },
        { name: 'Klingon', count: 5, share: 0.008 },
      ],
    });
  });

  it('names the languages in French for a French reader', async () => {
    const answer = await find(-79.595, 43.505, 'fr');
    expect(answer?.languages?.map(({ name }) => name)).toEqual(['Anglais', 'Cantonais', 'Klingon']);
  });

  it('[LIST-04] lets the municipality answer for an area that is suppressed, and says so', async () => {
    expect(await find(-79.575, 43.505)).toMatchObject({
      geography: 'municipality',
      name: 'Town 3520005',
      isFallback: true,
      population: 90_000,
    });
  });

  it('shows the suppressed area itself where nothing larger knows more', async () => {
    expect(await find(-78.595, 43.505)).toMatchObject({
      dguid: '2021S051235200003',
      isFallback: false,
      medianAge: null,
      languages: null,
    });
  });

  it('answers with the municipality where no smaller area is known, and with nothing outside', async () => {
    expect(await find(-79.65, 43.6)).toMatchObject({ geography: 'municipality', isFallback: false });
    expect(await find(0, 0)).toBeNull();
  });
});

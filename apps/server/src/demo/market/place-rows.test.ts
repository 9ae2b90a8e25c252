import type { CensusArea, Municipality } from '@hearthline/demo-market/region/region';
import { toWorld } from '@hearthline/domain/geo';
import { describe, expect, it } from 'vitest';
import type { CensusFigures } from '../../features/places/census-figures.ts';
import type { CensusRow } from '../../features/places/places.rows.ts';
import { toCensusRow, toMunicipalityCensusRow, toSchoolRow } from './place-rows.ts';

const ring = [
  [-80.6, 45.3],
  [-80.5, 45.3],
  [-80.5, 45.4],
] as const;
const area: CensusArea = {
  dguid: '2021S051299010123',
  communityCode: 'A1',
  municipalityCode: 'A',
  ring,
  population: 600,
  households: 200,
  dwellings: 210,
  landAreaKm2: 1,
  medianAge: 40,
  averageHouseholdSize: 3,
  medianHouseholdIncome: 100_000,
  owners: 150,
  renters: 50,
  ageGroups: [{ group: '0-14', count: 100 }],
  dwellingTypes: [{ type: 'singleDetached', count: 180 }],
  languages: Array.from({ length: 12 }, (_, index) => ({ name: `L${index}`, count: 120 - index * 10 })),
};
const suppressed: CensusArea = {
  ...area,
  population: null,
  households: null,
  medianAge: null,
  averageHouseholdSize: null,
  medianHouseholdIncome: null,
  ageGroups: [{ group: '0-14', count: null }],
  languages: null,
};
const figuresOf = ({ figures }: CensusRow) => JSON.parse(figures as string) as CensusFigures;
const town: Municipality = { code: 'A', name: 'Port Alder', areaCode: 'X', centre: [-80.6, 45.3], ring };

describe('rows of the demo', () => {
  it('keep the ten languages that are spoken most, with the total of all', () => {
    const { total, top } = figuresOf(toCensusRow(area)).languages ?? { total: 0, top: [] };
    expect(total).toBe(780);
    expect(top.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, index) => `L${index}`));
  });

  it('add the areas of a municipality up, and leave out what is suppressed and what is elsewhere', () => {
    const older = { ...area, population: 300, households: 100, medianAge: 60, averageHouseholdSize: 1.5 };
    const elsewhere = { ...area, municipalityCode: 'B', population: 9_999 };
    const row = toMunicipalityCensusRow(town, [area, older, suppressed, elsewhere]);
    expect(row).toMatchObject({ geography: 'municipality', name: 'Port Alder', censusYear: 2021 });
    expect(figuresOf(row)).toMatchObject({
      population: 900,
      households: 300,
      medianAge: 40,
      averageHouseholdSize: 2.5,
      dwellingTypes: [{ type: 'singleDetached', count: 540 }],
      languages: { total: 1_560 },
    });
    expect(figuresOf(toMunicipalityCensusRow(town, [suppressed]))).toMatchObject({
      population: null,
      medianAge: null,
      languages: null,
    });
  });

  it('refuse figures that no screen has a name for', () => {
    expect(() => toCensusRow({ ...area, dwellingTypes: [{ type: 'igloo', count: 1 }] })).toThrow(
      /Invalid option/,
    );
  });

  it('put a school onto the grid', () => {
    const school = toSchoolRow({
      number: '000001',
      name: 'Alder PS',
      system: 'englishPublic',
      level: 'elementary',
      grades: 'JK-8',
      boardName: 'Lakeshore',
      boardWebsite: 'https://lakeshore.test',
      website: null,
      enrolment: null,
      position: [-80.6, 45.3],
      street: '1 Elm St',
      municipality: 'Port Alder',
      postalCode: 'L5G 4N4',
      phone: '905 555 0100',
    });
    const { x, y } = toWorld(-80.6, 45.3);
    expect(school).toMatchObject({ longitude: -80.6, latitude: 45.3, worldX: x, worldY: y });
  });
});

import type { CensusArea, Municipality, School } from '@hearthline/demo-market/region/region';
import { toWorld } from '@hearthline/domain/geo';
import type { CensusFigures } from '../features/places/census-figures.ts';
import { censusFigures, rankLanguages } from '../features/places/census-figures.ts';
import type { CensusRow, SchoolRow } from '../features/places/places.rows.ts';
import { createCensusRow } from '../features/places/places.rows.ts';
import { sumFigures } from './sum-census.ts';

const censusYear = 2021;

export function toSchoolRow(school: School): SchoolRow {
  const [longitude, latitude] = school.position;
  const { x, y } = toWorld(longitude, latitude);
  return {
    number: school.number,
    name: school.name,
    system: school.system,
    level: school.level,
    grades: school.grades,
    boardName: school.boardName,
    website: school.website,
    boardWebsite: school.boardWebsite,
    enrolment: school.enrolment,
    street: school.street,
    municipality: school.municipality,
    postalCode: school.postalCode,
    phone: school.phone,
    longitude,
    latitude,
    worldX: x,
    worldY: y,
  };
}

export function toCensusRow(area: CensusArea): CensusRow {
  return createCensusRow({
    dguid: area.dguid,
    censusYear,
    geography: 'disseminationArea',
    name: null,
    polygons: [[area.ring]],
    figures: toFigures(area),
  });
}

/** The municipality answers where a small area is suppressed; its figures are those of its areas together. */
export function toMunicipalityCensusRow(municipality: Municipality, areas: readonly CensusArea[]): CensusRow {
  const own = areas.filter((area) => area.municipalityCode === municipality.code);
  return createCensusRow({
    dguid: `2021A0005${municipality.code}`,
    censusYear,
    geography: 'municipality',
    name: municipality.name,
    polygons: [[municipality.ring]],
    figures: sumFigures(own),
  });
}

function toFigures(area: CensusArea): CensusFigures {
  const total = area.languages?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return censusFigures.parse({
    population: area.population,
    households: area.households,
    dwellings: area.dwellings,
    medianAge: area.medianAge,
    averageHouseholdSize: area.averageHouseholdSize,
    medianHouseholdIncome: area.medianHouseholdIncome,
    owners: area.owners,
    renters: area.renters,
    ageGroups: area.ageGroups,
    dwellingTypes: area.dwellingTypes,
    languages: area.languages && rankLanguages(area.languages, total),
  });
}

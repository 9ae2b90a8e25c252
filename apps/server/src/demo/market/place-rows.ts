import type { CensusArea, Municipality, School } from '@hearthline/demo-market/region/region';
import type { CensusAgeGroup, CensusDwellingType } from '@hearthline/domain/census';
import { censusAgeGroups, censusDwellingTypes } from '@hearthline/domain/census';
import { toWorld } from '@hearthline/domain/geo';
import type { CensusFigures } from '../../features/places/census-figures.ts';
import { censusFigures, rankLanguages } from '../../features/places/census-figures.ts';
import type { CensusRow, SchoolRow } from '../../features/places/places.rows.ts';
import { createCensusRow } from '../../features/places/places.rows.ts';

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

/** Several areas as one: counts are added, medians are those of the middle person, suppressed ones are left out. */
function sumFigures(areas: readonly CensusArea[]): CensusFigures {
  const languages = addUp(areas.flatMap((area) => area.languages ?? []));
  return {
    population: sum(areas, (area) => area.population),
    households: sum(areas, (area) => area.households),
    dwellings: sum(areas, (area) => area.dwellings),
    medianAge: weighMedian(areas, (area) => area.medianAge, 'population'),
    averageHouseholdSize: weighMean(areas, (area) => area.averageHouseholdSize),
    medianHouseholdIncome: weighMedian(areas, (area) => area.medianHouseholdIncome, 'households'),
    owners: sum(areas, (area) => area.owners),
    renters: sum(areas, (area) => area.renters),
    ageGroups: censusAgeGroups.map((group) => ({ group, count: sum(areas, countOfAge(group)) })),
    dwellingTypes: censusDwellingTypes
      .filter((type) => areas.some((area) => area.dwellingTypes.some((own) => own.type === type)))
      .map((type) => ({ type, count: sum(areas, countOfDwelling(type)) })),
    languages: areas.some((area) => area.languages)
      ? rankLanguages(
          languages,
          languages.reduce((total, { count }) => total + count, 0),
        )
      : null,
  };
}

function sum(areas: readonly CensusArea[], figureOf: (area: CensusArea) => number | null): number | null {
  const known = areas.map(figureOf).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
}

const countOfAge = (group: CensusAgeGroup) => (area: CensusArea) =>
  area.ageGroups.find((own) => own.group === group)?.count ?? null;
const countOfDwelling = (type: CensusDwellingType) => (area: CensusArea) =>
  area.dwellingTypes.find((own) => own.type === type)?.count ?? null;

function addUp(items: readonly { name: string; count: number }[]): { name: string; count: number }[] {
  const totals = new Map<string, number>();
  for (const { name, count } of items) totals.set(name, (totals.get(name) ?? 0) + count);
  return [...totals].map(([name, count]) => ({ name, count }));
}

function weighMedian(
  areas: readonly CensusArea[],
  figureOf: (area: CensusArea) => number | null,
  weight: 'population' | 'households',
): number | null {
  const known = areas
    .map((area) => ({ value: figureOf(area), weight: area[weight] ?? 0 }))
    .filter((item): item is { value: number; weight: number } => item.value !== null)
    .sort((a, b) => a.value - b.value);
  const half = known.reduce((total, item) => total + item.weight, 0) / 2;
  let passed = 0;
  for (const item of known) {
    passed += item.weight;
    if (passed >= half) return item.value;
  }
  return null;
}

function weighMean(
  areas: readonly CensusArea[],
  figureOf: (area: CensusArea) => number | null,
): number | null {
  let [total, weight] = [0, 0];
  for (const area of areas) {
    const value = figureOf(area);
    if (value === null || area.households === null) continue;
    total += value * area.households;
    weight += area.households;
  }
  return weight === 0 ? null : Math.round((total / weight) * 10) / 10;
}

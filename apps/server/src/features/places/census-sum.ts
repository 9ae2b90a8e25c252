import type { CensusArea } from '@hearthline/demo-market/region/region';
import type { CensusFigures } from './census-figures.ts';
import { rankLanguages } from './census-figures.ts';

/** Several areas as one: counts are added, medians are those of the middle person, suppressed ones are left out. */
export function sumFigures(areas: readonly CensusArea[]): CensusFigures {
  const languages = addUp(
    areas.flatMap((area) => area.languages ?? []),
    ({ name }) => name,
  );
  const population = sum(areas, (area) => area.population);
  const households = sum(areas, (area) => area.households);
  return {
    population,
    households,
    dwellings: sum(areas, (area) => area.dwellings),
    medianAge: weighMedian(areas, (area) => area.medianAge, 'population'),
    averageHouseholdSize: weighMean(areas, (area) => area.averageHouseholdSize),
    medianHouseholdIncome: weighMedian(areas, (area) => area.medianHouseholdIncome, 'households'),
    owners: sum(areas, (area) => area.owners),
    renters: sum(areas, (area) => area.renters),
    ageGroups: addUp(
      areas.flatMap((area) => area.ageGroups),
      ({ group }) => group,
    ).map(({ name, count }) => ({ group: name, count })),
    dwellingTypes: addUp(
      areas.flatMap((area) => area.dwellingTypes),
      ({ type }) => type,
    ).map(({ name, count }) => ({ type: name, count })),
    languages: areas.some((area) => area.languages)
      ? rankLanguages(
          languages,
          languages.reduce((total, { count }) => total + count, 0),
        )
      : null,
  };
}

function sum(areas: readonly CensusArea[], read: (area: CensusArea) => number | null): number | null {
  const known = areas.map(read).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
}

function addUp<T extends { count: number | null }>(
  items: readonly T[],
  nameOf: (item: T) => string,
): { name: string; count: number }[] {
  const totals = new Map<string, number>();
  for (const item of items) totals.set(nameOf(item), (totals.get(nameOf(item)) ?? 0) + (item.count ?? 0));
  return [...totals].map(([name, count]) => ({ name, count }));
}

function weighMedian(
  areas: readonly CensusArea[],
  read: (area: CensusArea) => number | null,
  weight: 'population' | 'households',
): number | null {
  const known = areas
    .map((area) => ({ value: read(area), weight: area[weight] ?? 0 }))
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

function weighMean(areas: readonly CensusArea[], read: (area: CensusArea) => number | null): number | null {
  let [total, weight] = [0, 0];
  for (const area of areas) {
    const value = read(area);
    if (value === null || area.households === null) continue;
    total += value * area.households;
    weight += area.households;
  }
  return weight === 0 ? null : Math.round((total / weight) * 10) / 10;
}

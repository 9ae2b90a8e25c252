import { beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { drawFigures } from './census-figures.ts';
import type { CensusArea, Community, Region } from './region.ts';
import { sampleRegion } from './testing/sample-region.ts';

let region: Region;
let communities: Map<string, Community>;

beforeAll(() => {
  region = sampleRegion();
  communities = new Map(region.communities.map((community) => [community.code, community]));
});

function countsOf(area: CensusArea): (number | null)[] {
  return [
    area.population,
    area.households,
    area.dwellings,
    area.owners,
    area.renters,
    ...area.ageGroups.map(({ count }) => count),
    ...area.dwellingTypes.map(({ count }) => count),
    ...(area.languages ?? []).map(({ count }) => count),
  ];
}

describe('census areas', () => {
  it('are numbered like those of 2021 and lie in their community', () => {
    expect(region.censusAreas.length).toBeGreaterThanOrEqual(1_500);
    expect(region.censusAreas.length).toBeLessThanOrEqual(3_000);
    expect(new Set(region.censusAreas.map(({ dguid }) => dguid)).size).toBe(region.censusAreas.length);
    for (const area of region.censusAreas) {
      expect(area.dguid).toMatch(/^2021S0512\d{8}$/);
      expect(communities.get(area.communityCode)?.municipalityCode).toBe(area.municipalityCode);
      expect(area.landAreaKm2).toBeGreaterThan(0);
    }
  });

  it('round every count to five', () => {
    const counts = region.censusAreas.flatMap(countsOf);
    expect(counts.length).toBeGreaterThan(30_000);
    expect(counts.filter((count) => count !== null && count % 5 !== 0)).toEqual([]);
  });

  it('suppress everything under 40 persons and incomes of small areas', () => {
    const hidden = region.censusAreas.filter(({ population }) => population === null);
    expect(hidden.length).toBeGreaterThan(0);
    for (const area of hidden) {
      expect(countsOf(area).every((count) => count === null)).toBe(true);
      expect(area.medianAge ?? area.medianHouseholdIncome ?? area.averageHouseholdSize).toBeNull();
      expect(area.languages).toBeNull();
    }
    for (const { population, households, medianHouseholdIncome } of region.censusAreas) {
      if (population === null || households === null) continue;
      expect(population).toBeGreaterThanOrEqual(40);
      expect(medianHouseholdIncome === null).toBe(population < 250 || households < 40);
    }
  });

  it('hold 160 to 400 households in most built-up places', () => {
    const sizes = region.censusAreas
      .filter(({ communityCode }) => communities.get(communityCode)?.setting === 'suburban')
      .map(({ households }) => households ?? 0);
    const usual = sizes.filter((size) => size >= 160 && size <= 400);
    expect(usual.length / sizes.length).toBeGreaterThan(0.75);
  });

  it('list languages with the most spoken first', () => {
    const shown = region.censusAreas.filter(({ population }) => (population ?? 0) > 200);
    for (const { languages } of shown) {
      const counts = languages?.map(({ count }) => count) ?? [];
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }
    const first = (isFrench: boolean, name: string) => {
      const own = shown.filter(({ communityCode }) => communities.get(communityCode)?.isFrench === isFrench);
      return own.filter(({ languages }) => languages?.[0]?.name === name).length / own.length;
    };
    expect(first(false, 'English')).toBeGreaterThan(0.95);
    expect(first(true, 'French')).toBeGreaterThan(0.7);
  });
});

describe('drawFigures', () => {
  it('hides a hamlet, and the income of a street', () => {
    const community = region.communities.find(({ setting }) => setting === 'rural') as Community;
    expect(drawFigures(createRandom(1, 'hamlet'), community, 10, 0).population).toBeNull();
    const street = drawFigures(createRandom(1, 'street'), community, 60, 0);
    expect(street.population).toBeGreaterThan(40);
    expect(street.medianHouseholdIncome).toBeNull();
    expect(drawFigures(createRandom(1, 'town'), community, 300, 0).medianHouseholdIncome).toBeGreaterThan(
      20_000,
    );
  });
});

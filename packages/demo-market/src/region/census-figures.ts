import type { Random } from '../random.ts';
import { drawLanguages } from './census-languages.ts';
import type { CensusArea, Community, Setting } from './region.ts';
import { roundToFive } from './round-to-five.ts';

export const ageGroupNames = ['0-14', '15-24', '25-44', '45-64', '65+'] as const;
const ageBounds = [0, 15, 25, 45, 65, 95] as const;

export const dwellingTypeNames = [
  'singleDetached',
  'semiDetached',
  'rowHouse',
  'duplex',
  'apartmentUnderFiveStoreys',
  'apartmentFiveStoreysOrMore',
] as const;

interface Profile {
  size: number;
  /** Shares of the five age groups. */
  ages: readonly [number, number, number, number, number];
  owners: number;
  /** Shares of the kinds of houses, towers left out. */
  houses: readonly [number, number, number, number, number];
  occupied: number;
}

const profiles: Readonly<Record<Setting, Profile>> = {
  downtown: {
    size: 1.95,
    ages: [0.1, 0.14, 0.4, 0.2, 0.16],
    owners: 0.42,
    houses: [0.3, 0.16, 0.2, 0.14, 0.2],
    occupied: 0.94,
  },
  urban: {
    size: 2.35,
    ages: [0.14, 0.12, 0.31, 0.25, 0.18],
    owners: 0.61,
    houses: [0.55, 0.15, 0.1, 0.1, 0.1],
    occupied: 0.96,
  },
  suburban: {
    size: 2.95,
    ages: [0.19, 0.13, 0.28, 0.26, 0.14],
    owners: 0.84,
    houses: [0.7, 0.1, 0.15, 0.03, 0.02],
    occupied: 0.975,
  },
  village: {
    size: 2.4,
    ages: [0.15, 0.1, 0.24, 0.28, 0.23],
    owners: 0.82,
    houses: [0.86, 0.04, 0.04, 0.03, 0.03],
    occupied: 0.95,
  },
  rural: {
    size: 2.6,
    ages: [0.16, 0.11, 0.22, 0.31, 0.2],
    owners: 0.92,
    houses: [0.98, 0.01, 0, 0.01, 0],
    occupied: 0.92,
  },
  shore: {
    size: 2.1,
    ages: [0.1, 0.08, 0.19, 0.32, 0.31],
    owners: 0.9,
    houses: [0.97, 0.01, 0.01, 0.01, 0],
    occupied: 0.66,
  },
};

export type Figures = Omit<
  CensusArea,
  'dguid' | 'communityCode' | 'municipalityCode' | 'ring' | 'landAreaKm2'
>;

/** Figures of an area with so many houses and tower units, rounded and suppressed as the agency does. */
export function drawFigures(random: Random, community: Community, houses: number, units: number): Figures {
  const profile = profiles[community.setting];
  const dwellings = houses + units;
  const households = Math.round(dwellings * Math.min(1, profile.occupied + random.between(-0.03, 0.02)));
  const towerShare = dwellings === 0 ? 0 : units / dwellings;
  const size = (profile.size * (1 - towerShare) + 1.7 * towerShare) * random.between(0.92, 1.09);
  const population = Math.round(households * size);
  const ages = jitterShares(random, profile.ages, 0.16);
  const owned = Math.max(
    0.08,
    Math.min(0.98, profile.owners * (1 - 0.35 * towerShare) + random.between(-0.08, 0.06)),
  );
  if (population < 40) return suppressed();
  const round = (count: number) => roundToFive(random, count);
  const shownPopulation = round(population);
  const shownHouseholds = round(households);
  const income = 82_000 * community.standing ** 1.35 * (0.55 + 0.17 * size) * random.between(0.88, 1.13);
  const houseShares = jitterShares(random, profile.houses, 0.25);
  return {
    population: shownPopulation,
    households: shownHouseholds,
    dwellings: round(dwellings),
    medianAge: Math.round(medianAge(ages) * 5) / 5,
    averageHouseholdSize: Math.round(size * 10) / 10,
    medianHouseholdIncome:
      shownPopulation < 250 || shownHouseholds < 40 ? null : Math.round(income / 1_000) * 1_000,
    owners: round(households * owned),
    renters: round(households * (1 - owned)),
    ageGroups: ageGroupNames.map((group, index) => ({
      group,
      count: round(population * (ages[index] ?? 0)),
    })),
    dwellingTypes: dwellingTypeNames.map((type, index) => ({
      type,
      count: round(
        type === 'apartmentFiveStoreysOrMore'
          ? households * towerShare
          : households * (1 - towerShare) * (houseShares[index] ?? 0),
      ),
    })),
    languages: drawLanguages(random, community, population),
  };
}

function suppressed(): Figures {
  return {
    population: null,
    households: null,
    dwellings: null,
    medianAge: null,
    averageHouseholdSize: null,
    medianHouseholdIncome: null,
    owners: null,
    renters: null,
    ageGroups: ageGroupNames.map((group) => ({ group, count: null })),
    dwellingTypes: dwellingTypeNames.map((type) => ({ type, count: null })),
    languages: null,
  };
}

function jitterShares(random: Random, shares: readonly number[], strength: number): number[] {
  const moved = shares.map((share) => share * random.between(1 - strength, 1 + strength));
  const sum = moved.reduce((total, share) => total + share, 0);
  return moved.map((share) => share / sum);
}

function medianAge(ages: readonly number[]): number {
  let passed = 0;
  for (const [index, share] of ages.entries()) {
    const low = ageBounds[index] ?? 0;
    const high = ageBounds[index + 1] ?? 95;
    if (passed + share >= 0.5) return low + ((0.5 - passed) / share) * (high - low);
    passed += share;
  }
  return 65;
}

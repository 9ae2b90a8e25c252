import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import type { Random } from '../../random.ts';
import type { Finish, Home, HomeState, Works } from './home.ts';

/** Half of the noise floor, see the price surface. */
export const qualityDeviation = 0.045;

/** Neighbours, or the flats of a building, were finished much alike. */
export function chooseFinish(
  { standing, yearBuilt, nearby }: { standing: number; yearBuilt: number; nearby: Random },
  random: Random,
): Finish {
  const score = standing + (yearBuilt > 2005 ? 0.15 : 0) + nearby.normal(0, 0.26) + random.normal(0, 0.12);
  return score > 1.45 ? 'fine' : score > 0.9 ? 'good' : 'plain';
}

export function chooseBasement(
  { kind, yearBuilt, isSloped }: { kind: HomeKind; yearBuilt: number; isSloped: boolean },
  random: Random,
): Home['basement'] {
  const hasFewBasements = kind === 'cottage' || kind === 'condoTownhouse';
  const shape = random.weighted([
    ['full', hasFewBasements ? 30 : yearBuilt < 1930 ? 62 : 88],
    ['partial', yearBuilt < 1930 ? 20 : 6],
    ['crawlSpace', kind === 'cottage' ? 40 : 4],
    ['none', hasFewBasements ? 28 : 3],
  ] as const);
  const isDeep = shape === 'full' || shape === 'partial';
  return {
    shape,
    isWalkOut: isDeep && random.chance(isSloped ? 0.45 : 0.12),
    hasSeparateEntrance: isDeep && random.chance(yearBuilt < 1990 ? 0.3 : 0.16),
  };
}

/** Homes are renovated about once in thirty years, and their basements finished sooner or later. */
export function chooseWorks(
  {
    yearBuilt,
    basement,
    kind,
    canHoldFlat,
  }: { yearBuilt: number; basement: Home['basement']; kind: HomeKind; canHoldFlat: boolean },
  random: Random,
): Works {
  const last = 2025;
  const renovatedIn =
    yearBuilt < 2004 && random.chance(0.62) ? random.integer(Math.max(yearBuilt + 14, 2002), last) : null;
  const canFinish = basement.shape === 'full' || basement.shape === 'partial';
  const basementFinishedIn =
    canFinish && random.chance(0.66) ? random.integer(Math.max(yearBuilt, last - 30), last) : null;
  const takesTenants = canHoldFlat && kind !== 'townhouse' && kind !== 'condoTownhouse' && kind !== 'cottage';
  return {
    renovatedIn,
    basementFinishedIn,
    hasBasementFlat: takesTenants && basement.hasSeparateEntrance && random.chance(0.45),
  };
}

/** As an agent who walks through would grade it: from 1, needs everything, to 5, as new. */
export function conditionOf({ finish }: Home, { age, isRenovated }: HomeState): number | null {
  if (age === null) return null;
  const wear = isRenovated || age < 15 ? 1 : age > 45 ? -1 : 0;
  return 3 + wear + (finish === 'fine' ? 1 : finish === 'plain' ? -1 : 0);
}

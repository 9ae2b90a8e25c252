export const basementFinishes = ['none', 'partly', 'finished'] as const;
export type BasementFinish = (typeof basementFinishes)[number];

/** In the words in which boards tell it, so that who told one reads the same. */
export const homeConditions = ['needsWork', 'fair', 'average', 'good', 'asNew'] as const;
export type HomeCondition = (typeof homeConditions)[number];

/** From 1, needs everything, to 5, as new. */
export const conditionSteps = [1, 2, 3, 4, 5] as const;

/** A fitted home may stand anywhere between none and finished. */
export const basementFinishOf = (finish: number): BasementFinish =>
  finish <= 0 ? 'none' : finish < 1 ? 'partly' : 'finished';

/** A fitted home may stand between two steps. */
export const homeConditionOf = (step: number): HomeCondition =>
  homeConditions[Math.min(4, Math.max(0, Math.round(step) - 1))] ?? 'average';

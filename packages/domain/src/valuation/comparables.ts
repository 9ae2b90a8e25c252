import type { HomeNumbers } from './fact-model.ts';
import { isKnown } from './fact-model.ts';
import { features } from './features.ts';
import type { HomeFacts } from './home-facts.ts';
import type { NearSale } from './sale-grid.ts';

/** A home to be valued, with its numbers. */
export interface Subject extends HomeNumbers {
  facts: HomeFacts;
}

/** How far comparables were looked for. */
export interface SearchStep {
  /** Kilometres. */
  radius: number;
  /** Back from the day of the value. */
  days: number;
  /** With so many, nobody looks further. */
  enough: number;
}

export const mostComparables = 50;
export const leastComparables = 3;

/** The first step is what everybody means by a comparable; every further one is told. */
export const searchSteps: readonly SearchStep[] = [
  { radius: 1, days: 365, enough: 15 },
  { radius: 1, days: 730, enough: leastComparables },
  { radius: 2, days: 730, enough: leastComparables },
  { radius: 5, days: 730, enough: leastComparables },
];

export interface FoundComparables {
  step: SearchStep;
  found: NearSale[];
}

/** Null where even the last step finds too few: then there is no honest number. */
export function findComparables(
  candidates: readonly NearSale[],
  subject: HomeFacts,
  day: number,
): FoundComparables | null {
  const alike = candidates.filter(({ home: { sale } }) => sale.kind === subject.kind && sale.soldDay < day);
  for (const step of searchSteps) {
    const found = alike.filter(
      ({ home, distance }) => distance <= step.radius && day - home.sale.soldDay <= step.days,
    );
    if (found.length >= step.enough) return { step, found };
  }
  return null;
}

/** How near each fact has to be to be called alike: one such step costs two thirds of the similarity. */
const likeness: Record<string, { step: number; unknown: number }> = {
  area: { step: 0.1, unknown: 1 },
  lot: { step: 0.47, unknown: 0.45 },
  bedrooms: { step: 0.93, unknown: 0.45 },
  bathrooms: { step: 0.35, unknown: 0.45 },
  ageYoung: { step: 1, unknown: 1 },
  ageMiddle: { step: 1, unknown: 0 },
  level: { step: 0.7, unknown: 0.3 },
  waterfront: { step: 0.5, unknown: 0 },
};
const furthestSteps = 6;
const distanceStep = 0.8;
const daysStep = 365;

/** From 0 to 1, by facts alone: what two homes have in common without asking what it is worth. */
export function similarity(
  subject: HomeNumbers,
  home: HomeNumbers & { soldDay: number; distance: number },
  day: number,
): number {
  let apart = home.distance / distanceStep + (day - home.soldDay) / daysStep;
  for (const [index, { key }] of features.entries()) {
    const like = likeness[key];
    if (!like) continue;
    apart +=
      isKnown(subject, index) && isKnown(home, index)
        ? Math.min(
            Math.abs((subject.values[index] ?? 0) - (home.values[index] ?? 0)) / like.step,
            furthestSteps,
          )
        : isKnown(subject, index) || isKnown(home, index)
          ? like.unknown
          : 0;
  }
  return Math.exp(-apart);
}

/** The same on a scale that people read: about nine in ten for a neighbour that is much alike. */
export const matchOf = (similar: number): number => similar ** (1 / readableSteps);

const readableSteps = 12;

import type { FoundComparables, Subject } from './comparables.ts';
import { isOfSize, leastComparables } from './comparables.ts';
import { measureIndex } from './features.ts';
import type { EvaluatedSale } from './market-model.ts';

/** In what a home is unlike the homes it would be compared with. */
export const unlikenesses = ['waterfront', 'size', 'age', 'kind'] as const;
export type Unlikeness = (typeof unlikenesses)[number];

/** Kilometres: further off is another part of town. */
const farRadius = 2;
const alike = { size: 1.35, years: 25, newYears: 5, newToo: 15 };

/** Fast sees size only: with fewer than three homes of this sort among the comparables it would compare what is not alike. */
export function findUnlike(subject: Subject, { found }: Pick<FoundComparables, 'found'>): Unlikeness[] {
  const age = measureIndex('age');
  const ownAge = subject.counts[age] ?? 0;
  const isFew = (isAlike: (home: EvaluatedSale) => boolean): boolean =>
    found.filter(({ home }) => isAlike(home)).length < leastComparables;
  const reasons: Record<Unlikeness, boolean> = {
    waterfront: subject.facts.isWaterfront === true && isFew(({ sale }) => sale.isWaterfront === true),
    size: subject.facts.kind !== 'land' && isFew((home) => isOfSize(subject, home, alike.size)),
    age:
      subject.facts.yearBuilt !== null &&
      isFew(({ counts }) =>
        ownAge < alike.newYears
          ? (counts[age] ?? 0) < alike.newToo
          : Math.abs(ownAge - (counts[age] ?? 0)) <= alike.years,
      ),
    kind:
      found.filter(({ home, distance }) => distance <= farRadius && home.sale.kind === subject.facts.kind)
        .length < leastComparables,
  };
  return unlikenesses.filter((reason) => reasons[reason]);
}

import type { HomeKind } from '../listing/vocabulary.ts';
import { features } from './features.ts';
import type { Reconciled } from './reconcile.ts';

/** What tells, before the sale is known, how far a value may be off. */
export interface Doubt {
  kind: HomeKind;
  /** Of the comparables around the value, in logarithms. */
  spread: number;
  effective: number;
  /** Mean share of adjustments. */
  gross: number;
  /** Mean kilometres. */
  distance: number;
  /** Mean years since the comparables were sold. */
  age: number;
  /** Living area, lot and year that nobody told. */
  unknownFacts: number;
  /** The value beside the board's middle price, in logarithms. */
  height: number;
}

interface Weighed {
  weight: number;
  gross: number;
  distance: number;
  soldDay: number;
}

const mainBits = features.flatMap(({ key }, index) =>
  key === 'area' || key === 'lot' || key === 'ageYoung' ? [1 << index] : [],
);
const daysPerYear = 365;

export function describeDoubt(
  subject: { kind: HomeKind; known: number },
  { value, spread, effective }: Pick<Reconciled, 'value' | 'spread' | 'effective'>,
  comparables: readonly Weighed[],
  { day, middle }: { day: number; middle: number },
): Doubt {
  const mean = (measure: (comparable: Weighed) => number): number =>
    comparables.reduce((sum, comparable) => sum + comparable.weight * measure(comparable), 0);
  return {
    kind: subject.kind,
    spread,
    effective,
    gross: mean(({ gross }) => gross),
    distance: mean(({ distance }) => distance),
    age: mean(({ soldDay }) => (day - soldDay) / daysPerYear),
    unknownFacts: mainBits.filter((bit) => (subject.known & bit) === 0).length,
    height: Math.log(value) - middle,
  };
}

import type { HomeKind } from '../listing/vocabulary.ts';
import { measureIndex, measures } from './features.ts';

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
  /** Of the living area, in spreads from what is typical of the kind. */
  size: number;
  /** Years; null where nobody told. */
  builtAgo: number | null;
}

interface Weighed {
  weight: number;
  gross: number;
  distance: number;
  soldDay: number;
}

const mainLines = (['area', 'lot', 'age'] as const).map(measureIndex);
const ageLine = measureIndex('age');
const daysPerYear = 365;

/** Main facts that somebody could have told: a flat has no lot, and land no year. */
export const countUntold = ({ kind, unknownFacts }: Doubt): number =>
  unknownFacts - mainLines.filter((index) => !measures[index]?.appliesTo(kind)).length;

export function describeDoubt(
  subject: { kind: HomeKind; known: number; size: number; counts: readonly number[] },
  { value, spread }: { value: number; spread: number },
  comparables: readonly Weighed[],
  { day, middle }: { day: number; middle: number },
): Doubt {
  const mean = (measure: (comparable: Weighed) => number): number =>
    comparables.reduce((sum, comparable) => sum + comparable.weight * measure(comparable), 0);
  return {
    kind: subject.kind,
    spread,
    effective: 1 / mean(({ weight }) => weight),
    gross: mean(({ gross }) => gross),
    distance: mean(({ distance }) => distance),
    age: mean(({ soldDay }) => (day - soldDay) / daysPerYear),
    unknownFacts: mainLines.filter((index) => (subject.known & (1 << index)) === 0).length,
    height: Math.log(value) - middle,
    size: subject.size,
    builtAgo: subject.known & (1 << ageLine) ? (subject.counts[ageLine] ?? 0) : null,
  };
}

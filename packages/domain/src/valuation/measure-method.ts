import type { ConfidenceGrade } from './confidence.ts';
import { confidenceGrades, mostInfluence } from './confidence.ts';
import type { Method } from './method.ts';
import { methods } from './method.ts';
import { mostWeight } from './reconcile.ts';
import { median, quantile } from './statistics.ts';
import type { Figures, Outcome } from './walk-forward.ts';
import { opinionOf } from './walk-forward.ts';

/** How Fast and Advance speak of the same homes. */
export interface Agreement {
  homes: number;
  handedOver: number;
  /** Of the homes that both value, shares of one. */
  overlapping: number | null;
  apart: number | null;
}

export interface Steadiness {
  method: Method;
  homes: number;
  /** Share of homes whose value moves by at most 6 % whichever comparable is taken away. */
  steady: number | null;
  /** Homes with five or more comparables of which one has more than its share. */
  dominated: number;
  medianComparables: number | null;
}

export interface Coverage {
  method: Method;
  segment: string;
  n: number;
  coverage80: number;
  /** Of a coverage of 80 % of so many. */
  standardError: number;
}

export interface GradeHits {
  method: Method;
  grade: ConfidenceGrade;
  n: number;
  mdape: number | null;
}

export interface MethodMeasures {
  agreement: Agreement;
  steadiness: Steadiness[];
  coverage: Coverage[];
  confidence: GradeHits[];
}

const farApart = 0.1;
const enoughToCap = 5;
const least = 5;

export const measureMethod = (outcomes: readonly Outcome[]): MethodMeasures => ({
  agreement: measureAgreement(outcomes),
  steadiness: methods.map((method) => measureSteadiness(outcomes, method)),
  coverage: methods.flatMap((method) => measureCoverage(outcomes, method)),
  confidence: methods.flatMap((method) => measureConfidence(outcomes, method)),
});

function measureAgreement(outcomes: readonly Outcome[]): Agreement {
  const both = outcomes.flatMap(({ opinions }) =>
    opinions && !opinions.fast.isHandedOver ? [opinions] : [],
  );
  const shareOf = (isSo: (opinions: Record<Method, Figures>) => boolean): number | null =>
    both.length === 0 ? null : both.filter(isSo).length / both.length;
  return {
    homes: both.length,
    handedOver: outcomes.filter(({ opinions }) => opinions?.fast.isHandedOver).length,
    overlapping: shareOf(({ fast, advance }) => fast.low <= advance.high && advance.low <= fast.high),
    apart: shareOf(({ fast, advance }) => Math.abs(fast.value / advance.value - 1) > farApart),
  };
}

function measureSteadiness(outcomes: readonly Outcome[], method: Method): Steadiness {
  const said = outcomes.flatMap((outcome) => opinionOf(outcome, method) ?? []);
  return {
    method,
    homes: said.length,
    steady:
      said.length === 0
        ? null
        : said.filter(({ influence }) => influence <= mostInfluence).length / said.length,
    dominated: said.filter(
      ({ comparables, weight }) => comparables >= enoughToCap && weight > mostWeight + 1e-9,
    ).length,
    medianComparables: said.length === 0 ? null : median(said.map(({ comparables }) => comparables)),
  };
}

const sizeNames = ['small', 'usual', 'large'];
const sizeEdges = [-1, 1];
const ageNames = ['under 10 years', '10 to 39 years', '40 to 74 years', '75 years and more'];
const ageEdges = [10, 40, 75];
const classOf = (value: number, edges: readonly number[]): number =>
  edges.filter((edge) => value >= edge).length;

/** By kind, quarter of the values, size among its kind, and age. */
function measureCoverage(outcomes: readonly Outcome[], method: Method): Coverage[] {
  const said = outcomes.flatMap((outcome) => {
    const figures = opinionOf(outcome, method);
    return figures ? [{ price: outcome.sale.price, figures }] : [];
  });
  const values = said.map(({ figures }) => figures.value);
  const edges = [0.25, 0.5, 0.75].map((share) => quantile(values, share));
  const segmentsOf = ({ value, doubt: { kind, size, builtAgo } }: Figures): string[] => [
    'all',
    kind,
    `value quarter ${1 + classOf(value, edges)}`,
    `${sizeNames[classOf(size, sizeEdges)]} of its kind`,
    builtAgo === null ? 'age not told' : (ageNames[classOf(builtAgo, ageEdges)] ?? ''),
  ];
  const segments = new Map<string, { n: number; inside: number }>();
  for (const { price, figures } of said)
    for (const segment of segmentsOf(figures)) {
      const counted = segments.get(segment) ?? { n: 0, inside: 0 };
      counted.n += 1;
      if (price >= figures.low && price <= figures.high) counted.inside += 1;
      segments.set(segment, counted);
    }
  return [...segments]
    .filter(([, { n }]) => n >= least)
    .map(([segment, { n, inside }]) => ({
      method,
      segment,
      n,
      coverage80: inside / n,
      standardError: Math.sqrt((0.8 * 0.2) / n),
    }));
}

function measureConfidence(outcomes: readonly Outcome[], method: Method): GradeHits[] {
  return confidenceGrades.map((grade) => {
    const errors = outcomes.flatMap((outcome) => {
      const figures = opinionOf(outcome, method);
      return figures?.grade === grade ? [Math.abs(figures.value / outcome.sale.price - 1)] : [];
    });
    return { method, grade, n: errors.length, mdape: errors.length === 0 ? null : median(errors) };
  });
}

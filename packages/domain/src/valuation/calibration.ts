import type { Doubt } from './doubt.ts';
import { NormalEquations } from './linear.ts';
import { quantile } from './statistics.ts';

/** A sale valued as if it were not known yet. */
export interface Trial {
  doubt: Doubt;
  /** Logarithm of price over value. */
  error: number;
}

/** How far values of one method were off, and what that depended on. */
export interface Calibration {
  trials: number;
  /** Of the logarithm of a typical error, by what `describe` lists. */
  weights: number[];
  /** Errors in units of the typical one, between which four of five lay. */
  low: number;
  high: number;
  /** Where the quarters of the values end, in the measure of `Doubt.height`. */
  quarters: number[];
  /** By how much the range of a segment is wider than the others', by the keys of `segmentsOf`. */
  segments: Record<string, number>;
}

const leastTrials = 60;
/** What all trials together say counts like this many of one segment. */
const pooledTrials = 60;
/** Keeps a lucky hit from looking like certainty. */
const leastError = 0.01;
const pull = 10;
const outside = 0.1;
const rounds = 3;

/** Before anything was tried: what comparables of one county showed. */
const withoutTrials: Calibration = {
  trials: 0,
  weights: [Math.log(0.12), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  low: -1.7,
  high: 1.7,
  quarters: [],
  segments: {},
};

function describe(doubt: Doubt): number[] {
  const { spread, effective, gross, distance, age, unknownFacts, height, size } = doubt;
  return [
    1,
    Math.log(spread / 0.12),
    1 / Math.sqrt(effective) - 0.3,
    gross - 0.15,
    Math.log(distance + 0.1) - Math.log(0.6),
    age - 0.5,
    unknownFacts,
    height,
    Math.max(height, 0),
    Math.max(height - 0.5, 0),
    Math.max(Math.abs(size) - 1, 0),
  ];
}

const sizeEdges = [-1, 1];
const ageEdges = [10, 40, 75];
const classOf = (value: number, edges: readonly number[]): number =>
  edges.filter((edge) => value >= edge).length;

/** What a range has to hold for, each by itself: kind, quarter of the values, size and age. */
function segmentsOf({ kind, height, size, builtAgo }: Doubt, quarters: readonly number[]): string[] {
  return [
    `kind ${kind}`,
    `value ${classOf(height, quarters)}`,
    `size ${classOf(size, sizeEdges)}`,
    `age ${builtAgo === null ? 'unknown' : classOf(builtAgo, ageEdges)}`,
  ];
}

function typicalError({ weights, segments, quarters }: Calibration, doubt: Doubt): number {
  const log = describe(doubt).reduce((sum, value, place) => sum + value * (weights[place] ?? 0), 0);
  return segmentsOf(doubt, quarters).reduce((error, key) => error * (segments[key] ?? 1), Math.exp(log));
}

export function fitCalibration(trials: readonly Trial[]): Calibration {
  if (trials.length < leastTrials) return withoutTrials;
  const order = withoutTrials.weights.length;
  const sums = new NormalEquations(order);
  const places = Int32Array.from({ length: order }, (_, place) => place);
  for (const { doubt, error } of trials)
    sums.add(places, describe(doubt), Math.log(Math.abs(error) + leastError), 1);
  for (let place = 1; place < order; place++) sums.pull(place, 0, pull);
  const weights = Array.from(sums.solve().values);
  const heights = trials.map(({ doubt }) => doubt.height);
  const quarters = [0.25, 0.5, 0.75].map((share) => quantile(heights, share));
  const calibration: Calibration = {
    trials: trials.length,
    weights,
    low: 0,
    high: 0,
    quarters,
    segments: {},
  };
  const ratiosOf = (of: readonly Trial[]): number[] =>
    of.map(({ doubt, error }) => error / typicalError(calibration, doubt));
  const bySegment = new Map<string, Trial[]>();
  for (const trial of trials)
    for (const key of segmentsOf(trial.doubt, quarters)) {
      const group = bySegment.get(key);
      if (group) group.push(trial);
      else bySegment.set(key, [trial]);
    }
  for (let round = 0; round < rounds; round++) {
    const { low, high } = boundsOf(ratiosOf(trials));
    // As far as a segment's own ratios have to be stretched for four of five to lie within.
    for (const [key, own] of bySegment) {
      const stretches = ratiosOf(own).map((ratio) => (ratio < 0 ? ratio / low : ratio / high));
      const needed = quantile(stretches, 1 - 2 * outside);
      const share = own.length / (own.length + pooledTrials);
      calibration.segments[key] = (calibration.segments[key] ?? 1) * Math.max(needed, 0.1) ** share;
    }
  }
  return { ...calibration, ...boundsOf(ratiosOf(trials)) };
}

function boundsOf(ratios: readonly number[]): { low: number; high: number } {
  return {
    low: Math.min(quantile(ratios, outside), -leastBound),
    high: Math.max(quantile(ratios, 1 - outside), leastBound),
  };
}
const leastBound = 0.2;

/** Where four of five sales would lie, in cents. */
export function intervalOf(
  calibration: Calibration,
  doubt: Doubt,
  value: number,
): { low: number; high: number } {
  const error = typicalError(calibration, doubt);
  return {
    low: value * Math.exp(calibration.low * error),
    high: value * Math.exp(calibration.high * error),
  };
}

import type { HomeKind } from '../listing/vocabulary.ts';
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
  kinds: Partial<Record<HomeKind, { low: number; high: number }>>;
}

const leastTrials = 60;
/** What all kinds together say counts like this many trials of one kind. */
const pooledTrials = 150;
/** Keeps a lucky hit from looking like certainty. */
const leastError = 0.01;
const pull = 10;
const outside = 0.1;

/** Before anything was tried: what comparables of one county showed. */
const withoutTrials: Calibration = {
  trials: 0,
  weights: [Math.log(0.12), 0, 0, 0, 0, 0, 0, 0, 0, 0],
  low: -1.7,
  high: 1.7,
  kinds: {},
};

function describe({ spread, effective, gross, distance, age, unknownFacts, height }: Doubt): number[] {
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
  ];
}

const typicalError = (weights: readonly number[], doubt: Doubt): number =>
  Math.exp(describe(doubt).reduce((sum, value, place) => sum + value * (weights[place] ?? 0), 0));

export function fitCalibration(trials: readonly Trial[]): Calibration {
  if (trials.length < leastTrials) return withoutTrials;
  const order = withoutTrials.weights.length;
  const sums = new NormalEquations(order);
  const places = Int32Array.from({ length: order }, (_, place) => place);
  for (const { doubt, error } of trials)
    sums.add(places, describe(doubt), Math.log(Math.abs(error) + leastError), 1);
  for (let place = 1; place < order; place++) sums.pull(place, 0, pull);
  const weights = Array.from(sums.solve().values);
  const ratios = trials.map(({ doubt, error }) => ({
    kind: doubt.kind,
    ratio: error / typicalError(weights, doubt),
  }));
  const all = boundsOf(ratios.map(({ ratio }) => ratio));
  const kinds: Calibration['kinds'] = {};
  for (const [kind, ofKind] of Map.groupBy(ratios, (trial) => trial.kind)) {
    const own = boundsOf(ofKind.map(({ ratio }) => ratio));
    const share = ofKind.length / (ofKind.length + pooledTrials);
    kinds[kind] = {
      low: all.low + (own.low - all.low) * share,
      high: all.high + (own.high - all.high) * share,
    };
  }
  return { trials: trials.length, weights, ...all, kinds };
}

function boundsOf(ratios: readonly number[]): { low: number; high: number } {
  return { low: quantile(ratios, outside), high: quantile(ratios, 1 - outside) };
}

/** Where four of five sales would lie, in cents of whole dollars. */
export function intervalOf(
  calibration: Calibration,
  doubt: Doubt,
  value: number,
): { low: number; high: number } {
  const error = typicalError(calibration.weights, doubt);
  const { low, high } = calibration.kinds[doubt.kind] ?? calibration;
  const whole = (amount: number): number => Math.round(amount / 100) * 100;
  return { low: whole(value * Math.exp(low * error)), high: whole(value * Math.exp(high * error)) };
}

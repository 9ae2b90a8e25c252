import { robustSpread, trust } from './statistics.ts';

/** What one comparable says, and how much it may say before the others are heard. */
export interface WeightedPrice {
  adjusted: number;
  baseWeight: number;
}

export interface Reconciled {
  /** Shares of one, in the order of what was said. */
  weights: number[];
  /** Cents of whole dollars. */
  value: number;
  /** Robust deviation of the adjusted prices from the value, in logarithms. */
  spread: number;
  /** As many equal comparables would say as much. */
  effective: number;
}

const leastSpread = 0.05;
const rounds = 3;
const cents = 100;

/** Who stands far from the others says less; nobody is left out in silence. */
export function reconcile(prices: readonly WeightedPrice[]): Reconciled {
  const logs = prices.map(({ adjusted }) => Math.log(Math.max(adjusted, cents)));
  let weights = prices.map(({ baseWeight }) => baseWeight);
  let spread = leastSpread;
  for (let round = 0; round < rounds; round++) {
    const middle = weightedMean(logs, weights);
    const apart = logs.map((log) => log - middle);
    spread = Math.max(robustSpread(apart, 0), leastSpread);
    weights = prices.map(({ baseWeight }, place) => baseWeight * trust(apart[place] ?? 0, spread));
  }
  return weigh(
    prices.map(({ adjusted }) => adjusted),
    weights,
    spread,
  );
}

/** By weights that somebody chose: their sum is what one is. */
export function reconcileAs(prices: readonly { adjusted: number; weight: number }[]): Reconciled {
  const weights = prices.map(({ weight }) => weight);
  const logs = prices.map(({ adjusted }) => Math.log(Math.max(adjusted, cents)));
  const middle = weightedMean(logs, weights);
  const apart = logs.filter((_, place) => (weights[place] ?? 0) > 0).map((log) => log - middle);
  return weigh(
    prices.map(({ adjusted }) => adjusted),
    weights,
    Math.max(robustSpread(apart, 0), leastSpread),
  );
}

function weigh(adjusted: readonly number[], rawWeights: readonly number[], spread: number): Reconciled {
  const total = rawWeights.reduce((sum, weight) => sum + weight, 0);
  const weights = rawWeights.map((weight) => weight / total);
  const value = adjusted.reduce((sum, price, place) => sum + price * (weights[place] ?? 0), 0);
  return {
    weights,
    value: Math.round(value / cents) * cents,
    spread,
    effective: 1 / weights.reduce((sum, weight) => sum + weight ** 2, 0),
  };
}

function weightedMean(values: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  let total = 0;
  for (const [place, value] of values.entries()) {
    sum += value * (weights[place] ?? 0);
    total += weights[place] ?? 0;
  }
  return sum / total;
}

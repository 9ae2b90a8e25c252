import { robustSpread, trust } from './statistics.ts';

/** What one comparable says, and how much it may say before the others are heard. */
export interface WeightedPrice {
  adjusted: number;
  baseWeight: number;
}

export interface Weighed {
  /** Shares of one, in the order of what was said. */
  weights: number[];
  /** Robust deviation of the adjusted prices from their middle, in logarithms. */
  spread: number;
}

const leastSpread = 0.05;
const rounds = 3;
const cents = 100;
/** With so many, none decides alone. */
const enoughToCap = 5;
export const mostWeight = 0.35;
/** By how much one may draw the value towards itself, in logarithms. */
const mostPull = 0.024;

const logOf = (price: number): number => Math.log(Math.max(price, cents));

/** Who stands far from the others says less; nobody is left out in silence, and nobody says more than its share. */
export function weigh(prices: readonly WeightedPrice[]): Weighed {
  const logs = prices.map(({ adjusted }) => logOf(adjusted));
  let weights = prices.map(({ baseWeight }) => baseWeight);
  let spread = leastSpread;
  for (let round = 0; round < rounds; round++) {
    const middle = mean(logs, weights);
    const apart = logs.map((log) => log - middle);
    spread = Math.max(robustSpread(apart, 0), leastSpread);
    weights = prices.map(({ baseWeight }, place) => baseWeight * trust(apart[place] ?? 0, spread));
  }
  let shares = capShares(toShares(weights));
  for (let round = 0; round < rounds; round++) {
    const middle = mean(logs, shares);
    shares = capShares(
      toShares(
        shares.map((share, place) => Math.min(share, mostPull / Math.abs((logs[place] ?? 0) - middle))),
      ),
    );
  }
  return { weights: shares, spread };
}

/** Deviation of prices whose weights somebody chose. */
export function spreadOf(prices: readonly { adjusted: number; weight: number }[]): number {
  const logs = prices.map(({ adjusted }) => logOf(adjusted));
  const middle = mean(
    logs,
    prices.map(({ weight }) => weight),
  );
  const apart = logs.filter((_, place) => (prices[place]?.weight ?? 0) > 0).map((log) => log - middle);
  return Math.max(robustSpread(apart, 0), leastSpread);
}

function toShares(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (total > 0 ? weight / total : 1 / weights.length));
}

/** What one has too much goes to the others in proportion. */
function capShares(shares: number[]): number[] {
  if (shares.length < enoughToCap) return shares;
  let capped = shares;
  for (;;) {
    const over = capped.filter((share) => share >= mostWeight).length;
    const isOver = capped.some((share) => share > mostWeight + 1e-12);
    if (!isOver) return capped;
    const rest = capped.reduce((sum, share) => (share >= mostWeight ? sum : sum + share), 0);
    const left = 1 - over * mostWeight;
    capped = capped.map((share) =>
      share >= mostWeight ? mostWeight : rest > 0 ? (share * left) / rest : left / (capped.length - over),
    );
  }
}

function mean(values: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  let total = 0;
  for (const [place, value] of values.entries()) {
    sum += value * (weights[place] ?? 0);
    total += weights[place] ?? 0;
  }
  return total > 0 ? sum / total : values.reduce((all, value) => all + value, 0) / values.length;
}

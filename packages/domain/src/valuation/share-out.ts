import type { AdjustedSale } from './adjust.ts';
import { wholeDollars } from './adjust.ts';
import type { CalculatedSale, Calculation, Edits, Grid, GridSale } from './grid.ts';
import { spreadOf, weigh } from './reconcile.ts';
import { median } from './statistics.ts';

/** One column of the grid before it has a say. */
export interface Cells {
  sale: GridSale;
  /** By the published rates alone: what weights rest on, so that an agent's rate moves its line and the value only. */
  fitted: AdjustedSale;
  result: Omit<CalculatedSale, 'weight' | 'outlier' | 'influence'>;
  baseWeight: number;
  isLeftOut: boolean;
}

/** Given weights stay as they are; the others share the rest in the order of their say. */
export function shareOut(
  included: readonly Cells[],
  { weights }: Edits,
): { weights: number[]; spread: number } | null {
  const fitted = weigh(included.map(({ fitted: { adjusted }, baseWeight }) => ({ adjusted, baseWeight })));
  const givenOf = ({ sale }: Cells): number | undefined => weights[sale.id];
  if (included.every((cells) => givenOf(cells) === undefined)) return fitted;
  const given = included.reduce((sum, cells) => sum + (givenOf(cells) ?? 0), 0);
  const free = included.reduce(
    (sum, cells, place) => (givenOf(cells) === undefined ? sum + (fitted.weights[place] ?? 0) : sum),
    0,
  );
  const rest = Math.max(0, 1 - given);
  const chosen = included.map(
    (cells, place) => givenOf(cells) ?? (free > 0 ? (rest * (fitted.weights[place] ?? 0)) / free : 0),
  );
  const total = chosen.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return null;
  const shares = Math.abs(total - 1) < 1e-9 ? chosen : chosen.map((weight) => weight / total);
  const prices = included.map((cells, place) => ({ ...cells.fitted, weight: shares[place] ?? 0 }));
  return { weights: shares, spread: spreadOf(prices) };
}

export function earlierOf({ earlier }: Grid, { leftOut }: Edits): Calculation['earlier'] {
  if (!earlier || leftOut.includes(earlier.id)) return null;
  return { ...earlier, adjusted: wholeDollars(earlier.price * Math.exp(earlier.moved)) };
}

export function addShares(
  included: readonly Cells[],
  weights: readonly number[],
  earlier: Calculation['earlier'],
): number {
  const value = included.reduce((sum, { result }, place) => sum + result.adjusted * (weights[place] ?? 0), 0);
  return wholeDollars(earlier ? value * (1 - earlier.share) + earlier.adjusted * earlier.share : value);
}

/** What each one decides: the value without it beside the value with it. */
export function findInfluences(
  included: readonly Cells[],
  edits: Edits,
  earlier: Calculation['earlier'],
  exact: number,
): Map<string, number> {
  const influences = new Map<string, number>();
  if (included.length < 2) return influences;
  for (const cells of included) {
    const others = included.filter((each) => each !== cells);
    const say = shareOut(others, edits);
    if (say) influences.set(cells.sale.id, Math.abs(addShares(others, say.weights, earlier) / exact - 1));
  }
  return influences;
}

const farDeviations = 2.5;
/** Prices of like homes differ by this much without anything being odd. */
const leastDeviation = 0.06;

/** Adjusted prices further from what all of them say together than chance explains. */
export function findApart(included: readonly Cells[], together: number): Set<string> {
  const logs = included.map(({ result }) => Math.log(Math.max(result.adjusted, 100)));
  const middle = Math.log(Math.max(together, 100));
  const deviation = Math.max(median(logs.map((log) => Math.abs(log - middle))), leastDeviation);
  return new Set(
    included
      .filter((_, place) => Math.abs((logs[place] ?? 0) - middle) > farDeviations * deviation)
      .map(({ sale }) => sale.id),
  );
}

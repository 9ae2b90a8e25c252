import type { AdjustmentLine } from './features.ts';
import { adjustmentLines, featureCount, features } from './features.ts';
import type { Rate } from './local-rates.ts';

/** Cents of whole dollars for each line that differs. */
export type LineAmounts = Partial<Record<AdjustmentLine, number>>;

export interface AdjustedSale {
  /** What the market did since the sale, in cents of whole dollars. */
  time: number;
  lines: LineAmounts;
  /** Price, time and lines together. */
  adjusted: number;
  /** Sum of the lines, and sum of their sizes, as shares of the price of today. */
  net: number;
  gross: number;
}

interface Moved {
  price: number;
  /** What it would have been sold for on the day, in cents. */
  inTime: number;
  values: ArrayLike<number>;
}

const cents = 100;
const wholeDollars = (amount: number): number => Math.round(amount / cents) * cents;

/**
 * A sale with the subject's facts in place of its own. Rates multiply, lines add up: each line gets its share of the
 * whole difference, in whole dollars. An amount of the agent's own takes the place of its line and leaves the others.
 */
export function adjustSale(
  sale: Moved,
  subject: { values: ArrayLike<number> },
  rates: readonly Rate[],
  own: LineAmounts = {},
): AdjustedSale {
  const parts = new Map<AdjustmentLine, number>();
  let sum = 0;
  for (let index = 0; index < featureCount; index++) {
    const line = features[index]?.line;
    const part = (rates[index]?.value ?? 0) * ((subject.values[index] ?? 0) - (sale.values[index] ?? 0));
    if (!line || part === 0 || own[line] !== undefined) continue;
    parts.set(line, (parts.get(line) ?? 0) + part);
    sum += part;
  }
  const today = wholeDollars(sale.inTime);
  // The logarithmic mean of both prices: a share of the logarithm times it is a share of the difference.
  const mean = Math.abs(sum) < 1e-9 ? sale.inTime : (sale.inTime * Math.expm1(sum)) / sum;
  const lines: LineAmounts = {};
  let net = 0;
  let gross = 0;
  for (const line of adjustmentLines) {
    const part = parts.get(line);
    const amount = own[line] ?? (part === undefined ? undefined : wholeDollars(part * mean));
    if (amount === undefined) continue;
    lines[line] = amount;
    net += amount;
    gross += Math.abs(amount);
  }
  return { time: today - sale.price, lines, adjusted: today + net, net: net / today, gross: gross / today };
}

export const notAdjusted = (price: number, inTime: number): AdjustedSale => {
  const today = wholeDollars(inTime);
  return { time: today - price, lines: {}, adjusted: today, net: 0, gross: 0 };
};

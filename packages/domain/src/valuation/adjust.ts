import type { AdjustmentLine } from './features.ts';
import { adjustmentLines } from './features.ts';
import type { LineCurve } from './line-curves.ts';
import { worthBetween } from './line-curves.ts';

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

const cents = 100;
export const wholeDollars = (amount: number): number => Math.round(amount / cents) * cents;

/** A sale with the subject's facts in place of its own: rate times difference, line by line, off one price of today. */
export function adjustSale(
  { price, inTime, counts }: { price: number; inTime: number; counts: readonly number[] },
  subject: { counts: readonly number[] },
  curves: readonly LineCurve[],
): AdjustedSale {
  const lines: LineAmounts = {};
  for (const [index, line] of adjustmentLines.entries()) {
    const curve = curves[index];
    const own = subject.counts[index] ?? 0;
    const other = counts[index] ?? 0;
    if (!curve || own === other) continue;
    const amount = worthBetween(curve, own, other);
    if (amount !== 0) lines[line] = amount;
  }
  return addUp(price, inTime, lines);
}

/** How far apart two homes are in what is paid for, the better one as far as the worse: the sum of the lines' logarithms. */
export const apartIn = (lines: LineAmounts, reference: number): number =>
  Object.values(lines).reduce(
    (sum, amount) => sum + Math.abs(Math.log(Math.max(1 - amount / reference, leastLeft))),
    0,
  );
const leastLeft = 0.05;

export function addUp(price: number, inTime: number, lines: LineAmounts): AdjustedSale {
  const today = wholeDollars(inTime);
  let net = 0;
  let gross = 0;
  for (const amount of Object.values(lines)) {
    net += amount;
    gross += Math.abs(amount);
  }
  return { time: today - price, lines, adjusted: today + net, net: net / today, gross: gross / today };
}

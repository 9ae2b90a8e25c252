import type { Subject } from './comparables.ts';
import { mostComparables, similarity } from './comparables.ts';
import type { AdjustmentLine } from './features.ts';
import { adjustmentLines, featureCount, features } from './features.ts';
import type { Rate } from './local-rates.ts';
import type { JudgedSale, MarketModel } from './market-model.ts';
import { marketLevel } from './market-model.ts';
import type { NearSale } from './sale-grid.ts';
import { robustSpread, trust } from './statistics.ts';

export interface ValuedComparable {
  near: NearSale;
  /** What the market did since the sale, in cents of whole dollars. */
  time: number;
  /** What differs from the subject, in cents of whole dollars. */
  lines: Partial<Record<AdjustmentLine, number>>;
  /** Price, time and lines together. */
  adjusted: number;
  /** Share of all adjustments in the price, each counted as positive. */
  gross: number;
  /** Shares of one. */
  weight: number;
}

export interface Reconciled {
  comparables: ValuedComparable[];
  /** Cents of whole dollars. */
  value: number;
  /** Robust deviation of the adjusted prices from the value, in logarithms. */
  spread: number;
  /** As many equal comparables would say as much. */
  effective: number;
}

/** Kilometres, share of adjustments and days that each cost two thirds of the say. */
const distanceStep = 0.4;
const grossStep = 0.2;
const daysStep = 365;
const leastSpread = 0.05;
const cents = 100;

/** Comparables moved to the day and to the subject's facts, by rates that sales around it gave. */
export function valueByRates(
  model: MarketModel,
  subject: Subject,
  found: readonly NearSale[],
  rates: readonly Rate[],
  day: number,
): Reconciled {
  const adjusted = found.map((near) => {
    const { home, distance } = near;
    const inTime = moveInTime(model, home, day);
    const parts = new Array<number>(featureCount);
    let sum = 0;
    let gross = 0;
    for (let index = 0; index < featureCount; index++) {
      const part = (rates[index]?.value ?? 0) * ((subject.values[index] ?? 0) - (home.values[index] ?? 0));
      parts[index] = part;
      sum += part;
      gross += Math.abs(part);
    }
    const say = Math.exp(-distance / distanceStep - gross / grossStep - (day - home.sale.soldDay) / daysStep);
    return { near, inTime, parts, logAdjusted: inTime + sum, gross, say };
  });
  const best = adjusted.sort((a, b) => b.say - a.say).slice(0, mostComparables);
  return reconcile(
    best,
    best.map(({ near, inTime, parts, logAdjusted, gross }) => {
      const time = wholeDollars(Math.exp(inTime)) - near.home.sale.price;
      const lines = writeLines(parts, Math.exp(inTime), Math.exp(logAdjusted));
      return { near, time, lines, gross };
    }),
  );
}

/** Comparables moved to the day; the more alike, the more they say. */
export function valueByLikeness(
  model: MarketModel,
  subject: Subject,
  found: readonly NearSale[],
  day: number,
): Reconciled {
  const inTime = found.map((near) => ({
    near,
    logAdjusted: moveInTime(model, near.home, day),
    say: similarity(subject, near, day),
  }));
  const best = inTime.sort((a, b) => b.say - a.say).slice(0, mostComparables);
  return reconcile(
    best,
    best.map(({ near, logAdjusted }) => {
      const time = wholeDollars(Math.exp(logAdjusted)) - near.home.sale.price;
      return { near, time, lines: {}, gross: 0 };
    }),
  );
}

/** What the home would have been sold for on that day, in logarithms. */
const moveInTime = (model: MarketModel, { logPrice, market, sale }: JudgedSale, day: number): number =>
  logPrice + marketLevel(model, sale, day) - market;

const wholeDollars = (amount: number): number => Math.round(amount / cents) * cents;

/**
 * Rates multiply, lines add up: each line gets its share of the whole difference, in whole dollars.
 *.
 */
function writeLines(
  parts: readonly number[],
  from: number,
  to: number,
): Partial<Record<AdjustmentLine, number>> {
  const byLine = new Map<AdjustmentLine, number>();
  let sum = 0;
  for (const [index, part] of parts.entries()) {
    const line = features[index]?.line;
    if (!line || part === 0) continue;
    byLine.set(line, (byLine.get(line) ?? 0) + part);
    sum += part;
  }
  // The logarithmic mean of both prices: a share of the logarithm times it is a share of the difference.
  const mean = Math.abs(sum) < 1e-9 ? from : (to - from) / sum;
  const lines: Partial<Record<AdjustmentLine, number>> = {};
  for (const line of adjustmentLines) {
    const part = byLine.get(line);
    if (part !== undefined) lines[line] = wholeDollars(part * mean);
  }
  return lines;
}

interface Said {
  logAdjusted: number;
  say: number;
}

/** Who stands far from the others says less; nobody is left out in silence. */
function reconcile(
  said: readonly Said[],
  written: readonly Pick<ValuedComparable, 'near' | 'time' | 'lines' | 'gross'>[],
): Reconciled {
  let says = said.map(({ say }) => say);
  let spread = leastSpread;
  for (let round = 0; round < 3; round++) {
    const middle = weightedMean(
      said.map(({ logAdjusted }) => logAdjusted),
      says,
    );
    const apart = said.map(({ logAdjusted }) => logAdjusted - middle);
    spread = Math.max(robustSpread(apart, 0), leastSpread);
    says = said.map(({ say }, place) => say * trust(apart[place] ?? 0, spread));
  }
  const total = says.reduce((sum, say) => sum + say, 0);
  const comparables = written.map((comparable, place) => ({
    ...comparable,
    adjusted:
      comparable.near.home.sale.price +
      comparable.time +
      Object.values(comparable.lines).reduce((sum, amount) => sum + amount, 0),
    weight: (says[place] ?? 0) / total,
  }));
  return {
    comparables,
    value: wholeDollars(comparables.reduce((sum, { adjusted, weight }) => sum + adjusted * weight, 0)),
    spread,
    effective: 1 / comparables.reduce((sum, { weight }) => sum + weight ** 2, 0),
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

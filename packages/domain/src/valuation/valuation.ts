import type { AdjustedSale } from './adjust.ts';
import { adjustSale, notAdjusted } from './adjust.ts';
import type { Subject } from './comparables.ts';
import { mostComparables, similarity } from './comparables.ts';
import type { Rate } from './local-rates.ts';
import type { EvaluatedSale, MarketModel } from './market-model.ts';
import { marketLevel } from './market-model.ts';
import type { Reconciled } from './reconcile.ts';
import { reconcile } from './reconcile.ts';
import type { NearSale } from './sale-grid.ts';

export interface ValuedComparable extends AdjustedSale {
  near: NearSale;
  /** Shares of one. */
  weight: number;
}

export interface Valued extends Omit<Reconciled, 'weights'> {
  comparables: ValuedComparable[];
}

/** Kilometres, share of adjustments and days that each cost two thirds of the say. */
const distanceStep = 0.4;
const grossStep = 0.2;
const daysStep = 365;

/** The nearer, the less adjusted and the more recent, the more it may say. */
export const baseWeightOf = (distance: number, gross: number, days: number): number =>
  Math.exp(-distance / distanceStep - gross / grossStep - days / daysStep);

/** Comparables moved to the day and to the subject's facts, by rates that sales around it gave. */
export function valueByRates(
  model: MarketModel,
  subject: Subject,
  found: readonly NearSale[],
  rates: readonly Rate[],
  day: number,
): Valued {
  return weighBest(
    found.map((near) => {
      const { sale, values } = near.home;
      const inTime = Math.exp(moveInTime(model, near.home, day));
      const adjusted = adjustSale({ price: sale.price, inTime, values }, subject, rates);
      return {
        near,
        ...adjusted,
        baseWeight: baseWeightOf(near.distance, adjusted.gross, day - sale.soldDay),
      };
    }),
  );
}

/** Comparables moved to the day; the more alike, the more they say. */
export function valueByLikeness(
  model: MarketModel,
  subject: Subject,
  found: readonly NearSale[],
  day: number,
): Valued {
  return weighBest(
    found.map((near) => ({
      near,
      ...notAdjusted(near.home.sale.price, Math.exp(moveInTime(model, near.home, day))),
      baseWeight: similarity(
        subject,
        { ...near.home, soldDay: near.home.sale.soldDay, distance: near.distance },
        day,
      ),
    })),
  );
}

/** What the home would have been sold for on that day, in logarithms. */
const moveInTime = (model: MarketModel, { logPrice, market, sale }: EvaluatedSale, day: number): number =>
  logPrice + marketLevel(model, sale, day) - market;

function weighBest(sales: (AdjustedSale & { near: NearSale; baseWeight: number })[]): Valued {
  const best = sales.sort((a, b) => b.baseWeight - a.baseWeight).slice(0, mostComparables);
  const { weights, ...valued } = reconcile(best);
  const comparables = best.map(({ baseWeight: _, ...comparable }, place) => ({
    ...comparable,
    weight: weights[place] ?? 0,
  }));
  return { ...valued, comparables };
}

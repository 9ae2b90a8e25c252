import type { HomeKind } from '../listing/vocabulary.ts';
import { factsOfKind } from './fact-model.ts';
import { features } from './features.ts';
import { inverseDiagonal, NormalEquations } from './linear.ts';
import type { MarketModel } from './market-model.ts';
import { ratesOfKind } from './market-model.ts';
import type { NearSale } from './sale-grid.ts';
import { median, trust } from './statistics.ts';

/** Why a rate is not what the sales alone would say. On the wire and in kept reports by these names; `notTold`: too few sales disclose the fact. */
export type RateNote = 'heldAtZero' | 'smallerRooms' | 'notTold';

export interface Rate {
  /** By how much the logarithm of the price moves with one unit of the feature. */
  value: number;
  /** Four of five chances that the true rate lies between. */
  low: number;
  high: number;
  /** Sales around the home that told this fact. */
  sales: number;
  note: RateNote | null;
}

/** The board's rate counts like this many sales around the home. */
const boardSales = 40;
/** As many as say something about this street rather than about the board. */
export const salesAround = 600;
/** The outermost of them has this share of the nearest one's say. */
const outermostShare = Math.exp(-1);
/** 80 % of a normal distribution lie within. */
const fourOfFive = 1.2816;

/** Rates of the homes around, drawn towards those of the board. By feature. */
export function fitLocalRates(model: MarketModel, kind: HomeKind, around: readonly NearSale[]): Rate[] {
  const board = ratesOfKind(model, kind);
  const { spread } = factsOfKind(model.facts, kind);
  const varying = features.map((_, index) => index).filter((index) => (spread[index] ?? 0) > 0);
  const middle = around.length > 0 ? median(around.map(({ home }) => home.rest)) : 0;
  const reach = around.reduce((far, { distance }) => Math.max(far, distance), 0) || 1;

  const order = varying.length + 1;
  const sums = new NormalEquations(order);
  const places = Int32Array.from({ length: order }, (_, place) => place);
  const values = new Float64Array(order);
  values[order - 1] = 1;
  for (const { home, distance } of around) {
    for (const [place, index] of varying.entries()) values[place] = home.values[index] ?? 0;
    const rest = home.rest - middle;
    sums.add(places, values, rest, trust(rest, model.spread) * outermostShare ** (distance / reach));
  }
  for (const [place, index] of varying.entries())
    sums.pull(place, 0, boardSales * Math.max((spread[index] ?? 0) ** 2, 1e-3));
  sums.pull(order - 1, 0, 1);
  const { values: found, factor } = sums.solve();
  const doubt = inverseDiagonal(factor, order);

  return features.map((feature, index) => {
    const place = varying.indexOf(index);
    if (place < 0 || !feature.appliesTo(kind)) return unknownRate;
    const value = (board[index] ?? 0) + (found[place] ?? 0);
    const width = fourOfFive * model.spread * Math.sqrt(doubt[place] ?? 0);
    const sales = around.filter(({ home }) => (home.known & (1 << index)) !== 0).length;
    const isHeld = feature.isNeverHarmful && value < 0;
    const rate = { value: isHeld ? 0 : value, low: value - width, high: value + width, sales };
    const note = isHeld ? 'heldAtZero' : feature.line === 'bedrooms' && value < 0 ? 'smallerRooms' : null;
    return { ...rate, note };
  });
}

const unknownRate: Rate = { value: 0, low: 0, high: 0, sales: 0, note: 'notTold' };

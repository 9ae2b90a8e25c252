import type { HomeKind } from '../listing/vocabulary.ts';
import { isKnown } from './fact-model.ts';
import { adjustmentLines, columns } from './features.ts';
import { inverseDiagonal, NormalEquations } from './linear.ts';
import type { MarketModel } from './market-model.ts';
import { ratesOfKind } from './market-model.ts';
import type { NearSale } from './sale-grid.ts';
import { median, trust } from './statistics.ts';

/**
 * Why a rate is not what the sales alone would say. `heldAtZero`: they say the contrary of sense; `notTellable`: from
 * zero it cannot be told; `notTold`: too few disclose the fact.
 */
export const rateNotes = ['heldAtZero', 'notTellable', 'notTold'] as const;
export type RateNote = (typeof rateNotes)[number];

export interface Rate {
  /** By how much the logarithm of the price moves along one piece of a curve. */
  value: number;
  /** Four of five chances that the true rate lies between. */
  low: number;
  high: number;
  note: RateNote | null;
}

/** What the sales around a home say beyond what the board's say. */
export interface LocalMarket {
  /** By column. */
  rates: Rate[];
  /** By how much prices around lie above what the board expects there, in logarithms. */
  level: number;
  /** Sales around that told the fact of a line. */
  told: number[];
}

const boardSales = 100;
/** As many as say something about this street rather than about the board. */
export const salesAround = 600;
/** The outermost of them has this share of the nearest one's say. */
const outermostShare = Math.exp(-1);
/** 80 % of a normal distribution lie within. */
const fourOfFive = 1.2816;
/** Outweighs all sales. */
const held = 1e9;

/** Rates of the homes around, drawn towards those of the board; what they cannot tell from zero is zero. */
export function fitLocalRates(model: MarketModel, kind: HomeKind, around: readonly NearSale[]): LocalMarket {
  const board = ratesOfKind(model, kind);
  const variances = model.variances.kinds[kind] ?? model.variances.all;
  const varying = columns.map((_, index) => index).filter((index) => (variances[index] ?? 0) > 0);
  const middle = around.length > 0 ? median(around.map(({ home }) => home.rest)) : 0;
  const reach = around.reduce((far, { distance }) => Math.max(far, distance), 0) || 1;

  const order = varying.length + 1;
  const sums = new NormalEquations(order);
  const places = Int32Array.from({ length: order }, (_, place) => place);
  const values = new Float64Array(order);
  values[order - 1] = 1;
  for (const { home, distance } of around) {
    for (const [place, index] of varying.entries()) values[place] = home.columns[index] ?? 0;
    const rest = home.rest - middle;
    sums.add(places, values, rest, trust(rest, model.spread) * outermostShare ** (distance / reach));
  }
  for (const [place, index] of varying.entries()) sums.pull(place, 0, boardSales * (variances[index] ?? 0));
  sums.pull(order - 1, 0, 1);

  const notes = new Map<number, Dropped>();
  let { values: found, factor } = sums.solve();
  const doubt = inverseDiagonal(factor, order).map((own) => fourOfFive * model.spread * Math.sqrt(own));
  for (;;) {
    const rateAt = (place: number): number => (board[varying[place] ?? 0] ?? 0) + (found[place] ?? 0);
    const worst = findWorst(varying, rateAt, doubt, notes);
    if (!worst) break;
    notes.set(worst.place, worst);
    sums.pull(worst.place, -(board[varying[worst.place] ?? 0] ?? 0), held);
    ({ values: found, factor } = sums.solve());
  }

  const rates = columns.map(({ direction }, index): Rate => {
    const place = varying.indexOf(index);
    if (place < 0) return unknownRate;
    const none = notes.get(place);
    if (none) return { value: 0, low: none.low, high: none.high, note: none.note };
    const value = (board[index] ?? 0) + (found[place] ?? 0);
    const width = doubt[place] ?? 0;
    return { value, ...within(direction, value - width, value + width), note: null };
  });
  return {
    rates,
    level: middle + (found[order - 1] ?? 0),
    told: adjustmentLines.map((_, line) => around.filter(({ home }) => isKnown(home, line)).length),
  };
}

const unknownRate: Rate = { value: 0, low: 0, high: 0, note: 'notTold' };

interface Dropped {
  place: number;
  note: RateNote;
  low: number;
  high: number;
}

/** Of the rates that offend sense or cannot be told from zero, the one least worth keeping. */
function findWorst(
  varying: readonly number[],
  rateAt: (place: number) => number,
  doubt: Float64Array,
  dropped: ReadonlyMap<number, Dropped>,
): Dropped | null {
  let worst: (Dropped & { worth: number }) | null = null;
  for (const [place, index] of varying.entries()) {
    if (dropped.has(place)) continue;
    const value = rateAt(place);
    const width = doubt[place] ?? 0;
    const direction = columns[index]?.direction ?? 'either';
    const offends = (direction === 'more' && value < 0) || (direction === 'less' && value > 0);
    const isSure = Math.abs(value) > width;
    if (!offends && isSure) continue;
    const worth = (Math.abs(value) / width) * (offends ? -1 : 1);
    if (worst && worst.worth <= worth) continue;
    const note = offends && isSure ? 'heldAtZero' : 'notTellable';
    worst = { place, note, worth, ...within(direction, value - width, value + width) };
  }
  return worst;
}

/** An interval holds what a rate may be, and always zero where the rate is held there. */
function within(
  direction: 'more' | 'less' | 'either',
  low: number,
  high: number,
): { low: number; high: number } {
  if (direction === 'more') return { low: Math.max(low, 0), high: Math.max(high, 0) };
  if (direction === 'less') return { low: Math.min(low, 0), high: Math.min(high, 0) };
  return { low, high };
}

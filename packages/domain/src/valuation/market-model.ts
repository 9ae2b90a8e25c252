import type { HomeKind } from '../listing/vocabulary.ts';
import type { FactModel, HomeNumbers } from './fact-model.ts';
import { factsOfKind, toColumns, toHomeNumbers } from './fact-model.ts';
import { columnCount } from './features.ts';
import type { HomeFacts, Sale } from './home-facts.ts';
import type { TimeIndex } from './time-index.ts';
import { levelAt } from './time-index.ts';

/** What a board's own sales say about prices, as plain data. */
export interface MarketModel {
  /** Sales of this day and later were not seen. */
  asOfDay: number;
  sales: number;
  /** Logarithm of the middle price. */
  middle: number;
  facts: FactModel;
  index: TimeIndex;
  /** By how much a kind or a municipality moved away from the index, by the keys of `segmentsOf`. */
  segments: Record<string, TimeIndex>;
  /** Of all kinds together, by column. */
  rates: number[];
  /** Of a kind, where there are sales enough to tell. */
  kinds: Partial<Record<HomeKind, number[]>>;
  repeats: Repeats;
  variances: Variances;
  /** By how much prices lie above the board's middle in a place, by the keys of `placesOf`. */
  levels: Record<string, number>;
  /** Typical deviation of a price from what the model says, in logarithms. */
  spread: number;
}

/** Homes that were sold twice. */
export interface Repeats {
  pairs: number;
  /** Typical deviation of the later price from the earlier one moved along with the market, in logarithms. */
  spread: number;
}

/** By how much homes differ in each column; none where nobody tells. */
export interface Variances {
  all: number[];
  kinds: Partial<Record<HomeKind, number[]>>;
}

export interface KnownSale extends HomeNumbers {
  sale: Sale;
  logPrice: number;
  columns: Float64Array;
}

export function toKnownSale(model: FactModel, sale: Sale): KnownSale {
  const numbers = toHomeNumbers(model, sale, sale.soldDay);
  const columns = toColumns(factsOfKind(model, sale.kind), numbers.values);
  return { ...numbers, sale, columns, logPrice: Math.log(sale.price) };
}

export function ratesOfKind(model: MarketModel, kind: HomeKind): number[] {
  return model.kinds[kind] ?? model.rates;
}

/** What the numbers of a home add to the logarithm of its price. */
export function worth(rates: ArrayLike<number>, columns: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < columnCount; index++) sum += (rates[index] ?? 0) * (columns[index] ?? 0);
  return sum;
}

/** From wide to narrow; each level is measured from the ones before it. */
export function placesOf({ kind, municipalityCode, communityCode }: HomeFacts): string[] {
  return [
    `kind ${kind}`,
    `municipality ${municipalityCode}`,
    `community ${communityCode}`,
    `homes ${communityCode} ${kind}`,
  ];
}

export function levelOfPlace({ levels }: MarketModel, facts: HomeFacts): number {
  return placesOf(facts).reduce((sum, key) => sum + (levels[key] ?? 0), 0);
}

/** Parts of the market that may move by themselves. */
export function segmentsOf({ kind, municipalityCode }: HomeFacts): string[] {
  return [`kind ${kind}`, `municipality ${municipalityCode}`];
}

/** Where prices of homes like this one stood on a day, in logarithms. */
export function marketLevel(
  { index, segments }: Pick<MarketModel, 'index' | 'segments'>,
  facts: HomeFacts,
  day: number,
): number {
  let level = levelAt(index, day);
  for (const key of segmentsOf(facts)) {
    const segment = segments[key];
    if (segment) level += levelAt(segment, day);
  }
  return level;
}

/** A sale beside what the model says of it; worked out once, asked for by every value. */
export interface EvaluatedSale extends KnownSale {
  /** Where prices of such homes stood on the day of the sale. */
  market: number;
  /** What time, place and the board's rates leave of the logarithm of the price. */
  rest: number;
}

export function evaluateSale(model: MarketModel, home: KnownSale): EvaluatedSale {
  const { sale } = home;
  const market = marketLevel(model, sale, sale.soldDay);
  const expected =
    model.middle + market + levelOfPlace(model, sale) + worth(ratesOfKind(model, sale.kind), home.columns);
  return { ...home, market, rest: home.logPrice - expected };
}

/** Prices further off were not agreed between strangers, or were typed wrongly. */
export function isPlausible(model: MarketModel, { rest }: EvaluatedSale): boolean {
  return Math.abs(rest) <= Math.max(farSpreads * model.spread, Math.log(3));
}

const farSpreads = 6;

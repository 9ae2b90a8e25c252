import type { HomeKind } from '../listing/vocabulary.ts';
import { measureRepeats } from './earlier-sale.ts';
import type { FactModel } from './fact-model.ts';
import { fitFacts, isKnown } from './fact-model.ts';
import { columnCount, columns } from './features.ts';
import type { Sale } from './home-facts.ts';
import { NormalEquations } from './linear.ts';
import type { KnownSale, MarketModel, Variances } from './market-model.ts';
import { marketLevel, placesOf, segmentsOf, toKnownSale, worth } from './market-model.ts';
import { median, robustSpread, trust } from './statistics.ts';
import type { TimeIndex } from './time-index.ts';
import { fitIndex, levelAt } from './time-index.ts';

const rounds = 10;
/** What is assumed about a rate counts like this many sales. */
const priorSales = 40;
/** What all kinds together say counts like this many sales of one kind. */
const pooledSales = 300;
/** What a wider place says counts like this many sales of a narrower one. */
const widerSales = 1.5;
/** By how much a segment commonly moves away from the whole market between two knots of the index. */
const segmentMove = 0.004;

/** Sales before `asOfDay` only: anything later would tell the future. */
export function fitMarket(
  sales: readonly Sale[],
  asOfDay: number,
): { model: MarketModel; known: KnownSale[] } {
  const facts = fitFacts(sales);
  const known = sales.map((sale) => toKnownSale(facts, sale));
  const fit = new MarketFit(known, facts, asOfDay);
  for (let round = 0; round < rounds; round++) fit.improve();
  return { model: fit.toModel(), known };
}

interface Row {
  home: KnownSale;
  places: string[];
  segments: string[];
  /** What wild prices may say. */
  trust: number;
}

/**
 * Logarithm of the price = middle + time + place + rates × numbers. Each part in turn is fitted to what
 * the others leave, and drawn to what is known more widely the less there is to see.
 */
class MarketFit {
  private readonly rows: Row[];
  private readonly facts: FactModel;
  private readonly asOfDay: number;
  private readonly fromDay: number;
  private readonly middle: number;
  private readonly kinds: HomeKind[];
  private readonly varying: number[];
  private readonly variances: Variances;
  private readonly levels = new Map<string, number>();
  private index: TimeIndex;
  private segments: Record<string, TimeIndex> = {};
  private rates: number[];
  private ownRates = new Map<HomeKind, number[]>();
  private spread = 0.25;

  constructor(known: readonly KnownSale[], facts: FactModel, asOfDay: number) {
    this.rows = known.map((home) => ({
      home,
      places: placesOf(home.sale),
      segments: segmentsOf(home.sale),
      trust: 1,
    }));
    this.facts = facts;
    this.asOfDay = asOfDay;
    this.fromDay = known.reduce((first, { sale }) => Math.min(first, sale.soldDay), asOfDay);
    this.middle = known.length > 0 ? median(known.map(({ logPrice }) => logPrice)) : 0;
    this.kinds = (Object.keys(facts.kinds) as HomeKind[]).sort();
    this.variances = measureVariances(known);
    this.varying = columns.map((_, index) => index).filter((index) => (this.variances.all[index] ?? 0) > 0);
    this.index = { fromDay: this.fromDay, levels: [0] };
    this.rates = columns.map(({ prior }) => prior);
  }

  improve(): void {
    this.fitRates();
    for (let depth = 0; depth < 4; depth++) this.fitLevels(depth);
    this.fitTime();
    const left = this.rows.map((row) => this.withoutRates(row) - this.ratesOf(row));
    this.spread = robustSpread(left, 0) || this.spread;
    for (const [place, row] of this.rows.entries()) row.trust = trust(left[place] ?? 0, this.spread);
  }

  toModel(): MarketModel {
    const { asOfDay, middle, facts, index, segments, rates, spread } = this;
    return {
      asOfDay,
      sales: this.rows.length,
      middle,
      facts,
      index,
      segments,
      rates,
      kinds: Object.fromEntries(this.kinds.map((kind) => [kind, this.sumRates(kind)])),
      repeats: measureRepeats(
        { index, segments },
        this.rows.map(({ home }) => home),
      ),
      variances: this.variances,
      levels: Object.fromEntries(this.levels),
      spread,
    };
  }

  private sumRates(kind: HomeKind): number[] {
    const own = this.ownRates.get(kind);
    return this.rates.map((rate, index) => rate + (own?.[index] ?? 0));
  }

  private ratesOf({ home }: Row): number {
    const own = this.ownRates.get(home.sale.kind);
    return worth(this.rates, home.columns) + (own ? worth(own, home.columns) : 0);
  }

  private placeOf({ places }: Row): number {
    return places.reduce((sum, key) => sum + (this.levels.get(key) ?? 0), 0);
  }

  private withoutRates(row: Row): number {
    return row.home.logPrice - this.middle - this.placeOf(row) - this.timeOf(row);
  }

  private timeOf({ home: { sale } }: Row): number {
    return marketLevel({ index: this.index, segments: this.segments }, sale, sale.soldDay);
  }

  /** Rates of all kinds together, and what each kind has beside them. */
  private fitRates(): void {
    const width = this.varying.length;
    const sums = new NormalEquations(width * (1 + this.kinds.length));
    const places = new Int32Array(width * 2);
    const values = new Float64Array(width * 2);
    for (const row of this.rows) {
      const kind = this.kinds.indexOf(row.home.sale.kind);
      for (const [place, index] of this.varying.entries()) {
        const value = row.home.columns[index] ?? 0;
        places[place] = place;
        places[width + place] = width * (1 + Math.max(kind, 0)) + place;
        values[place] = value;
        values[width + place] = kind < 0 ? 0 : value;
      }
      sums.add(places, values, this.withoutRates(row), row.trust);
    }
    for (const [place, index] of this.varying.entries()) {
      const all = this.variances.all[index] ?? 0;
      sums.pull(place, columns[index]?.prior ?? 0, priorSales * all);
      for (const [kindPlace, kind] of this.kinds.entries()) {
        const own = this.variances.kinds[kind]?.[index] ?? all;
        sums.pull(width * (1 + kindPlace) + place, 0, pooledSales * (own > 0 ? own : all));
      }
    }
    const { values: found } = sums.solve();
    const spreadOut = (from: number): number[] => {
      const rates = new Array<number>(columnCount).fill(0);
      for (const [place, index] of this.varying.entries()) rates[index] = found[from + place] ?? 0;
      return rates;
    };
    this.rates = spreadOut(0);
    for (const [place, kind] of this.kinds.entries()) this.ownRates.set(kind, spreadOut(width * (1 + place)));
  }

  private fitLevels(depth: number): void {
    const sums = new Map<string, { sum: number; weight: number }>();
    for (const row of this.rows) {
      const key = row.places[depth] ?? '';
      const left = this.withoutRates(row) - this.ratesOf(row) + (this.levels.get(key) ?? 0);
      const group = sums.get(key) ?? { sum: 0, weight: 0 };
      sums.set(key, group);
      group.sum += row.trust * left;
      group.weight += row.trust;
    }
    for (const [key, { sum, weight }] of sums) this.levels.set(key, sum / (weight + widerSales));
  }

  private fitTime(): void {
    const range = { fromDay: this.fromDay, toDay: this.asOfDay };
    const doubt = this.spread ** 2;
    /** What is left of each row when this part of time is not taken away. */
    const pointsOf = (rows: readonly Row[], own: TimeIndex | undefined) =>
      rows.map((row) => {
        const day = row.home.sale.soldDay;
        const left = this.withoutRates(row) - this.ratesOf(row);
        return { day, value: left + (own ? levelAt(own, day) : 0), weight: row.trust };
      });
    this.index = fitIndex(pointsOf(this.rows, this.index), range, doubt);
    for (let depth = 0; depth < 2; depth++)
      for (const [key, rows] of Map.groupBy(this.rows, ({ segments }) => segments[depth] ?? ''))
        this.segments[key] = fitIndex(pointsOf(rows, this.segments[key]), range, doubt, segmentMove);
  }
}

/** Of homes that told, all together and by kind. */
function measureVariances(known: readonly KnownSale[]): Variances {
  const kinds: Variances['kinds'] = {};
  for (const [kind, homes] of Map.groupBy(known, ({ sale }) => sale.kind)) kinds[kind] = variancesOf(homes);
  return { all: variancesOf(known), kinds };
}

function variancesOf(homes: readonly KnownSale[]): number[] {
  return columns.map(({ measure }, index) => {
    let count = 0;
    let sum = 0;
    let squares = 0;
    for (const home of homes) {
      if (!isKnown(home, measure)) continue;
      const value = home.columns[index] ?? 0;
      count++;
      sum += value;
      squares += value * value;
    }
    return count === 0 ? 0 : Math.max(squares / count - (sum / count) ** 2, 0);
  });
}

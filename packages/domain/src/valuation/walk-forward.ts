import { byCommunity, byNearest } from './baselines.ts';
import type { Board, Opinion } from './board.ts';
import { openBoard, salesBefore, valueHome } from './board.ts';
import type { ConfidenceGrade } from './confidence.ts';
import { evaluateConfidence } from './confidence.ts';
import type { Calculation } from './grid.ts';
import type { HomeFacts, Sale } from './home-facts.ts';
import type { Method } from './method.ts';
import { methods } from './method.ts';
import { median } from './statistics.ts';

/** What an opinion is measured by. */
export interface Figures extends Pick<Calculation, 'value' | 'low' | 'high' | 'influence' | 'doubt'> {
  grade: ConfidenceGrade;
  /** The largest say and the largest gross adjustment among the comparables. */
  weight: number;
  gross: number;
  comparables: number;
  /** Fast hands this home over to Advance. */
  isHandedOver: boolean;
}

/** One sale, valued on its own day from what was known before. */
export interface Outcome {
  sale: Sale;
  opinions: Record<Method, Figures> | null;
  baselines: Record<Baseline, number | null>;
}

/** What a method has to beat. */
export const baselines = ['communityMedian', 'sixNearest'] as const;
export type Baseline = (typeof baselines)[number];

/** How near values came to prices. */
export interface Hits {
  n: number;
  valued: number;
  /** Shares of one; null where nothing was valued. */
  mdape: number | null;
  ppe10: number | null;
  ppe20: number | null;
  bias: number | null;
}

export interface Accuracy extends Hits {
  method: Method;
  segment: string;
  coverage80: number | null;
}

/** Days for which a board's rates are kept before they are fitted anew. */
const refitDays = 7;

/** Goes through the sales of the window in the order of their days and never looks ahead. */
export function* walkForward(
  sales: readonly Sale[],
  window: { fromDay: number; toDay: number; isChosen?: (sale: Sale) => boolean },
): Generator<Outcome> {
  const sorted = [...sales].sort((a, b) => a.soldDay - b.soldDay || (a.id < b.id ? -1 : 1));
  for (let day = window.fromDay; day <= window.toDay; day += refitDays) {
    const end = Math.min(day + refitDays, window.toDay + 1);
    const subjects = sorted.filter(
      (sale) => sale.soldDay >= day && sale.soldDay < end && (window.isChosen?.(sale) ?? true),
    );
    if (subjects.length === 0) continue;
    const before = sorted.filter(({ soldDay }) => soldDay < day);
    const later = sorted.filter(({ soldDay }) => soldDay >= day && soldDay < end);
    const board = before.length > 0 ? openBoard(before, day, later) : null;
    for (const sale of subjects) {
      // A value must not know the price: it is taken away before anything is asked.
      const { price: _, ...facts } = sale;
      yield {
        sale,
        opinions: board ? toFigures(valueHome(board, facts, sale.soldDay)) : null,
        baselines: board ? valuePlainly(board, facts, sale.soldDay) : noBaselines,
      };
    }
  }
}

function figuresOf({ calculation, grid, unlike }: Opinion): Figures {
  const { value, low, high, influence, doubt, sales } = calculation;
  return {
    value,
    low,
    high,
    influence,
    doubt,
    grade: evaluateConfidence(calculation).grade,
    weight: Math.max(...sales.map(({ weight }) => weight)),
    gross: Math.max(...sales.map(({ gross }) => gross)),
    comparables: sales.length,
    isHandedOver: grid.method === 'fast' && unlike.length > 0,
  };
}
const toFigures = (opinions: Record<Method, Opinion> | null): Outcome['opinions'] =>
  opinions && { fast: figuresOf(opinions.fast), advance: figuresOf(opinions.advance) };

const baselineDays = 365;
const noBaselines: Outcome['baselines'] = { communityMedian: null, sixNearest: null };

function valuePlainly(board: Board, facts: HomeFacts, day: number): Outcome['baselines'] {
  const around = salesBefore(board.grid, facts, day).filter(
    ({ home }) => day - home.sale.soldDay <= baselineDays,
  );
  const community = board.grid
    .inCommunity(facts.communityCode)
    .map(({ sale }) => sale)
    .filter(({ kind, soldDay }) => kind === facts.kind && soldDay < day && day - soldDay <= baselineDays);
  return { communityMedian: byCommunity(community, facts), sixNearest: byNearest(around, facts) };
}

const tiers = 4;

/** Over all, by kind and by quarter of the prices. */
export function measureAccuracy(outcomes: readonly Outcome[]): Accuracy[] {
  const prices = outcomes.map(({ sale }) => sale.price).sort((a, b) => a - b);
  const edges = Array.from(
    { length: tiers - 1 },
    (_, tier) => prices[Math.floor((prices.length * (tier + 1)) / tiers)] ?? 0,
  );
  const tierOf = ({ sale }: Outcome): string =>
    `price quarter ${1 + edges.filter((edge) => sale.price >= edge).length}`;
  const segments = new Map<string, Outcome[]>([['all', [...outcomes]]]);
  for (const [kind, found] of Map.groupBy(outcomes, ({ sale }) => sale.kind)) segments.set(kind, found);
  for (const [tier, found] of [...Map.groupBy(outcomes, tierOf)].sort(([a], [b]) => (a < b ? -1 : 1)))
    segments.set(tier, found);
  return methods.flatMap((method) =>
    [...segments].map(([segment, found]) => ({ method, segment, ...measure(found, method) })),
  );
}

function measure(outcomes: readonly Outcome[], method: Method): Hits & Pick<Accuracy, 'coverage80'> {
  const valued = outcomes.flatMap((outcome) => {
    const figures = opinionOf(outcome, method);
    return figures ? [{ price: outcome.sale.price, ...figures }] : [];
  });
  const inside = valued.filter(({ price, low, high }) => price >= low && price <= high).length;
  return {
    ...measureHits(
      outcomes.map((outcome) => [opinionOf(outcome, method)?.value ?? null, outcome.sale.price]),
    ),
    coverage80: valued.length > 0 ? inside / valued.length : null,
  };
}

/** What a method says itself: Fast says nothing of a home that it hands over. */
export function opinionOf({ opinions }: Outcome, method: Method): Figures | null {
  const figures = opinions?.[method];
  return figures && !figures.isHandedOver ? figures : null;
}

export function measureBaseline(outcomes: readonly Outcome[], baseline: Baseline): Hits {
  return measureHits(outcomes.map(({ sale, baselines }) => [baselines[baseline], sale.price]));
}

function measureHits(pairs: readonly (readonly [value: number | null, price: number])[]): Hits {
  const errors = pairs.flatMap(([value, price]) => (value === null ? [] : [value / price - 1]));
  const sizes = errors.map(Math.abs);
  const isEmpty = errors.length === 0;
  const within = (limit: number): number | null =>
    isEmpty ? null : sizes.filter((size) => size <= limit).length / sizes.length;
  return {
    n: pairs.length,
    valued: errors.length,
    mdape: isEmpty ? null : median(sizes),
    ppe10: within(0.1),
    ppe20: within(0.2),
    bias: isEmpty ? null : median(errors),
  };
}

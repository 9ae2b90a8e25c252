import type { HomeKind } from '../listing/vocabulary.ts';
import type { AdjustedSale, LineAmounts } from './adjust.ts';
import { adjustSale, notAdjusted } from './adjust.ts';
import type { Calibration } from './calibration.ts';
import { intervalOf } from './calibration.ts';
import { leastComparables, similarity } from './comparables.ts';
import type { Doubt } from './doubt.ts';
import { describeDoubt } from './doubt.ts';
import type { AdjustmentLine } from './features.ts';
import { adjustmentLines } from './features.ts';
import type { HomeFacts } from './home-facts.ts';
import { unitsApart } from './line-units.ts';
import type { Rate } from './local-rates.ts';
import type { Method } from './method.ts';
import { reconcile, reconcileAs } from './reconcile.ts';
import { baseWeightOf } from './valuation.ts';

/** A home of the grid, with what recalculating needs. */
export interface GridHome {
  facts: HomeFacts;
  values: number[];
  /** One bit a feature. */
  known: number;
}

export interface GridSale extends GridHome {
  id: string;
  /** Cents. */
  price: number;
  soldDay: number;
  /** Kilometres. */
  distance: number;
  /** What the market did between the sale and the day of the value, in logarithms. */
  moved: number;
}

/** Everything a value rests on, as plain data: the server fills it, the browser recalculates it as somebody types. */
export interface Grid {
  method: Method;
  day: number;
  subject: GridHome;
  sales: GridSale[];
  rates: Rate[];
  calibration: Calibration;
  /** Logarithm of the board's middle price. */
  middle: number;
}

/** What the agent decided otherwise. Amounts in cents. */
export interface Edits {
  /** Shown, but without a say. */
  leftOut: string[];
  /** For one unit of a line, in place of the fitted rate. */
  rates: Partial<Record<AdjustmentLine, number>>;
  /** For one cell. */
  amounts: Record<string, LineAmounts>;
  /** Shares that the agent gave; who has none shares what is left. */
  weights: Record<string, number>;
}

export const noEdits: Edits = { leftOut: [], rates: {}, amounts: {}, weights: {} };

export type Flag = 'amber' | 'red';

export interface CalculatedSale extends AdjustedSale {
  id: string;
  weight: number;
  isLeftOut: boolean;
  /** The lines that the agent set. */
  ownLines: AdjustmentLine[];
  netFlag: Flag | null;
  grossFlag: Flag | null;
}

/** Comparables on both sides of the subject, or not. */
export interface Bracket {
  hasBelow: boolean;
  hasAbove: boolean;
}

export interface Calculation {
  value: number;
  low: number;
  high: number;
  sales: CalculatedSale[];
  brackets: { area: Bracket | null; price: Bracket };
  doubt: Doubt;
}

export type CalculationResult =
  | { state: 'calculated'; calculation: Calculation }
  /** Flats whose floor is not told, or 0: nothing is calculated before all have one. */
  | { state: 'levelsMissing'; items: ('subject' | string)[] }
  | { state: 'tooFew'; count: number }
  | { state: 'noWeight' };

/** Shares that lenders used to ask about; beyond them a comparable needs a word. */
const netLimits = { amber: 0.15, red: 0.25 };
const grossLimits = { amber: 0.25, red: 0.4 };
const flats: readonly HomeKind[] = ['condoApartment', 'loft'];

export function calculate(grid: Grid, edits: Edits = noEdits): CalculationResult {
  const items = findMissingLevels(grid, edits);
  if (items.length > 0) return { state: 'levelsMissing', items };
  const adjusted = grid.sales.map((sale) => adjustCell(grid, sale, edits));
  const included = adjusted.filter(({ isLeftOut }) => !isLeftOut);
  if (included.length < leastComparables) return { state: 'tooFew', count: included.length };
  const weighed = weigh(grid, included, edits);
  // Adjustments beyond every price leave nobody with a say, or a value that nobody pays.
  if (!(weighed && weighed.value > 0)) return { state: 'noWeight' };
  const weightOf = new Map(included.map(({ id }, place) => [id, weighed.weights[place] ?? 0]));
  const sales = adjusted.map((sale) => ({ ...sale, weight: weightOf.get(sale.id) ?? 0 }));
  const { kind } = grid.subject.facts;
  const doubt = describeDoubt({ kind, known: grid.subject.known }, weighed, withSales(grid, sales), grid);
  return {
    state: 'calculated',
    calculation: {
      value: weighed.value,
      ...intervalOf(grid.calibration, doubt, weighed.value),
      sales,
      brackets: findBrackets(grid, sales, weighed.value),
      doubt,
    },
  };
}

/** The rule of the penthouse: a floor of 0 divides nothing and compares with nothing. */
function findMissingLevels({ subject, sales }: Grid, { leftOut }: Edits): ('subject' | string)[] {
  if (!flats.includes(subject.facts.kind)) return [];
  const isMissing = ({ facts: { level } }: GridHome): boolean =>
    level === null || !Number.isInteger(level) || level < 1;
  return [
    ...(isMissing(subject) ? ['subject'] : []),
    ...sales.filter((sale) => !leftOut.includes(sale.id) && isMissing(sale)).map(({ id }) => id),
  ];
}

function adjustCell(
  { method, subject, rates }: Grid,
  sale: GridSale,
  edits: Edits,
): Omit<CalculatedSale, 'weight'> {
  const own: LineAmounts = {};
  for (const line of adjustmentLines) {
    const amount = edits.amounts[sale.id]?.[line] ?? byOwnRate(line, edits, subject, sale);
    if (amount !== undefined) own[line] = amount;
  }
  const inTime = sale.price * Math.exp(sale.moved);
  const adjusted =
    method === 'fast'
      ? notAdjusted(sale.price, inTime)
      : adjustSale({ price: sale.price, inTime, values: sale.values }, subject, rates, own);
  return {
    ...adjusted,
    id: sale.id,
    isLeftOut: edits.leftOut.includes(sale.id),
    ownLines: method === 'fast' ? [] : (Object.keys(own) as AdjustmentLine[]),
    netFlag: flagOf(Math.abs(adjusted.net), netLimits),
    grossFlag: flagOf(adjusted.gross, grossLimits),
  };
}

function byOwnRate(
  line: AdjustmentLine,
  { rates }: Edits,
  subject: GridHome,
  sale: GridSale,
): number | undefined {
  const rate = rates[line];
  if (rate === undefined) return undefined;
  const units = unitsApart(line, subject.facts, sale.facts);
  return units === null ? undefined : Math.round((rate * units) / 100) * 100;
}

const flagOf = (share: number, { amber, red }: Record<Flag, number>): Flag | null =>
  share > red ? 'red' : share > amber ? 'amber' : null;

/** Given weights stay as they are; the others share the rest in the order of their say. */
function weigh(grid: Grid, included: readonly Omit<CalculatedSale, 'weight'>[], { weights }: Edits) {
  const baseWeights = included.map(({ id, gross }) => {
    const sale = grid.sales.find((each) => each.id === id);
    if (!sale) return 0;
    return grid.method === 'fast'
      ? similarity(grid.subject, sale, grid.day)
      : baseWeightOf(sale.distance, gross, grid.day - sale.soldDay);
  });
  const fitted = reconcile(
    included.map(({ adjusted }, place) => ({ adjusted, baseWeight: baseWeights[place] ?? 0 })),
  );
  if (included.every(({ id }) => weights[id] === undefined)) return fitted;
  const given = included.reduce((sum, { id }) => sum + (weights[id] ?? 0), 0);
  const free = included.reduce(
    (sum, { id }, place) => (weights[id] === undefined ? sum + (fitted.weights[place] ?? 0) : sum),
    0,
  );
  const rest = Math.max(0, 1 - given);
  const chosen = included.map(({ id, adjusted }, place) => ({
    adjusted,
    weight: weights[id] ?? (free > 0 ? (rest * (fitted.weights[place] ?? 0)) / free : 0),
  }));
  return chosen.some(({ weight }) => weight > 0) ? reconcileAs(chosen) : null;
}

/** What was calculated beside what was sold. */
function withSales({ sales }: Grid, calculated: readonly CalculatedSale[]): (CalculatedSale & GridSale)[] {
  return calculated.flatMap((sale, place) => {
    const of = sales[place];
    return of ? [{ ...of, ...sale }] : [];
  });
}

/** Size and adjusted price on both sides of the subject: what lies between is safer than what lies beyond. */
function findBrackets(
  grid: Grid,
  calculated: readonly CalculatedSale[],
  value: number,
): Calculation['brackets'] {
  const included = withSales(grid, calculated).filter(({ weight }) => weight > 0);
  const { area } = grid.subject.facts;
  const areas = included.flatMap(({ facts }) => facts.area ?? []);
  const bracket = (numbers: readonly number[], middle: number): Bracket => ({
    hasBelow: numbers.some((number) => number <= middle),
    hasAbove: numbers.some((number) => number >= middle),
  });
  return {
    area: area === null || areas.length === 0 ? null : bracket(areas, area),
    price: bracket(
      included.map(({ adjusted }) => adjusted),
      value,
    ),
  };
}

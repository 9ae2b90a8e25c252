import type { HomeKind } from '../listing/vocabulary.ts';
import type { AdjustedSale, LineAmounts } from './adjust.ts';
import { addUp, adjustSale, apartIn, wholeDollars } from './adjust.ts';
import type { Calibration } from './calibration.ts';
import { intervalOf } from './calibration.ts';
import { leastComparables, similarity } from './comparables.ts';
import type { Doubt } from './doubt.ts';
import { describeDoubt } from './doubt.ts';
import type { AdjustmentLine } from './features.ts';
import { adjustmentLines, measureIndex } from './features.ts';
import type { HomeFacts } from './home-facts.ts';
import type { LineCurve } from './line-curves.ts';
import type { Method } from './method.ts';
import { spreadOf, weigh } from './reconcile.ts';
import { roundValue } from './round-value.ts';
import { median } from './statistics.ts';

/** A home of the grid, with what recalculating needs. */
export interface GridHome {
  facts: HomeFacts;
  /** One a line, in the unit of the line; what nobody told is guessed. */
  counts: number[];
  /** One bit a line. */
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

/** What the home itself was sold for before: evidence of its own, beside the comparables. */
export interface EarlierSale {
  id: string;
  price: number;
  soldDay: number;
  moved: number;
  /** Share of the value that it decides. */
  share: number;
}

/** Everything a value rests on, as plain data: the server fills it, the browser recalculates it as somebody types. */
export interface Grid {
  method: Method;
  day: number;
  subject: GridHome;
  sales: GridSale[];
  /** The one price in cents that all rates are measured by. */
  reference: number;
  /** One a line, in the order of the lines. */
  curves: LineCurve[];
  earlier: EarlierSale | null;
  calibrations: Record<Method, Calibration>;
  /** Logarithm of the board's middle price. */
  middle: number;
  /** Of the subject's living area, in spreads from what is typical of its kind. */
  size: number;
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

/** Why a comparable stands apart: its price from the others, or its facts from the subject's. */
export type OutlierReason = 'priceApart' | 'muchAdjusted';

export interface CalculatedSale extends AdjustedSale {
  id: string;
  weight: number;
  isLeftOut: boolean;
  /** The lines that the agent set. */
  ownLines: AdjustmentLine[];
  netFlag: Flag | null;
  grossFlag: Flag | null;
  outlier: OutlierReason | null;
  /** By which share of itself the value would move without this one; null where too few would be left. */
  influence: number | null;
}

/** Comparables on both sides of the subject, or not. */
export interface Bracket {
  hasBelow: boolean;
  hasAbove: boolean;
}

export interface Calculation {
  /** Rounded as it is said. */
  value: number;
  low: number;
  high: number;
  /** What the parts add up to, before it was rounded. */
  exact: number;
  sales: CalculatedSale[];
  /** What the home's own earlier sale would be today. */
  earlier: (EarlierSale & { adjusted: number }) | null;
  brackets: { area: Bracket | null; price: Bracket };
  /** The largest influence of any one comparable. */
  influence: number;
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
export const mostGross = grossLimits.red;
const flats: readonly HomeKind[] = ['condoApartment', 'loft'];

export function calculate(grid: Grid, edits: Edits = noEdits): CalculationResult {
  const items = findMissingLevels(grid, edits);
  return items.length > 0 ? { state: 'levelsMissing', items } : valueGrid(grid, edits);
}

/** Without asking for floors: where a board tells none, a floor says nothing and is in no line. */
export function valueGrid(
  grid: Grid,
  edits: Edits = noEdits,
): Exclude<CalculationResult, { state: 'levelsMissing' }> {
  const cells = grid.sales.map((sale) => fillCells(grid, sale, edits));
  const included = cells.filter(({ isLeftOut }) => !isLeftOut);
  if (included.length < leastComparables) return { state: 'tooFew', count: included.length };
  const say = shareOut(included, edits);
  if (!say) return { state: 'noWeight' };
  const earlier = earlierOf(grid, edits);
  const exact = addShares(included, say.weights, earlier);
  // Adjustments beyond every price leave a value that nobody pays.
  if (!(exact > 0)) return { state: 'noWeight' };
  const weightOf = new Map(included.map(({ result: { id } }, place) => [id, say.weights[place] ?? 0]));
  const influences = findInfluences(included, edits, earlier, exact);
  const apart = findApart(included);
  const sales = cells.map(
    ({ result, fitted }): CalculatedSale => ({
      ...result,
      weight: weightOf.get(result.id) ?? 0,
      outlier: apart.has(result.id) ? 'priceApart' : fitted.gross > mostGross ? 'muchAdjusted' : null,
      influence: influences.get(result.id) ?? null,
    }),
  );
  const weighed = cells.map(({ fitted, sale }) => ({
    weight: weightOf.get(sale.id) ?? 0,
    gross: fitted.gross,
    distance: sale.distance,
    soldDay: sale.soldDay,
  }));
  const { subject, calibrations, method } = grid;
  const doubt = describeDoubt(
    { ...subject, kind: subject.facts.kind, size: grid.size },
    { value: exact, spread: say.spread },
    weighed,
    grid,
  );
  const range = intervalOf(calibrations[method], doubt, exact);
  return {
    state: 'calculated',
    calculation: {
      value: roundValue(exact),
      low: roundValue(range.low),
      high: roundValue(range.high),
      exact,
      sales,
      earlier,
      brackets: findBrackets(grid, sales, exact),
      influence: Math.max(0, ...influences.values()),
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

interface Cells {
  sale: GridSale;
  /** By the published rates alone: what weights rest on, so that an agent's rate moves its line and the value only. */
  fitted: AdjustedSale;
  result: Omit<CalculatedSale, 'weight' | 'outlier' | 'influence'>;
  baseWeight: number;
  isLeftOut: boolean;
}

/** Fast looks at size and nothing else. */
export const curvesOf = ({
  method,
  curves,
  subject,
}: Pick<Grid, 'method' | 'curves' | 'subject'>): LineCurve[] => {
  const size = subject.facts.kind === 'land' ? 'lot' : 'area';
  return method === 'fast'
    ? curves.map((curve) => (curve.line === size ? curve : { ...curve, pieces: [] }))
    : curves;
};

function fillCells(grid: Grid, sale: GridSale, edits: Edits): Cells {
  const inTime = sale.price * Math.exp(sale.moved);
  const fitted = adjustSale({ ...sale, inTime }, grid.subject, curvesOf(grid));
  const own: LineAmounts = {};
  for (const line of grid.method === 'fast' ? [] : adjustmentLines) {
    const amount = edits.amounts[sale.id]?.[line] ?? byOwnRate(line, edits, grid.subject, sale);
    if (amount !== undefined) own[line] = amount;
  }
  const ownLines = adjustmentLines.filter((line) => own[line] !== undefined);
  const result = ownLines.length > 0 ? addUp(sale.price, inTime, { ...fitted.lines, ...own }) : fitted;
  const isLeftOut = edits.leftOut.includes(sale.id);
  return {
    sale,
    fitted,
    isLeftOut,
    result: {
      ...result,
      id: sale.id,
      isLeftOut,
      ownLines,
      netFlag: flagOf(Math.abs(result.net), netLimits),
      grossFlag: flagOf(result.gross, grossLimits),
    },
    baseWeight:
      grid.method === 'fast'
        ? similarity(grid.subject, sale, grid.day)
        : baseWeightOf(sale.distance, apartIn(fitted.lines, grid.reference), grid.day - sale.soldDay),
  };
}

/** Kilometres, share of adjustments and days that each cost two thirds of the say. */
const distanceStep = 0.45;
const apartStep = 0.15;
const daysStep = 365;

/** The nearer, the less adjusted and the more recent, the more it may say. */
export const baseWeightOf = (distance: number, apart: number, days: number): number =>
  Math.exp(-distance / distanceStep - apart / apartStep - days / daysStep);

/** By how many units the subject has more than the comparable; null where one of both does not tell. */
export function unitsApart(line: AdjustmentLine, subject: GridHome, other: GridHome): number | null {
  const index = measureIndex(line);
  if (!isTold(subject, index) || !isTold(other, index)) return null;
  return (subject.counts[index] ?? 0) - (other.counts[index] ?? 0);
}

const isTold = ({ known }: GridHome, index: number): boolean => (known & (1 << index)) !== 0;

function byOwnRate(
  line: AdjustmentLine,
  { rates }: Edits,
  subject: GridHome,
  sale: GridSale,
): number | undefined {
  const rate = rates[line];
  if (rate === undefined) return undefined;
  const units = unitsApart(line, subject, sale);
  return units === null ? undefined : wholeDollars(rate * units);
}

const flagOf = (share: number, { amber, red }: Record<Flag, number>): Flag | null =>
  share > red ? 'red' : share > amber ? 'amber' : null;

/** Given weights stay as they are; the others share the rest in the order of their say. */
function shareOut(
  included: readonly Cells[],
  { weights }: Edits,
): { weights: number[]; spread: number } | null {
  const fitted = weigh(included.map(({ fitted: { adjusted }, baseWeight }) => ({ adjusted, baseWeight })));
  const givenOf = ({ sale }: Cells): number | undefined => weights[sale.id];
  if (included.every((cells) => givenOf(cells) === undefined)) return fitted;
  const given = included.reduce((sum, cells) => sum + (givenOf(cells) ?? 0), 0);
  const free = included.reduce(
    (sum, cells, place) => (givenOf(cells) === undefined ? sum + (fitted.weights[place] ?? 0) : sum),
    0,
  );
  const rest = Math.max(0, 1 - given);
  const chosen = included.map(
    (cells, place) => givenOf(cells) ?? (free > 0 ? (rest * (fitted.weights[place] ?? 0)) / free : 0),
  );
  const total = chosen.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return null;
  const shares = Math.abs(total - 1) < 1e-9 ? chosen : chosen.map((weight) => weight / total);
  const prices = included.map((cells, place) => ({ ...cells.fitted, weight: shares[place] ?? 0 }));
  return { weights: shares, spread: spreadOf(prices) };
}

function earlierOf({ earlier }: Grid, { leftOut }: Edits): Calculation['earlier'] {
  if (!earlier || leftOut.includes(earlier.id)) return null;
  return { ...earlier, adjusted: wholeDollars(earlier.price * Math.exp(earlier.moved)) };
}

function addShares(
  included: readonly Cells[],
  weights: readonly number[],
  earlier: Calculation['earlier'],
): number {
  const value = included.reduce((sum, { result }, place) => sum + result.adjusted * (weights[place] ?? 0), 0);
  return wholeDollars(earlier ? value * (1 - earlier.share) + earlier.adjusted * earlier.share : value);
}

/** What each one decides: the value without it beside the value with it. */
function findInfluences(
  included: readonly Cells[],
  edits: Edits,
  earlier: Calculation['earlier'],
  exact: number,
): Map<string, number> {
  const influences = new Map<string, number>();
  if (included.length <= leastComparables) return influences;
  for (const cells of included) {
    const others = included.filter((each) => each !== cells);
    const say = shareOut(others, edits);
    if (say) influences.set(cells.sale.id, Math.abs(addShares(others, say.weights, earlier) / exact - 1));
  }
  return influences;
}

const farDeviations = 2.5;
/** Prices of like homes differ by this much without anything being odd. */
const leastDeviation = 0.06;

/** Adjusted prices further from the middle than chance explains. */
function findApart(included: readonly Cells[]): Set<string> {
  const logs = included.map(({ result }) => Math.log(Math.max(result.adjusted, 100)));
  const middle = median(logs);
  const deviation = Math.max(median(logs.map((log) => Math.abs(log - middle))), leastDeviation);
  return new Set(
    included
      .filter((_, place) => Math.abs((logs[place] ?? 0) - middle) > farDeviations * deviation)
      .map(({ sale }) => sale.id),
  );
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

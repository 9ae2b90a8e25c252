import type { HomeKind } from '../listing/vocabulary.ts';
import type { LineAmounts } from './adjust.ts';
import { addUp, adjustSale, apartIn, wholeDollars } from './adjust.ts';
import { intervalOf } from './calibration.ts';
import { leastComparables, similarity } from './comparables.ts';
import { describeDoubt } from './doubt.ts';
import { isKnown } from './fact-model.ts';
import type { AdjustmentLine } from './features.ts';
import { adjustmentLines, measureIndex } from './features.ts';
import type {
  Bracket,
  CalculatedSale,
  Calculation,
  CalculationResult,
  Edits,
  Flag,
  Grid,
  GridHome,
  GridSale,
} from './grid.ts';
import { noEdits } from './grid.ts';
import type { LineCurve } from './line-curves.ts';
import { roundValue } from './round-value.ts';
import type { Cells } from './share-out.ts';
import { addShares, earlierOf, findApart, findInfluences, shareOut } from './share-out.ts';

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
  const apart = findApart(included, addShares(included, say.weights, null));
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
        ? similarity(grid.subject, sale, grid.day) ** likenessShare
        : baseWeightOf(sale.distance, apartIn(fitted.lines, grid.reference), grid.day - sale.soldDay),
  };
}

/** The plain likeness would let the most alike decide alone. */
const likenessShare = 0.5;

/** Kilometres, share of adjustments and days that each cost two thirds of the say. */
const distanceStep = 0.45;
const apartStep = 0.15;
const daysStep = 365;

/** The nearer, the less adjusted and the more recent, the more it may say. */
export const baseWeightOf = (distance: number, apart: number, days: number): number =>
  Math.exp(-distance / distanceStep - apart / apartStep - days / daysStep);

/** By how many units the subject counts more than the comparable, told or assumed. */
export function countedApart(line: AdjustmentLine, subject: GridHome, other: GridHome): number {
  const index = measureIndex(line);
  return (subject.counts[index] ?? 0) - (other.counts[index] ?? 0);
}

/** By how many units the subject has more than the comparable; null where one of both does not tell. */
export function unitsApart(line: AdjustmentLine, subject: GridHome, other: GridHome): number | null {
  const index = measureIndex(line);
  return isKnown(subject, index) && isKnown(other, index) ? countedApart(line, subject, other) : null;
}

/** For every comparable alike: what a home does not tell counts as what such homes usually have, as in the published rate. */
function byOwnRate(
  line: AdjustmentLine,
  { rates }: Edits,
  subject: GridHome,
  sale: GridSale,
): number | undefined {
  const rate = rates[line];
  return rate === undefined ? undefined : wholeDollars(rate * countedApart(line, subject, sale));
}

const flagOf = (share: number, { amber, red }: Record<Flag, number>): Flag | null =>
  share > red ? 'red' : share > amber ? 'amber' : null;

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

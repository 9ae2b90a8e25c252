import type { CmaDraft, CmaVersion, GridFound } from '@hearthline/contract/cma';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { calculate, countedApart, curvesOf, unitsApart } from '@hearthline/domain/valuation/calculation';
import type { Confidence } from '@hearthline/domain/valuation/confidence';
import { evaluateConfidence } from '@hearthline/domain/valuation/confidence';
import { isDoubted } from '@hearthline/domain/valuation/fact-model';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import { measureIndex, measures } from '@hearthline/domain/valuation/features';
import type {
  CalculatedSale,
  Calculation,
  CalculationResult,
  Edits,
  Grid,
  GridSale,
} from '@hearthline/domain/valuation/grid';
import { noEdits } from '@hearthline/domain/valuation/grid';
import type { CurveStep } from '@hearthline/domain/valuation/line-curves';
import { stepsBetween } from '@hearthline/domain/valuation/line-curves';
import type { LineRate } from '@hearthline/domain/valuation/line-rate';
import { rateOfLine } from '@hearthline/domain/valuation/line-rate';
import type { RateNote } from '@hearthline/domain/valuation/local-rates';
import { useMemo } from 'react';

export type Stopped = Exclude<CalculationResult, { state: 'calculated' }>;

export interface Calculated {
  calculation: Calculation;
  confidence: Confidence;
  view: GridView;
  explained: ExplainedGrid;
}

type Valued = { stopped: Stopped } | { stopped: null; calculated: Calculated };

/** The value as it stands with every key that is typed; nothing is asked of the server. */
export function useCalculation(found: GridFound, draft: Pick<CmaDraft, 'edits'>): Valued {
  const { grid } = found;
  const { edits } = draft;
  const fittedLines = useMemo(() => linesWithoutEdits(grid), [grid]);
  return useMemo((): Valued => {
    const result = calculate(grid, edits);
    if (result.state !== 'calculated') return { stopped: result };
    const { calculation } = result;
    return {
      stopped: null,
      calculated: {
        calculation,
        confidence: evaluateConfidence(calculation),
        view: describeGrid(found, calculation.sales),
        explained: { grid, edits, fittedLines },
      },
    };
  }, [found, grid, edits, fittedLines]);
}

/** What a saved version was calculated from. */
export const gridOfVersion = ({ found, listings }: CmaVersion): GridFound => ({
  ...found,
  listings,
  gone: [],
});

function linesWithoutEdits(grid: Grid): ExplainedGrid['fittedLines'] {
  const result = calculate(grid, noEdits satisfies Edits);
  const sales = result.state === 'calculated' ? result.calculation.sales : [];
  return new Map(sales.map(({ id, lines }) => [id, lines]));
}

/** One comparable: what it is, what it was sold for, and what it says of the subject. */
export interface GridColumn {
  id: string;
  /** As it is numbered in the grid, in the picture and on the map. */
  number: number;
  /** Null where the board no longer shows it. */
  listing: ListingCard | null;
  sale: GridSale;
  result: CalculatedSale;
}

interface GridView {
  columns: GridColumn[];
  /** Lines that say something. */
  lines: AdjustmentLine[];
  /** Lines of this kind of home in which nothing differs. */
  sameLines: AdjustmentLine[];
}

export function describeGrid(
  { grid, listings }: Pick<GridFound, 'grid' | 'listings'>,
  sales: readonly CalculatedSale[],
): GridView {
  const cards = new Map(listings.map((listing) => [listing.id, listing]));
  const columns = sales.flatMap((result, place): GridColumn[] => {
    const sale = grid.sales[place];
    if (!sale) return [];
    return [{ id: result.id, number: place + 1, listing: cards.get(result.id) ?? null, sale, result }];
  });
  const lines = linesOf(grid);
  const differing = new Set(lines.filter((line) => columns.some((column) => differs(grid, column, line))));
  return {
    columns,
    lines: lines.filter((line) => differing.has(line)),
    sameLines: lines.filter((line) => !differing.has(line)),
  };
}

/** Of the kind of home; Fast has one. */
function linesOf(grid: Grid): AdjustmentLine[] {
  if (grid.method === 'fast')
    return curvesOf(grid).flatMap(({ line, pieces }) => (pieces.length > 0 ? line : []));
  const { kind } = grid.subject.facts;
  return measures.flatMap(({ line, appliesTo }) => (appliesTo(kind) ? line : []));
}

/** Whether a line says something of a comparable. */
export function differs(
  { subject }: Pick<Grid, 'subject'>,
  { sale, result }: GridColumn,
  line: AdjustmentLine,
): boolean {
  if (result.lines[line] || result.ownLines.includes(line)) return true;
  const units = unitsApart(line, subject, sale);
  return units !== null && units !== 0;
}

/** Sum of the lines, and sum of their sizes, in cents. */
export function sumLines({ lines }: Pick<CalculatedSale, 'lines'>): { net: number; gross: number } {
  const amounts = Object.values(lines);
  return {
    net: amounts.reduce((sum, amount) => sum + amount, 0),
    gross: amounts.reduce((sum, amount) => sum + Math.abs(amount), 0),
  };
}

/** How the amount of a cell comes about. */
export type CellBasis =
  /** So much for one unit, times so many; cents. Where the rate bends, one step for each stretch. */
  | { kind: 'units'; steps: readonly CurveStep[] }
  /** What is assumed stands in place of what nobody told. */
  | { kind: 'unknownHere'; steps: readonly CurveStep[] }
  | { kind: 'unknownOfSubject'; steps: readonly CurveStep[] }
  /** Told by both, but so far from what is usual by one that nothing is adjusted for it. */
  | { kind: 'farOff' }
  | { kind: 'same' };

export interface RateExplanation {
  /** Null where there is none: too few sales tell, or the subject does not. */
  fitted: LineRate | null;
  /** The agent's own, in cents. */
  own: number | null;
  note: RateNote | null;
}

export interface CellExplanation {
  amount: number;
  /** What it would be without the agent's own amount and rate. */
  fittedAmount: number;
  own: 'amount' | 'rate' | null;
  basis: CellBasis;
  rate: RateExplanation;
}

export interface ExplainedGrid {
  grid: Grid;
  edits: Edits;
  /** Lines of each sale without edits. */
  fittedLines: ReadonlyMap<string, GridColumn['result']['lines']>;
}

export function explainRate({ grid, edits }: ExplainedGrid, line: AdjustmentLine): RateExplanation {
  const fitted = rateOfLine(grid, line);
  return { fitted, own: edits.rates[line] ?? null, note: fitted ? fitted.note : 'notTold' };
}

/** The least and the most of what one unit is worth between the subject and these sales, where the line bends. */
export function spanRates(
  { grid }: Pick<ExplainedGrid, 'grid'>,
  line: AdjustmentLine,
  sales: readonly GridSale[],
): { low: number; high: number } | null {
  const fitted = rateOfLine(grid, line);
  if (!fitted) return null;
  const steps = sales.flatMap((sale) => stepsOf(grid, sale, line, null));
  const rates = [fitted.rate, ...steps.map(({ perUnit }) => perUnit)];
  return { low: Math.min(...rates), high: Math.max(...rates) };
}

export function explainCell(
  of: ExplainedGrid,
  { id, sale, result }: Pick<GridColumn, 'id' | 'sale' | 'result'>,
  line: AdjustmentLine,
): CellExplanation {
  const amount = result.lines[line] ?? 0;
  const own =
    of.edits.amounts[id]?.[line] !== undefined ? 'amount' : result.ownLines.includes(line) ? 'rate' : null;
  const rate = explainRate(of, line);
  return {
    amount,
    fittedAmount: of.fittedLines.get(id)?.[line] ?? 0,
    own,
    basis: basisOf(of.grid, sale, line, own === 'rate' ? rate.own : null),
    rate,
  };
}

function basisOf(grid: Grid, sale: GridSale, line: AdjustmentLine, ownRate: number | null): CellBasis {
  const { subject } = grid;
  const units = unitsApart(line, subject, sale);
  if (units === null && [subject, sale].some((home) => isDoubted(home, measureIndex(line), grid.day)))
    return { kind: 'farOff' };
  if (units === 0) return { kind: 'same' };
  const steps = stepsOf(grid, sale, line, ownRate);
  if (units !== null) return { kind: 'units', steps };
  const isOfSubject = unitsApart(line, subject, subject) === null;
  return { kind: isOfSubject ? 'unknownOfSubject' : 'unknownHere', steps };
}

function stepsOf(grid: Grid, sale: GridSale, line: AdjustmentLine, ownRate: number | null): CurveStep[] {
  const units = countedApart(line, grid.subject, sale);
  if (ownRate !== null) return units === 0 ? [] : [{ perUnit: ownRate, units, note: null }];
  const index = measureIndex(line);
  const curve = curvesOf(grid)[index];
  return curve ? stepsBetween(curve, grid.subject.counts[index] ?? 0, sale.counts[index] ?? 0) : [];
}

/** Whether the agent had a hand in the amount; an own rate leaves what does not differ alone. */
export const isOwn = (
  { edits }: Pick<ExplainedGrid, 'edits'>,
  { id, result }: Pick<GridColumn, 'id' | 'result'>,
  line: AdjustmentLine,
): boolean =>
  edits.amounts[id]?.[line] !== undefined || (result.ownLines.includes(line) && result.lines[line] !== 0);

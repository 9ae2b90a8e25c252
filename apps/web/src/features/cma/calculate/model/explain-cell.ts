import type { Edits, Grid, GridSale } from '@hearthline/domain/valuation/calculation';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import { features } from '@hearthline/domain/valuation/features';
import type { LineRate } from '@hearthline/domain/valuation/line-rate';
import { rateOfLine } from '@hearthline/domain/valuation/line-rate';
import { unitsApart } from '@hearthline/domain/valuation/line-units';
import type { RateNote } from '@hearthline/domain/valuation/local-rates';
import type { GridColumn } from './grid-view.ts';

/** How the amount of a cell comes about. */
export type CellBasis =
  /** So much for one unit, times so many; cents. */
  | { kind: 'units'; perUnit: number; units: number }
  /** The number is the same, what lies behind it is not: rooms, garage spaces, floor below ground. */
  | { kind: 'finerFacts' }
  | { kind: 'notToldHere' }
  | { kind: 'notToldOfSubject' }
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
  /** Of the subject, in cents: what a rate is a share of. */
  value: number;
  /** Lines of each sale without edits. */
  fittedLines: ReadonlyMap<string, GridColumn['result']['lines']>;
}

export function explainRate({ grid, edits, value }: ExplainedGrid, line: AdjustmentLine): RateExplanation {
  const fitted = rateOfLine(grid, line, value);
  return { fitted, own: edits.rates[line] ?? null, note: fitted ? fitted.note : noteOf(grid, line) };
}

/** Where no feature of the line has a rate, that is why; else it is the subject that does not tell. */
function noteOf({ rates }: Grid, line: AdjustmentLine): RateNote | null {
  const isTold = features.some(
    (feature, index) => feature.line === line && rates[index] && rates[index].note !== 'notTold',
  );
  return isTold ? null : 'notTold';
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
    basis: basisOf(of.grid, sale, line, own === 'rate' ? rate.own : null, amount),
    rate,
  };
}

function basisOf(
  { subject }: Grid,
  sale: GridSale,
  line: AdjustmentLine,
  ownRate: number | null,
  amount: number,
): CellBasis {
  const units = unitsApart(line, subject.facts, sale.facts);
  if (units === null)
    return unitsApart(line, subject.facts, subject.facts) === null
      ? { kind: 'notToldOfSubject' }
      : { kind: 'notToldHere' };
  if (units === 0) return { kind: amount === 0 ? 'same' : 'finerFacts' };
  // A fitted rate bends with the size; what one unit comes to here makes the arithmetic of this cell true.
  return { kind: 'units', perUnit: ownRate ?? amount / units, units };
}

/** Whether the agent had a hand in the amount; an own rate leaves what does not differ alone. */
export const isOwn = (
  { edits }: Pick<ExplainedGrid, 'edits'>,
  { id, result }: Pick<GridColumn, 'id' | 'result'>,
  line: AdjustmentLine,
): boolean =>
  edits.amounts[id]?.[line] !== undefined || (result.ownLines.includes(line) && result.lines[line] !== 0);

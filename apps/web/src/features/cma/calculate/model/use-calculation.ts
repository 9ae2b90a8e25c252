import type { CmaDraft, GridFound } from '@hearthline/contract/cma';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import type {
  CalculatedSale,
  Calculation,
  CalculationResult,
  Edits,
  Grid,
  GridSale,
} from '@hearthline/domain/valuation/calculation';
import { calculate, noEdits } from '@hearthline/domain/valuation/calculation';
import type { Confidence } from '@hearthline/domain/valuation/confidence';
import { judgeConfidence } from '@hearthline/domain/valuation/confidence';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import { adjustmentLines, features } from '@hearthline/domain/valuation/features';
import { unitsApart } from '@hearthline/domain/valuation/line-units';
import { useMemo } from 'react';
import type { ExplainedGrid } from './use-line-words.ts';

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
        confidence: judgeConfidence(calculation),
        view: describeGrid(found, calculation.sales),
        explained: { grid, edits, value: calculation.value, fittedLines },
      },
    };
  }, [found, grid, edits, fittedLines]);
}

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
  if (grid.method === 'fast') return { columns, lines: [], sameLines: [] };
  const lines = linesOfKind(grid.subject.facts.kind);
  const saying = new Set(lines.filter((line) => columns.some((column) => differs(grid, column, line))));
  return {
    columns,
    lines: lines.filter((line) => saying.has(line)),
    sameLines: lines.filter((line) => !saying.has(line)),
  };
}

const linesOfKind = (kind: HomeKind): AdjustmentLine[] =>
  adjustmentLines.filter((line) =>
    features.some((feature) => feature.line === line && feature.appliesTo(kind)),
  );

/** Whether a line says something of a comparable. */
export function differs(
  { subject }: Pick<Grid, 'subject'>,
  { sale, result }: GridColumn,
  line: AdjustmentLine,
): boolean {
  if (result.lines[line] || result.ownLines.includes(line)) return true;
  const units = unitsApart(line, subject.facts, sale.facts);
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

/** To a tenth of a percent, and never a zero with a minus. */
export const roundShare = (share: number): number => Math.round(share * 1000) / 1000 || 0;

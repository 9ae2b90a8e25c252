import type { CmaDraft, GridFound } from '@hearthline/contract/cma';
import type { Calculation, CalculationResult, Edits, Grid } from '@hearthline/domain/valuation/calculation';
import { calculate, noEdits } from '@hearthline/domain/valuation/calculation';
import type { Confidence } from '@hearthline/domain/valuation/confidence';
import { judgeConfidence } from '@hearthline/domain/valuation/confidence';
import { useMemo } from 'react';
import type { ExplainedGrid } from './explain-cell.ts';
import type { GridView } from './grid-view.ts';
import { describeGrid } from './grid-view.ts';

export type Stopped = Exclude<CalculationResult, { state: 'calculated' }>;

export interface Calculated {
  calculation: Calculation;
  confidence: Confidence;
  view: GridView;
  explained: ExplainedGrid;
}

export type Valued = { stopped: Stopped } | { stopped: null; calculated: Calculated };

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

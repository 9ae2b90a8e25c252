import { valueGrid } from './calculation.ts';
import type { AdjustmentLine } from './features.ts';
import { adjustmentLines } from './features.ts';
import type { Edits, Grid } from './grid.ts';
import { noEdits } from './grid.ts';

/** What Fast and Advance say of one home where they are far apart, by the same comparables. */
export interface MethodGap {
  fast: number;
  advance: number;
  /** What Advance adjusts for and Fast does not, in cents of the value, as it is said; the largest first. */
  lines: { line: AdjustmentLine; amount: number }[];
}

/** Further apart than this, both say why. */
const near = 0.1;
const mostLines = 3;
const leastShare = 0.01;
/** Nobody reads the hundreds of a difference: cents. */
const step = 1_000 * 100;

/** Null where both say much the same. */
export function findMethodGap(grid: Grid, edits: Edits = noEdits): MethodGap | null {
  const fast = valueGrid({ ...grid, method: 'fast' }, edits);
  const advance = valueGrid({ ...grid, method: 'advance' }, edits);
  if (fast.state !== 'calculated' || advance.state !== 'calculated') return null;
  const { value, exact, sales } = advance.calculation;
  if (Math.abs(fast.calculation.exact / exact - 1) <= near) return null;
  const size = grid.subject.facts.kind === 'land' ? 'lot' : 'area';
  const lines = adjustmentLines
    .filter((line) => line !== size)
    .map((line) => ({
      line,
      amount: sales.reduce((sum, { lines: own, weight }) => sum + (own[line] ?? 0) * weight, 0),
    }))
    .filter(({ amount }) => Math.abs(amount) >= leastShare * exact)
    .map(({ line, amount }) => ({ line, amount: Math.round(amount / step) * step }))
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  return { fast: fast.calculation.value, advance: value, lines: lines.slice(0, mostLines) };
}

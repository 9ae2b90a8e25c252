import { curvesOf } from './calculation.ts';
import { isDoubted, isKnown } from './fact-model.ts';
import type { AdjustmentLine } from './features.ts';
import { measureIndex } from './features.ts';
import type { Edits, Grid, GridHome } from './grid.ts';

/** What is counted of a home that does not tell it; null where it tells, or where its line is worth nothing anyway. */
export function assumedCount(
  grid: Grid,
  { rates }: Pick<Edits, 'rates'>,
  home: GridHome,
  line: AdjustmentLine,
): number | null {
  const index = measureIndex(line);
  const pieces = curvesOf(grid)[index]?.pieces ?? [];
  const own = grid.method === 'fast' ? undefined : rates[line];
  const isWorthSomething = own === undefined ? pieces.some(({ rate }) => rate !== 0) : own !== 0;
  if (pieces.length === 0 || !isWorthSomething) return null;
  if (isKnown(home, index) || isDoubted(home, index, grid.day)) return null;
  return home.counts[index] ?? null;
}

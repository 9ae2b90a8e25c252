import { curvesOf } from './calculation.ts';
import type { AdjustmentLine } from './features.ts';
import { measureIndex } from './features.ts';
import type { Grid } from './grid.ts';
import type { CurvePiece, LineCurve } from './line-curves.ts';
import { pieceAt } from './line-curves.ts';

export interface LineRate
  extends Pick<CurvePiece, 'rate' | 'low' | 'high'>,
    Pick<LineCurve, 'sales' | 'note'> {
  /** The whole curve, where it bends. */
  pieces: CurvePiece[];
}

/** What one unit more of a line is worth where the subject stands; null where nothing tells. */
export function rateOfLine(grid: Grid, line: AdjustmentLine): LineRate | null {
  const index = measureIndex(line);
  const curve = curvesOf(grid)[index];
  const piece = curve && pieceAt(curve, grid.subject.counts[index] ?? 0);
  if (!curve || !piece) return null;
  const { rate, low, high } = piece;
  const note = curve.note ?? piece.note ?? null;
  return { rate, low, high, pieces: curve.pieces, sales: curve.sales, note };
}

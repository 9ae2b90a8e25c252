import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import { adjustmentLines } from '@hearthline/domain/valuation/features';

export type SumRow = 'price' | 'time' | 'net' | 'gross' | 'adjusted' | 'weight' | 'use' | 'note';
export type RowKey = SumRow | AdjustmentLine;

const lines: ReadonlySet<string> = new Set(adjustmentLines);
export const isLine = (row: string): row is AdjustmentLine => lines.has(row);

export interface GridPlace {
  row: RowKey;
  /** Id of a comparable, or `head` for the name of the line. */
  column: string;
  cell: HTMLElement;
}

/** Where one is in the grid, read from the element itself. */
export function placeOf(element: Element | null): GridPlace | null {
  const cell = element?.closest<HTMLElement>('[data-row]');
  const { row, column } = cell?.dataset ?? {};
  return cell && row && column ? { row: row as RowKey, column, cell } : null;
}

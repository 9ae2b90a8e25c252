import type { QueryResult } from '@hearthline/contract/badges';
import { changeColumn, valueColumn } from '@hearthline/domain/badge/configuration';
import { parseAmount } from '@hearthline/domain/badge/number';

export type ResultCell = QueryResult['rows'][number][number];

const periodColumn = 0;
const recordsColumn = 3;

export interface PeriodRow {
  /** As the server wrote it: two days with a slash, or words. */
  period: string;
  value: number | null;
  change: number | null;
  records: number | null;
}

/** The columns that a badge can show, newest first as they came. */
export function parsePeriods({ rows }: QueryResult): PeriodRow[] {
  return rows.map((cells, row) => ({
    period: String(cells[periodColumn] ?? ''),
    value: parseAmount(rows, row, valueColumn),
    change: parseAmount(rows, row, changeColumn),
    records: parseAmount(rows, row, recordsColumn),
  }));
}

/** Two days of one period, where the cell holds them. */
export function daysIn(period: string): { from: string; to: string } | null {
  const match = /^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/.exec(period);
  return match?.[1] && match[2] ? { from: match[1], to: match[2] } : null;
}

import type { BadgeSymbol, BadgeSymbolPosition } from './configuration.ts';

/** One cell of what a query answered. */
export type Cell = number | string | null;

export interface Trend {
  direction: 'up' | 'down' | 'same';
  /** Without its sign: the arrow has it. */
  amount: number;
}

/** The number in a cell; null where the badge has to say that there is none. */
export function parseAmount(rows: readonly (readonly Cell[])[], row: number, column: number): number | null {
  const cell = rows[row]?.[column];
  if (cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')) return null;
  const amount = Number(cell);
  return Number.isFinite(amount) ? amount : null;
}

export function parseTrend(amount: number | null): Trend | null {
  if (amount === null) return null;
  return { direction: amount > 0 ? 'up' : amount < 0 ? 'down' : 'same', amount: Math.abs(amount) };
}

/** What stands before and after the number; the place that was chosen wins over the habit of the language. */
export function placeSymbol(
  symbol: BadgeSymbol | null,
  position: BadgeSymbolPosition,
): { before: string; after: string } {
  if (symbol === null || position === 'Hidden') return { before: '', after: '' };
  return position === 'Left' ? { before: symbol, after: '' } : { before: '', after: symbol };
}

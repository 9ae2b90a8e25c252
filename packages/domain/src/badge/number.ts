import type { Language } from '../language.ts';
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

/** French parts these from the number they follow. */
const partedInFrench: ReadonlySet<string> = new Set(['$', '%']);

/** What stands before and after the number: its place as it was chosen, its spacing as the language has it. */
export function placeSymbol(
  symbol: BadgeSymbol | null,
  position: BadgeSymbolPosition,
  language: Language,
): { before: string; after: string } {
  if (symbol === null || position === 'Hidden') return { before: '', after: '' };
  if (position === 'Left') return { before: symbol, after: '' };
  const space = language === 'fr' && partedInFrench.has(symbol) ? '\u00A0' : '';
  return { before: '', after: space + symbol };
}

import type { QueryResult, QueryUnit, ResultScope } from '@hearthline/contract/badges';
import type { BadgeConfiguration } from '@hearthline/domain/badge/configuration';
import { valueColumn } from '@hearthline/domain/badge/configuration';
import type { Trend } from '@hearthline/domain/badge/number';
import { parseAmount, parseTrend, placeSymbol } from '@hearthline/domain/badge/number';
import type { Format } from '@hearthline/format/format';

export interface BadgeValue {
  before: string;
  digits: string;
  after: string;
  /** As it is read out: `$1,482,350`. */
  whole: string;
}

/** Null where the badge has nothing to show. */
export function formatBadgeValue(
  configuration: BadgeConfiguration,
  result: QueryResult | null,
  format: Format,
): BadgeValue | null {
  const { val1RowIndex, val1ColIndex, symbol, symbolPosition } = configuration;
  const amount = parseAmount(result?.rows ?? [], val1RowIndex, val1ColIndex);
  if (amount === null) return null;
  const { before, after } = placeSymbol(symbol, symbolPosition, format.language);
  const digits = format.amount(amount);
  return { before, digits, after, whole: before + digits + after };
}

/** An amount with the symbol of the badge it belongs to. */
export function writeBadgeAmount(
  amount: number,
  { symbol, symbolPosition }: Pick<BadgeConfiguration, 'symbol' | 'symbolPosition'>,
  format: Format,
): string {
  const { before, after } = placeSymbol(symbol, symbolPosition, format.language);
  return `${before}${format.amount(amount)}${after}`;
}

/** What counts things or money moves by a share; a share, days or months move by as many of the same. */
export const unitsWithShares: ReadonlySet<QueryUnit> = new Set<QueryUnit>(['count', 'money', 'moneyPerArea']);

export interface BadgeTrend extends Trend {
  text: string;
}

/** A change in the words of its unit. */
export type StepWriter = (amount: number, unit: QueryUnit) => string;

export function formatBadgeTrend(
  { val2RowIndex, val2ColIndex }: BadgeConfiguration,
  result: QueryResult | null,
  unit: QueryUnit | undefined,
  format: Format,
  writeStep: StepWriter,
): BadgeTrend | null {
  const trend = parseTrend(parseAmount(result?.rows ?? [], val2RowIndex, val2ColIndex));
  if (!trend) return null;
  return { ...trend, text: unit ? writeStep(trend.amount, unit) : format.amount(trend.amount) };
}

/** The values of the periods, oldest first; those without one are left out. */
export function parseSeries(result: QueryResult | null): number[] {
  const named = result?.columnsNames.indexOf('value') ?? -1;
  const column = named < 0 ? valueColumn : named;
  const rows = result?.rows ?? [];
  return rows
    .map((_, row) => parseAmount(rows, row, column))
    .filter((value) => value !== null)
    .reverse();
}

/** Area, period, what else was chosen and on how few it rests, each with why it is not the board's. */
export function writeScope({ area, period, choices, sample }: ResultScope): string {
  const named = [area, period].map(({ text, note }) => (note === '' ? text : `${text}, ${note}`));
  return [...named, ...choices, sample].filter(Boolean).join(' · ');
}

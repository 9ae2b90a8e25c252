import type { QueryResult, QueryUnit } from '@hearthline/contract/badges';
import type { BadgeConfiguration } from '@hearthline/domain/badge/configuration';
import { valueColumn } from '@hearthline/domain/badge/configuration';
import type { Trend } from '@hearthline/domain/badge/number';
import { formatAmount, placeSymbol, readAmount, readTrend } from '@hearthline/domain/badge/number';
import { localeOf } from '@hearthline/format/language';

/** The house groups French thousands with the narrow space. */
function writeAmount(amount: number, language: string, isShort = false): string {
  return formatAmount(amount, localeOf(language), isShort).replaceAll(/(?<=\d)\u00A0(?=\d)/g, '\u202F');
}

export interface BadgeValue {
  before: string;
  digits: string;
  after: string;
  /** As it is read out and shown in full: `$1,482,350`. */
  whole: string;
}

/** Null where the badge has nothing to show. */
export function readValue(
  configuration: BadgeConfiguration,
  result: QueryResult | null,
  language: string,
  isShort: boolean,
): BadgeValue | null {
  const { val1RowIndex, val1ColIndex, symbol, symbolPosition } = configuration;
  const amount = readAmount(result?.rows ?? [], val1RowIndex, val1ColIndex);
  if (amount === null) return null;
  const { before, after } = placeSymbol(symbol, symbolPosition);
  return {
    before,
    digits: writeAmount(amount, language, isShort),
    after,
    whole: writeBadgeAmount(amount, configuration, language),
  };
}

/** An amount with the symbol of the badge it belongs to. */
export function writeBadgeAmount(
  amount: number,
  { symbol, symbolPosition }: Pick<BadgeConfiguration, 'symbol' | 'symbolPosition'>,
  language: string,
): string {
  const { before, after } = placeSymbol(symbol, symbolPosition);
  return `${before}${writeAmount(amount, language)}${after}`;
}

/** What counts things or money moves by a share; a share, days or months move by as many of the same. */
const unitsWithShares: ReadonlySet<QueryUnit> = new Set<QueryUnit>(['count', 'money', 'moneyPerArea']);

export interface BadgeTrend extends Trend {
  text: string;
}

export function readBadgeTrend(
  { val2RowIndex, val2ColIndex }: BadgeConfiguration,
  result: QueryResult | null,
  unit: QueryUnit | undefined,
  language: string,
): BadgeTrend | null {
  const trend = readTrend(readAmount(result?.rows ?? [], val2RowIndex, val2ColIndex));
  if (!trend) return null;
  const percent = language === 'fr' ? '\u00A0%' : '%';
  const sign = unit && unitsWithShares.has(unit) ? percent : '';
  return { ...trend, text: `${writeAmount(trend.amount, language)}${sign}` };
}

/** The values of the periods, oldest first; those without one are left out. */
export function readSeries(result: QueryResult | null): number[] {
  const named = result?.columnsNames.indexOf('value') ?? -1;
  const column = named < 0 ? valueColumn : named;
  const rows = result?.rows ?? [];
  return rows
    .map((_, row) => readAmount(rows, row, column))
    .filter((value) => value !== null)
    .reverse();
}

import type { QueryResult } from '@hearthline/contract/badges';
import { valueColumn } from '@hearthline/domain/badge/configuration';
import { readAmount } from '@hearthline/domain/badge/number';
import type { Format } from '@hearthline/format/format';

export interface ChartPeriod {
  /** Two days, or empty for what only is now. */
  period: string;
  value: number;
  records: number | null;
}

/** Oldest first; periods without a value are left out, because a column of nothing would say zero. */
export function readChartPeriods(result: QueryResult | null): ChartPeriod[] {
  if (!result) return [];
  const columnOf = (name: string) => result.columnsNames.indexOf(name);
  const [periodAt, recordsAt] = [columnOf('period'), columnOf('records')];
  const valueAt = columnOf('value') < 0 ? valueColumn : columnOf('value');
  return result.rows
    .flatMap((row, index) => {
      const value = readAmount(result.rows, index, valueAt);
      if (value === null) return [];
      const period = String(row[periodAt] ?? '');
      return [{ period, value, records: readAmount(result.rows, index, recordsAt) }];
    })
    .reverse();
}

/** A month by its name, anything else by its days; short ones for an axis say where it begins. */
export function namePeriod(period: string, format: Format, isShort = false): string {
  const [from = '', to = ''] = period.split('/');
  if (from === '' || to === '') return period;
  if (from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7))
    return isShort ? format.month(from) : format.monthYear(from);
  return isShort ? format.monthDay(from) : `${format.monthDay(from)} \u2013 ${format.monthDay(to)}`;
}

import { orderOf } from '../values/parse-date.ts';

/** What is known of a column's values after one look at all of them. */
export interface ColumnStats {
  samples: string[];
  /** Different values, the most frequent first; empty where there are too many to choose from. */
  values: { value: string; rows: number }[];
  dates: { dayFirst: number; monthFirst: number; both: number };
}

const sampleCount = 3;
const sampleLength = 80;
const valueLimit = 200;
const valueLength = 60;

/** Spelled with other capitals, it is the same value. */
export const valueKey = (value: string): string => value.trim().toLowerCase();

export function createStatsTaker(columnCount: number) {
  const columns = Array.from({ length: columnCount }, () => ({
    samples: new Set<string>(),
    values: new Map<string, { value: string; rows: number }>() as Map<
      string,
      { value: string; rows: number }
    > | null,
    dates: { dayFirst: 0, monthFirst: 0, both: 0 },
  }));

  function takeCell(index: number, text: string): void {
    const column = columns[index];
    if (!column || text === '') return;
    if (column.samples.size < sampleCount) column.samples.add(shorten(text));
    if (column.values) {
      const key = valueKey(text);
      const known = column.values.get(key);
      if (known) known.rows += 1;
      else if (column.values.size >= valueLimit || text.length > valueLength) column.values = null;
      else column.values.set(key, { value: text, rows: 1 });
    }
    const order = text.length <= 20 ? orderOf(text) : null;
    if (order) column.dates[order] += 1;
  }

  return {
    take: (cells: readonly string[]): void => {
      for (const [index, cell] of cells.entries()) takeCell(index, cell.trim());
    },
    finish: (): ColumnStats[] =>
      columns.map(({ samples, values, dates }) => ({
        samples: [...samples],
        values: [...(values?.values() ?? [])].toSorted((a, b) => b.rows - a.rows),
        dates,
      })),
  };
}

const shorten = (text: string): string =>
  text.length > sampleLength ? `${text.slice(0, sampleLength - 1)}…` : text;

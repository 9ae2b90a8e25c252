import type { Bits } from './bits.ts';
import { clearBit, createBits, grow, setBit } from './bits.ts';

/** A column of few different values: each row holds the number of its value, each value the set of its rows. */
export interface ValueColumn {
  /** 0 says that the row does not tell. */
  readonly codes: Uint16Array;
  /** By code; the first is never used. */
  readonly values: readonly string[];
  readonly rowsOfValue: readonly Bits[];
  set(row: number, value: string | null): void;
  find(value: string): Bits | undefined;
  resize(rows: number): void;
  state(): ValueColumnState;
}

export type ValueColumnState = Pick<ValueColumn, 'codes' | 'values' | 'rowsOfValue'>;

export function createValueColumn(initialRows: number, from?: ValueColumnState): ValueColumn {
  let capacity = initialRows;
  let codes = from?.codes ?? new Uint16Array(initialRows);
  const values = [...(from?.values ?? [''])];
  const rowsOfValue = [...(from?.rowsOfValue ?? [createBits(0)])];
  const codeOf = new Map(values.map((value, code) => [value, code] as const).slice(1));

  function codeFor(value: string): number {
    const known = codeOf.get(value);
    if (known !== undefined) return known;
    const code = values.length;
    values.push(value);
    rowsOfValue.push(createBits(capacity));
    codeOf.set(value, code);
    return code;
  }

  return {
    get codes() {
      return codes;
    },
    values,
    rowsOfValue,
    set: (row, value) => {
      const before = codes[row] as number;
      const after = value === null ? 0 : codeFor(value);
      if (before === after) return;
      if (before !== 0) clearBit(rowsOfValue[before] as Bits, row);
      if (after !== 0) setBit(rowsOfValue[after] as Bits, row);
      codes[row] = after;
    },
    find: (value) => {
      const code = codeOf.get(value);
      return code === undefined ? undefined : rowsOfValue[code];
    },
    resize: (rows) => {
      capacity = rows;
      const grown = new Uint16Array(rows);
      grown.set(codes);
      codes = grown;
      for (let code = 1; code < rowsOfValue.length; code += 1)
        rowsOfValue[code] = grow(rowsOfValue[code] as Bits, rows);
    },
    state: () => ({ codes, values, rowsOfValue }),
  };
}

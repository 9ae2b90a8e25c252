import type { RowIds } from './row-ids.ts';

/** All rows in the order of a key, equal keys in the order of their ids; kept in order while rows come and go. */
export interface RowOrder {
  /** All of them, as they stand at this moment. */
  rows(): Int32Array<ArrayBuffer>;
  /** The first position behind this key and id. */
  positionAfter(key: number, id: string): number;
  /** The keys of removed rows must still be the ones they were sorted by. */
  remove(rows: readonly number[]): void;
  insert(rows: readonly number[]): void;
  /** Where this row stands. */
  positionOf(row: number): number;
  /** The row at this position got another key: it goes where that belongs, and only what lies between is moved. */
  move(from: number): void;
  /** Begins anew with these, which come in the order of their ids. */
  fill(rows: Int32Array): void;
}

/** Key and row share the 53 bits that a number holds exactly. */
const rowSpan = 2 ** 17;
const largestKey = 2 ** 35;

export interface OrderKeys {
  /** The keys of this moment: they move to a larger array when the rows grow. */
  keys(): Float64Array;
  ids: Pick<RowIds, 'compareRows' | 'compareTo'>;
}

/** `from` is the order of rows that are there already. */
export function createRowOrder({ keys, ids }: OrderKeys, from = new Int32Array(0)): RowOrder {
  let order = from;
  let length = from.length;

  /** The first position between the two that does not lie before this key and the id that rows are compared with. */
  function positionOf(key: number, compareId: (row: number) => number, start = 0, end = length): number {
    const keyOf = keys();
    let low = start;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const row = order[middle] as number;
      const own = keyOf[row] as number;
      if (own < key || (own === key && compareId(row) < 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  const findRow = (row: number, start = 0, end = length) =>
    positionOf(keys()[row] as number, (other) => ids.compareRows(other, row), start, end);

  function reserve(size: number): void {
    if (size <= order.length) return;
    const grown = new Int32Array(Math.max(size, Math.ceil(order.length * 1.25)));
    grown.set(order);
    order = grown;
  }

  function sortRows(rows: readonly number[]): number[] {
    const keyOf = keys();
    return [...rows].sort((a, b) => (keyOf[a] as number) - (keyOf[b] as number) || ids.compareRows(a, b));
  }

  /** Many times faster than comparing one by one: the engine sorts plain numbers by itself. */
  function sortPacked(rows: Int32Array): Int32Array<ArrayBuffer> | null {
    const keyOf = keys();
    const packed = new Float64Array(rows.length);
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index] as number;
      const own = keyOf[row] as number;
      // What is not told stands at the end, beyond everything that is.
      const key = own === Number.MAX_SAFE_INTEGER ? largestKey : own;
      if (index >= rowSpan || !Number.isInteger(key) || Math.abs(own) === largestKey) return null;
      if (Math.abs(key) > largestKey) return null;
      // The position stands for the id, by which equal keys are ordered.
      packed[index] = key * rowSpan + index;
    }
    packed.sort();
    const sorted = new Int32Array(rows.length);
    for (let index = 0; index < packed.length; index += 1) {
      const value = packed[index] as number;
      sorted[index] = rows[value - Math.floor(value / rowSpan) * rowSpan] as number;
    }
    return sorted;
  }

  return {
    rows: () => order.subarray(0, length),
    positionAfter: (key, id) => {
      const position = positionOf(key, (row) => ids.compareTo(row, id));
      if (position === length) return position;
      const row = order[position] as number;
      return keys()[row] === key && ids.compareTo(row, id) === 0 ? position + 1 : position;
    },
    // From the front, so that each part of the order is moved once however many rows leave.
    remove: (rows) => {
      const positions = rows.map((row) => findRow(row)).sort((a, b) => a - b);
      const known = new Set(rows);
      for (const [index, position] of positions.entries()) {
        if (!known.has(order[position] as number))
          throw new Error('The order of the active index has lost a row');
        const next = positions[index + 1] ?? length;
        order.copyWithin(position - index, position + 1, next);
      }
      length -= positions.length;
    },
    // From the back, for the same reason.
    insert: (rows) => {
      const sorted = sortRows(rows);
      reserve(length + sorted.length);
      let end = length;
      for (let index = sorted.length - 1; index >= 0; index -= 1) {
        const row = sorted[index] as number;
        const position = findRow(row, 0, end);
        order.copyWithin(position + index + 1, position, end);
        order[position + index] = row;
        end = position;
      }
      length += sorted.length;
    },
    positionOf: (row) => findRow(row),
    move: (from) => {
      const row = order[from] as number;
      const before = findRow(row, 0, from);
      if (before < from) {
        order.copyWithin(before + 1, before, from);
        order[before] = row;
        return;
      }
      const behind = findRow(row, from + 1);
      order.copyWithin(from, from + 1, behind);
      order[behind - 1] = row;
    },
    fill: (rows) => {
      order = sortPacked(rows) ?? Int32Array.from(sortRows([...rows]));
      length = rows.length;
    },
  };
}

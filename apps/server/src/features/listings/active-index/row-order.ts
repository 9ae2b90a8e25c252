/** All rows in the order of a key, equal keys in the order of their ids; kept in order while rows come and go. */
export interface RowOrder {
  readonly length: number;
  rowAt(position: number): number;
  /** The first position behind this key and id. */
  positionAfter(key: number, id: string): number;
  /** The keys of removed rows must still be the ones they were sorted by. */
  remove(rows: readonly number[]): void;
  insert(rows: readonly number[]): void;
}

export interface OrderKeys {
  key(row: number): number;
  id(row: number): string;
}

/** From this many rows on it is cheaper to go through the whole order once. */
const batchFrom = 16;

export function createRowOrder({ key, id }: OrderKeys): RowOrder {
  let order = new Int32Array(1024);
  let length = 0;

  const isBefore = (row: number, otherKey: number, otherId: string) => {
    const own = key(row);
    return own < otherKey || (own === otherKey && id(row) < otherId);
  };
  const compare = (a: number, b: number) => key(a) - key(b) || (id(a) < id(b) ? -1 : 1);

  function positionOf(otherKey: number, otherId: string): number {
    let low = 0;
    let high = length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(order[middle] as number, otherKey, otherId)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function reserve(size: number): void {
    if (size <= order.length) return;
    const grown = new Int32Array(Math.max(size, order.length * 2));
    grown.set(order);
    order = grown;
  }

  function removeBatch(rows: readonly number[]): void {
    const gone = new Set(rows);
    let kept = 0;
    for (let position = 0; position < length; position += 1) {
      const row = order[position] as number;
      if (gone.has(row)) continue;
      order[kept] = row;
      kept += 1;
    }
    length = kept;
  }

  function insertBatch(rows: readonly number[]): void {
    const sorted = [...rows].sort(compare);
    reserve(length + sorted.length);
    let write = length + sorted.length - 1;
    let read = length - 1;
    for (let index = sorted.length - 1; index >= 0; index -= 1) {
      const row = sorted[index] as number;
      const rowKey = key(row);
      const rowId = id(row);
      while (read >= 0 && !isBefore(order[read] as number, rowKey, rowId)) {
        order[write] = order[read] as number;
        write -= 1;
        read -= 1;
      }
      order[write] = row;
      write -= 1;
    }
    length += sorted.length;
  }

  return {
    get length() {
      return length;
    },
    rowAt: (position) => order[position] as number,
    positionAfter: (otherKey, otherId) => {
      const position = positionOf(otherKey, otherId);
      if (position === length) return position;
      const row = order[position] as number;
      return key(row) === otherKey && id(row) === otherId ? position + 1 : position;
    },
    remove: (rows) => {
      if (rows.length >= batchFrom) return removeBatch(rows);
      for (const row of rows) {
        const position = positionOf(key(row), id(row));
        if (order[position] !== row) throw new Error('The order of the active index has lost a row');
        order.copyWithin(position, position + 1, length);
        length -= 1;
      }
    },
    insert: (rows) => {
      if (rows.length >= batchFrom) return insertBatch(rows);
      for (const row of rows) {
        reserve(length + 1);
        const position = positionOf(key(row), id(row));
        order.copyWithin(position + 1, position, length);
        order[position] = row;
        length += 1;
      }
    },
  };
}

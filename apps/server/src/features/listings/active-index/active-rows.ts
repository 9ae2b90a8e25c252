import { priceStepOf } from '@hearthline/domain/criteria/price-steps';
import { basementFeatures } from '@hearthline/domain/listing/vocabulary';
import type { CardSource } from '../search/listing-search.ts';
import { facetColumns, facetValueOf } from '../search/listing-search.ts';
import type { ActiveListing, NumberArray, NumberColumn, OrderColumn } from './active-columns.ts';
import { bands, createNumbers, keyOf, numberColumns, orderKeys } from './active-columns.ts';
import type { Bits } from './bits.ts';
import { clearBit, createBits, grow, rowsOf, setBit } from './bits.ts';
import { unpackCard } from './packed-card.ts';
import type { RowOrder } from './row-order.ts';
import { createRowOrder } from './row-order.ts';
import type { ValueColumn } from './value-column.ts';
import { createValueColumn } from './value-column.ts';

/** The columns of the listings on the market: typed arrays, value sets and orders, kept in step. */
export interface ActiveRows {
  readonly size: number;
  /** Rows are below this number; some of them may be empty. */
  readonly usedRows: number;
  /** How many rows the sets of this moment have room for. */
  readonly capacity: number;
  readonly alive: Bits;
  numbers(column: NumberColumn | OrderColumn): NumberArray;
  values(field: keyof typeof facetColumns): ValueColumn;
  /** The price histogram's bar of each row. */
  readonly priceBars: ValueColumn;
  readonly basement: Uint16Array;
  basementRows(feature: number): Bits;
  order(column: OrderColumn): RowOrder;
  idOf(row: number): string;
  addressOf(row: number): string;
  cardOf(row: number): CardSource;
  rowOf(id: string): number | undefined;
  /** Different boards may use the same number. */
  rowsOfNumber(mlsNumber: string): readonly number[];
  changedXidOf(id: string): string | undefined;
  /** Room for so many at once, instead of little by little while they come. */
  reserve(listings: number): void;
  /** Without keeping the orders, which makes many at once cheap; `orderAll` makes up for it. */
  load(listings: readonly ActiveListing[]): void;
  /** A step for each order: between them others may have their turn. */
  orderAll(): Generator<void>;
  /** Returns the rows whose content changed. */
  apply(upserts: readonly ActiveListing[], removedIds: readonly string[]): number[];
}

export function createActiveRows(): ActiveRows {
  let capacity = 1024;
  let size = 0;
  let nextRow = 0;
  let alive = createBits(capacity);
  let basement = new Uint16Array(capacity);
  const freeRows: number[] = [];
  const ids: string[] = [];
  const addresses: string[] = [];
  const mlsNumbers: string[] = [];
  const changedXids: string[] = [];
  const cards: string[] = [];
  const rowById = new Map<string, number>();
  const rowsByNumber = new Map<string, number[]>();
  const numbers = new Map<string, NumberArray>();
  for (const column of [...numberColumns, ...orderKeys]) numbers.set(column, createNumbers(column, capacity));
  const fields = Object.keys(facetColumns) as (keyof typeof facetColumns)[];
  const values = new Map(fields.map((field) => [field, createValueColumn(capacity)]));
  const priceBars = createValueColumn(capacity);
  const basementRows = basementFeatures.map(() => createBits(capacity));

  const numbersOf = (column: string) => numbers.get(column) as NumberArray;
  const orders = new Map(
    orderKeys.map((column) => [
      column,
      createRowOrder({ keys: () => numbersOf(column) as Float64Array, ids }),
    ]),
  );

  function growTo(rows: number): void {
    capacity = rows;
    for (const [column, array] of numbers) {
      const grown = createNumbers(column, rows);
      grown.set(array);
      numbers.set(column, grown);
    }
    for (const column of values.values()) column.resize(rows);
    priceBars.resize(rows);
    alive = grow(alive, rows);
    const grownBasement = new Uint16Array(rows);
    grownBasement.set(basement);
    basement = grownBasement;
    for (const [feature, bits] of basementRows.entries()) basementRows[feature] = grow(bits, rows);
  }

  function takeRow(): number {
    const free = freeRows.pop();
    if (free !== undefined) return free;
    if (nextRow === capacity) growTo(Math.ceil((capacity * 1.25) / 1024) * 1024);
    nextRow += 1;
    return nextRow - 1;
  }

  function write(row: number, { facts, card, address, changedXid }: ActiveListing): void {
    for (const column of numberColumns) numbersOf(column)[row] = facts[column] ?? Number.NaN;
    for (const column of orderKeys) numbersOf(column)[row] = keyOf(facts, column);
    for (const [low, high] of bands) openBand(numbersOf(low), numbersOf(high), row);
    for (const field of fields) {
      const value = facts[facetColumns[field]];
      (values.get(field) as ValueColumn).set(row, value === null ? null : facetValueOf(value));
    }
    priceBars.set(
      row,
      facts.price === null ? null : `${facts.offer}:${priceStepOf(facts.offer, facts.price)}`,
    );
    writeBasement(row, facts.basementBits);
    ids[row] = facts.id;
    addresses[row] = address;
    renumber(row, facts.mlsNumber.toUpperCase());
    changedXids[row] = changedXid;
    cards[row] = card;
    rowById.set(facts.id, row);
    setBit(alive, row);
  }

  function put(listing: ActiveListing): number {
    const known = rowById.get(listing.facts.id);
    const row = known ?? takeRow();
    if (known === undefined) size += 1;
    write(row, listing);
    return row;
  }

  function writeBasement(row: number, featureBits: number): void {
    basement[row] = featureBits;
    for (const [feature, bits] of basementRows.entries()) {
      if ((featureBits >> feature) & 1) setBit(bits, row);
      else clearBit(bits, row);
    }
  }

  function renumber(row: number, number: string): void {
    const before = mlsNumbers[row] ?? '';
    if (before === number) return;
    const others = rowsByNumber.get(before)?.filter((other) => other !== row) ?? [];
    if (others.length > 0) rowsByNumber.set(before, others);
    else rowsByNumber.delete(before);
    if (number !== '') rowsByNumber.set(number, [...(rowsByNumber.get(number) ?? []), row]);
    mlsNumbers[row] = number;
  }

  function erase(row: number): void {
    for (const array of numbers.values()) array[row] = Number.NaN;
    for (const column of values.values()) column.set(row, null);
    priceBars.set(row, null);
    writeBasement(row, 0);
    clearBit(alive, row);
    rowById.delete(ids[row] as string);
    renumber(row, '');
    ids[row] = '';
    addresses[row] = '';
    cards[row] = '';
    freeRows.push(row);
    size -= 1;
  }

  return {
    get size() {
      return size;
    },
    get usedRows() {
      return nextRow;
    },
    get capacity() {
      return capacity;
    },
    get alive() {
      return alive;
    },
    get basement() {
      return basement;
    },
    priceBars,
    numbers: numbersOf,
    values: (field) => values.get(field) as ValueColumn,
    basementRows: (feature) => basementRows[feature] as Bits,
    order: (column) => orders.get(column) as RowOrder,
    idOf: (row) => ids[row] as string,
    addressOf: (row) => addresses[row] as string,
    cardOf: (row) =>
      unpackCard(cards[row] as string, { id: ids[row] as string, address: addresses[row] as string }),
    rowOf: (id) => rowById.get(id),
    rowsOfNumber: (mlsNumber) => rowsByNumber.get(mlsNumber.toUpperCase()) ?? [],
    changedXidOf: (id) => {
      const row = rowById.get(id);
      return row === undefined ? undefined : changedXids[row];
    },
    reserve: (listings) => {
      const wanted = Math.ceil((listings * 1.05) / 1024) * 1024;
      if (wanted > capacity) growTo(wanted);
    },
    load: (listings) => {
      for (const listing of listings) put(listing);
    },
    *orderAll() {
      const byId = rowsOf(alive);
      const isBefore = (a: number, b: number) => (ids[a] as string) < (ids[b] as string);
      // They come in the order of their ids, unless a first filling broke off half-way.
      if (byId.some((row, index) => index > 0 && isBefore(row, byId[index - 1] as number)))
        byId.sort((a, b) => (isBefore(a, b) ? -1 : 1));
      yield;
      for (const order of orders.values()) {
        order.fill(byId);
        yield;
      }
    },
    apply: (upserts, removedIds) => {
      const leaving = [...new Set(removedIds.flatMap((id) => rowById.get(id) ?? []))];
      const moves = [...orders].map(([column, order]) => {
        // Most changes touch a key or two; the orders of the others stay as they are.
        const moving = upserts.filter(({ facts }) => {
          const row = rowById.get(facts.id);
          return row === undefined || keyOf(facts, column) !== numbersOf(column)[row];
        });
        const known = moving.flatMap(({ facts }) => rowById.get(facts.id) ?? []);
        order.remove([...new Set([...leaving, ...known])]);
        return { order, moving };
      });
      for (const row of leaving) erase(row);
      const written = upserts.map(put);
      for (const { order, moving } of moves)
        order.insert(moving.map(({ facts }) => rowById.get(facts.id) as number));
      return [...leaving, ...written];
    },
  };
}

function openBand(low: NumberArray, high: NumberArray, row: number): void {
  const isLowKnown = !Number.isNaN(low[row] as number);
  const isHighKnown = !Number.isNaN(high[row] as number);
  if (isLowKnown === isHighKnown) return;
  if (isLowKnown) high[row] = Number.POSITIVE_INFINITY;
  else low[row] = Number.NEGATIVE_INFINITY;
}

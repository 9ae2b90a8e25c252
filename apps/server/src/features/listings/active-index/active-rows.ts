import { priceStepOf } from '@hearthline/domain/criteria/price-steps';
import { basementFeatures } from '@hearthline/domain/listing/vocabulary';
import type { CardSource } from '../search/listing-search.ts';
import { facetColumns, facetValueOf } from '../search/listing-search.ts';
import type { ActiveListing, NumberArray, NumberColumn, OrderColumn } from './active-columns.ts';
import { bands, createNumbers, keyOf, numberColumns, openBand, orderKeys } from './active-columns.ts';
import type { Bits } from './bits.ts';
import { clearBit, createBits, grow, rowsOf, setBit } from './bits.ts';
import { unpackCard } from './packed-card.ts';
import type { RowHashState } from './row-hash.ts';
import { createRowHash, hashOfText } from './row-hash.ts';
import type { RowIds, RowIdsState } from './row-ids.ts';
import { createRowIds } from './row-ids.ts';
import type { RowOrder } from './row-order.ts';
import { createRowOrder } from './row-order.ts';
import type { RowTextsState } from './row-texts.ts';
import { createRowTexts } from './row-texts.ts';
import type { ValueColumn, ValueColumnState } from './value-column.ts';
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
  readonly ids: Pick<RowIds, 'idOf' | 'rowOf' | 'compareRows' | 'compareTo'>;
  addressOf(row: number): string;
  cardOf(row: number): CardSource;
  /** Different boards may use the same number. */
  rowsOfNumber(mlsNumber: string): readonly number[];
  changedXidOf(id: string): string | undefined;
  /** Room for so many at once, instead of little by little while they come. */
  reserve(listings: number): void;
  /** Without keeping the orders, which makes many at once cheap; `orderAll` makes up for it. */
  load(listings: readonly ActiveListing[]): void;
  orderAll(): void;
  state(): ActiveRowsState;
  /** Returns the rows whose content changed. */
  apply(upserts: readonly ActiveListing[], removedIds: readonly string[]): number[];
}

/** Everything there is to the rows, in a form that one thread can hand to another. */
export interface ActiveRowsState {
  capacity: number;
  size: number;
  nextRow: number;
  freeRows: number[];
  alive: Bits;
  basement: Uint16Array;
  basementRows: Bits[];
  changedXids: BigUint64Array;
  ids: RowIdsState;
  byNumber: RowHashState;
  addresses: RowTextsState;
  cards: RowTextsState;
  numbers: Map<string, NumberArray>;
  values: Map<string, ValueColumnState>;
  priceBars: ValueColumnState;
  orders: Map<string, Int32Array<ArrayBuffer>>;
}

export function createActiveRows(from?: ActiveRowsState): ActiveRows {
  let capacity = from?.capacity ?? 1024;
  let size = from?.size ?? 0;
  let nextRow = from?.nextRow ?? 0;
  let alive = from?.alive ?? createBits(capacity);
  let basement = from?.basement ?? new Uint16Array(capacity);
  let changedXids = from?.changedXids ?? new BigUint64Array(capacity);
  const freeRows = [...(from?.freeRows ?? [])];
  const ids = createRowIds(capacity, from?.ids);
  const byNumber = createRowHash(capacity, from?.byNumber);
  const addresses = createRowTexts(capacity, from?.addresses);
  const cards = createRowTexts(capacity, from?.cards);
  const numbers = new Map<string, NumberArray>(
    [...numberColumns, ...orderKeys].map((column) => [
      column,
      from?.numbers.get(column) ?? createNumbers(column, capacity),
    ]),
  );
  const fields = Object.keys(facetColumns) as (keyof typeof facetColumns)[];
  const values = new Map(
    fields.map((field) => [field, createValueColumn(capacity, from?.values.get(field))]),
  );
  const priceBars = createValueColumn(capacity, from?.priceBars);
  const basementRows = from?.basementRows ?? basementFeatures.map(() => createBits(capacity));

  const numbersOf = (column: string) => numbers.get(column) as NumberArray;
  const orders = new Map(
    orderKeys.map((column) => [
      column,
      createRowOrder({ keys: () => numbersOf(column) as Float64Array, ids }, from?.orders.get(column)),
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
    const grownXids = new BigUint64Array(rows);
    grownXids.set(changedXids);
    changedXids = grownXids;
    for (const column of [ids, byNumber, addresses, cards]) column.resize(rows);
    for (const [feature, bits] of basementRows.entries()) basementRows[feature] = grow(bits, rows);
  }

  function takeRow(): number {
    const free = freeRows.pop();
    if (free !== undefined) return free;
    if (nextRow === capacity) growTo(Math.ceil((capacity * 1.25) / 1024) * 1024);
    nextRow += 1;
    return nextRow - 1;
  }

  function write(row: number, { facts, changedXid }: ActiveListing): void {
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
    byNumber.put(row, hashOfText(facts.mlsNumber.toUpperCase()));
    changedXids[row] = BigInt(changedXid);
    setBit(alive, row);
  }

  function put(listing: ActiveListing): number {
    const known = ids.rowOf(listing.facts.id);
    const row = known ?? takeRow();
    if (known === undefined) {
      size += 1;
      ids.set(row, listing.facts.id);
    } else byNumber.remove(row);
    write(row, listing);
    return row;
  }

  const cardOf = (row: number) =>
    unpackCard(cards.get(row), { id: ids.idOf(row), address: addresses.get(row) });

  function writeBasement(row: number, featureBits: number): void {
    basement[row] = featureBits;
    for (const [feature, bits] of basementRows.entries()) {
      if ((featureBits >> feature) & 1) setBit(bits, row);
      else clearBit(bits, row);
    }
  }

  function erase(row: number): void {
    for (const array of numbers.values()) array[row] = Number.NaN;
    for (const column of values.values()) column.set(row, null);
    priceBars.set(row, null);
    writeBasement(row, 0);
    clearBit(alive, row);
    byNumber.remove(row);
    ids.clear(row);
    addresses.clear(row);
    cards.clear(row);
    freeRows.push(row);
    size -= 1;
  }

  /** By far the most frequent change, and the one that somebody may be waiting for. */
  function changeOne(row: number, listing: ActiveListing): void {
    const moves: { order: RowOrder; from: number }[] = [];
    for (const [column, order] of orders)
      if (keyOf(listing.facts, column) !== numbersOf(column)[row])
        moves.push({ order, from: order.positionOf(row) });
    put(listing);
    addresses.set(row, listing.address);
    cards.set(row, listing.card);
    for (const { order, from } of moves) order.move(from);
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
    ids,
    addressOf: addresses.get,
    cardOf,
    rowsOfNumber: (mlsNumber) => {
      const wanted = mlsNumber.toUpperCase();
      return byNumber
        .candidates(hashOfText(wanted))
        .filter((row) => cardOf(row).mlsNumber.toUpperCase() === wanted);
    },
    changedXidOf: (id) => {
      const row = ids.rowOf(id);
      return row === undefined ? undefined : String(changedXids[row]);
    },
    reserve: (listings) => {
      const wanted = Math.ceil((listings * 1.25) / 1024) * 1024;
      if (wanted > capacity) growTo(wanted);
    },
    load: (listings) => {
      for (const listing of listings) {
        const row = put(listing);
        addresses.store(row, listing.address);
        cards.store(row, listing.card);
      }
    },
    orderAll: () => {
      const byId = rowsOf(alive);
      // They come in the order of their ids, unless a first filling broke off half-way.
      if (byId.some((row, index) => index > 0 && ids.compareRows(row, byId[index - 1] as number) < 0))
        byId.sort(ids.compareRows);
      for (const order of orders.values()) order.fill(byId);
    },
    state: () => ({
      capacity,
      size,
      nextRow,
      freeRows,
      alive,
      basement,
      basementRows,
      changedXids,
      ids: ids.state(),
      byNumber: byNumber.state(),
      addresses: addresses.state(),
      cards: cards.state(),
      numbers,
      values: new Map([...values].map(([field, column]) => [field, column.state()])),
      priceBars: priceBars.state(),
      orders: new Map([...orders].map(([column, order]) => [column, order.rows()])),
    }),
    apply: (upserts, removedIds) => {
      const [only, ...others] = upserts;
      const known = only && ids.rowOf(only.facts.id);
      if (only && known !== undefined && others.length === 0 && removedIds.length === 0) {
        changeOne(known, only);
        return [known];
      }
      const leaving = [...new Set(removedIds.flatMap((id) => ids.rowOf(id) ?? []))];
      const moves = [...orders].map(([column, order]) => {
        // Most changes touch a key or two; the orders of the others stay as they are.
        const moving = upserts.filter(({ facts }) => {
          const row = ids.rowOf(facts.id);
          return row === undefined || keyOf(facts, column) !== numbersOf(column)[row];
        });
        const known = moving.flatMap(({ facts }) => ids.rowOf(facts.id) ?? []);
        order.remove([...new Set([...leaving, ...known])]);
        return { order, moving };
      });
      for (const row of leaving) erase(row);
      const written = upserts.map((listing) => {
        const row = put(listing);
        addresses.set(row, listing.address);
        cards.set(row, listing.card);
        return row;
      });
      for (const { order, moving } of moves)
        order.insert(moving.map(({ facts }) => ids.rowOf(facts.id) as number));
      return [...leaving, ...written];
    },
  };
}

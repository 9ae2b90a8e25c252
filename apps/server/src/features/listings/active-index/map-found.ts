import type { MapCell } from '@hearthline/domain/criteria/map-cells';
import { worldSize } from '@hearthline/domain/geo';
import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';
import type { MapWindow, PinSource } from '../search/listing-search.ts';
import type { ActiveRows } from './active-rows.ts';
import type { Bits } from './bits.ts';
import { hasBit, rowsOf } from './bits.ts';

/** Found rows in the window: from west to east where few lie between its edges, else row by row. */
function rowsInWindow(rows: ActiveRows, found: Bits, window: MapWindow): Int32Array {
  const { minX, minY, maxX, maxY } = window;
  const xs = rows.numbers('worldX');
  const ys = rows.numbers('worldY');
  const order = rows.order('westKey');
  const from = order.positionAfter(minX, '');
  const to = order.positionAfter(maxX + 1, '');
  if ((to - from) * 2 < rows.size) {
    const between = order.rows().slice(from, to);
    let count = 0;
    for (let index = 0; index < between.length; index += 1) {
      const row = between[index] as number;
      const y = ys[row] as number;
      if (y >= minY && y <= maxY && hasBit(found, row)) between[count++] = row;
    }
    return between.subarray(0, count);
  }
  const all = rowsOf(found);
  let count = 0;
  for (let index = 0; index < all.length; index += 1) {
    const row = all[index] as number;
    const x = xs[row] as number;
    const y = ys[row] as number;
    if (x >= minX && x <= maxX && y >= minY && y <= maxY) all[count++] = row;
  }
  return all.subarray(0, count);
}

/** Up to here every cell of the window has a place of its own; beyond, only those that hold something. */
const densestGrid = 16_384;
/** Count, sum of x and y, least x and y, greatest x and y, first row. */
const figuresPerCell = 8;

export function cellsOf(rows: ActiveRows, found: Bits, window: MapWindow, shift: number): MapCell[] {
  const shown = rowsInWindow(rows, found, window);
  const xs = rows.numbers('worldX');
  const ys = rows.numbers('worldY');
  const firstX = Math.max(0, window.minX) >> shift;
  const firstY = Math.max(0, window.minY) >> shift;
  const width = (Math.min(worldSize - 1, window.maxX) >> shift) - firstX + 1;
  const height = (Math.min(worldSize - 1, window.maxY) >> shift) - firstY + 1;
  const isDense = width * height <= densestGrid;
  const size = isDense ? Math.max(0, width * height) : shown.length;
  const sparse = new Map<number, number>();
  // Side by side in one plain array: a cell's figures are read and written for every home in it.
  const sums = new Float64Array(size * figuresPerCell);
  for (let index = 0; index < shown.length; index += 1) {
    const row = shown[index] as number;
    const x = (xs[row] as number) | 0;
    const y = (ys[row] as number) | 0;
    let slot = ((y >> shift) - firstY) * width + ((x >> shift) - firstX);
    if (!isDense) {
      const known = sparse.get(slot) ?? sparse.size;
      if (known === sparse.size) sparse.set(slot, known);
      slot = known;
    }
    const at = slot * figuresPerCell;
    const before = sums[at] as number;
    sums[at] = before + 1;
    sums[at + 1] = (sums[at + 1] as number) + x;
    sums[at + 2] = (sums[at + 2] as number) + y;
    if (before === 0) {
      sums[at + 3] = sums[at + 5] = x;
      sums[at + 4] = sums[at + 6] = y;
      sums[at + 7] = row;
      continue;
    }
    if (x < (sums[at + 3] as number)) sums[at + 3] = x;
    else if (x > (sums[at + 5] as number)) sums[at + 5] = x;
    if (y < (sums[at + 4] as number)) sums[at + 4] = y;
    else if (y > (sums[at + 6] as number)) sums[at + 6] = y;
  }
  const cells: MapCell[] = [];
  for (let at = 0; at < sums.length; at += figuresPerCell) {
    const figure = (offset: number) => sums[at + offset] as number;
    const count = figure(0);
    if (count === 0) continue;
    cells.push({
      cellX: figure(3) >> shift,
      cellY: figure(4) >> shift,
      count,
      sumX: figure(1),
      sumY: figure(2),
      minX: figure(3),
      minY: figure(4),
      maxX: figure(5),
      maxY: figure(6),
      onlyId: count === 1 ? rows.ids.idOf(figure(7)) : null,
    });
  }
  return cells;
}

/** What the window shows, in the order of their ids. */
export function pinsIn(rows: ActiveRows, found: Bits, window: MapWindow): number[] {
  // Rows have almost the order of their ids, and sorting what is almost sorted costs little more than a look at it.
  const byRow = [...rowsInWindow(rows, found, window).sort()];
  return byRow.sort(rows.ids.compareRows);
}

export function pinOf(rows: ActiveRows, row: number): PinSource {
  const price = rows.numbers('price')[row] as number;
  const marketDay = rows.numbers('marketDay')[row] as number;
  const codes = rows.values('code');
  return {
    id: rows.ids.idOf(row),
    worldX: rows.numbers('worldX')[row] as number,
    worldY: rows.numbers('worldY')[row] as number,
    price: Number.isNaN(price) ? null : price,
    status: 'active',
    code: codes.values[codes.codes[row] as number] as LifecycleCode,
    marketDay: Number.isNaN(marketDay) ? null : marketDay,
    address: rows.addressOf(row),
  };
}

import type { Page, PageRequest } from '../search/listing-search.ts';
import { sortColumns } from '../search/listing-search.ts';
import type { ActiveRows } from './active-rows.ts';
import type { Bits } from './bits.ts';
import { countBits, hasBit, rowsOf } from './bits.ts';
import { selectNth } from './select-nth.ts';

/** Up to here it is cheaper to look at everything that was found than to walk through the market in its order. */
const selectUpTo = 30_000;

export function pageOf(rows: ActiveRows, found: Bits, { sort, after, limit }: PageRequest): Page {
  const total = countBits(found);
  const column = sortColumns[sort];
  const picked = total <= selectUpTo ? pickSelecting() : pickWalking();
  const page = picked.slice(0, limit);
  const last = page.at(-1);
  return {
    total,
    cards: page.map((row) => rows.cardOf(row)),
    next:
      picked.length > limit && last !== undefined
        ? { key: rows.numbers(column)[last] as number, id: rows.ids.idOf(last) }
        : null,
  };

  /** Finds the key of the last one that is wanted, then sorts only what does not lie behind it. */
  function pickSelecting(): number[] {
    const keys = rows.numbers(column);
    const ahead = rowsOf(found, total);
    const keysAhead = new Float64Array(total);
    let count = 0;
    for (let index = 0; index < total; index += 1) {
      const row = ahead[index] as number;
      const key = keys[row] as number;
      if (after && (key < after.key || (key === after.key && rows.ids.compareTo(row, after.id) <= 0)))
        continue;
      ahead[count] = row;
      keysAhead[count] = key;
      count += 1;
    }
    if (count === 0) return [];
    const lastKey = selectNth(keysAhead.subarray(0, count), Math.min(limit, count - 1));
    const wanted: number[] = [];
    for (let index = 0; index < count; index += 1)
      if ((keys[ahead[index] as number] as number) <= lastKey) wanted.push(ahead[index] as number);
    return wanted
      .sort((a, b) => (keys[a] as number) - (keys[b] as number) || rows.ids.compareRows(a, b))
      .slice(0, limit + 1);
  }

  function pickWalking(): number[] {
    const order = rows.order(column);
    const ordered = order.rows();
    const walked: number[] = [];
    let position = after ? order.positionAfter(after.key, after.id) : 0;
    for (; position < ordered.length && walked.length <= limit; position += 1) {
      const row = ordered[position] as number;
      if (hasBit(found, row)) walked.push(row);
    }
    return walked;
  }
}

import type { FacetField, Facets } from '@hearthline/contract/listings';
import { facetFields } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { dayOf } from '@hearthline/domain/criteria/facts';
import type { MapCell } from '@hearthline/domain/criteria/map-cells';
import { priceSteps } from '@hearthline/domain/criteria/price-steps';
import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';
import { basementFeatures } from '@hearthline/domain/listing/vocabulary';
import type {
  ListingSearch,
  MapWindow,
  PageRequest,
  PinSource,
  SearchContext,
} from '../search/listing-search.ts';
import { sortColumns } from '../search/listing-search.ts';
import type { ActiveListing, ActiveRows } from './active-rows.ts';
import { createActiveRows } from './active-rows.ts';
import type { Bits } from './bits.ts';
import { clearBit, countBits, countShared, hasBit, intersect, rowsOf, setBit } from './bits.ts';
import type { FieldQuery } from './field-sets.ts';
import { fieldQueries } from './field-sets.ts';
import { medianOf } from './median.ts';
import type { ValueColumn } from './value-column.ts';

export interface ActiveIndex extends ListingSearch {
  readonly size: number;
  apply(upserts: readonly ActiveListing[], removedIds: readonly string[]): void;
  changedXidOf(id: string): string | undefined;
}

/** Kept sets; a page, its counts and its map ask for the same ones, and so does the next change of a criterion. */
const keptSets = 256;
/** Up to here it is cheaper to sort what was found than to walk through the whole market. */
const sortUpTo = 1_024;

interface KeptSet {
  bits: Bits;
  passes: FieldQuery['passes'];
}

/** The listings on the market in typed arrays and bit sets, for answers in well under a millisecond. */
export function createActiveIndex(): ActiveIndex {
  const rows = createActiveRows();
  const kept = new Map<string, KeptSet>();

  function setOf(query: FieldQuery): Bits {
    if (query.cacheKey === null) return query.find();
    const known = kept.get(query.cacheKey);
    if (known) {
      kept.delete(query.cacheKey);
      kept.set(query.cacheKey, known);
      return known.bits;
    }
    const bits = query.find();
    kept.set(query.cacheKey, { bits, passes: query.passes });
    if (kept.size > keptSets) kept.delete(kept.keys().next().value as string);
    return bits;
  }

  function select(criteria: Criteria, context: SearchContext): Selection {
    if (!criteria.status.includes('active')) return emptySelection(rows);
    const queries = fieldQueries(rows, criteria, context);
    return createSelection(
      queries.map(({ field }) => field),
      [...queries.map(setOf), rows.alive],
    );
  }

  return {
    get size() {
      return rows.size;
    },
    changedXidOf: rows.changedXidOf,
    apply: (upserts, removedIds) => {
      const capacity = rows.capacity;
      const changed = rows.apply(upserts, removedIds);
      if (rows.capacity !== capacity) return kept.clear();
      for (const { bits, passes } of kept.values()) {
        for (const row of changed) {
          if (hasBit(rows.alive, row) && passes(row)) setBit(bits, row);
          else clearBit(bits, row);
        }
      }
    },
    count: async (criteria, context) => countBits(select(criteria, context).all()),
    countNewer: async (criteria, afterSecond, context) => {
      const found = select(criteria, context).all();
      const order = rows.order('newestKey');
      const keys = rows.numbers('newestKey');
      let count = 0;
      for (let position = 0; position < order.length; position += 1) {
        const row = order.rowAt(position);
        if ((keys[row] as number) >= -afterSecond) break;
        if (hasBit(found, row)) count += 1;
      }
      return count;
    },
    page: async (request, context) => pageOf(rows, select(request.criteria, context).all(), request),
    facets: async (criteria, context) => facetsOf(rows, select(criteria, context), criteria),
    figures: async (criteria, context) =>
      figuresOf(rows, select(criteria, context).all(), dayOf(context.today)),
    cells: async (criteria, window, shift, context) =>
      cellsOf(rows, select(criteria, context).all(), window, shift),
    pins: async (criteria, window, limit, context) =>
      pinsIn(rows, select(criteria, context).all(), window)
        .slice(0, limit)
        .map((row) => pinOf(rows, row)),
    pinsById: async (ids) => ids.flatMap((id) => rows.rowOf(id) ?? []).map((row) => pinOf(rows, row)),
    newestChange: async () => {
      const order = rows.order('changedKey');
      return order.length === 0 ? null : -(rows.numbers('changedKey')[order.rowAt(0)] as number);
    },
  };
}

/** The sets of all fields in use, and what is left when one of them is ignored. */
interface Selection {
  all(): Bits;
  without(field: string): Bits;
}

function createSelection(fields: readonly string[], sets: readonly Bits[]): Selection {
  let all: Bits | undefined;
  const allOf = () => {
    all ??= intersect(sets);
    return all;
  };
  return {
    all: allOf,
    without: (field) => {
      const ignored = fields.indexOf(field);
      return ignored < 0 ? allOf() : intersect(sets.filter((_, index) => index !== ignored));
    },
  };
}

function emptySelection(rows: ActiveRows): Selection {
  const none = new Uint32Array(rows.alive.length);
  return { all: () => none, without: () => none };
}

function pageOf(rows: ActiveRows, found: Bits, { sort, after, limit }: PageRequest) {
  const total = countBits(found);
  const column = sortColumns[sort];
  const picked = total <= sortUpTo ? pickSorted() : pickWalking();
  const page = picked.slice(0, limit);
  const last = page.at(-1);
  return {
    total,
    cards: page.map((row) => rows.cardOf(row)),
    next:
      picked.length > limit && last !== undefined
        ? { key: rows.numbers(column)[last] as number, id: rows.idOf(last) }
        : null,
  };

  function pickSorted(): number[] {
    const keys = rows.numbers(column);
    const isAfter = (row: number) => {
      const key = keys[row] as number;
      return !after || key > after.key || (key === after.key && rows.idOf(row) > after.id);
    };
    return [...rowsOf(found, total)]
      .filter(isAfter)
      .sort((a, b) => (keys[a] as number) - (keys[b] as number) || (rows.idOf(a) < rows.idOf(b) ? -1 : 1))
      .slice(0, limit + 1);
  }

  function pickWalking(): number[] {
    const order = rows.order(column);
    const walked: number[] = [];
    let position = after ? order.positionAfter(after.key, after.id) : 0;
    for (; position < order.length && walked.length <= limit; position += 1) {
      const row = order.rowAt(position);
      if (hasBit(found, row)) walked.push(row);
    }
    return walked;
  }
}

function facetsOf(rows: ActiveRows, selection: Selection, criteria: Criteria): Facets {
  const all = selection.all();
  const total = countBits(all);
  const allRows = rowsOf(all, total);
  const baseOf = (field: string) => {
    const base = selection.without(field);
    return base === all ? { base, found: allRows } : { base, found: rowsOf(base) };
  };
  const counts = Object.fromEntries(
    facetFields.map((field): [FacetField, Record<string, number>] => {
      const { base, found } = baseOf(field);
      return [
        field,
        field === 'basement' ? countBasement(rows, base) : countValues(rows.values(field), base, found),
      ];
    }),
  ) as Facets['counts'];

  const { base, found } = baseOf('price');
  const bars = countValues(rows.priceBars, base, found);
  const steps = priceSteps[criteria.offer];
  return {
    counts,
    prices: {
      steps: [...steps],
      counts: Array.from({ length: steps.length + 1 }, (_, bar) => bars[`${criteria.offer}:${bar}`] ?? 0),
    },
  };
}

function countValues(column: ValueColumn, base: Bits, found: Int32Array): Record<string, number> {
  const { codes, values, rowsOfValue } = column;
  const counts: Record<string, number> = {};
  // Going through what was found costs a step a row, comparing sets a step per 32 rows of the market and value.
  if (found.length < base.length * values.length) {
    const tally = new Uint32Array(values.length);
    for (let index = 0; index < found.length; index += 1) {
      const code = codes[found[index] as number] as number;
      tally[code] = (tally[code] as number) + 1;
    }
    for (let code = 1; code < values.length; code += 1) {
      const count = tally[code] as number;
      if (count > 0) counts[values[code] as string] = count;
    }
    return counts;
  }
  for (let code = 1; code < values.length; code += 1) {
    const count = countShared(base, rowsOfValue[code] as Bits);
    if (count > 0) counts[values[code] as string] = count;
  }
  return counts;
}

function countBasement(rows: ActiveRows, base: Bits): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [feature, name] of basementFeatures.entries()) {
    const count = countShared(base, rows.basementRows(feature));
    if (count > 0) counts[name] = count;
  }
  return counts;
}

function figuresOf(rows: ActiveRows, found: Bits, today: number) {
  const foundRows = rowsOf(found);
  const prices = rows.numbers('price');
  const marketDays = rows.numbers('marketDay');
  const listDays = rows.numbers('listDay');
  const changedDays = rows.numbers('priceChangedDay');
  const knownPrices = new Float64Array(foundRows.length);
  const ages = new Float64Array(foundRows.length);
  let priceCount = 0;
  let ageCount = 0;
  let newThisWeek = 0;
  let priceChanged = 0;
  for (const row of foundRows) {
    const price = prices[row] as number;
    const marketDay = marketDays[row] as number;
    if (!Number.isNaN(price)) knownPrices[priceCount++] = price;
    if (!Number.isNaN(marketDay)) ages[ageCount++] = Math.max(0, today - marketDay);
    if ((listDays[row] as number) >= today - 7) newThisWeek += 1;
    if ((changedDays[row] as number) >= today - 7) priceChanged += 1;
  }
  return {
    medianPrice: medianOf(knownPrices.subarray(0, priceCount)),
    medianDaysOnMarket: medianOf(ages.subarray(0, ageCount)),
    newThisWeek,
    priceChanged,
  };
}

function cellsOf(rows: ActiveRows, found: Bits, window: MapWindow, shift: number): MapCell[] {
  const xs = rows.numbers('worldX');
  const ys = rows.numbers('worldY');
  const size = 2 ** shift;
  const cells = new Map<number, MapCell>();
  for (const row of rowsOf(found)) {
    const x = xs[row] as number;
    const y = ys[row] as number;
    if (!(x >= window.minX && x <= window.maxX && y >= window.minY && y <= window.maxY)) continue;
    const cellX = Math.floor(x / size);
    const cellY = Math.floor(y / size);
    const place = cellY * 2 ** 28 + cellX;
    const cell = cells.get(place);
    if (!cell) {
      cells.set(place, {
        cellX,
        cellY,
        count: 1,
        sumX: x,
        sumY: y,
        minX: x,
        minY: y,
        maxX: x,
        maxY: y,
        onlyId: rows.idOf(row),
      });
      continue;
    }
    cell.count += 1;
    cell.onlyId = null;
    cell.sumX += x;
    cell.sumY += y;
    if (x < cell.minX) cell.minX = x;
    if (x > cell.maxX) cell.maxX = x;
    if (y < cell.minY) cell.minY = y;
    if (y > cell.maxY) cell.maxY = y;
  }
  return [...cells.values()];
}

/** What the window shows, in the order of their ids. */
function pinsIn(rows: ActiveRows, found: Bits, window: MapWindow): number[] {
  const xs = rows.numbers('worldX');
  const ys = rows.numbers('worldY');
  const inWindow: number[] = [];
  for (const row of rowsOf(found)) {
    const x = xs[row] as number;
    const y = ys[row] as number;
    if (x >= window.minX && x <= window.maxX && y >= window.minY && y <= window.maxY) inWindow.push(row);
  }
  return inWindow.sort((a, b) => (rows.idOf(a) < rows.idOf(b) ? -1 : 1));
}

function pinOf(rows: ActiveRows, row: number): PinSource {
  const price = rows.numbers('price')[row] as number;
  const marketDay = rows.numbers('marketDay')[row] as number;
  const codes = rows.values('code');
  return {
    id: rows.idOf(row),
    worldX: rows.numbers('worldX')[row] as number,
    worldY: rows.numbers('worldY')[row] as number,
    price: Number.isNaN(price) ? null : price,
    status: 'active',
    code: codes.values[codes.codes[row] as number] as LifecycleCode,
    marketDay: Number.isNaN(marketDay) ? null : marketDay,
    address: rows.addressOf(row),
  };
}

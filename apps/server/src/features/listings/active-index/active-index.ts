import { toDayNumber } from '@hearthline/domain/calendar';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { ListingSearch, SearchContext } from '../search/listing-search.ts';
import type { ActiveListing } from './active-columns.ts';
import type { ActiveRowsState } from './active-rows.ts';
import { createActiveRows } from './active-rows.ts';
import type { Bits } from './bits.ts';
import { clearBit, hasBit, rowsOf, setBit } from './bits.ts';
import { facetsOf, figuresOf } from './count-found.ts';
import type { FieldQuery } from './field-query.ts';
import { fieldQueries } from './field-sets.ts';
import { cellsOf, pinOf, pinsIn } from './map-found.ts';
import { pageOf } from './pick-page.ts';
import type { Selection } from './selection.ts';
import { createSelection, emptySelection } from './selection.ts';

export interface ActiveIndex extends ListingSearch {
  readonly size: number;
  /** The first filling, made elsewhere. Until then there is nothing to find. */
  adopt(state: ActiveRowsState): void;
  apply(upserts: readonly ActiveListing[], removedIds: readonly string[]): void;
  changedXidOf(id: string): string | undefined;
}

/** Kept sets; a page, its counts and its map ask for the same ones, and so does the next change of a criterion. */
const keptSets = 256;
/** Beyond this it is cheaper to find the sets anew than to make up for what changed. */
const remembered = 5_000;

interface KeptSet {
  bits: Bits;
  passes: FieldQuery['passes'];
  /** How many of the remembered changes it has applied. */
  upTo: number;
}

/** The listings on the market in typed arrays and bit sets, for answers in well under a millisecond. */
export function createActiveIndex(): ActiveIndex {
  let rows = createActiveRows();
  const kept = new Map<string, KeptSet>();
  /** Rows that changed since the kept sets were emptied: a set makes up for them when it is wanted, most never are. */
  let changes: number[] = [];

  function forget(): void {
    kept.clear();
    changes = [];
  }

  function bringUpToDate(set: KeptSet): Bits {
    for (; set.upTo < changes.length; set.upTo += 1) {
      const row = changes[set.upTo] as number;
      if (hasBit(rows.alive, row) && set.passes(row)) setBit(set.bits, row);
      else clearBit(set.bits, row);
    }
    return set.bits;
  }

  function setOf(query: FieldQuery): Bits {
    if (query.cacheKey === null) return query.find();
    const known = kept.get(query.cacheKey);
    if (known) {
      kept.delete(query.cacheKey);
      kept.set(query.cacheKey, known);
      return bringUpToDate(known);
    }
    const bits = query.find();
    kept.set(query.cacheKey, { bits, passes: query.passes, upTo: changes.length });
    if (kept.size > keptSets) kept.delete(kept.keys().next().value as string);
    return bits;
  }

  function select(criteria: Criteria, context: SearchContext): Selection {
    if (!criteria.status.includes('active')) return emptySelection(rows);
    const queries = fieldQueries(rows, criteria, context);
    return createSelection(
      queries.map(({ field }) => field),
      queries.map(setOf),
      rows.alive,
    );
  }

  return {
    get size() {
      return rows.size;
    },
    changedXidOf: (id) => rows.changedXidOf(id),
    adopt: (state) => {
      rows = createActiveRows(state);
      forget();
    },
    apply: (upserts, removedIds) => {
      const capacity = rows.capacity;
      changes.push(...rows.apply(upserts, removedIds));
      if (rows.capacity !== capacity || changes.length > remembered) forget();
    },
    count: async (criteria, context) => select(criteria, context).count(),
    countNewer: async (criteria, afterSecond, context) => {
      const found = select(criteria, context).all();
      const arrived = rows.numbers('arrivedSecond');
      return rowsOf(found).filter((row) => (arrived[row] as number) > afterSecond).length;
    },
    page: async (request, context) => pageOf(rows, select(request.criteria, context).all(), request),
    facets: async (criteria, context) => facetsOf(rows, select(criteria, context), criteria),
    figures: async (criteria, context) =>
      figuresOf(rows, select(criteria, context).all(), toDayNumber(context.today)),
    cells: async (criteria, window, shift, context) =>
      cellsOf(rows, select(criteria, context).all(), window, shift),
    pins: async (criteria, window, limit, context) =>
      pinsIn(rows, select(criteria, context).all(), window)
        .slice(0, limit)
        .map((row) => pinOf(rows, row)),
    pinsById: async (ids) => ids.flatMap((id) => rows.ids.rowOf(id) ?? []).map((row) => pinOf(rows, row)),
    idsAt: async (criteria, places, limit, context) => {
      const found = select(criteria, context).all();
      return places.map(({ x, y }) =>
        pinsIn(rows, found, { minX: x, minY: y, maxX: x, maxY: y })
          .slice(0, limit)
          .map((row) => rows.ids.idOf(row)),
      );
    },
    newestChange: async () => {
      const [newest] = rows.order('changedKey').rows();
      return newest === undefined ? null : -(rows.numbers('changedKey')[newest] as number);
    },
  };
}

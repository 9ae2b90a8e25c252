import { fromDayNumber, toDayNumber, yearOf } from '@hearthline/domain/calendar';
import type { Criteria, PriceDrop } from '@hearthline/domain/criteria/criteria';
import type {
  ChoiceField,
  CriterionField,
  DerivedRangeField,
  RangeField,
} from '@hearthline/domain/criteria/fields';
import {
  choiceFields,
  criterionFields,
  dateFields,
  flagFields,
  rangeFields,
} from '@hearthline/domain/criteria/fields';
import { basementBitsOf, daysOf, leastDropOf } from '@hearthline/domain/criteria/match';
import { basementFeatures } from '@hearthline/domain/listing/vocabulary';
import type { SearchContext } from '../search/listing-search.ts';
import type { NumberColumn } from './active-columns.ts';
import type { ActiveRows } from './active-rows.ts';
import type { Bits } from './bits.ts';
import { addAll, createBits, removeAll, setBit } from './bits.ts';
import type { FieldQuery } from './field-query.ts';
import { shapeQuery } from './shape-query.ts';

/** One query per field in use. The status is not among them: every row here is on the market. */
export function fieldQueries(rows: ActiveRows, criteria: Criteria, context: SearchContext): FieldQuery[] {
  const today = toDayNumber(context.today);
  const queries: FieldQuery[] = [choiceQuery(rows, 'offer', { any: [criteria.offer] })];
  for (const field of choiceFields) {
    const choice = criteria[field];
    if (!choice?.any?.length && !choice?.not?.length) continue;
    queries.push(field === 'basement' ? basementQuery(rows, choice) : choiceQuery(rows, field, choice));
  }
  for (const field of rangeFields) {
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = criteria[field] ?? {};
    if (min === Number.NEGATIVE_INFINITY && max === Number.POSITIVE_INFINITY) continue;
    queries.push(rangeQuery(rows, field, min, max, today));
  }
  for (const field of flagFields) {
    const wanted = criteria[field];
    if (wanted !== undefined) queries.push(choiceQuery(rows, field, { any: [String(wanted)] }));
  }
  for (const field of dateFields) {
    const window = criteria[field];
    if (!window) continue;
    const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = daysOf(window, context.today);
    if (from === Number.NEGATIVE_INFINITY && to === Number.POSITIVE_INFINITY) continue;
    const { column } = criterionFields[field];
    queries.push(betweenQuery(rows, field, column, column, from, to));
  }
  if (criteria.priceDrop) queries.push(dropQuery(rows, criteria.priceDrop, today));
  if (criteria.keywords) queries.push(idQuery(rows, 'keywords', context.keywordIds ?? new Set()));
  if (criteria.address) queries.push(idQuery(rows, 'address', context.addressIds ?? new Set()));
  if (criteria.mlsNumbers?.length) queries.push(numberQuery(rows, criteria.mlsNumbers));
  if (criteria.within?.length) queries.push(shapeQuery(rows, 'within', criteria.within, true));
  if (criteria.without?.length) queries.push(shapeQuery(rows, 'without', criteria.without, false));
  return queries;
}

type ValueField = Exclude<ChoiceField, 'basement'> | 'offer' | 'waterfront' | 'relisted';

function choiceQuery(
  rows: ActiveRows,
  field: ValueField,
  { any = [], not = [] }: { any?: readonly string[]; not?: readonly string[] },
): FieldQuery {
  const column = rows.values(field);
  const wanted = new Set(any);
  const unwanted = new Set(not);
  return {
    field,
    cacheKey: `${field}:${[...wanted].sort().join()}!${[...unwanted].sort().join()}`,
    find: () => {
      const found = createBits(rows.capacity);
      if (wanted.size === 0) addAll(found, rows.alive);
      for (const value of wanted) addIfKnown(found, column.find(value));
      for (const value of unwanted) {
        const taken = column.find(value);
        if (taken) removeAll(found, taken);
      }
      return found;
    },
    passes: (row) => {
      const code = column.codes[row] as number;
      const value = column.values[code] as string;
      if (code === 0) return wanted.size === 0;
      return (wanted.size === 0 || wanted.has(value)) && !unwanted.has(value);
    },
  };
}

function basementQuery(
  rows: ActiveRows,
  { any = [], not = [] }: { any?: readonly string[]; not?: readonly string[] },
): FieldQuery {
  const anyBits = basementBitsOf(any);
  const notBits = basementBitsOf(not);
  return {
    field: 'basement',
    cacheKey: `basement:${any.length === 0 ? '' : anyBits}!${notBits}`,
    find: () => {
      const found = createBits(rows.capacity);
      if (any.length === 0) addAll(found, rows.alive);
      for (const feature of basementFeatures.keys()) {
        if ((anyBits >> feature) & 1) addAll(found, rows.basementRows(feature));
      }
      for (const feature of basementFeatures.keys()) {
        if ((notBits >> feature) & 1) removeAll(found, rows.basementRows(feature));
      }
      return found;
    },
    passes: (row) => {
      const bits = rows.basement[row] as number;
      return (any.length === 0 || (bits & anyBits) !== 0) && (bits & notBits) === 0;
    },
  };
}

function rangeQuery(
  rows: ActiveRows,
  field: RangeField,
  min: number,
  max: number,
  today: number,
): FieldQuery {
  const [low, high = low] = criterionFields[field].columns;
  if (low === undefined || high === undefined)
    return derivedQueries[field as DerivedRangeField](rows, min, max, today);
  return betweenQuery(rows, field, low, high, min, max);
}

type DerivedQuery = (rows: ActiveRows, min: number, max: number, today: number) => FieldQuery;

const derivedQueries: Record<DerivedRangeField, DerivedQuery> = {
  age: (rows, min, max, today) => {
    const year = yearOf(fromDayNumber(today));
    return betweenQuery(rows, 'age', 'builtFrom', 'builtTo', year - max, year - min);
  },
  daysOnMarket: (rows, min, max, today) => {
    // Listed in the future counts as zero days, so only a lowest number above zero sets a latest day.
    const latest = min <= 0 ? Number.POSITIVE_INFINITY : today - min;
    const earliest = max < 0 ? Number.POSITIVE_INFINITY : today - max;
    return betweenQuery(rows, 'daysOnMarket', 'marketDay', 'marketDay', earliest, latest);
  },
  pricePerSquareFoot: (rows, min, max) => {
    const isForSale = choiceQuery(rows, 'offer', { any: ['sale'] }).passes;
    // An area that is not told is NaN, an open end infinite: both compare as they should.
    const passes = (row: number) => {
      if (!isForSale(row)) return false;
      const price = rows.numbers('price')[row] as number;
      const largest = rows.numbers('areaHigh')[row] as number;
      const smallest = rows.numbers('areaLow')[row] as number;
      if (!(largest > 0)) return false;
      return price / largest <= max && (smallest <= 0 ? price >= 0 : price / smallest >= min);
    };
    return {
      field: 'pricePerSquareFoot',
      cacheKey: `pricePerSquareFoot:${min}:${max}`,
      find: () => findByTest(rows, passes),
      passes,
    };
  },
};

/** Rows whose band from `low` to `high` overlaps; a row that does not tell holds NaN and overlaps nothing. */
function betweenQuery(
  rows: ActiveRows,
  field: CriterionField,
  low: NumberColumn,
  high: NumberColumn,
  min: number,
  max: number,
): FieldQuery {
  return {
    field,
    cacheKey: `${field}:${min}:${max}`,
    find: () => {
      const lows = rows.numbers(low);
      const highs = rows.numbers(high);
      const found = createBits(rows.capacity);
      for (let word = 0; word < found.length; word += 1) {
        const first = word << 5;
        let bits = 0;
        for (let bit = 0; bit < 32; bit += 1) {
          const row = first + bit;
          if ((highs[row] as number) >= min && (lows[row] as number) <= max) bits |= 1 << bit;
        }
        found[word] = bits;
      }
      return found;
    },
    passes: (row) => (rows.numbers(high)[row] as number) >= min && (rows.numbers(low)[row] as number) <= max,
  };
}

function dropQuery(rows: ActiveRows, drop: PriceDrop, today: number): FieldQuery {
  const least = leastDropOf(drop);
  const since = drop.lastDays === undefined ? null : today - drop.lastDays;
  const passes = (row: number) =>
    (rows.numbers('dropBasisPoints')[row] as number) >= least &&
    (since === null || (rows.numbers('priceChangedDay')[row] as number) >= since);
  return {
    field: 'priceDrop',
    cacheKey: `priceDrop:${least}:${since}`,
    find: () => findByTest(rows, passes),
    passes,
  };
}

function idQuery(rows: ActiveRows, field: 'keywords' | 'address', ids: ReadonlySet<string>): FieldQuery {
  return {
    field,
    cacheKey: null,
    find: () =>
      findRows(
        rows,
        [...ids].map((id) => rows.ids.rowOf(id)),
      ),
    passes: (row) => ids.has(rows.ids.idOf(row)),
  };
}

function numberQuery(rows: ActiveRows, mlsNumbers: readonly string[]): FieldQuery {
  return {
    field: 'mlsNumbers',
    cacheKey: null,
    find: () =>
      findRows(
        rows,
        mlsNumbers.flatMap((number) => rows.rowsOfNumber(number)),
      ),
    passes: () => false,
  };
}

function findByTest(rows: ActiveRows, passes: (row: number) => boolean): Bits {
  const found = createBits(rows.capacity);
  for (let row = 0; row < rows.usedRows; row += 1) if (passes(row)) setBit(found, row);
  return found;
}

function findRows(rows: ActiveRows, found: readonly (number | undefined)[]): Bits {
  const bits = createBits(rows.capacity);
  for (const row of found) if (row !== undefined) setBit(bits, row);
  return bits;
}

function addIfKnown(found: Bits, other: Bits | undefined): void {
  if (other) addAll(found, other);
}

import { worldSize } from '@hearthline/domain/geo';
import { listingFacts, searchedNumbers } from '@hearthline/domain/listing/facts';
import type { FactsRow, facetColumns, SortColumn } from '../search/listing-search.ts';
import { sortColumns } from '../search/listing-search.ts';

/** What the columns hold. */
export type IndexedFacts = Pick<
  FactsRow,
  | NumberColumn
  | SortColumn
  | (typeof facetColumns)[keyof typeof facetColumns]
  | 'id'
  | 'mlsNumber'
  | 'basementBits'
>;

/** One listing on its way into the index. */
export interface ActiveListing {
  facts: IndexedFacts;
  /** As `unpackCard` reads it. */
  card: string;
  address: string;
  /** The transaction that wrote it; the same one need not be applied twice. */
  changedXid: string;
}

/** Worked out in the narrow rows. Whole numbers that a single precision holds exactly; the others need the double. */
const smallNumbers = [
  'areaLow',
  'areaHigh',
  'builtFrom',
  'builtTo',
  'schoolMetres',
  'listDay',
  'soldDay',
  'offMarketDay',
  'priceChangedDay',
  'marketDay',
  'dropBasisPoints',
] as const satisfies (keyof FactsRow)[];
const largeNumbers = ['price', 'worldX', 'worldY', 'arrivedSecond'] as const satisfies (keyof FactsRow)[];
export const numberColumns = [...searchedNumbers, ...smallNumbers, ...largeNumbers] as const;
export type NumberColumn = (typeof numberColumns)[number];

const smallColumns: ReadonlySet<string> = new Set<NumberColumn>([
  ...searchedNumbers.filter((fact) => listingFacts[fact].type === 'count'),
  ...smallNumbers,
]);
export type NumberArray = Float64Array | Float32Array;

export const createNumbers = (column: string, rows: number): NumberArray =>
  (smallColumns.has(column) ? new Float32Array(rows) : new Float64Array(rows)).fill(Number.NaN);

const sortKeys = Object.values(sortColumns);
/** From west to east, homes without a place last: how a part of the map finds what it holds. */
export const orderKeys = [...sortKeys, 'westKey'] as const;
export type OrderColumn = (typeof orderKeys)[number];
export const bands = [
  ['areaLow', 'areaHigh'],
  ['builtFrom', 'builtTo'],
] as const;

/** The end of a band that is not known, where the other is, reaches as far as it can. */
export function openBand(low: NumberArray, high: NumberArray, row: number): void {
  const isLowKnown = !Number.isNaN(low[row] as number);
  const isHighKnown = !Number.isNaN(high[row] as number);
  if (isLowKnown === isHighKnown) return;
  if (isLowKnown) high[row] = Number.POSITIVE_INFINITY;
  else low[row] = Number.NEGATIVE_INFINITY;
}

export const keyOf = (facts: IndexedFacts, column: OrderColumn): number =>
  column === 'westKey' ? (facts.worldX ?? worldSize) : facts[column];

import type { ListingCard } from '@hearthline/contract/listing-card';
import type { FacetField, Facets, ListingSort } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import { countedFields, criterionFields } from '@hearthline/domain/criteria/fields';
import type { MapCell } from '@hearthline/domain/criteria/map-cells';
import type { MatchContext } from '@hearthline/domain/criteria/match';
import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';
import type { ListingStatus } from '@hearthline/domain/listing/vocabulary';

/** The day of asking; the active index is also told which listings hold the keywords and stand at the address. */
export type SearchContext = MatchContext;

/** Where the next page begins: behind this key and id in the order of the sort. */
export interface PageCursor {
  key: number;
  id: string;
}

export interface PageRequest {
  criteria: Criteria;
  sort: ListingSort;
  after: PageCursor | null;
  limit: number;
}

export interface Page {
  total: number;
  cards: CardSource[];
  next: PageCursor | null;
}

/** A corner-to-corner window on the world's grid. */
export interface MapWindow {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

export interface MapPlace {
  x: number;
  y: number;
}

export interface PinSource {
  id: string;
  worldX: number;
  worldY: number;
  price: number | null;
  status: ListingStatus;
  code: LifecycleCode;
  marketDay: number | null;
  address: string;
}

export interface Figures {
  medianPrice: number | null;
  lowestPrice: number | null;
  highestPrice: number | null;
  medianDaysOnMarket: number | null;
  /** How many the two medians rest on: not every home tells its price, or since when it is on the market. */
  pricedCount: number;
  agedCount: number;
  newThisWeek: number;
  priceChanged: number;
}

/**
 * Answers criteria over listings. Two sides implement it: SQL over everything, and the active index
 * over what is on the market. For the same criteria both give the same answers.
 */
export interface ListingSearch {
  count(criteria: Criteria, context: SearchContext): Promise<number>;
  /** How many of them came to the market, were sold or went off it after this second since 1970. */
  countNewer(criteria: Criteria, afterSecond: number, context: SearchContext): Promise<number>;
  page(request: PageRequest, context: SearchContext): Promise<Page>;
  facets(criteria: Criteria, context: SearchContext): Promise<Facets>;
  figures(criteria: Criteria, context: SearchContext): Promise<Figures>;
  /** Cells of `2^shift` units a side that hold what the window shows. */
  cells(criteria: Criteria, window: MapWindow, shift: number, context: SearchContext): Promise<MapCell[]>;
  /** What the window shows, one by one, in the order of their ids, up to the limit. */
  pins(criteria: Criteria, window: MapWindow, limit: number, context: SearchContext): Promise<PinSource[]>;
  pinsById(ids: readonly string[]): Promise<PinSource[]>;
  /** The listings that stand exactly there, for each place in the order of their ids, up to the limit. */
  idsAt(
    criteria: Criteria,
    places: readonly MapPlace[],
    limit: number,
    context: SearchContext,
  ): Promise<string[][]>;
  /** Seconds since 1970 of the newest change among the listings on the market. */
  newestChange(): Promise<number | null>;
}

/** What a card needs, before the day, the signed picture and the language are known. */
export interface CardSource
  extends Omit<ListingCard, 'daysOnMarket' | 'photoUrl'>,
    Pick<SearchFacts, 'marketDay' | 'soldDay' | 'offMarketDay'> {
  firstPicture: string | null;
}

/** Which narrow column each sort goes by; all ascend. */
export const sortColumns = {
  newest: 'newestKey',
  cheapest: 'priceKey',
  mostExpensive: 'priceDescKey',
  recentlyChanged: 'changedKey',
  largest: 'sizeKey',
  longestOnMarket: 'marketKey',
  biggestDrop: 'dropKey',
} as const satisfies Record<ListingSort, string>;
export type SortColumn = (typeof sortColumns)[ListingSort];

/** A narrow row as the database holds it. */
export interface FactsRow extends SearchFacts, Record<SortColumn, number> {
  /** When it came to the market, was sold or went off it, in seconds since 1970. */
  arrivedSecond: number;
}

type ColumnFacet = Exclude<FacetField, 'basement'>;
type ColumnOfField<Definition> = Definition extends { columns: readonly [infer Column] }
  ? Column
  : Definition extends { column: infer Column }
    ? Column
    : never;

/** Facets that are read from one column each; of a basement each feature is counted. */
export const facetColumns = Object.fromEntries(
  countedFields
    .filter((field) => field !== 'basement')
    .map((field) => {
      const definition = criterionFields[field];
      return [field, definition.kind === 'range' ? definition.columns[0] : definition.column];
    }),
) as { [Field in ColumnFacet]: ColumnOfField<(typeof criterionFields)[Field]> };

/** Numbers of rooms and the like stop here. */
export const highestCounted = 9;

/** What is counted for a value: numbers are cut to whole ones, and from the highest up they share one count. */
export function facetValueOf(value: string | number | boolean): string {
  return typeof value === 'number' ? String(Math.min(Math.floor(value), highestCounted)) : String(value);
}

import type { FactValues, SearchedFact } from '../listing/facts.ts';
import type { ListingStatus } from '../listing/vocabulary.ts';

/**
 * What criteria are evaluated by: one narrow row per listing, the same in the database's projections,
 * in the active index and here. Days count from 1970-01-01; null says that the listing does not tell.
 */
export interface SearchFacts extends Pick<FactValues, SearchedFact> {
  id: string;
  status: ListingStatus;
  /** One bit per `basementFeatures`, in their order. */
  basementBits: number;
  price: number | null;
  /** Both ends of the floor area; equal where it is one number, both null where it is not told. */
  areaLow: number | null;
  areaHigh: number | null;
  builtFrom: number | null;
  builtTo: number | null;
  schoolMetres: number | null;
  isRelisted: boolean;
  listDay: number | null;
  soldDay: number | null;
  offMarketDay: number | null;
  priceChangedDay: number | null;
  /** Days on market run from here; paused days have moved it forward. */
  marketDay: number | null;
  /** Hundredths of a percent under the highest price asked, over relistings; 0 where it is not lower. */
  dropBasisPoints: number;
  worldX: number | null;
  worldY: number | null;
}

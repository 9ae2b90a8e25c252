import type { LifecycleCode } from '../listing/lifecycle.ts';
import type {
  CoolingType,
  GarageType,
  HeatFuel,
  HeatType,
  HomeKind,
  HouseStyle,
  ListingStatus,
  Offer,
  PoolType,
} from '../listing/vocabulary.ts';

/**
 * What criteria are judged by: one narrow row per listing, the same in the database's projections,
 * in the active index and here. Days count from 1970-01-01; null says that the listing does not tell.
 */
export interface SearchFacts {
  id: string;
  mlsNumber: string;
  offer: Offer;
  status: ListingStatus;
  code: LifecycleCode;
  areaCode: string | null;
  municipalityCode: string | null;
  communityCode: string | null;
  kind: HomeKind;
  style: HouseStyle | null;
  /** One bit per `basementFeatures`, in their order. */
  basementBits: number;
  heatType: HeatType | null;
  heatFuel: HeatFuel | null;
  cooling: CoolingType | null;
  pool: PoolType | null;
  garageType: GarageType | null;
  price: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  kitchens: number | null;
  garageSpaces: number | null;
  parkingTotal: number | null;
  /** Both ends of the floor area; equal where it is one number, both null where it is not told. */
  areaLow: number | null;
  areaHigh: number | null;
  lotFront: number | null;
  lotDepth: number | null;
  lotArea: number | null;
  builtFrom: number | null;
  builtTo: number | null;
  storeys: number | null;
  level: number | null;
  taxAnnual: number | null;
  feeMonthly: number | null;
  schoolMetres: number | null;
  isWaterfront: boolean | null;
  isRelisted: boolean;
  listDay: number | null;
  soldDay: number | null;
  offMarketDay: number | null;
  priceChangedDay: number | null;
  /** Days on market run from here; paused days have moved it forward. */
  marketDay: number | null;
  /** Hundredths of a percent under the first list price; 0 where it is not lower. */
  dropBasisPoints: number;
  worldX: number | null;
  worldY: number | null;
}

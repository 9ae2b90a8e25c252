import type { HomeKind } from '../listing/vocabulary.ts';

/** What a value is worked out from. Areas in square feet; null says that nobody told. */
export interface HomeFacts {
  kind: HomeKind;
  area: number | null;
  lotArea: number | null;
  bedrooms: number | null;
  bedroomsPlus: number | null;
  bathrooms: number | null;
  garageSpaces: number | null;
  parkingTotal: number | null;
  yearBuilt: number | null;
  storeys: number | null;
  level: number | null;
  isPenthouse: boolean | null;
  /** 0 none or unfinished, 0.5 partly, 1 finished. */
  basementFinish: number | null;
  hasPool: boolean | null;
  hasCooling: boolean | null;
  isWaterfront: boolean | null;
  hasView: boolean | null;
  /** From 1, needs everything, to 5, as new. */
  condition: number | null;
  /** Finished floor below the ground, beside `area`. */
  areaBelow: number | null;
  rooms: number | null;
  /** Cents a month. */
  feeMonthly: number | null;
  municipalityCode: string | null;
  communityCode: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** What a person can see or change of a home; its place is kept by other fields. */
export type HomeFact = Exclude<
  keyof HomeFacts,
  'municipalityCode' | 'communityCode' | 'latitude' | 'longitude'
>;

/** A firm sale. */
export interface Sale extends HomeFacts {
  id: string;
  /** Street, number and unit; null where the board does not tell. */
  homeKey: string | null;
  /** Cents. */
  price: number;
  /** Of the firm deal, days since 1970-01-01. */
  soldDay: number;
}

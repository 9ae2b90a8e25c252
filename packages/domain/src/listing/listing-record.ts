import type { LifecycleCode, ListingState } from './lifecycle.ts';
import type {
  AreaSource,
  BasementFeature,
  CoolingType,
  Exposure,
  GarageType,
  HeatFuel,
  HeatType,
  HomeKind,
  HouseStyle,
  LengthUnit,
  Offer,
  PoolType,
  RoomKind,
  RoomLevel,
  UtilityService,
  UtilityState,
} from './vocabulary.ts';

/**
 * One listing as the product knows it, whatever feed it came from. Money is integer cents, floor
 * areas square feet, lots feet and square feet, dates `YYYY-MM-DD`, instants ISO 8601 in UTC.
 * A null says that the feed did not tell.
 */
export interface ListingRecord {
  /** The system that issued the number: a feed's name, or `demo`. Together with `key` it is unique. */
  source: string;
  key: string;
  mlsNumber: string;
  pin: string | null;

  offer: Offer;
  state: ListingState;
  /** The last lifecycle event. */
  code: LifecycleCode;
  /** The board's own word for it, kept as sent. */
  mlsStatus: string | null;
  /** A feed told of a jump that the lifecycle does not know. */
  isIrregular: boolean;

  listPrice: number | null;
  originalListPrice: number | null;
  previousListPrice: number | null;
  closePrice: number | null;

  listDate: string | null;
  /** The day the deal became firm. */
  soldDate: string | null;
  /** The day the deal completes. */
  closeDate: string | null;
  expiryDate: string | null;
  conditionalExpiryDate: string | null;
  /** When marketing stopped without a deal: suspended, terminated or expired. */
  offMarketDate: string | null;
  enteredAt: string;
  modifiedAt: string;
  statusChangedAt: string;
  priceChangedAt: string | null;
  photosChangedAt: string | null;

  kind: HomeKind;
  /** The board's own words for kind and style. */
  kindStated: string | null;
  style: HouseStyle | null;
  bedrooms: number | null;
  bedroomsPlus: number | null;
  bathrooms: number | null;
  kitchens: number | null;
  kitchensPlus: number | null;
  roomsAbove: number | null;
  roomsBelow: number | null;
  garageType: GarageType | null;
  garageSpaces: number | null;
  parkingTotal: number | null;
  basement: BasementFeature[];
  heatType: HeatType | null;
  heatFuel: HeatFuel | null;
  cooling: CoolingType | null;
  pool: PoolType | null;
  isWaterfront: boolean | null;
  hasView: boolean | null;
  /** From 1, needs everything, to 5, as new. */
  condition: number | null;
  waterBody: string | null;
  utilities: Partial<Record<UtilityService, UtilityState>>;
  zoning: string | null;

  taxAnnual: number | null;
  taxYear: number | null;
  feeMonthly: number | null;
  feeIncludes: string[];

  /** Floor area in square feet: a point, a band, or both. */
  areaMin: number | null;
  areaMax: number | null;
  areaPoint: number | null;
  areaSource: AreaSource | null;
  /** Finished floor below the ground, in square feet; not part of the floor area. */
  areaBelow: number | null;
  lotFront: number | null;
  lotDepth: number | null;
  lotArea: number | null;
  /** The lot as the board wrote it, unit included. */
  lotStated: string | null;
  isLotIrregular: boolean;
  yearBuilt: number | null;
  ageMin: number | null;
  ageMax: number | null;
  storeys: number | null;
  /** Storeys of the whole building. */
  buildingStoreys: number | null;
  /** A flat's floor, 1 and up; null when the stated text holds no number. */
  level: number | null;
  levelStated: string | null;
  exposure: Exposure | null;

  areaCode: string | null;
  municipalityCode: string | null;
  communityCode: string | null;
  streetNumber: string | null;
  streetName: string | null;
  streetSuffix: string | null;
  streetDirection: string | null;
  unit: string | null;
  postalCode: string | null;
  latitude: number | null;
  longitude: number | null;

  mayShowOnInternet: boolean;
  mayShowAddress: boolean;
  mayShowValuation: boolean;
  mayShowComments: boolean;

  officeName: string | null;
  agentName: string | null;
  agentPhone: string | null;
  agentEmail: string | null;

  remarks: string | null;
  privateRemarks: string | null;
  rooms: ListingRoom[];
  media: ListingMedia[];
}

export interface ListingRoom {
  kind: RoomKind;
  /** The board's own word when the kind does not tell enough. */
  label: string | null;
  level: RoomLevel | null;
  length: number | null;
  width: number | null;
  /** The unit of length and width as entered; screens convert. */
  unit: LengthUnit;
  features: string[];
}

export interface ListingMedia {
  kind: 'photo' | 'floorPlan';
  /** Of a feed. */
  url?: string;
  /** Of the demo market: the scene to draw, see the demo market's pictures. */
  scene?: string;
  caption: RoomKind | 'exterior' | 'garden' | 'floorPlan' | null;
}

/** One step in a listing's life, newest last. */
export interface ListingEvent {
  code: LifecycleCode;
  fromState: ListingState | null;
  toState: ListingState;
  at: string;
  effectiveDate: string;
  oldPrice: number | null;
  newPrice: number | null;
  actor: 'feed' | 'demo' | 'system' | 'person';
  isIrregular: boolean;
}

import type { Bounds, LngLat } from '../geo.ts';
import type { LifecycleCode } from '../listing/lifecycle.ts';
import type {
  BasementFeature,
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
 * What an agent looks for. Between fields AND, within a field OR; `not` takes away. A listing that
 * does not tell a value is found neither by a range nor by `any` on it, and is not taken away by `not`.
 */
export interface Criteria {
  version: 1;
  offer: Offer;
  status: ListingStatus[];
  code?: Choice<LifecycleCode>;
  area?: Choice<string>;
  municipality?: Choice<string>;
  community?: Choice<string>;
  kind?: Choice<HomeKind>;
  style?: Choice<HouseStyle>;
  basement?: Choice<BasementFeature>;
  heat?: Choice<HeatType>;
  heatFuel?: Choice<HeatFuel>;
  cooling?: Choice<CoolingType>;
  pool?: Choice<PoolType>;
  garageType?: Choice<GarageType>;
  /** Cents; the final price of sold homes, the list price of the others. */
  price?: Range;
  bedrooms?: Range;
  bathrooms?: Range;
  kitchens?: Range;
  garage?: Range;
  parking?: Range;
  /** Square feet; a band matches where it overlaps. */
  size?: Range;
  lotFront?: Range;
  lotDepth?: Range;
  lotArea?: Range;
  /** Years; a band matches where it overlaps. */
  age?: Range;
  storeys?: Range;
  level?: Range;
  tax?: Range;
  fee?: Range;
  daysOnMarket?: Range;
  /** Metres to the nearest school. */
  schoolDistance?: Range;
  waterfront?: boolean;
  relisted?: boolean;
  listed?: DateWindow;
  sold?: DateWindow;
  offMarket?: DateWindow;
  priceChanged?: DateWindow;
  priceDrop?: PriceDrop;
  /** Words of the remarks, in the way of a web search: quotes, `or`, a minus before a word. */
  keywords?: string;
  mlsNumbers?: string[];
  address?: string;
  /** Inside of at least one of these … */
  within?: Shape[];
  /** … and outside of all of these. */
  without?: Shape[];
}

export interface Choice<T extends string> {
  any?: T[];
  not?: T[];
}

export interface Range {
  min?: number;
  max?: number;
}

/** Fixed dates, or the last days counted back from the day of asking. */
export type DateWindow = { from?: string; to?: string; lastDays?: undefined } | { lastDays: number };

/** At least so many percent under the first list price, where wanted changed within the last days. */
export interface PriceDrop {
  minPercent: number;
  lastDays?: number;
}

export type Shape = PolygonShape | CircleShape | BoxShape;

export interface PolygonShape {
  type: 'polygon';
  /** The outline, then holes in it. */
  rings: LngLat[][];
}

export interface CircleShape {
  type: 'circle';
  centre: LngLat;
  radiusMetres: number;
  /** A place the agent knows it by; 'near me' is kept as the place it was. */
  label?: string;
}

export interface BoxShape {
  type: 'box';
  bounds: Bounds;
}

export const defaultCriteria: Criteria = { version: 1, offer: 'sale', status: ['active'] };

export const choiceFields = [
  'code',
  'area',
  'municipality',
  'community',
  'kind',
  'style',
  'basement',
  'heat',
  'heatFuel',
  'cooling',
  'pool',
  'garageType',
] as const;
export type ChoiceField = (typeof choiceFields)[number];

export const rangeFields = [
  'price',
  'bedrooms',
  'bathrooms',
  'kitchens',
  'garage',
  'parking',
  'size',
  'lotFront',
  'lotDepth',
  'lotArea',
  'age',
  'storeys',
  'level',
  'tax',
  'fee',
  'daysOnMarket',
  'schoolDistance',
] as const;
export type RangeField = (typeof rangeFields)[number];

export const dateFields = ['listed', 'sold', 'offMarket', 'priceChanged'] as const;
export type DateField = (typeof dateFields)[number];

export const flagFields = ['waterfront', 'relisted'] as const;
export type FlagField = (typeof flagFields)[number];

export type CriterionField =
  | 'offer'
  | 'status'
  | ChoiceField
  | RangeField
  | DateField
  | FlagField
  | 'priceDrop'
  | 'keywords'
  | 'mlsNumbers'
  | 'address'
  | 'within'
  | 'without';

/** The fields in use, in the order of the screen; offer and status are always there. */
export function usedFields(criteria: Criteria): CriterionField[] {
  const order: CriterionField[] = [
    'offer',
    'status',
    'area',
    'municipality',
    'community',
    'within',
    'without',
    ...rangeFields.slice(0, 6),
    'kind',
    'style',
    ...rangeFields.slice(6),
    'basement',
    'heat',
    'heatFuel',
    'cooling',
    'pool',
    'garageType',
    'code',
    ...flagFields,
    ...dateFields,
    'priceDrop',
    'keywords',
    'mlsNumbers',
    'address',
  ];
  return order.filter((field) => field === 'offer' || field === 'status' || !isEmpty(criteria[field]));
}

/** The same search without what says nothing: empty lists, open ranges, doubles. */
export function normaliseCriteria(criteria: Criteria): Criteria {
  const entries: [string, unknown][] = [];
  for (const field of usedFields(criteria)) entries.push([field, tidy(criteria[field])]);
  return { version: 1, ...Object.fromEntries(entries) } as Criteria;
}

/** The same criteria without one field; offer and status fall back to their default. */
export function withoutField(criteria: Criteria, field: CriterionField): Criteria {
  const { [field]: _removed, ...rest } = criteria;
  return { ...defaultCriteria, ...rest } as Criteria;
}

/** Only listings on the market, which the active index holds whole. */
export function isActiveOnly(criteria: Criteria): boolean {
  return criteria.status.every((status) => status === 'active');
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return false;
}

function tidy(value: unknown): unknown {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return [...new Set(value)].sort();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const kept = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  return Object.fromEntries(kept.map(([key, inner]) => [key, tidy(inner)]));
}

import type { Bounds, LngLat } from '../geo.ts';
import type { ListingStatus, Offer } from '../listing/vocabulary.ts';
import type { ChoiceField, ChoiceValue, CriterionField, DateField, FlagField, RangeField } from './fields.ts';
import { allCriterionFields } from './fields.ts';

type ChoiceCriteria = { [Field in ChoiceField]?: Choice<ChoiceValue<Field>> };
type RangeCriteria = { [Field in RangeField]?: Range };
type DateCriteria = { [Field in DateField]?: DateWindow };
type FlagCriteria = { [Field in FlagField]?: boolean };

/**
 * What an agent looks for. Between fields AND, within a field OR; `not` takes away. A listing that
 * does not tell a value is found neither by a range nor by `any` on it, and is not taken away by `not`.
 */
export interface Criteria extends ChoiceCriteria, RangeCriteria, DateCriteria, FlagCriteria {
  version: 1;
  offer: Offer;
  status: ListingStatus[];
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

/** At least so many percent under the highest price asked, where wanted changed within the last days. */
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

/** The fields in use, in the order of the screen; offer and status are always there. */
export function usedFields(criteria: Criteria): CriterionField[] {
  return allCriterionFields.filter(
    (field) => field === 'offer' || field === 'status' || !isEmpty(criteria[field]),
  );
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

/** What tells of the life of a single listing rather than of the home. */
const lifeFields = [
  'code',
  'daysOnMarket',
  'relisted',
  'listed',
  'sold',
  'offMarket',
  'priceChanged',
  'priceDrop',
  'mlsNumbers',
  'address',
] as const satisfies CriterionField[];

/** The market that the criteria are about: every home like these, whatever became of its listing. */
export function marketOf(criteria: Criteria): Criteria {
  return lifeFields.reduce<Criteria>(withoutField, criteria);
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

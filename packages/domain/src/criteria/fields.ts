import type { SearchedChoice } from '../listing/facts.ts';
import { listingFacts } from '../listing/facts.ts';
import type { SearchFacts } from './facts.ts';

type ColumnOf<Value> = {
  [Name in keyof SearchFacts]: SearchFacts[Name] extends Value ? Name : never;
}[keyof SearchFacts];
type NumberColumn = ColumnOf<number | null>;

export type RangeUnit =
  | 'count'
  | 'years'
  | 'days'
  | 'cents'
  | 'centsPerSquareFoot'
  | 'feet'
  | 'squareFeet'
  | 'metres';

interface Counted {
  /** How many listings hold each value is shown beside it. */
  isCounted?: true;
}

interface ChoiceDefinition extends Counted {
  kind: 'choice';
  column: ColumnOf<string | null> | 'basementBits';
  /** Null where values are codes of places. */
  values: readonly string[] | null;
  /** The list's name in the database. */
  enumType?: string;
}

interface RangeDefinition extends Counted {
  kind: 'range';
  unit: RangeUnit;
  highest: number;
  hasDecimals?: true;
  /** One column, both ends of a band, or nothing where the value is worked out (see `rangeEnds`). */
  columns: readonly [NumberColumn] | readonly [low: NumberColumn, high: NumberColumn] | readonly [];
}

interface OtherDefinition extends Counted {
  kind: 'always' | 'dates' | 'flag' | 'special';
  column?: keyof SearchFacts;
}

const highestCents = 1e12;

/** A criterion that asks for the values of a fact. */
function choiceOf<Fact extends SearchedChoice>(column: Fact) {
  const { values, enumType }: Pick<(typeof listingFacts)[Fact], 'values' | 'enumType'> = listingFacts[column];
  return { kind: 'choice', column, values, enumType, isCounted: true } as const;
}

/**
 * Every criterion there is, in the order of the screen. Types, the contract's schema, both sides of the search, facets, chips and
 * fields of the form are derived from this table.
 */
export const criterionFields = {
  offer: { kind: 'always', column: 'offer', isCounted: true },
  status: { kind: 'always', column: 'status' },
  area: { kind: 'choice', column: 'areaCode', values: null, isCounted: true },
  municipality: { kind: 'choice', column: 'municipalityCode', values: null, isCounted: true },
  community: { kind: 'choice', column: 'communityCode', values: null, isCounted: true },
  within: { kind: 'special' },
  without: { kind: 'special' },
  /** The final price of sold homes, the list price of the others. */
  price: { kind: 'range', unit: 'cents', highest: highestCents, columns: ['price'] },
  bedrooms: { kind: 'range', unit: 'count', highest: 999, columns: ['bedrooms'], isCounted: true },
  bathrooms: { kind: 'range', unit: 'count', highest: 999, columns: ['bathrooms'], isCounted: true },
  kitchens: { kind: 'range', unit: 'count', highest: 999, columns: ['kitchens'], isCounted: true },
  garage: { kind: 'range', unit: 'count', highest: 999, columns: ['garageSpaces'], isCounted: true },
  parking: { kind: 'range', unit: 'count', highest: 999, columns: ['parkingTotal'], isCounted: true },
  kind: choiceOf('kind'),
  style: choiceOf('style'),
  size: { kind: 'range', unit: 'squareFeet', highest: 1e9, columns: ['areaLow', 'areaHigh'] },
  /** A band of the area makes a band of the price. */
  pricePerSquareFoot: { kind: 'range', unit: 'centsPerSquareFoot', highest: highestCents, columns: [] },
  lotFront: { kind: 'range', unit: 'feet', highest: 1e6, hasDecimals: true, columns: ['lotFront'] },
  lotDepth: { kind: 'range', unit: 'feet', highest: 1e6, hasDecimals: true, columns: ['lotDepth'] },
  lotArea: { kind: 'range', unit: 'squareFeet', highest: 1e9, columns: ['lotArea'] },
  age: { kind: 'range', unit: 'years', highest: 999, columns: [] },
  storeys: {
    kind: 'range',
    unit: 'count',
    highest: 999,
    hasDecimals: true,
    columns: ['storeys'],
    isCounted: true,
  },
  level: { kind: 'range', unit: 'count', highest: 999, columns: ['level'] },
  tax: { kind: 'range', unit: 'cents', highest: highestCents, columns: ['taxAnnual'] },
  fee: { kind: 'range', unit: 'cents', highest: highestCents, columns: ['feeMonthly'] },
  daysOnMarket: { kind: 'range', unit: 'days', highest: 5_000, columns: [] },
  /** To the nearest school. */
  schoolDistance: { kind: 'range', unit: 'metres', highest: 1e6, columns: ['schoolMetres'] },
  /** A basement has several of its values at once. */
  basement: { kind: 'choice', column: 'basementBits', values: listingFacts.basement.values, isCounted: true },
  heat: choiceOf('heatType'),
  heatFuel: choiceOf('heatFuel'),
  cooling: choiceOf('cooling'),
  pool: choiceOf('pool'),
  garageType: choiceOf('garageType'),
  code: choiceOf('code'),
  waterfront: { kind: 'flag', column: 'isWaterfront', isCounted: true },
  relisted: { kind: 'flag', column: 'isRelisted', isCounted: true },
  listed: { kind: 'dates', column: 'listDay' },
  sold: { kind: 'dates', column: 'soldDay' },
  offMarket: { kind: 'dates', column: 'offMarketDay' },
  priceChanged: { kind: 'dates', column: 'priceChangedDay' },
  priceDrop: { kind: 'special' },
  keywords: { kind: 'special' },
  mlsNumbers: { kind: 'special' },
  address: { kind: 'special' },
} as const satisfies Record<string, ChoiceDefinition | RangeDefinition | OtherDefinition>;

type Fields = typeof criterionFields;
type FieldsOf<Definition> = {
  [Field in keyof Fields]: Fields[Field] extends Definition ? Field : never;
}[keyof Fields];

export type CriterionField = keyof Fields;
export type ChoiceField = FieldsOf<{ kind: 'choice' }>;
export type RangeField = FieldsOf<{ kind: 'range' }>;
export type DateField = FieldsOf<{ kind: 'dates' }>;
export type FlagField = FieldsOf<{ kind: 'flag' }>;
export type CountedField = FieldsOf<{ isCounted: true }>;
/** Ranges whose value is worked out of several columns. */
export type DerivedRangeField = FieldsOf<{ kind: 'range'; columns: readonly [] }>;
/** What a list criterion can be asked for; codes of places are any text. */
export type ChoiceValue<Field extends ChoiceField> =
  Fields[Field]['values'] extends readonly (infer Value extends string)[] ? Value : string;

export const allCriterionFields = Object.keys(criterionFields) as CriterionField[];
const fieldsOf = (kind: Fields[CriterionField]['kind']) =>
  allCriterionFields.filter((field) => criterionFields[field].kind === kind);

export const choiceFields = fieldsOf('choice') as ChoiceField[];
export const rangeFields = fieldsOf('range') as RangeField[];
export const dateFields = fieldsOf('dates') as DateField[];
export const flagFields = fieldsOf('flag') as FlagField[];
export const countedFields = allCriterionFields.filter(
  (field) => 'isCounted' in criterionFields[field],
) as CountedField[];

export function isMoney(field: RangeField): boolean {
  return criterionFields[field].unit.startsWith('cents');
}

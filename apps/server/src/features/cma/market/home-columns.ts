import type { HomeFacts } from '@hearthline/domain/valuation/home-facts';
import type { StoredHome } from '@hearthline/domain/valuation/stored-home';
import { toHomeFacts } from '@hearthline/domain/valuation/stored-home';
import { toColumnName } from '../../../platform/db/column-name.ts';

/** The columns of a listing that a value is evaluated by, with those that are worked out. */
const texts = [
  'source',
  'id',
  'homeKey',
  'kind',
  'levelStated',
  'pool',
  'cooling',
  'municipalityCode',
  'communityCode',
];
const numbers = [
  'price',
  'soldDay',
  'areaPoint',
  'areaMin',
  'areaMax',
  'lotArea',
  'bedrooms',
  'bedroomsPlus',
  'bathrooms',
  'garageSpaces',
  'parkingTotal',
  'yearBuilt',
  'ageMin',
  'ageMax',
  'statedYear',
  'storeys',
  'buildingStoreys',
  'level',
  'basementBits',
  'feeMonthly',
  'condition',
  'areaBelow',
  'roomsAbove',
  'latitude',
  'longitude',
];
const flags = ['isWaterfront', 'hasView'];
const columns = [...texts, ...numbers, ...flags];
const expressions: Record<string, string> = {
  price: 'l.close_price',
  soldDay: "l.sold_date - date '1970-01-01'",
  statedYear: 'extract(year from coalesce(l.list_date, l.sold_date, current_date))::int',
};

/** Of the listing named `l`, already by our names: thousands of rows at a time need not be renamed key by key. */
export const homeSelection = columns
  .map((name) => `${expressions[name] ?? `l.${toColumnName(name)}`} as "${name}"`)
  .join(', ');

export interface HomeRow extends StoredHome {
  source: string;
  id: string;
  homeKey: string | null;
  price: number | null;
  soldDay: number | null;
}

export const factsOf = (row: HomeRow): HomeFacts => toHomeFacts(row);

/** A row that was copied out as texts. */
export function parseCopied(row: readonly (string | null)[]): HomeRow {
  const values: Record<string, string | number | boolean | null> = {};
  for (const [place, name] of columns.entries()) {
    const text = row[place] ?? null;
    if (text === null) values[name] = null;
    else if (place < texts.length) values[name] = text;
    else if (place < texts.length + numbers.length) values[name] = Number(text);
    else values[name] = text === 't';
  }
  return values as unknown as HomeRow;
}

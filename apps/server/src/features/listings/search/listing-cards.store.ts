import { formatAddress } from '@hearthline/domain/listing/addresses';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { CardSource } from './listing-search.ts';

export interface AddressRow {
  unit: string | null;
  streetNumber: string | null;
  streetName: string | null;
  streetSuffix: string | null;
  streetDirection: string | null;
}

/** The address is made of its parts. */
type CardColumn = Exclude<keyof CardSource, 'address'>;

/** What a card is made of, to be selected from `listing l` with its narrow row `f` and its places `c` and `m`. */
const cardExpressions: Record<CardColumn, RawBuilder<unknown>> = {
  id: sql`l.id`,
  mlsNumber: sql`l.mls_number`,
  offer: sql`l.offer`,
  status: sql`f.status`,
  state: sql`l.state`,
  code: sql`l.code`,
  price: sql`f.price`,
  listPrice: sql`l.list_price`,
  originalListPrice: sql`l.original_list_price`,
  listDate: sql`l.list_date`,
  soldDate: sql`l.sold_date`,
  marketDay: sql`f.market_day`,
  soldDay: sql`f.sold_day`,
  offMarketDay: sql`f.off_market_day`,
  kind: sql`l.kind`,
  style: sql`l.style`,
  bedrooms: sql`l.bedrooms`,
  bedroomsPlus: sql`l.bedrooms_plus`,
  bathrooms: sql`l.bathrooms`,
  parkingTotal: sql`l.parking_total`,
  areaLow: sql`f.area_low`,
  areaHigh: sql`f.area_high`,
  lotFront: sql`l.lot_front`,
  lotDepth: sql`l.lot_depth`,
  level: sql`l.level`,
  community: sql`c.name`,
  municipality: sql`m.name`,
  postalCode: sql`l.postal_code`,
  longitude: sql`l.longitude`,
  latitude: sql`l.latitude`,
  firstPicture: sql`l.first_picture`,
  photoCount: sql`l.photo_count`,
  officeName: sql`l.office_name`,
  isRelisted: sql`f.is_relisted`,
  modifiedAt: sql`to_char(l.modified_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

const cardPlaces: RawBuilder<unknown> = sql`
  left join community c on c.code = l.community_code left join municipality m on m.code = l.municipality_code`;

const cardColumns: RawBuilder<unknown> = sql.join(
  Object.entries(cardExpressions).map(([name, expression]) => sql`${expression} as ${sql.ref(name)}`),
);

/** Cards by id, in the order asked for; unknown ids are left out. */
export async function findCards(db: Db, ids: readonly string[]): Promise<CardSource[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Omit<CardSource, 'address'> & AddressRow>`
    select ${cardColumns}, l.unit, l.street_number, l.street_name, l.street_suffix, l.street_direction
    from listing l join listing_any f on f.id = l.id ${cardPlaces}
    where l.id = any (${ids}::uuid[]) and f.id = any (${ids}::uuid[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, toCardSource(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function toCardSource(row: Omit<CardSource, 'address'> & AddressRow): CardSource {
  const { unit, streetNumber, streetName, streetSuffix, streetDirection, ...card } = row;
  return {
    ...card,
    address: formatAddress({ unit, streetNumber, streetName, streetSuffix, streetDirection }),
  };
}

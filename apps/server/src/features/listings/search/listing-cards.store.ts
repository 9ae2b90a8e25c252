import { formatAddress } from '@hearthline/domain/listing/addresses';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { CardSource } from './listing-search.ts';

type CardRow = Omit<CardSource, 'address' | 'modifiedAt'> & AddressRow & { modifiedAt: Date };

interface AddressRow {
  unit: string | null;
  streetNumber: string | null;
  streetName: string | null;
  streetSuffix: string | null;
  streetDirection: string | null;
}

/** What a card is made of, to be selected from `listing l` with its narrow row `f` and its places `c` and `m`. */
export const cardColumns: RawBuilder<unknown> = sql`
  l.id, l.mls_number, l.offer, f.status, l.state, l.code, f.price, l.list_price, l.original_list_price,
  l.list_date, l.sold_date, f.market_day, f.sold_day, f.off_market_day, l.kind, l.style,
  l.bedrooms, l.bedrooms_plus, l.bathrooms, l.parking_total, f.area_low, f.area_high, l.lot_front, l.lot_depth, l.level,
  l.unit, l.street_number, l.street_name, l.street_suffix, l.street_direction,
  c.name as community, m.name as municipality, l.postal_code, l.longitude, l.latitude,
  l.first_picture, l.photo_count, l.office_name, f.is_relisted, l.modified_at`;

export const cardPlaces: RawBuilder<unknown> = sql`
  left join community c on c.code = l.community_code left join municipality m on m.code = l.municipality_code`;

/** Cards by id, in the order asked for; unknown ids are left out. */
export async function findCards(db: Db, ids: readonly string[]): Promise<CardSource[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from listing l join listing_any f on f.id = l.id ${cardPlaces}
    where l.id = any (${ids}::uuid[]) and f.id = any (${ids}::uuid[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, toCardSource(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function toCardSource(row: CardRow): CardSource {
  const { unit, streetNumber, streetName, streetSuffix, streetDirection, modifiedAt, ...card } = row;
  return {
    ...card,
    address: formatAddress({ unit, streetNumber, streetName, streetSuffix, streetDirection }),
    modifiedAt: modifiedAt.toISOString(),
  };
}

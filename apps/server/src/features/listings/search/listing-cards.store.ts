import type { StreetAddress } from '@hearthline/domain/listing/addresses';
import { formatAddress } from '@hearthline/domain/listing/addresses';
import type { CardFact, SentFact } from '@hearthline/domain/listing/facts';
import { cardFacts, factDefinition } from '@hearthline/domain/listing/facts';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { toColumnName } from '../../../platform/db/column-name.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { CardSource } from './listing-search.ts';

/** The address is made of its parts. */
type WorkedOut = Exclude<keyof CardSource, CardFact | 'address'>;

/** Beside the facts: of the listing `l` itself, its narrow row `f` and its places `c` and `m`. */
const workedOut: Record<WorkedOut, string> = {
  id: 'l.id',
  status: 'f.status',
  price: 'f.price',
  highestAsked: 'f.highest_asked',
  marketDay: 'f.market_day',
  soldDay: 'f.sold_day',
  offMarketDay: 'f.off_market_day',
  areaLow: 'f.area_low',
  areaHigh: 'f.area_high',
  community: 'c.name',
  municipality: 'm.name',
  firstPicture: 'l.first_picture',
  photoCount: 'l.photo_count',
  isRelisted: 'f.is_relisted',
};

const cardPlaces: RawBuilder<unknown> = sql`
  left join community c on c.code = l.community_code left join municipality m on m.code = l.municipality_code`;

const cardColumns: RawBuilder<unknown> = sql.raw(
  [
    ...cardFacts.map(selectFact),
    ...Object.entries(workedOut).map(([name, expression]) => `${expression} as ${toColumnName(name)}`),
  ].join(', '),
);

/** A fact of `listing l` and its documents `d` as it is sent: instants are written out. */
export function selectFact(fact: SentFact): string {
  const { type, isDocument } = factDefinition(fact);
  const column = toColumnName(fact);
  const source = `${isDocument ? 'd' : 'l'}.${column}`;
  return type === 'instant'
    ? `to_char(${source} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`
    : source;
}

/** Cards by id, in the order asked for; unknown ids are left out. */
export async function findCards(db: Db, ids: readonly string[]): Promise<CardSource[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Omit<CardSource, 'address'> & StreetAddress>`
    select ${cardColumns}, l.unit, l.street_number, l.street_name, l.street_suffix, l.street_direction
    from listing l join listing_any f on f.id = l.id ${cardPlaces}
    where l.id = any (${ids}::uuid[]) and f.id = any (${ids}::uuid[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, toCardSource(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function toCardSource(row: Omit<CardSource, 'address'> & StreetAddress): CardSource {
  const { unit, streetNumber, streetName, streetSuffix, streetDirection, ...card } = row;
  return {
    ...card,
    address: formatAddress({ unit, streetNumber, streetName, streetSuffix, streetDirection }),
  };
}

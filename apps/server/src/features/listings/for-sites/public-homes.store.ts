import type { MarketPlace } from '@hearthline/contract/market-figures';
import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/**
 * Of a listing `l`: offered as it stands, allowed on the internet by its seller, and attributed to whoever offers it. What is
 * only announced, or has an offer that was accepted, is open to members of the board alone.
 */
export const isPublic = sql`l.state = 'active' and l.may_show_on_internet and coalesce(l.office_name, '') <> ''`;

/**
 * How many homes are for sale in a place, for whoever is no member of a board: as many as a list of them shows. All kinds
 * where `kinds` is null.
 */
export async function countPublicForSale(
  db: Db,
  { level, code }: MarketPlace,
  kinds: readonly HomeKind[] | null,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from listing_open o join listing l on l.id = o.id
    where o.offer = 'sale' and ${sql.ref(`o.${level}_code`)} = ${code} and ${isPublic}
      ${kinds ? sql`and o.kind = any (${[...kinds]}::home_kind[])` : sql``}`.execute(db);
  return rows[0]?.count ?? 0;
}

import type { ListingFact } from '@hearthline/domain/listing/facts';
import { factDefinition, listingFacts } from '@hearthline/domain/listing/facts';
import { sql } from 'kysely';
import { toColumnName } from '../../../../platform/db/column-name.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Coverage } from './field-coverage.ts';

/** What is always there says nothing. */
const watched = (Object.keys(listingFacts) as ListingFact[]).filter((fact) => !factDefinition(fact).isAlways);

export async function measureCoverage({ db }: Pick<Database, 'db'>, source: string): Promise<Coverage> {
  const counts = watched.map((fact) => sql`count(${toldValue(fact)}) as ${sql.id(toColumnName(fact))}`);
  const { rows } = await sql<Record<string, number>>`
    select count(*) as listings,
      count(*) filter (where jsonb_array_length(d.media) > 0) as media,
      count(*) filter (where jsonb_array_length(d.rooms) > 0) as rooms,
      ${sql.join(counts)}
    from listing l join listing_detail d on d.listing_id = l.id
    where l.source = ${source} and l.state <> 'deleted'`.execute(db);
  const { listings = 0, ...told } = rows[0] ?? {};
  const shares = Object.entries(told).map(([field, count]) => [
    field,
    listings > 0 ? Number(count) / listings : 0,
  ]);
  return { listings, shares: Object.fromEntries(shares) };
}

function toldValue(fact: ListingFact) {
  // The one list that is kept as bits.
  if (fact === 'basement') return sql`nullif(l.basement_bits, 0)`;
  const { isDocument, type } = factDefinition(fact);
  const column = sql.ref(`${isDocument ? 'd' : 'l'}.${toColumnName(fact)}`);
  return type === 'choices' || type === 'words' ? sql`nullif(${column}::text, '{}')` : column;
}

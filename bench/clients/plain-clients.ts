import type { ClientFilter } from '@hearthline/contract/client-filter';
import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/db/database.ts';

/** What one would write without thinking: the words looked for in every column, under the same row-level security. */
export function createPlainClients(database: Database, agentId: string, today: string) {
  const where = ({ text, category, type, consent, lastContact }: ClientFilter) => {
    const conditions = [sql`deleted_at is null`];
    for (const word of (text ?? '').split(' ').filter((each) => each !== '')) {
      const pattern = `%${word}%`;
      conditions.push(
        sql`(first_name ilike ${pattern} or last_name ilike ${pattern} or email ilike ${pattern} or phone ilike ${pattern}
          or note ilike ${pattern} or address1 ilike ${pattern} or city ilike ${pattern})`,
      );
    }
    if (category) conditions.push(sql`category = any (${category}::client_category[])`);
    if (type) conditions.push(sql`type = any (${type})`);
    if (consent?.includes('express')) conditions.push(sql`consent_type = 'express' and not is_opted_out`);
    if (lastContact && 'atLeastDays' in lastContact)
      conditions.push(
        sql`(last_contact_on is null or last_contact_on <= ${today}::date - ${lastContact.atLeastDays ?? 0}::int)`,
      );
    return sql.join(conditions, sql` and `);
  };
  return {
    page: (filter: ClientFilter) =>
      database.asAgent(agentId, async (tx) => {
        const { rows } = await sql`
          select *, count(*) over () as total from client where ${where(filter)}
          order by last_contact_at desc nulls last, id limit 10`.execute(tx);
        return rows;
      }),
    count: (filter: ClientFilter) =>
      database.asAgent(agentId, async (tx) => {
        const { rows } = await sql`select count(*) as count from client where ${where(filter)}`.execute(tx);
        return rows;
      }),
  };
}

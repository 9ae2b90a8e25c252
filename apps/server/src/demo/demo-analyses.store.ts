import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

/** Demo agents who have no analysis yet. */
export async function listAgentsWithoutAnalyses(db: Db, emails: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ agentId: string }>`
    select a.agent_id from agent a
    where a.email = any (${emails}) and not exists (select from cma c where c.agent_id = a.agent_id)
    order by a.email`.execute(db);
  return rows.map(({ agentId }) => agentId);
}

/** Homes on the market, one kind after the other, those with most sales of their kind around first. */
export async function listBusyHomes(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select distinct on (o.community_code, o.kind) o.id, o.kind, s.sales
      from listing_open o
      join (select community_code, kind, count(*) as sales from sold_recent where offer = 'sale' group by 1, 2) s
        on s.community_code = o.community_code and s.kind = o.kind
      where o.offer = 'sale' and o.area_low is not null and o.bedrooms is not null and o.bathrooms is not null
        and o.kind <> 'land'
      order by o.community_code, o.kind, o.id
    ) homes order by row_number() over (partition by kind order by sales desc, id), sales desc, id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

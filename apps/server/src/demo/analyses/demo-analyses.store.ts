import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface DemoAgent {
  agentId: string;
  email: string;
}

/** Demo agents who have no analysis yet. */
export async function listAgentsWithoutAnalyses(db: Db, emails: readonly string[]): Promise<DemoAgent[]> {
  const { rows } = await sql<DemoAgent>`
    select a.agent_id, a.email from agent a
    where a.email = any (${emails}) and not exists (select from cma c where c.agent_id = a.agent_id)
    order by a.email`.execute(db);
  return rows;
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

export interface SoldHome {
  id: string;
  listDate: string;
}

/** Homes that an agent sold lately, and after them others of the board; most lately sold first. */
export async function listSoldHomes(
  db: Db,
  email: string,
  since: string,
  limit: number,
): Promise<SoldHome[]> {
  const { rows } = await sql<SoldHome>`
    select l.id, l.list_date from listing l
    where l.offer = 'sale' and l.state = 'firm' and l.kind not in ('land', 'farm', 'multiplex') and l.sold_date >= ${since}
      and l.list_date >= ${since} and l.sold_date > l.list_date
      and (l.area_point is not null or l.area_min is not null) and l.bedrooms is not null and l.bathrooms is not null
    order by l.agent_email = ${email} desc, md5(${email} || l.key) limit ${limit}`.execute(db);
  return rows;
}

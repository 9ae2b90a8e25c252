import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.generated.ts';
import { insertRows } from '../clients/insert-rows.store.ts';

/** Demo agents who never looked at their site. */
export async function listAgentsWithoutSite(
  db: Db,
  emails: readonly string[],
): Promise<{ agentId: string; email: string }[]> {
  const { rows } = await sql<{ agentId: string; email: string }>`
    select g.agent_id, g.email::text as email from agent g
    where g.email = any (${emails}) and not exists (select from site s where s.agent_id = g.agent_id)
    order by g.email`.execute(db);
  return rows;
}

/** Where most was sold lately. */
export async function listBusiestMunicipalities(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select municipality_code as code from sold_recent where municipality_code is not null
    group by municipality_code order by count(*) desc, municipality_code limit ${limit}`.execute(db);
  return rows.map(({ code }) => code);
}

export interface DemoSiteRows {
  site: Insertable<DB['site']>;
  slug: Insertable<DB['siteSlug']>;
  versions: Insertable<DB['siteVersion']>[];
  visits: Insertable<DB['siteVisit']>[];
}

export async function insertDemoSite(tx: Tx, rows: DemoSiteRows): Promise<void> {
  await insertRows(tx, 'site', [rows.site]);
  await insertRows(tx, 'siteSlug', [rows.slug]);
  await insertRows(tx, 'siteVersion', rows.versions);
  await insertRows(tx, 'siteVisit', rows.visits);
}

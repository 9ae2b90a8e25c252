import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { Offer } from '@hearthline/domain/listing/vocabulary';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';

/** Names an alert as it was written last. */
export interface AlertVersion {
  id: string;
  clientId: string;
  offer: Offer;
  version: string;
}

const writing = (agentId: string) => sql`
  from alert a
  join basket b on b.agent_id = a.agent_id and b.id = a.basket_id and b.deleted_at is null
  join client c on c.agent_id = b.agent_id and c.id = b.client_id and c.deleted_at is null
  where a.agent_id = ${agentId} and a.state = 'active'`;

/** The same as long as none of an agent's alerts that write, nor whom they are for, has changed. */
export async function findMark(tx: Tx, agentId: string): Promise<string> {
  const { rows } = await sql<{ mark: string | null }>`
    select md5(string_agg(concat_ws(' ', b.id, b.client_id, a.changed_xid), ',' order by b.id)) as mark
    ${writing(agentId)}`.execute(tx);
  return rows[0]?.mark ?? '';
}

/** Of one agent: all that write. */
export async function listWritingAlerts(tx: Tx, agentId: string): Promise<AlertVersion[]> {
  const { rows } = await sql<AlertVersion>`
    select b.id, b.client_id, b.criteria ->> 'offer' as offer, a.changed_xid::text as version
    ${writing(agentId)} order by b.id`.execute(tx);
  return rows;
}

export async function listCriteria(
  tx: Tx,
  agentId: string,
  ids: readonly string[],
): Promise<{ id: string; criteria: Criteria }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; criteria: Criteria }>`
    select id, criteria from basket where agent_id = ${agentId} and id = any (${ids}::uuid[])`.execute(tx);
  return rows;
}

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
    select count(*) || ' ' || bit_xor(hash_record_extended(row (b.id, b.client_id, a.changed_xid), 0)) as mark
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

/** One of the people of an alert, as whoever sends them something by hand meets them. */
export interface AlertReaderRow {
  alertId: string;
  alertName: string;
  /** Whom the alert was made for. */
  forClientId: string;
  byEmail: boolean;
  bySms: boolean;
  isPaused: boolean;
  readerId: string;
  /** Null for an address that is no client's. */
  clientId: string | null;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  stoppedAt: Date | null;
  pausedUntil: string | null;
}

/** All for whom these alerts are, the first chosen first. */
export async function listAlertReaders(
  tx: Tx,
  agentId: string,
  alertIds: readonly string[],
): Promise<AlertReaderRow[]> {
  const { rows } = await sql<AlertReaderRow>`
    select b.id as alert_id, b.name as alert_name, b.client_id as for_client_id, b.by_email, b.by_sms,
      a.state = 'paused' as is_paused, r.id as reader_id, r.client_id, r.email,
      coalesce(c.first_name, '') as first_name, coalesce(c.last_name, '') as last_name, coalesce(c.phone, '') as phone,
      w.stopped_at, w.paused_until
    from basket b
    join alert a on a.agent_id = b.agent_id and a.basket_id = b.id
    join basket_reader r on r.agent_id = b.agent_id and r.basket_id = b.id and r.removed_at is null
    left join client c on c.agent_id = r.agent_id and c.id = r.client_id and c.deleted_at is null
    left join alert_reader w on w.agent_id = r.agent_id and w.reader_id = r.id
    where b.agent_id = ${agentId} and b.id = any (${alertIds}::uuid[]) and b.deleted_at is null
      and (r.client_id is null or c.id is not null)
    order by r.created_at, r.id`.execute(tx);
  return rows;
}

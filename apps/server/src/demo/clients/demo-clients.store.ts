import type { DemoClientPlace } from '@hearthline/demo-market/clients/demo-clients';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type {
  Client,
  ClientActivity,
  ClientConsent,
  ClientNote,
  ClientTask,
} from '../../platform/db/schema.generated.ts';
import { insertRows } from './insert-rows.store.ts';

export interface DemoClientRows {
  clients: Insertable<Client>[];
  activities: Insertable<ClientActivity>[];
  consents: Insertable<ClientConsent>[];
  notes: Insertable<ClientNote>[];
  tasks: Insertable<ClientTask>[];
}

/** Homes that were sold some time ago, in which the agents' people may live now. */
export async function listDemoHomes(
  db: Db,
  { today, skipped, count }: { today: string; skipped: number; count: number },
): Promise<DemoClientPlace[]> {
  const { rows } = await sql<DemoClientPlace>`
    select concat_ws(' ', l.street_number, l.street_name, nullif(l.street_suffix, ''), l.street_direction) as address1,
      coalesce(l.unit, '') as unit, m.name as city, l.postal_code, l.close_date as moved_in_on
    from listing l join municipality m on m.code = l.municipality_code
    where l.source = 'demo' and l.offer = 'sale' and l.state = 'firm' and l.kind <> 'land' and l.close_date < ${today}::date - 90
      and not exists (select from listing later where later.home_key = l.home_key and later.entered_at > l.entered_at)
    order by md5(l.key) offset ${skipped} limit ${count}`.execute(db);
  return rows;
}

/** Undefined where there is no such agent, or one who had clients already, even deleted ones. */
export async function findAgentWithoutClients(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('agent')
    .select('agentId')
    .where('email', '=', email)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('client').select('client.id').whereRef('client.agentId', '=', 'agent.agentId'))),
    )
    .executeTakeFirst();
  return row?.agentId;
}

export async function insertDemoClients(tx: Tx, rows: DemoClientRows): Promise<void> {
  await insertRows(tx, 'client', rows.clients);
  await insertRows(tx, 'clientActivity', rows.activities);
  await insertRows(tx, 'clientConsent', rows.consents);
  await insertRows(tx, 'clientNote', rows.notes);
  await insertRows(tx, 'clientTask', rows.tasks);
}

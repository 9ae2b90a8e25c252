import type { Insertable } from 'kysely';
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

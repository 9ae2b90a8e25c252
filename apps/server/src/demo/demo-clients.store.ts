import type { Insertable } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import type {
  Client,
  ClientActivity,
  ClientConsent,
  ClientNote,
  ClientTask,
} from '../platform/db/schema.generated.ts';

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

const portion = 200;

export async function insertDemoClients(tx: Tx, rows: DemoClientRows): Promise<void> {
  const tables = [
    ['client', rows.clients],
    ['clientActivity', rows.activities],
    ['clientConsent', rows.consents],
    ['clientNote', rows.notes],
    ['clientTask', rows.tasks],
  ] as const;
  for (const [table, all] of tables)
    for (let start = 0; start < all.length; start += portion)
      await tx
        .insertInto(table)
        .values(all.slice(start, start + portion))
        .execute();
}

import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.generated.ts';
import { insertRows } from '../clients/insert-rows.store.ts';

export interface DemoGreetedClient {
  id: string;
  birthday: string | null;
  moveInDate: string | null;
}

export interface DemoGreetingMail {
  messageId: string;
  clientId: string;
  at: Date;
  birthday: string | null;
  moveInDate: string | null;
}

/** Demo agents with clients who never scheduled a greeting. */
export async function listAgentsWithoutGreetings(db: Db, emails: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ agentId: string }>`
    select g.agent_id from agent g
    where g.email = any (${emails}) and exists (select from client c where c.agent_id = g.agent_id)
      and not exists (select from greeting_task t where t.agent_id = g.agent_id)
    order by g.email`.execute(db);
  return rows.map(({ agentId }) => agentId);
}

export async function listGreetedClients(db: Db, agentId: string): Promise<DemoGreetedClient[]> {
  const { rows } = await sql<DemoGreetedClient>`
    select id, birthday, move_in_date from client
    where agent_id = ${agentId} and deleted_at is null and category <> 'notInterested' order by sort_name, id`.execute(
    db,
  );
  return rows;
}

/** Greetings that went out before anybody counted them. */
export async function listGreetingMails(db: Db, agentId: string): Promise<DemoGreetingMail[]> {
  const { rows } = await sql<DemoGreetingMail>`
    select m.id as message_id, m.client_id, m.not_before as at, c.birthday, c.move_in_date
    from message m join client c on c.agent_id = m.agent_id and c.id = m.client_id
    where m.agent_id = ${agentId} and m.category = 'greetings' and not m.is_test
    order by m.not_before, m.id`.execute(db);
  return rows;
}

export interface DemoGreetingRows {
  tasks: Insertable<DB['greetingTask']>[];
  wishes: Insertable<DB['greetingWish']>[];
  runs: Insertable<DB['greetingRun']>[];
  greetings: Insertable<DB['greeting']>[];
  paces: Insertable<DB['greetingPace']>[];
}

export async function insertDemoGreetings(tx: Tx, rows: DemoGreetingRows): Promise<void> {
  await insertRows(tx, 'greetingTask', rows.tasks);
  await insertRows(tx, 'greetingWish', rows.wishes);
  await insertRows(tx, 'greetingRun', rows.runs);
  await insertRows(tx, 'greeting', rows.greetings);
  await insertRows(tx, 'greetingPace', rows.paces);
}

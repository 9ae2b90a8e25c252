import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Demo agents with clients who never wrote a card. */
export async function listAgentsWithoutCards(db: Db, emails: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ agentId: string }>`
    select g.agent_id from agent g
    where g.email = any (${emails}) and exists (select from client c where c.agent_id = g.agent_id)
      and not exists (select from postal_card p where p.agent_id = g.agent_id)
      and not exists (select from postal_batch b where b.agent_id = g.agent_id)
    order by g.email`.execute(db);
  return rows.map(({ agentId }) => agentId);
}

/** Some of them, as they stand in the list; most of their addresses can be printed. */
export async function listNeighbours(
  db: Db,
  agentId: string,
  from: number,
  count: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from client where agent_id = ${agentId} and deleted_at is null and category <> 'notInterested'
    order by sort_name, id offset ${from} limit ${count}`.execute(db);
  return rows.map(({ id }) => id);
}

import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** What was made for this person's home on paper, as it was printed. */
export async function listCardsOf(tx: Tx, agentId: string, clientId: string) {
  const { rows } = await sql<{ name: string; code: string; state: string; lines: string[]; message: string }>`
    select b.name, b.code, b.state, b.created_at, i.lines, i.message
    from postal_batch_person p
    join postal_batch b on b.agent_id = p.agent_id and b.id = p.batch_id
    join postal_batch_item i on i.agent_id = p.agent_id and i.batch_id = p.batch_id and i.position = p.position
    where p.agent_id = ${agentId} and p.client_id = ${clientId} order by b.created_at`.execute(tx);
  return rows;
}

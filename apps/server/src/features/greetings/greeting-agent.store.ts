import type { Language } from '@hearthline/contract/common';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** The agent as a greeting names them. */
export interface GreetingAgent {
  name: string;
  brokerage: string;
  language: Language;
  timeZone: string;
}

export async function findGreetingAgent(tx: Tx, agentId: string): Promise<GreetingAgent> {
  const { rows } = await sql<GreetingAgent>`
    select trim(a.first_name || ' ' || a.last_name) as name, r.brokerage_name as brokerage, a.language, a.time_zone
    from agent a join realtor_profile r using (agent_id) where a.agent_id = ${agentId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('Greetings of an account that is gone');
  return row;
}

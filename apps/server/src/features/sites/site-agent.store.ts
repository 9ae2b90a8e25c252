import type { Language } from '@hearthline/contract/common';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** The agent as their site needs them. */
export interface SiteAgent {
  title: string;
  firstName: string;
  lastName: string;
  jobTitle: string;
  phone: string;
  email: string;
  language: Language;
  timeZone: string;
  avatarKey: string | null;
  /** By which the board knows the agent; empty where they did not say. */
  boardAgentId: string;
  brokerageName: string;
  mailingAddress: string;
}

export async function findSiteAgent(tx: Tx, agentId: string): Promise<SiteAgent> {
  const { rows } = await sql<SiteAgent>`
    select a.title, a.first_name, a.last_name, a.job_title, a.language, a.time_zone, a.avatar_key,
      coalesce(nullif(a.phone, ''), r.phone) as phone, coalesce(nullif(r.email, ''), a.email::text) as email,
      r.board_agent_id, r.brokerage_name, r.mailing_address
    from agent a join realtor_profile r using (agent_id) where a.agent_id = ${agentId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The site of an account that is gone');
  return row;
}

import type { Occasion } from '@hearthline/domain/greeting/occasions';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** A greeting whose time has come. */
export interface DueGreeting {
  id: string;
  taskId: string;
  clientId: string;
  occasion: Occasion;
  day: string;
  sendAt: Date;
  /** What was decided about it, or what its task says; `ask` still wants the agent's word. */
  decision: 'approve' | 'skip' | 'ask';
}

/** Of the next clients, all that is due; in one order, and nobody else has them meanwhile. */
export async function lockDue(
  tx: Tx,
  agentId: string,
  { now, after, clients }: { now: Date; after: string | null; clients: number },
): Promise<DueGreeting[]> {
  const { rows } = await sql<DueGreeting>`
    select g.id, g.task_id, g.client_id, g.occasion, g.day, g.send_at,
      coalesce(g.decision, r.decision, case when t.approves then 'ask' else 'approve' end) as decision
    from greeting g
      join greeting_run r on r.agent_id = g.agent_id and r.id = g.run_id
      join greeting_task t on t.agent_id = g.agent_id and t.id = g.task_id
    where g.agent_id = ${agentId} and g.outcome is null and g.send_at <= ${now} and t.state = 'scheduled'
      and g.client_id in (
        select client_id from greeting
        where agent_id = ${agentId} and outcome is null and send_at <= ${now}
          and (${after}::uuid is null or client_id > ${after}::uuid)
        group by client_id order by client_id limit ${clients})
    order by g.client_id, g.send_at, g.id
    for update of g`.execute(tx);
  return rows;
}

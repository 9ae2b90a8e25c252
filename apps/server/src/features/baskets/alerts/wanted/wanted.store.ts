import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { Offer } from '@hearthline/domain/listing/vocabulary';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';

/** An alert that writes, as far as it has to be asked about a home. */
export interface WritingAlert {
  id: string;
  clientId: string;
  criteria: Criteria;
}

/** Of one agent: all that write and ask for homes that are offered in one of these ways. */
export async function listWritingAlerts(
  tx: Tx,
  agentId: string,
  offers: readonly Offer[],
): Promise<WritingAlert[]> {
  const { rows } = await sql<WritingAlert>`
    select b.id, b.client_id, b.criteria
    from alert a
    join basket b on b.agent_id = a.agent_id and b.id = a.basket_id and b.deleted_at is null
    join client c on c.agent_id = b.agent_id and c.id = b.client_id and c.deleted_at is null
    where a.agent_id = ${agentId} and a.state = 'active' and b.criteria ->> 'offer' = any (${offers}::text[])
    order by b.id`.execute(tx);
  return rows;
}

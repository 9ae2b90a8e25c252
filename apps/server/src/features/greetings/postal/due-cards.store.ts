import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Cards that are to be printed or posted by a day. */
export interface DueCard {
  /** Of the batch, or of the card while no batch was made of it. */
  id: string;
  isBatch: boolean;
  name: string;
  step: 'print' | 'mail';
  day: string;
  inHandsOn: string;
}

/** Batches of the same card further apart than this are for different years. */
const sameSeasonDays = 60;

const notMadeYet = sql`not exists (select from postal_batch b
  where b.agent_id = c.agent_id and b.card_id = c.id and b.state <> 'failed'
    and abs(b.in_hands_on - c.in_hands_on) < ${sql.lit(sameSeasonDays)})`;

const atOwnPrinter = sql`printer = 'self' and state in ('ready', 'printing')`;

/** Whose last day comes until then or is over, as long as the day itself is ahead on which they should be there. */
export async function listDueCards(
  tx: Tx,
  agentId: string,
  { today, until }: { today: string; until: string },
): Promise<DueCard[]> {
  const { rows } = await sql<DueCard>`
    select * from (
      select id, true as is_batch, name, case state when 'ready' then 'print' else 'mail' end as step,
        case state when 'ready' then print_by else mail_by end as day, in_hands_on
      from postal_batch where agent_id = ${agentId} and ${atOwnPrinter} and in_hands_on >= ${today}::date
      union all
      select c.id, false, c.name, 'print', c.print_by, c.in_hands_on
      from postal_card c where c.agent_id = ${agentId} and c.in_hands_on >= ${today}::date and ${notMadeYet}
    ) due where day <= ${until}::date order by day, id`.execute(tx);
  return rows;
}

/** Cards of which no batch was made, for a day in that time. */
export async function listCardIdsAhead(
  tx: Tx,
  agentId: string,
  { today, until }: { today: string; until: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from postal_card c where c.agent_id = ${agentId}
      and c.in_hands_on between ${today}::date and ${until}::date and ${notMadeYet} order by c.id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Of all agents: who may have something to print or to post. */
export async function listAgentsWithCardsAhead(
  db: Db,
  { today, until }: { today: string; until: string },
): Promise<string[]> {
  const { rows } = await sql<{ agentId: string }>`
    select agent_id from postal_batch where ${atOwnPrinter} and in_hands_on between ${today}::date and ${until}::date
    union select agent_id from postal_card where in_hands_on between ${today}::date and ${until}::date`.execute(
    db,
  );
  return rows.map(({ agentId }) => agentId);
}

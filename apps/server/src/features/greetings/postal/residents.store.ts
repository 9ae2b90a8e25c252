import type { PostalAudience } from '@hearthline/contract/postal-cards';
import type { HomeAddress } from '@hearthline/domain/greeting/postal-address';
import type { Language } from '@hearthline/domain/language';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** A client as a card knows them. */
export interface Resident extends HomeAddress {
  id: string;
  firstName: string;
  lastName: string;
  language: Language;
  wantsNoPaper: boolean;
  isHeld: boolean;
}

/** Who is not interested gets a card only where the agent chose them by name. */
const interested = sql`c.category <> 'notInterested'`;

/** Of these ids, all, or those whose record says that they keep a feast; in the order of their names. */
export async function listResidents(
  tx: Tx,
  agentId: string,
  choice:
    | { kind: 'ids'; ids: readonly string[]; byName: boolean }
    | Extract<PostalAudience, { kind: 'all' | 'occasion' }>,
  today: string,
): Promise<Resident[]> {
  const chosen = {
    ids: () => {
      const { ids, byName } = choice as Extract<typeof choice, { kind: 'ids' }>;
      return sql`c.id = any (${ids}::uuid[])${byName ? sql`` : sql` and ${interested}`}`;
    },
    all: () => interested,
    occasion: () => {
      const { occasion } = choice as Extract<typeof choice, { kind: 'occasion' }>;
      return sql`${interested} and ${occasion} = any (w.feasts)`;
    },
  }[choice.kind]();
  const { rows } = await sql<Resident>`
    select c.id, c.first_name, c.last_name, c.language, c.address1, c.address2, c.unit, c.city, c.province, c.postal_code, c.country,
      coalesce(w.wants_no_paper, false) as wants_no_paper,
      w.held_at is not null and (w.held_until is null or w.held_until >= ${today}::date) as is_held
    from client c left join greeting_wish w on w.agent_id = c.agent_id and w.client_id = c.id
    where c.agent_id = ${agentId} and c.deleted_at is null and ${chosen}
    order by c.sort_name, c.id`.execute(tx);
  return rows;
}

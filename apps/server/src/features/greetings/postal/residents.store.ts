import type { PostalAudience } from '@hearthline/contract/postal-cards';
import type { HomeAddress } from '@hearthline/domain/greeting/postal-address';
import { householdKey } from '@hearthline/domain/greeting/postal-address';
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
  const { rows } = await sql<Resident>`${selectResidents(agentId, today)} and ${chosen}
    order by c.sort_name, c.id`.execute(tx);
  return rows;
}

const isHeld = (today: string) =>
  sql`(w.held_at is not null and (w.held_until is null or w.held_until >= ${today}::date))`;

const selectResidents = (agentId: string, today: string) => sql`
  select c.id, c.first_name, c.last_name, c.language, c.address1, c.address2, c.unit, c.city, c.province, c.postal_code, c.country,
    coalesce(w.wants_no_paper, false) as wants_no_paper, ${isHeld(today)} as is_held
  from client c left join greeting_wish w on w.agent_id = c.agent_id and w.client_id = c.id
  where c.agent_id = ${agentId} and c.deleted_at is null`;

/**
 * Whoever said no to paper or is left in peace; of one card, those whom it names and whoever may live in the same home,
 * which their postal code leaves open.
 */
export async function listUnwilling(
  tx: Tx,
  agentId: string,
  today: string,
  card?: { clientIds: readonly string[]; postalCode: string },
): Promise<Resident[]> {
  const near = card
    ? sql`and (c.id = any (${card.clientIds}::uuid[])
        or regexp_replace(upper(c.postal_code), '[^A-Z0-9]', '', 'g') = ${card.postalCode.replace(' ', '')})`
    : sql``;
  const { rows } = await sql<Resident>`${selectResidents(agentId, today)}
    and (w.wants_no_paper or ${isHeld(today)}) ${near}`.execute(tx);
  return rows;
}

/** Whether somebody of the home has said no to paper since the card was taken down, or is to be left in peace. */
export async function isUnwilling(
  { tx, agentId, today }: { tx: Tx; agentId: string; today: string },
  { clientIds, household }: { clientIds: readonly string[]; household: string | null },
): Promise<boolean> {
  const [postalCode = ''] = household?.split('|') ?? [];
  const near = await listUnwilling(tx, agentId, today, { clientIds, postalCode });
  return near.some(
    (resident) =>
      clientIds.includes(resident.id) || (household !== null && householdKey(resident) === household),
  );
}

import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';

/** Demo agents who follow no home yet. */
export async function listAgentsWithoutFavorites(db: Db, emails: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ agentId: string }>`
    select a.agent_id from agent a
    where a.email = any (${emails}) and not exists (select from favorite f where f.agent_id = a.agent_id)
    order by a.email`.execute(db);
  return rows.map(({ agentId }) => agentId);
}

export interface DemoStep {
  eventId: string;
  listingId: string;
}

/** The latest cuts of homes for sale, and the latest conditional deals, one a home. */
export async function listLatestSteps(db: Db, codes: readonly string[], limit: number): Promise<DemoStep[]> {
  const { rows } = await sql<DemoStep>`
    select max(e.id::text)::uuid as event_id, e.listing_id from listing_event e join listing l on l.id = e.listing_id
    where e.code::text = any (${codes}) and l.code = e.code and l.offer = 'sale'
      and (e.code <> 'pc' or e.new_price < e.old_price)
    group by e.listing_id order by event_id desc limit ${limit}`.execute(db);
  return rows;
}

/** The last step of homes that came on the market lately and have not changed since. */
export async function listNewHomes(db: Db, limit: number): Promise<DemoStep[]> {
  const { rows } = await sql<DemoStep>`
    select e.id as event_id, e.listing_id from listing_event e join listing l on l.id = e.listing_id
    where e.code = 'new' and l.state = 'active' and l.code = 'new' and l.offer = 'sale' and e.at < now() - interval '4 days'
    order by e.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Marked some days before the step, or where it is the first one a day after it; so the favourite shows what changed. */
export async function insertDemoFavorite(
  tx: Tx,
  agentId: string,
  { eventId, listingId }: DemoStep,
  note: string,
): Promise<void> {
  await sql`
    insert into favorite (agent_id, listing_id, note, marked_at, compared_at, seen_price, seen_code, seen_photo_count)
    select ${agentId}, l.id, ${note}, m.at, m.at, coalesce(e.old_price, l.list_price), 'new', l.photo_count
    from listing_event e join listing l on l.id = e.listing_id
    cross join lateral (select greatest(e.at - interval '3 days', l.entered_at + interval '1 day') as at) m
    where e.id = ${eventId} and l.id = ${listingId}`.execute(tx);
}

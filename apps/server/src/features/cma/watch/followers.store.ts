import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface HomeFollower {
  agentId: string;
  listingId: string;
  /** The analysis. */
  id: string;
  address: string;
}

/**
 * Analyses of all agents whose home or whose comparables are among these; sees all rows. A home whose sale is held
 * against a saved value is left to the watch, which tells of that sale.
 */
export async function listHomeFollowers(tx: Tx, listingIds: readonly string[]): Promise<HomeFollower[]> {
  const { rows } = await sql<HomeFollower>`
    with homes as materialized (
      select l.id, l.home_key, l.state from unnest(${listingIds}::uuid[]) as n (id) join listing l on l.id = n.id)
    select c.agent_id, h.id as listing_id, c.id, c.address from homes h join cma c on c.listing_id = h.id
      where c.deleted_at is null and (h.state <> 'firm' or c.latest_version = 0)
    union
    select c.agent_id, h.id, c.id, c.address from homes h
      join cma c on c.home_key = h.home_key and c.home_key is not null and c.sold_price is null
      where c.deleted_at is null and (h.state <> 'firm' or c.latest_version = 0)
    union
    select c.agent_id, h.id, c.id, c.address from homes h
      join cma c on c.draft -> 'chosen' @> to_jsonb(h.id::text)
      where c.deleted_at is null
    order by 1, 3`.execute(tx);
  return rows;
}

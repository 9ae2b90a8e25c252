import { cmaLimits } from '@hearthline/contract/cma';
import { boardTimeZone } from '@hearthline/domain/time-zone';

import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface WatchedCma {
  agentId: string;
  id: string;
}

export interface OwnSale {
  listingId: string;
  price: number;
  soldOn: string;
  version: number;
  value: number;
  low: number;
  high: number;
}

const metresPerDegree = 111_000;
/** No conditions reach further. */
const widest = cmaLimits.radiusMetres.max / metresPerDegree;

/** Saved values of all agents; sees all rows. */
export function createWatchStore(db: Db) {
  return {
    /** Watched analyses with a saved value, in the order of their ids. */
    listWatched: async (after: WatchedCma | null, limit: number): Promise<WatchedCma[]> => {
      const { rows } = await sql<WatchedCma>`
        select agent_id, id from cma
        where deleted_at is null and latest_version > 0 and sold_price is null
          and ${after === null ? sql`true` : sql`(agent_id, id) > (${after.agentId}::uuid, ${after.id}::uuid)`}
        order by agent_id, id limit ${limit}`.execute(db);
      return rows;
    },
    /** Watched analyses that one of these sales may move or score, in the order of their ids. */
    listWatchedNear: async (
      listingIds: readonly string[],
      after: WatchedCma | null,
      limit: number,
    ): Promise<WatchedCma[]> => {
      const { rows } = await sql<WatchedCma>`
        with sold as materialized (
          select l.id, l.home_key, l.latitude, l.longitude from unnest(${listingIds}::uuid[]) as n (id)
            join listing l on l.id = n.id
          where l.offer = 'sale' and l.state = 'firm'),
        near as (
          select c.agent_id, c.id from sold s
            join cma c on c.latitude between s.latitude - ${widest} and s.latitude + ${widest}
              and abs(c.longitude - s.longitude) * cos(radians(s.latitude)) <= ${widest}
            where c.deleted_at is null and c.latest_version > 0 and c.sold_price is null
          union
          select c.agent_id, c.id from sold s join cma c on c.home_key = s.home_key
            where c.deleted_at is null and c.latest_version > 0 and c.sold_price is null
          union
          select c.agent_id, c.id from sold s join cma c on c.listing_id = s.id
            where c.deleted_at is null and c.latest_version > 0 and c.sold_price is null)
        select agent_id, id from near
        where ${after === null ? sql`true` : sql`(agent_id, id) > (${after.agentId}::uuid, ${after.id}::uuid)`}
        order by agent_id, id limit ${limit}`.execute(db);
      return rows;
    },
    /** The sale of the home itself after a version was saved, beside the last version saved before it. */
    findOwnSale: async ({ agentId, id }: WatchedCma): Promise<OwnSale | null> => {
      const { rows } = await sql<OwnSale>`
        select l.id as listing_id, l.close_price as price, l.sold_date as sold_on, v.number as version, v.value, v.low, v.high
        from cma c
        join listing l on l.offer = 'sale' and l.state = 'firm' and l.close_price > 0
          and (l.id = c.listing_id or l.home_key = c.home_key)
        join cma_version v on v.agent_id = c.agent_id and v.cma_id = c.id
          and (v.saved_at at time zone ${boardTimeZone})::date <= l.sold_date
        where c.agent_id = ${agentId} and c.id = ${id}
        order by l.sold_date, v.number desc limit 1`.execute(db);
      return rows[0] ?? null;
    },
  };
}

import type { MarketPlace } from '@hearthline/contract/market-figures';
import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isPublic } from './public-homes.store.ts';

export interface SiteHomeRow {
  id: string;
  isOwn: boolean;
  mayShowAddress: boolean;
}

export interface HomesOfSite {
  boardAgentId: string;
  places: readonly MarketPlace[];
}

const codesOf = (places: readonly MarketPlace[], level: MarketPlace['level']): string[] =>
  places.filter((place) => place.level === level).map(({ code }) => code);

const liesIn = (places: readonly MarketPlace[]): RawBuilder<boolean> => sql`(
  l.municipality_code = any (${codesOf(places, 'municipality')}::text[])
  or l.community_code = any (${codesOf(places, 'community')}::text[]))`;

/** An agent who did not say who they are at the board has no home of their own. */
const isOwn = (boardAgentId: string): RawBuilder<boolean> =>
  boardAgentId === ''
    ? sql`false`
    : sql`coalesce(l.agent_mls_id = ${boardAgentId}, false) or coalesce(l.agent_key = ${boardAgentId}, false)`;

/** What of the market stands on the site of an agent. */
export function createSiteHomesStore(db: Db) {
  return {
    list: async (
      { boardAgentId, places }: HomesOfSite,
      choice: {
        within: MarketPlace | null;
        kinds: readonly HomeKind[] | null;
        upTo: number | null;
        offset: number;
        limit: number;
      },
    ): Promise<{ rows: SiteHomeRow[]; total: number }> => {
      const { within, kinds, upTo, offset, limit } = choice;
      const { rows } = await sql<SiteHomeRow & { total: number }>`
        with shown as (
          select l.id, (${isOwn(boardAgentId)}) as is_own, l.may_show_address, o.newest_key
          from listing_open o join listing l on l.id = o.id
          where ${isPublic} and ((${isOwn(boardAgentId)}) or ${liesIn(places)})
            ${within ? sql`and ${liesIn([within])}` : sql``}
            ${kinds ? sql`and l.kind = any (${[...kinds]}::home_kind[])` : sql``}
            ${upTo === null ? sql`` : sql`and o.offer = 'sale' and o.price <= ${upTo}`}
        ), page as (
          select * from shown order by is_own desc, newest_key, id offset ${offset} limit ${limit}
        )
        select p.id, p.is_own, p.may_show_address, (select count(*) from shown) as total
        from (select true) as always left join page p on true
        order by p.is_own desc, p.newest_key, p.id`.execute(db);
      return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
    },
    /** The newest under this number that may stand on the site. */
    find: async (
      mlsNumber: string,
      { boardAgentId, places }: HomesOfSite,
    ): Promise<SiteHomeRow | undefined> => {
      const { rows } = await sql<SiteHomeRow>`
        select l.id, (${isOwn(boardAgentId)}) as is_own, l.may_show_address
        from listing l join listing_open o on o.id = l.id
        where o.mls_number = ${mlsNumber} and l.mls_number = ${mlsNumber} and ${isPublic}
          and ((${isOwn(boardAgentId)}) or ${liesIn(places)})
        order by l.entered_at desc, l.id limit 1`.execute(db);
      return rows[0];
    },
  };
}

import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Looks at posts, and the mailings that sent them. */
export function createResultsStore(tx: Tx, agentId: string) {
  return {
    countVisits: async (ids: readonly string[]): Promise<Map<string, number>> => {
      const { rows } = await sql<{ postId: string; visits: number }>`
        select post_id, sum(visits) as visits from news_visit
        where agent_id = ${agentId} and post_id = any (${ids}::uuid[]) group by 1`.execute(tx);
      return new Map(rows.map(({ postId, visits }) => [postId, Number(visits)]));
    },
    addVisit: async (postId: string, day: string): Promise<void> => {
      await sql`
        insert into news_visit (agent_id, post_id, day, visits)
        select agent_id, id, ${day}, 1 from news_post where agent_id = ${agentId} and id = ${postId}
        on conflict (agent_id, post_id, day) do update set visits = news_visit.visits + 1`.execute(tx);
    },
    addMailing: async (postId: string, mailingId: string): Promise<void> => {
      await tx.insertInto('newsMailing').values({ agentId, postId, mailingId }).execute();
    },
    /** By post. */
    listMailings: async (ids: readonly string[]): Promise<Map<string, string[]>> => {
      const { rows } = await sql<{ postId: string; mailingIds: string[] }>`
        select post_id, array_agg(mailing_id) as mailing_ids from news_mailing
        where agent_id = ${agentId} and post_id = any (${ids}::uuid[]) group by 1`.execute(tx);
      return new Map(rows.map(({ postId, mailingIds }) => [postId, mailingIds]));
    },
    /** The other mailings of the same post. */
    listAlike: async (mailingId: string): Promise<string[]> => {
      const { rows } = await sql<{ mailingId: string }>`
        select other.mailing_id from news_mailing own
        join news_mailing other on other.agent_id = own.agent_id and other.post_id = own.post_id
        where own.agent_id = ${agentId} and own.mailing_id = ${mailingId} and other.mailing_id <> ${mailingId}`.execute(
        tx,
      );
      return rows.map((row) => row.mailingId);
    },
    /** Whether it is still to leave for anybody. */
    hasWaiting: async (postId: string): Promise<boolean> => {
      const { rows } = await sql`
        select from news_mailing s join mailing g on g.agent_id = s.agent_id and g.id = s.mailing_id
        where s.agent_id = ${agentId} and s.post_id = ${postId} and g.state in ('scheduled', 'sending') limit 1`.execute(
        tx,
      );
      return rows.length > 0;
    },
    findPostOf: async (mailingId: string): Promise<string | null> => {
      const { rows } = await sql<{ postId: string }>`
        select post_id from news_mailing where agent_id = ${agentId} and mailing_id = ${mailingId}`.execute(
        tx,
      );
      return rows[0]?.postId ?? null;
    },
  };
}

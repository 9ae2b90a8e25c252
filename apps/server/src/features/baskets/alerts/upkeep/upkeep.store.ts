import { silenceLimits } from '@hearthline/domain/alert/sign-of-life';
import { dayMs } from '@hearthline/domain/calendar';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

export interface OwnedAlert {
  agentId: string;
  basketId: string;
}

/** Of all agents; the database is the worker's. */
export function createAlertUpkeepStore(db: Db | Tx) {
  return {
    /** Alerts whose client is silent for so long that something may have to be done, after this one. */
    listSilent: async (now: Date, after: OwnedAlert, limit: number): Promise<OwnedAlert[]> => {
      const ago = (days: number) => new Date(now.getTime() - days * dayMs);
      const since = sql`greatest(a.watched_since, a.signed_at)`;
      const { rows } = await sql<OwnedAlert>`
        select a.agent_id, a.basket_id
        from alert a join basket b on b.agent_id = a.agent_id and b.id = a.basket_id and b.deleted_at is null
        where a.state = 'active' and ${since} <= ${ago(silenceLimits.askAfterDays)}
          and (a.asked_at is null or a.asked_at < ${since} or ${since} <= ${ago(silenceLimits.warnAfterDays)})
          and (a.agent_id, a.basket_id) > (${after.agentId}::uuid, ${after.basketId}::uuid)
        order by a.agent_id, a.basket_id limit ${limit}`.execute(db);
      return rows;
    },
    /** Paused until a day that has come, or is about to come in the agent's zone. */
    listResuming: async (today: string, limit: number): Promise<(OwnedAlert & { resumesOn: string })[]> => {
      const { rows } = await sql<OwnedAlert & { resumesOn: string }>`
        select agent_id, basket_id, resumes_on from alert
        where resumes_on <= ${today}::date + 1 and state = 'paused' order by resumes_on limit ${limit}`.execute(
        db,
      );
      return rows;
    },
    /** Agents whose turn it is, of so many parts of a day; those who have alerts. */
    listAgents: async (part: number, parts: number): Promise<string[]> => {
      const { rows } = await sql<{ agentId: string }>`
        select distinct agent_id from alert
        where state = 'active' and abs(hashtext(agent_id::text) % ${parts}) = ${part}`.execute(db);
      return rows.map(({ agentId }) => agentId);
    },
    addDays: async (from: string, to: string): Promise<number> => {
      const { rows } = await sql<{ added: number }>`
        select system.add_alert_days(${from}, ${to}) as added`.execute(db);
      return rows[0]?.added ?? 0;
    },
    dropDays: async (before: string): Promise<number> => {
      const { rows } = await sql<{ dropped: number }>`
        select system.drop_alert_days(${before}) as dropped`.execute(db);
      return rows[0]?.dropped ?? 0;
    },
  };
}

import type { Occasion } from '@hearthline/domain/greeting/occasions';
import type { GreetingCategory } from '@hearthline/domain/greeting/vocabulary';
import type { OpenGrade } from '@hearthline/domain/message/open-grade';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface RunSummary {
  id: string;
  taskId: string;
  name: string;
  category: GreetingCategory;
  occasion: Occasion;
  day: string;
  design: string;
  clients: number;
  sent: number;
  merged: number;
  leftOut: number;
  missed: number;
  skipped: number;
  cancelled: number;
  clientName: string | null;
  reached: number;
  answered: number;
  bounced: number;
  callable: number;
  none: number;
  machine: number;
  likely: number;
  confirmed: number;
  english: number;
  french: number;
  sentAt: Date | null;
}

export interface ReceiverRow {
  id: string;
  clientId: string;
  name: string;
  phone: string;
  language: 'en' | 'fr';
  outcome: 'sent' | 'merged' | 'leftOut' | 'missed' | 'skipped' | 'cancelled';
  reason: string | null;
  messageId: string | null;
  status: string | null;
  grade: OpenGrade | null;
  hasBounced: boolean;
  hasAnswered: boolean;
  at: Date | null;
}

export type ReceiverFilter = 'all' | 'answered' | 'notReached' | 'leftOut';

/** Its mail has left, and did not come back. */
const isReached = sql`(m.delivered_at is not null and m.bounced_at is null)`;
/** Its mail was written, and then taken back, or its client was no longer to be written to when it was to leave. */
const isStopped = sql`(g.outcome in ('sent', 'merged') and coalesce(m.status, '') in ('cancelled', 'leftOut'))`;
const outcome = sql`case when ${isStopped} then m.status else g.outcome end`;
const reason = sql`case when ${isStopped} then m.reason else g.reason end`;
const hasLeft = sql`(g.outcome in ('sent', 'merged') and coalesce(m.status, '') not in ('cancelled', 'leftOut'))`;
const joined = sql`
  greeting g
  join greeting_run r on r.agent_id = g.agent_id and r.id = g.run_id
  join greeting_task t on t.agent_id = g.agent_id and t.id = g.task_id
  join client c on c.agent_id = g.agent_id and c.id = g.client_id and c.deleted_at is null
  left join message m on m.agent_id = g.agent_id and m.id = g.message_id`;

export function createRecentStore(tx: Tx, agentId: string) {
  const ofRun = (runId: string) =>
    sql`g.agent_id = ${agentId} and g.run_id = ${runId} and g.outcome is not null`;
  const filters: Record<ReceiverFilter, ReturnType<typeof sql>> = {
    all: sql`true`,
    answered: sql`m.replied_at is not null`,
    notReached: sql`${hasLeft} and not coalesce(${isReached}, false)`,
    leftOut: sql`not ${hasLeft}`,
  };
  return {
    listRuns: async ({
      category,
      runId,
      limit,
      offset,
    }: {
      category: GreetingCategory | null;
      runId: string | null;
      limit: number;
      offset: number;
    }): Promise<{ rows: RunSummary[]; total: number }> => {
      const grade = (name: string) => sql`count(*) filter (where ${isReached} and m.grade = ${name})::int`;
      const came = (name: string) => sql`count(*) filter (where ${outcome} = ${name})::int`;
      // Which days are shown is told by the days alone; only theirs are counted through.
      const { rows } = await sql<RunSummary & { total: number }>`
        with page as (
          select r.id, count(*) over ()::int as total
          from greeting_run r join greeting_task t on t.agent_id = r.agent_id and t.id = r.task_id
          where r.agent_id = ${agentId} and (${category}::text is null or t.category = ${category})
            and (${runId}::uuid is null or r.id = ${runId})
            and exists (select from greeting g
              join client c on c.agent_id = g.agent_id and c.id = g.client_id and c.deleted_at is null
              where g.agent_id = r.agent_id and g.run_id = r.id and g.outcome is not null)
          order by r.day desc, r.id limit ${limit} offset ${offset})
        select r.id, r.task_id, t.name, t.category, r.occasion, r.day, t.design,
          count(*)::int as clients,
          case when count(*) = 1 then min(trim(c.first_name || ' ' || c.last_name)) end as client_name,
          ${came('sent')} as sent, ${came('merged')} as merged, ${came('leftOut')} as left_out,
          ${came('missed')} as missed, ${came('skipped')} as skipped, ${came('cancelled')} as cancelled,
          count(*) filter (where ${isReached})::int as reached,
          count(*) filter (where m.replied_at is not null)::int as answered,
          count(*) filter (where m.bounced_at is not null)::int as bounced,
          count(*) filter (where m.replied_at is not null and c.phone <> '')::int as callable,
          ${grade('none')} as none, ${grade('machine')} as machine, ${grade('likely')} as likely,
          ${grade('confirmed')} as confirmed,
          count(*) filter (where m.language = 'en' and ${hasLeft})::int as english,
          count(*) filter (where m.language = 'fr' and ${hasLeft})::int as french,
          min(m.delivered_at) as sent_at, p.total
        from ${joined} join page p on p.id = r.id
        where g.agent_id = ${agentId} and g.outcome is not null
        group by r.id, r.task_id, t.name, t.category, r.occasion, r.day, t.design, p.total
        order by r.day desc, r.id`.execute(tx);
      return { rows, total: rows[0]?.total ?? 0 };
    },

    listReasons: async (runId: string): Promise<{ reason: string; clients: number }[]> => {
      const { rows } = await sql<{ reason: string; clients: number }>`
        select coalesce(${reason}, ${outcome}) as reason, count(*)::int as clients from ${joined}
        where ${ofRun(runId)} and not ${hasLeft}
        group by 1 order by 2 desc, 1`.execute(tx);
      return rows;
    },

    countReceivers: async (runId: string): Promise<Record<ReceiverFilter, number>> => {
      const { rows } = await sql<Record<ReceiverFilter, number>>`
        select count(*)::int as all, count(*) filter (where ${filters.answered})::int as answered,
          count(*) filter (where ${filters.notReached})::int as not_reached,
          count(*) filter (where ${filters.leftOut})::int as left_out
        from ${joined} where ${ofRun(runId)}`.execute(tx);
      return rows[0] ?? { all: 0, answered: 0, notReached: 0, leftOut: 0 };
    },

    listReceivers: async (
      runId: string,
      { filter, limit, offset }: { filter: ReceiverFilter; limit: number; offset: number },
    ): Promise<ReceiverRow[]> => {
      const { rows } = await sql<ReceiverRow>`
        select g.id, c.id as client_id, trim(c.first_name || ' ' || c.last_name) as name, c.phone,
          coalesce(m.language, c.language) as language, ${outcome} as outcome, ${reason} as reason, g.message_id, m.status, m.grade,
          m.bounced_at is not null as has_bounced, m.replied_at is not null as has_answered,
          coalesce(m.bounced_at, m.replied_at, m.read_at, m.delivered_at, g.settled_at) as at
        from ${joined} where ${ofRun(runId)} and ${filters[filter]}
        order by m.replied_at is null, c.sort_name, c.id limit ${limit} offset ${offset}`.execute(tx);
      return rows;
    },

    /** To how many clients each of these tasks came so far; of a task that reached nobody there is nothing. */
    countReached: async (taskIds: readonly string[]): Promise<Map<string, number>> => {
      if (taskIds.length === 0) return new Map();
      const { rows } = await sql<{ taskId: string; clients: number }>`
        select g.task_id, count(distinct g.client_id)::int as clients from ${joined}
        where g.agent_id = ${agentId} and g.task_id = any (${taskIds}::uuid[]) and ${isReached} group by 1`.execute(
        tx,
      );
      return new Map(rows.map(({ taskId, clients }) => [taskId, clients]));
    },

    /** What they wrote back, newest first. */
    listAnswers: async (
      runId: string,
      limit: number,
    ): Promise<{ clientId: string; name: string; text: string; at: Date }[]> => {
      const { rows } = await sql<{ clientId: string; name: string; text: string; at: Date }>`
        select c.id as client_id, trim(c.first_name || ' ' || c.last_name) as name, e.text, e.at
        from ${joined} join message_reply e on e.agent_id = m.agent_id and e.message_id = m.id
        where ${ofRun(runId)} order by e.at desc, e.id limit ${limit}`.execute(tx);
      return rows;
    },
  };
}

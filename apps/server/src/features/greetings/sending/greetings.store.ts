import type { Occasion } from '@hearthline/domain/greeting/occasions';
import type { GreetingDecision, MissedReason } from '@hearthline/domain/greeting/vocabulary';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

type Decided = Exclude<GreetingDecision, 'undo'>;

/** A greeting as it is planned. */
export interface PlannedRow {
  id: string;
  runId: string;
  taskId: string;
  clientId: string;
  occasion: Occasion;
  day: string;
  sendAt: Date;
}

export interface StoredGreeting extends PlannedRow {
  decision: Decided | null;
  outcome: Settlement['outcome'] | 'cancelled' | null;
  reason: string | null;
  settledAt: Date | null;
  messageId: string | null;
}

export interface RunRow {
  id: string;
  taskId: string;
  occasion: Occasion;
  day: string;
}

export interface Settlement {
  id: string;
  outcome: 'sent' | 'merged' | 'leftOut' | 'missed' | 'skipped';
  reason: string | null;
  messageId: string | null;
  /** On the client's calendar. */
  settledOn: string;
}

export interface Pace {
  plannedAt: Date;
  lookAt: Date;
}

const portion = 1_000;

export type GreetingsStore = ReturnType<typeof createGreetingsStore>;

export function createGreetingsStore(tx: Tx, agentId: string) {
  // Its mail may have been taken back, or its client was no longer to be written to when it was to leave.
  const isStopped = sql`coalesce(m.status, '') in ('cancelled', 'leftOut')`;
  const stored = (condition: ReturnType<typeof sql>) => sql<StoredGreeting>`
    select g.id, g.run_id, g.task_id, g.client_id, g.occasion, g.day, g.send_at, g.decision, g.settled_at, g.message_id,
      case when ${isStopped} then m.status else g.outcome end as outcome,
      case when ${isStopped} then m.reason else g.reason end as reason
    from greeting g left join message m on m.agent_id = g.agent_id and m.id = g.message_id
    where g.agent_id = ${agentId} and ${condition}`;
  return {
    /** Whoever plans or sends holds it, so that nobody else does. */
    lockPace: async (): Promise<Pace | undefined> =>
      (
        await sql<Pace>`
          select planned_at, look_at from greeting_pace where agent_id = ${agentId} for update`.execute(tx)
      ).rows[0],
    setPace: async (pace: Pace): Promise<void> => {
      await sql`
        insert into greeting_pace (agent_id, planned_at, look_at)
        values (${agentId}, ${pace.plannedAt}, ${pace.lookAt})
        on conflict (agent_id) do update set planned_at = excluded.planned_at, look_at = excluded.look_at`.execute(
        tx,
      );
    },
    /** Something was scheduled: from now on its days count, and it is looked at soon, also where a look is under way. */
    lookSoon: async (now: Date): Promise<void> => {
      await sql`
        insert into greeting_pace (agent_id, planned_at, look_at) values (${agentId}, ${now}, ${now})
        on conflict (agent_id) do update set look_at = excluded.look_at`.execute(tx);
    },

    list: async (ids: readonly string[]): Promise<StoredGreeting[]> =>
      (await stored(sql`g.id = any (${ids}::uuid[])`).execute(tx)).rows,
    /** Still to come, up to a moment. */
    listOpen: async (until: Date): Promise<StoredGreeting[]> =>
      (await stored(sql`g.outcome is null and g.send_at <= ${until}`).execute(tx)).rows,
    listBetween: async (from: string, to: string): Promise<StoredGreeting[]> =>
      (await stored(sql`g.day between ${from} and ${to}`).execute(tx)).rows,
    listRuns: async (ids: readonly string[]): Promise<(RunRow & { decision: Decided | null })[]> => {
      const { rows } = await sql<RunRow & { decision: Decided | null }>`
        select id, task_id, occasion, day, decision from greeting_run
        where agent_id = ${agentId} and id = any (${ids}::uuid[])`.execute(tx);
      return rows;
    },

    addRuns: async (runs: readonly RunRow[]): Promise<void> => {
      if (runs.length === 0) return;
      await tx
        .insertInto('greetingRun')
        .values(runs.map(({ id, taskId, occasion, day }) => ({ agentId, id, taskId, occasion, day })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    /** Those that are there already stay as they are. */
    add: async (rows: readonly PlannedRow[]): Promise<void> => {
      for (let from = 0; from < rows.length; from += portion)
        await tx
          .insertInto('greeting')
          .values(rows.slice(from, from + portion).map((row) => ({ ...toColumns(row), agentId })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    },
    /** To another day, of greetings that are still to come. */
    move: async (rows: readonly PlannedRow[]): Promise<void> => {
      for (const { id, runId, day, sendAt } of rows)
        await sql`
          update greeting set run_id = ${runId}, day = ${day}, send_at = ${sendAt}
          where agent_id = ${agentId} and id = ${id} and outcome is null`.execute(tx);
    },
    remove: async (ids: readonly string[]): Promise<void> => {
      await sql`
        delete from greeting where agent_id = ${agentId} and id = any (${ids}::uuid[]) and outcome is null`.execute(
        tx,
      );
    },
    decide: async (ids: readonly string[], decision: Decided | null, at: Date): Promise<number> => {
      const { numAffectedRows } = await sql`
        update greeting set decision = ${decision}, decided_at = ${at}
        where agent_id = ${agentId} and id = any (${ids}::uuid[]) and outcome is null`.execute(tx);
      return Number(numAffectedRows ?? 0);
    },
    decideRuns: async (ids: readonly string[], decision: Decided | null, at: Date): Promise<number> => {
      const { numAffectedRows } = await sql`
        update greeting_run set decision = ${decision}, decided_at = ${at}
        where agent_id = ${agentId} and id = any (${ids}::uuid[])`.execute(tx);
      return Number(numAffectedRows ?? 0);
    },

    settle: async (settlements: readonly Settlement[], at: Date): Promise<void> => {
      const column = <K extends keyof Settlement>(name: K) => settlements.map((each) => each[name]);
      await sql`
        update greeting g set outcome = s.outcome, reason = s.reason, message_id = s.message_id, settled_at = ${at},
          settled_on = s.settled_on
        from unnest(${column('id')}::uuid[], ${column('outcome')}::text[], ${column('reason')}::text[],
          ${column('messageId')}::uuid[], ${column('settledOn')}::date[]) as s (id, outcome, reason, message_id, settled_on)
        where g.agent_id = ${agentId} and g.id = s.id and g.outcome is null`.execute(tx);
    },
    /** Before today how many had a greeting, by day and kind of occasion. */
    countDays: async (
      from: string,
      to: string,
    ): Promise<{ day: string; taskId: string; occasion: Occasion; count: number }[]> => {
      const { rows } = await sql<{ day: string; taskId: string; occasion: Occasion; count: number }>`
        select day, task_id, occasion, count(*)::int as count from greeting
        where agent_id = ${agentId} and day between ${from} and ${to} group by 1, 2, 3`.execute(tx);
      return rows;
    },
    /** The last day, on their own calendar, on which each of these clients got a greeting. */
    listLastDays: async (clientIds: readonly string[]): Promise<Map<string, string>> => {
      const { rows } = await sql<{ clientId: string; day: string }>`
        select client_id, max(settled_on) as day from greeting
        where agent_id = ${agentId} and client_id = any (${clientIds}::uuid[]) and outcome = 'sent'
        group by 1`.execute(tx);
      return new Map(rows.map(({ clientId, day }) => [clientId, day]));
    },
    /** How many were missed since the agent last heard of any. */
    takeUntold: async (): Promise<Record<MissedReason, number>> => {
      const { rows } = await sql<Record<MissedReason, number>>`
        with told as (
          update greeting set is_told = true
          where agent_id = ${agentId} and outcome = 'missed' and not is_told returning reason)
        select count(*) filter (where reason = 'notApproved')::int as not_approved,
          count(*) filter (where reason is distinct from 'notApproved')::int as too_late from told`.execute(
        tx,
      );
      return rows[0] ?? { tooLate: 0, notApproved: 0 };
    },
    /** When the next one is to leave; null where none is planned. */
    findNextAt: async (after: Date): Promise<Date | null> => {
      const { rows } = await sql<{ at: Date | null }>`
        select min(send_at) as at from greeting
        where agent_id = ${agentId} and outcome is null and send_at > ${after}`.execute(tx);
      return rows[0]?.at ?? null;
    },
  };
}

const toColumns = ({ id, runId, taskId, clientId, occasion, day, sendAt }: PlannedRow) => ({
  id,
  runId,
  taskId,
  clientId,
  occasion,
  day,
  sendAt,
});

/** Agents whose greetings are to be looked at now. */
export async function listAgentsDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ agentId: string }>`
    select agent_id from greeting_pace where look_at <= ${now} order by look_at, agent_id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ agentId }) => agentId);
}

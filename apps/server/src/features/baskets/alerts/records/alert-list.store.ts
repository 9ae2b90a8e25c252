import type { AlertFilter, AlertSort } from '@hearthline/contract/alerts';
import type { AlertOutcome } from '@hearthline/domain/alert/vocabulary';
import { dayMs } from '@hearthline/domain/calendar';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import { firstIdAt } from '../../../../platform/ids.ts';
import { findHeldFrom } from '../alert-matches.store.ts';
import type { AlertRecord } from '../alerts.store.ts';

export interface ListedAlert
  extends Pick<
    AlertRecord,
    | 'state'
    | 'pauseReason'
    | 'pausedAt'
    | 'resumesOn'
    | 'watchedSince'
    | 'signedAt'
    | 'askedAt'
    | 'warnedAt'
    | 'sentAt'
  > {
  id: string;
  name: string;
  criteria: Criteria;
  timeUnit: string;
  activatesOn: string;
  lastSeenAt: Date | null;
}

export interface AlertQuestion {
  /** Folded. */
  words: readonly string[];
  clientId: string | null;
  /** Whoever has given no sign of life since then is silent. */
  silentBefore: Date;
  /** Alerts of which something waits for the agent. */
  waiting: readonly string[];
}

export interface OutcomeCount {
  id: string;
  outcome: AlertOutcome;
  count: number;
}

const orders: Record<AlertSort, RawBuilder<unknown>> = {
  lastSent: sql`sent_at desc nulls last, created_at desc`,
  lastSeen: sql`last_seen_at desc nulls last, created_at desc`,
  name: sql`lower(name)`,
  created: sql`created_at desc`,
};

/** Which of the alerts that were found a filter keeps; they are counted together. */
const filters: Record<AlertFilter, RawBuilder<boolean>> = {
  all: sql<boolean>`true`,
  active: sql<boolean>`state = 'active'`,
  paused: sql<boolean>`state = 'paused'`,
  waiting: sql<boolean>`is_waiting`,
  silent: sql<boolean>`is_silent`,
};

/** What waits may wait for a month, and for the quiet hours and the ceiling on top. */
const waitingDays = 40;

export function createAlertListStore(tx: Tx, agentId: string) {
  /** Every alert that the words find, with what filters ask about. */
  const found = ({ words, clientId, silentBefore, waiting }: AlertQuestion) => sql`
    select b.id, b.name, b.criteria, b.time_unit, b.activates_on, b.created_at, a.state, a.pause_reason, a.paused_at,
      a.resumes_on, a.watched_since, a.signed_at, a.asked_at, a.warned_at, a.sent_at, seen.last_seen_at,
      b.id = any (${waiting}::uuid[]) as is_waiting,
      (a.state = 'active' and greatest(a.watched_since, a.signed_at) < ${silentBefore}
        or a.state = 'paused' and a.pause_reason = 'noSignOfLife') as is_silent
    from alert a
    join basket b on b.agent_id = a.agent_id and b.id = a.basket_id and b.deleted_at is null
    join client c on c.agent_id = b.agent_id and c.id = b.client_id and c.deleted_at is null
    left join lateral (
      select max(r.visited_at) as last_seen_at, string_agg(concat_ws(' ', rc.sort_name, r.email), ' ') as names
      from basket_reader r left join client rc on rc.agent_id = r.agent_id and rc.id = r.client_id
      where r.agent_id = b.agent_id and r.basket_id = b.id and r.removed_at is null) seen on true
    where a.agent_id = ${agentId}
      and (${clientId}::uuid is null or exists (
        select from basket_reader r where r.agent_id = b.agent_id and r.basket_id = b.id and r.client_id = ${clientId}
          and r.removed_at is null))
      and lower(concat_ws(' ', b.search_text, c.sort_name, seen.names))
        like all (${words.map((word) => `%${word}%`)}::text[])`;

  return {
    list: async (
      question: AlertQuestion & { filter: AlertFilter; sort: AlertSort; offset: number; limit: number },
    ): Promise<{ rows: ListedAlert[]; total: number }> => {
      const { rows } = await sql<ListedAlert & { total: number }>`
        with found as (${found(question)})
        select *, count(*) over ()::int as total from found where ${filters[question.filter]}
        order by ${orders[question.sort]}, id offset ${question.offset} limit ${question.limit}`.execute(tx);
      return { rows, total: rows[0]?.total ?? 0 };
    },
    count: async (question: AlertQuestion): Promise<Record<AlertFilter, number>> => {
      const counted = (filter: AlertFilter) => sql`count(*) filter (where ${filters[filter]})::int`;
      const { rows } = await sql<Record<AlertFilter, number>>`
        with found as (${found(question)})
        select ${counted('all')} as "all", ${counted('active')} as active, ${counted('paused')} as paused,
          ${counted('waiting')} as waiting, ${counted('silent')} as silent
        from found`.execute(tx);
      return rows[0] ?? { all: 0, active: 0, paused: 0, waiting: 0, silent: 0 };
    },
    /** Homes that wait for the agent, each once for each person, of alerts that are there; and which alerts these are. */
    findHeld: async (): Promise<{ count: number; alertIds: string[] }> => {
      const first = await findHeldFrom(tx, agentId);
      if (first === null) return { count: 0, alertIds: [] };
      const { rows } = await sql<{ count: number; alertIds: string[] }>`
        with held as materialized (
          select m.person, m.home_key, m.basket_id || m.also_ids as alert_ids from alert_match m
          where m.agent_id = ${agentId} and m.id >= ${first} and m.settled_at is null and m.outcome = 'held'),
        named as (
          select held.person, held.home_key, b.id as alert_id from held cross join lateral unnest(held.alert_ids) as each (id)
          join basket b on b.agent_id = ${agentId} and b.id = each.id and b.deleted_at is null)
        select count(distinct (person, home_key))::int as count, coalesce(array_agg(distinct alert_id), '{}') as alert_ids
        from named`.execute(tx);
      const [held] = rows;
      return { count: held?.count ?? 0, alertIds: (held?.alertIds ?? []).filter(Boolean) };
    },
    /** What became of matches since then, by alert; a row that two of them name counts for both. */
    countOutcomes: async (ids: readonly string[], since: Date): Promise<OutcomeCount[]> => {
      const from = firstIdAt(since);
      const { rows } = await sql<OutcomeCount>`
        select id, outcome, count(*)::int as count from (
          select m.basket_id as id, m.outcome from alert_match m
          where m.agent_id = ${agentId} and m.basket_id = any (${ids}::uuid[]) and m.id >= ${from}
          union all
          select also.id, m.outcome from alert_match m cross join lateral unnest(m.also_ids) as also (id)
          where m.agent_id = ${agentId} and m.also_ids && ${ids}::uuid[] and m.also_ids <> '{}' and m.id >= ${from}
            and also.id = any (${ids}::uuid[])) named
        group by 1, 2`.execute(tx);
      return rows;
    },
    /** When what waits leaves, by alert. */
    listNextLeaving: async (ids: readonly string[], now: Date): Promise<Map<string, Date>> => {
      const from = firstIdAt(new Date(now.getTime() - waitingDays * dayMs));
      const { rows } = await sql<{ id: string; at: Date }>`
        select named.id, min(m.due_at) as at
        from alert_match m cross join lateral unnest(m.basket_id || m.also_ids) as named (id)
        where m.agent_id = ${agentId} and m.settled_at is null and m.outcome = 'merged' and m.id >= ${from}
          and m.due_at is not null and named.id = any (${ids}::uuid[])
        group by 1`.execute(tx);
      return new Map(rows.map(({ id, at }) => [id, at]));
    },
    /** Answers and comments that the agent has not seen, by alert. */
    countUnread: async (ids: readonly string[]): Promise<Map<string, number>> => {
      const { rows } = await sql<{ id: string; count: number }>`
        select basket_id as id, count(*)::int as count from (
          select h.basket_id from basket_answer a join basket_home h on h.agent_id = a.agent_id and h.id = a.home_id
          where h.agent_id = ${agentId} and h.basket_id = any (${ids}::uuid[]) and h.removed_at is null
            and a.read_at is null
          union all
          select m.basket_id from basket_comment m
          where m.agent_id = ${agentId} and m.basket_id = any (${ids}::uuid[]) and m.reader_id is not null
            and m.read_at is null) unread
        group by 1`.execute(tx);
      return new Map(rows.map(({ id, count }) => [id, count]));
    },
  };
}

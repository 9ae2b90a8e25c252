import type { AlertOutcome } from '@hearthline/domain/alert/vocabulary';
import type { IsoDate } from '@hearthline/domain/calendar';
import { addDays, dayMs } from '@hearthline/domain/calendar';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import { prepared } from '../../../../platform/db/database.ts';
import { firstIdAt } from '../../../../platform/ids.ts';
import type { MatchRow } from '../alert-matches.store.ts';

/** Which matches are meant. */
export interface LedgerScope {
  alertId: string | null;
  /** A client's id. */
  person: string | null;
  /** In lower case; of the address, or the number. */
  words: readonly string[];
  from: Date | null;
  /** The first moment that is no longer meant. */
  to: Date | null;
  /** Nothing is elsewhere; null where that is not known. */
  days: readonly IsoDate[] | null;
}

/** On one day of the ledger, which are those of UTC. */
export interface DayCount {
  day: IsoDate;
  outcome: AlertOutcome;
  count: number;
}

export interface LedgerMatch extends MatchRow {
  clientId: string | null;
  email: string;
  /** Of the message that it is in. */
  readAt: Date | null;
  notBefore: Date | null;
  handedOverAt: Date | null;
}

/** What is in one message was found within so many days. */
const messageDays = 45;

export function createLedgerStore(tx: Tx, agentId: string) {
  /** Known when the statement is planned, so that the tables of other days are no part of it. */
  const idsBetween = ({ from, to }: Pick<LedgerScope, 'from' | 'to'>): RawBuilder<boolean> => {
    const after = from === null ? sql<boolean>`true` : sql<boolean>`m.id >= ${firstIdAt(from)}::uuid`;
    const before = to === null ? sql<boolean>`true` : sql<boolean>`m.id < ${firstIdAt(to)}::uuid`;
    return sql`(${after} and ${before})`;
  };
  const idsOn = (days: readonly IsoDate[] | null): RawBuilder<boolean> => {
    if (days === null) return sql<boolean>`true`;
    const runs = runsOf(days).map(
      ([first, last]) =>
        sql`(m.id >= ${firstIdOn(first)}::uuid and m.id < ${firstIdOn(addDays(last, 1))}::uuid)`,
    );
    return runs.length === 0 ? sql<boolean>`false` : sql`(${sql.join(runs, sql` or `)})`;
  };

  /** Rows by the first alert that they name, and by others: an index answers each. */
  const named = (scope: LedgerScope): RawBuilder<unknown> =>
    scope.alertId === null
      ? sql`select m.* from alert_match m where m.agent_id = ${agentId} and ${kept(scope)}`
      : sql`select m.* from alert_match m
            where m.agent_id = ${agentId} and m.basket_id = ${scope.alertId} and ${kept(scope)}
          union all
          select m.* from alert_match m
            where m.agent_id = ${agentId} and m.also_ids @> array[${scope.alertId}::uuid] and m.also_ids <> '{}'
              and m.basket_id <> ${scope.alertId} and ${kept(scope)}`;

  const kept = (scope: LedgerScope): RawBuilder<boolean> => sql`${idsBetween(scope)} and ${idsOn(scope.days)}
    and (${scope.person}::text is null or m.person = ${scope.person})
    and (${scope.words.length === 0}::boolean or exists (
      select from listing l where l.id = m.listing_id
        and lower(concat_ws(' ', l.unit, l.street_number, l.street_name, l.street_suffix, l.mls_number))
          like all (${scope.words.map((word) => `%${word}%`)}::text[])))`;

  const withReader = (rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select m.*, r.client_id, r.email,
      case when msg.grade in ('likely', 'confirmed') then msg.read_at end as read_at, msg.not_before, msg.handed_over_at
    from (${rows}) m
    join basket_reader r on r.agent_id = m.agent_id and r.id = m.reader_id
    left join message msg on msg.agent_id = m.agent_id and msg.id = m.message_id
    order by m.id desc`;

  return {
    /** On which days something was found for an alert, or for the alerts of a client, also for those that ended. */
    listDays: async ({ alertId, person }: Pick<LedgerScope, 'alertId' | 'person'>): Promise<IsoDate[]> => {
      const isOfAlert = sql`t.basket_id = ${alertId}`;
      const isOfClient = sql`t.basket_id in (
        select basket_id from basket_reader where agent_id = ${agentId} and client_id = ${person}::uuid)`;
      const { rows } = await sql<{ day: IsoDate }>`
        select distinct t.day from alert_tally t
        where t.agent_id = ${agentId} and ${alertId === null ? isOfClient : isOfAlert} order by 1`.execute(
        tx,
      );
      return rows.map(({ day }) => day);
    },
    /** Newest first. */
    list: async (
      scope: LedgerScope & { outcome: AlertOutcome | null },
      { offset, limit }: { offset: number; limit: number },
    ): Promise<LedgerMatch[]> => {
      const page = sql`select * from (${named(scope)}) m
        where (${scope.outcome}::alert_outcome is null or m.outcome = ${scope.outcome})
        order by m.id desc offset ${offset} limit ${limit}`;
      const { rows } = await sql<LedgerMatch>`${withReader(page)}`.execute(tx);
      return rows;
    },
    /** Of one home, under whatever number it was told, by one alert. */
    listOfHome: async (
      { alertId, days }: { alertId: string; days: readonly IsoDate[] },
      homeKey: string,
      limit: number,
    ): Promise<LedgerMatch[]> => {
      const scope = { alertId, person: null, words: [], from: null, to: null, days };
      const page = sql`select * from (${named(scope)}) m where m.home_key = ${homeKey}
        order by m.id desc limit ${limit}`;
      const { rows } = await sql<LedgerMatch>`${withReader(page)}`.execute(tx);
      return rows;
    },
    /** Day by day, the newest first, so that a page is read from the days on which it lies alone. */
    count: async (scope: LedgerScope): Promise<DayCount[]> => {
      const { rows } = await sql<DayCount>`
        select ${dayOfId} as day, outcome, count(*)::int as count from (${named(scope)}) m
        group by 1, 2 order by 1 desc`.execute(tx);
      return rows;
    },
    /** How many homes each of these messages holds. */
    countHomes: async (
      rows: readonly Pick<LedgerMatch, 'id' | 'messageId'>[],
    ): Promise<Map<string, number>> => {
      const messageIds = [...new Set(rows.flatMap(({ messageId }) => messageId ?? []))];
      if (messageIds.length === 0) return new Map();
      const around = rows.filter(({ messageId }) => messageId !== null).map(({ id }) => timeOf(id));
      const [first, last] = [Math.min(...around), Math.max(...around)];
      const found = await sql<{ messageId: string; homes: number }>`
        select message_id, count(distinct home_key)::int as homes from alert_match m
        where agent_id = ${agentId} and message_id = any (${messageIds}::uuid[])
          and ${idsBetween({ from: new Date(first - messageDays * dayMs), to: new Date(last + messageDays * dayMs) })}
        group by 1`.execute(tx);
      return new Map(found.rows.map(({ messageId, homes }) => [messageId, homes]));
    },
    /**
     * In one look, since both sides grow together: matches as they were counted where they were found, and the rows that
     * are there now. A row counts once for each alert that it names. Days are those of UTC.
     */
    check: async (
      alertIds: readonly string[] | null,
      { from, to }: { from: string | null; to: string | null },
    ): Promise<{ matches: number; rows: number }> => {
      const { rows } = await sql<{ matches: number; rows: number }>`${prepared('alert_check')}
        select (
          select coalesce(sum(t.matches), 0)::int from alert_tally t
          where t.agent_id = ${agentId} and (${alertIds === null}::boolean or t.basket_id = any (${alertIds ?? []}::uuid[]))
            and (${from}::date is null or t.day >= ${from}::date) and (${to}::date is null or t.day <= ${to}::date)
        ) as matches, (
          select count(*)::int from alert_match m cross join lateral unnest(m.basket_id || m.also_ids) as named (id)
          where m.agent_id = ${agentId}
            and (${alertIds === null}::boolean or named.id = any (${alertIds ?? []}::uuid[]))
            and (${alertIds === null}::boolean or m.basket_id = any (${alertIds ?? []}::uuid[])
              or m.also_ids <> '{}' and m.also_ids && ${alertIds ?? []}::uuid[])
            and (${from}::date is null or m.id >= first_id_of_day(${from}::date))
            and (${to}::date is null or m.id < first_id_of_day(${to}::date + 1))
        ) as rows`.execute(tx);
      return rows[0] ?? { matches: 0, rows: 0 };
    },
  };
}

const dayOfId = sql`(to_timestamp(('x' || left(replace(m.id::text, '-', ''), 12))::bit(48)::bigint / 1000.0)
  at time zone 'UTC')::date`;
/** Just where the table of a day begins. */
const firstIdOn = (day: IsoDate): string =>
  `${firstIdAt(new Date(`${day}T00:00:00Z`)).slice(0, 14)}0000-0000-000000000000`;

/** The first and the last day of each row of days that follow each other. */
export function runsOf(days: readonly IsoDate[]): [first: IsoDate, last: IsoDate][] {
  const runs: [IsoDate, IsoDate][] = [];
  for (const day of days.toSorted()) {
    const run = runs.at(-1);
    if (run && addDays(run[1], 1) >= day) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

/** The moment that an id carries. */
const timeOf = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

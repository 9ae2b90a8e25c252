import type { QueryMeasure } from '@hearthline/contract/badges';
import type { BoardScope } from '@hearthline/contract/board-scope';
import type { IsoDate } from '@hearthline/domain/calendar';
import type { DateRange } from '@hearthline/domain/date-range';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { QueryDefinition, QueryInput, QueryRow } from './catalogue/query.ts';

export interface PeriodValue {
  value: number | null;
  records: number;
  /** Of these, those that the value rests on: for a ratio the ones that it is measured by. */
  sample: number;
}

export interface RecordsPage extends PeriodValue {
  rows: QueryRow[];
}

/** Where the next page of records goes on. */
export interface RecordsCursor {
  day: IsoDate | null;
  id: string;
}

/** The middle one is a record of the list, as on the screens of the market. */
const measures: Record<QueryMeasure, RawBuilder<number | null>> = {
  count: sql`count(r.id)`,
  sum: sql`coalesce(sum(r.amount), 0)`,
  mean: sql`avg(r.amount)`,
  median: sql`percentile_disc(0.5) within group (order by r.amount)`,
  ratio: sql`sum(r.amount) / nullif(sum(r.base), 0)`,
};

export type QueriesStore = ReturnType<typeof createQueriesStore>;

export function createQueriesStore(tx: Tx) {
  return {
    /**
     * From here on nothing can be written, and nothing runs for longer. Compiling statements takes longer than they do, and
     * what is sorted fits into some more memory.
     */
    confine: async (milliseconds: number): Promise<void> => {
      await sql`select set_config('transaction_read_only', 'on', true),
        set_config('statement_timeout', ${String(milliseconds)}, true),
        set_config('jit', 'off', true), set_config('work_mem', '32MB', true)`.execute(tx);
    },

    /** A value for each period, in their order; without periods one for now. */
    measure: async (
      query: QueryDefinition,
      input: QueryInput,
      periods: readonly DateRange[],
    ): Promise<PeriodValue[]> => {
      const value = measures[query.measure];
      const records = query.rows(input);
      const { rows } =
        periods.length === 0
          ? await sql<PeriodValue>`
              select (${value})::float8 as value, count(r.id)::int as records, ${sampleOf(query)} as sample
              from (${records}) r`.execute(tx)
          : await sql<PeriodValue>`
              with r as materialized (${records}),
              p (place, first, last) as (values ${sql.join(
                periods.map(({ from, to }, place) => sql`(${place}::int, ${from}::date, ${to}::date)`),
              )})
              select (${value})::float8 as value, count(r.id)::int as records, ${sampleOf(query)} as sample
              from p left join r on r.day between p.first and p.last
              group by p.place order by p.place`.execute(tx);
      return rows.map((row) => settle(query, row));
    },

    /** The records of one period or of now, newest first, with the value of all of them in the same look. */
    page: async (
      query: QueryDefinition,
      input: QueryInput,
      after: RecordsCursor | null,
      limit: number,
    ): Promise<RecordsPage> => {
      const { rows } = await sql<PeriodValue & { [Key in keyof QueryRow]: QueryRow[Key] | null }>`
        with r as materialized (${query.rows(input)}),
        v as (
          select (${measures[query.measure]})::float8 as value, count(r.id)::int as records, ${sampleOf(query)} as sample from r)
        select v.value, v.records, v.sample, x.id::text as id, x.day, x.amount::float8 as amount, x.base::float8 as base
        from v left join lateral (
          select * from r where ${isAfter(after)}
          order by coalesce(r.day, date '-infinity') desc, r.id desc limit ${limit}) x on true`.execute(tx);
      const [first] = rows;
      return {
        ...settle(query, {
          value: first?.value ?? null,
          records: first?.records ?? 0,
          sample: first?.sample ?? 0,
        }),
        rows: rows.flatMap(({ id, day, amount, base }) => (id === null ? [] : [{ id, day, amount, base }])),
      };
    },

    findAgent: async (agentId: string) => {
      const { rows } = await sql<{
        email: string;
        realtorEmail: string | null;
        city: string | null;
        timeZone: string;
        /** Null where the agent has chosen nothing for the board yet. */
        boardArea: string | null;
        boardPeriod: string | null;
      }>`
        select a.email, a.time_zone, p.email as realtor_email, p.city, s.area as board_area, s.period as board_period
        from agent a left join realtor_profile p using (agent_id) left join badge_scope s using (agent_id)
        where a.agent_id = ${agentId}`.execute(tx);
      return rows[0];
    },

    putScope: async (agentId: string, { area, period }: BoardScope): Promise<void> => {
      await sql`
        insert into badge_scope (agent_id, area, period) values (${agentId}, ${area}, ${period})
        on conflict (agent_id) do update set area = excluded.area, period = excluded.period`.execute(tx);
    },

    findMunicipality: async (name: string): Promise<string | null> => {
      const { rows } = await sql<{ code: string }>`
        select code from municipality where lower(name) = lower(${name}) order by code limit 1`.execute(tx);
      return rows[0]?.code ?? null;
    },

    /** The name of a place; null where there is no such code. */
    findPlace: async (level: 'area' | 'municipality' | 'community', code: string): Promise<string | null> => {
      const { rows } = await sql<{ name: string }>`
        select name from ${sql.table(level)} where code = ${code}`.execute(tx);
      return rows[0]?.name ?? null;
    },
  };
}

function isAfter(after: RecordsCursor | null): RawBuilder<unknown> {
  if (after === null) return sql`true`;
  const day = after.day === null ? sql`date '-infinity'` : sql`${after.day}::date`;
  return sql`(coalesce(r.day, date '-infinity'), r.id) < (${day}, ${after.id}::uuid)`;
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;

const sampleOf = ({ measure }: QueryDefinition): RawBuilder<number> =>
  measure === 'ratio' ? sql`(count(r.id) filter (where r.base > 0))::int` : sql`count(r.id)::int`;

function settle(query: QueryDefinition, { value, records, sample }: PeriodValue): PeriodValue {
  const isTooFew = sample < (query.smallestSample ?? 0);
  return { value: value === null || isTooFew ? null : hundredth(value), records, sample };
}

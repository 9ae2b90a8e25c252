import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import type { Coverage, CoverageAlarm } from './field-coverage.ts';

export interface FeedRun {
  source: string;
  startedAt: Date;
  endedAt: Date;
  /** In words; null where all went well. */
  failure: string | null;
  report: object | null;
  coverage: Coverage | null;
  alarms: CoverageAlarm[];
}

/** What an operator wants to know of a feed. */
export interface FeedFacts {
  source: string;
  endedAt: Date | null;
  failure: string | null;
  /** Every change up to here is stored. */
  time: string | null;
  listings: number;
  refused: number;
  /** Of the last days. */
  alarms: CoverageAlarm[];
}

export type FeedRunsStore = ReturnType<typeof createFeedRunsStore>;

const keptRuns = 500;
const alarmDays = 7;

export function createFeedRunsStore({ db }: Pick<Database, 'db'>) {
  return {
    add: async ({ report, coverage, alarms, ...run }: FeedRun): Promise<void> => {
      const json = {
        report: JSON.stringify(report),
        coverage: JSON.stringify(coverage),
        alarms: JSON.stringify(alarms),
      };
      await db
        .insertInto('feedRun')
        .values({ ...run, ...json })
        .execute();
      await sql`delete from feed_run where source = ${run.source} and id <= (
        select id from feed_run where source = ${run.source} order by id desc offset ${keptRuns} limit 1)`.execute(
        db,
      );
    },
    findCoverage: async (source: string): Promise<Coverage | null> => {
      const row = await db
        .selectFrom('feedRun')
        .select('coverage')
        .where('source', '=', source)
        .where(sql<boolean>`jsonb_typeof(coverage) = 'object'`)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return (row?.coverage as Coverage | undefined) ?? null;
    },
    findLastStart: async (source: string): Promise<Date | null> => {
      const row = await db
        .selectFrom('feedRun')
        .select('startedAt')
        .where('source', '=', source)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.startedAt ?? null;
    },
    /** When the feed that was read longest ago was last read whole, in a run that did not pause; null where one never was. */
    findLastRead: async (sources: readonly string[]): Promise<Date | null> => {
      const { rows } = await sql<{ readAt: Date | null; feeds: number }>`
        select min(read.at) as read_at, count(*)::int as feeds from (
          select max(ended_at) as at from feed_run
          where source = any (${sources}::text[]) and failure is null and jsonb_typeof(report) = 'object' group by source) read`.execute(
        db,
      );
      return rows[0]?.feeds === sources.length ? (rows[0]?.readAt ?? null) : null;
    },
    listFacts: async (now: Date): Promise<FeedFacts[]> => {
      const { rows } = await sql<FeedFacts>`
        select state.source, last.ended_at, last.failure, state.state ->> 'time' as time,
          (select count(*) from listing where listing.source = state.source and listing.state <> 'deleted') as listings,
          (select count(*) from feed_refusal where feed_refusal.source = state.source) as refused,
          coalesce((
            select jsonb_agg(alarm || jsonb_build_object('at', run.ended_at) order by run.id)
            from feed_run run, jsonb_array_elements(run.alarms) alarm
            where run.source = state.source and run.ended_at > ${now}::timestamptz - make_interval(days => ${alarmDays})
          ), '[]') as alarms
        from feed_state state
        left join lateral (
          select ended_at, failure from feed_run where feed_run.source = state.source order by id desc limit 1
        ) last on true
        order by state.source`.execute(db);
      return rows;
    },
  };
}

import type { BadgeRecords, BadgeSeries, QueryResult, ValueLock } from '@hearthline/contract/badges';
import type { BoardScope } from '@hearthline/contract/board-scope';
import type { Language } from '@hearthline/contract/common';
import { listPeriods, splitPeriod } from '@hearthline/domain/badge/period';
import { daysBetween, parseIsoDate } from '@hearthline/domain/calendar';
import type { DateRange } from '@hearthline/domain/date-range';
import { boardTimeZone, localDay } from '@hearthline/domain/time-zone';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findQuery } from './catalogue/catalogue.ts';
import type { QueryDefinition, QueryInput } from './catalogue/query.ts';
import { columnsNames, presentRecords, presentResult, presentSeries } from './queries.presenter.ts';
import type { PeriodValue, RecordsCursor } from './queries.store.ts';
import { createQueriesStore } from './queries.store.ts';
import { describeRecords } from './record-descriptions.store.ts';
import type { ChosenValues, ResolvedValues } from './resolve-values.ts';
import { firstScope, resolveValues } from './resolve-values.ts';
import { recordsText, silentScope } from './scope-words.ts';

export interface QueriesDeps {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  hasBoardAccess(agentId: string): Promise<boolean>;
  /** Grows whenever a listing changed: what is the same for all agents is counted once for each of its values. */
  marketVersion(): number;
  /** No query runs for longer. */
  longestMs?: number;
}

export interface Asked {
  agentId: string;
  language: Language;
  queryKey: string;
  chosen: ChosenValues;
}

export interface Executed {
  /** Why there are no rows: what is listed and sold is kept back from agents without an agreement. */
  lock: ValueLock | null;
  queryResult: QueryResult;
  executedAt: Date;
  milliseconds: number;
}

export type QueriesService = ReturnType<typeof createQueriesService>;

/** The period that was asked for and seven before it: enough for a change and a line. */
const shownPeriods = 8;
/** A year and the one before it: of long periods no more are compared, although past deals are kept for longer. */
const longestReachDays = 750;
const usualLongestMs = 5_000;
const mostKept = 500;
const canceled = '57014';

export function createQueriesService({
  database,
  clock,
  hasBoardAccess,
  marketVersion,
  longestMs = usualLongestMs,
}: QueriesDeps) {
  let [keptVersion, keptDay] = [-1, ''];
  const kept = new Map<string, Promise<PeriodValue[]>>();

  /** One measurement serves everybody for whom it is the same, until the market moves. */
  function keep(key: string, today: string, measure: () => Promise<PeriodValue[]>): Promise<PeriodValue[]> {
    const version = marketVersion();
    if (version !== keptVersion || today !== keptDay || kept.size >= mostKept) kept.clear();
    [keptVersion, keptDay] = [version, today];
    const found = kept.get(key);
    if (found) return found;
    const made = measure();
    kept.set(key, made);
    made.catch(() => {
      if (kept.get(key) === made) kept.delete(key);
    });
    return made;
  }

  const isLocked = async ({ agentId, queryKey }: Asked): Promise<boolean> =>
    findQuery(queryKey).needsAgreement && !(await hasBoardAccess(agentId));

  /** Runs as the agent, able to read only, for a few seconds at most. */
  async function look<T>({ agentId, queryKey, chosen }: Asked, work: (look: Look) => Promise<T>): Promise<T> {
    const query = findQuery(queryKey);
    return database
      .asAgent(agentId, async (tx) => {
        const store = createQueriesStore(tx);
        await store.confine(longestMs);
        const agent = await store.findAgent(agentId);
        if (!agent) throw new AppError('not_found');
        const timeZone = query.isSameForAll ? boardTimeZone : agent.timeZone;
        const today = localDay(clock.now(), timeZone);
        const resolved = await resolveValues(
          query,
          chosen,
          { agentId, city: agent.city ?? '', today, board: boardOf(agent) },
          store,
        );
        const periods = periodsOf(query, resolved, today);
        const input: QueryInput = {
          agentId,
          agentEmails: [agent.email, agent.realtorEmail ?? '']
            .filter(Boolean)
            .map((email) => email.toLowerCase()),
          today,
          timeZone,
          from: periods.at(-1)?.from ?? today,
          to: periods[0]?.to ?? today,
          values: resolved.values,
        };
        return work({ tx, query, input, periods, resolved });
      })
      .catch((error: { code?: string }) => {
        throw error.code === canceled ? new AppError('query_too_slow', { cause: error }) : error;
      });
  }

  /** A value for each range, kept for everybody where it is the same for everybody. */
  function measure({ tx, query, input, resolved }: Look, what: string, ranges: readonly DateRange[]) {
    const ask = () => createQueriesStore(tx).measure(query, input, ranges);
    return query.isSameForAll
      ? keep(`${what} ${query.key} ${JSON.stringify(resolved.values)}`, input.today, ask)
      : ask();
  }

  return {
    execute: async (asked: Asked): Promise<Executed> => {
      const beganAt = performance.now();
      if (await isLocked(asked)) return lockedResult(clock.now());
      return look(asked, async (found) => {
        const { query, input, periods, resolved } = found;
        const values = await measure(found, 'periods', periods);
        const { chosen, language } = asked;
        return {
          lock: null,
          queryResult: presentResult({
            query,
            chosen,
            values,
            periods,
            resolved,
            today: input.today,
            language,
          }),
          executedAt: clock.now(),
          milliseconds: Math.round(performance.now() - beganAt),
        };
      });
    },

    /** The first period cut into days, months or quarters; nothing for what has no period. */
    listSeries: async (asked: Asked): Promise<BadgeSeries> => {
      if (await isLocked(asked)) throw new AppError('agreement_required');
      return look(asked, async (found) => {
        const [period] = found.periods;
        if (!period) return { step: 'day', parts: [], sources: [...found.query.sources] };
        const { step, parts } = splitPeriod(period);
        const within = { ...found, input: { ...found.input, ...period } };
        const values = await measure(within, step, parts);
        return presentSeries({ ...found, ...asked, step, parts, values });
      });
    },

    /** The records behind a value; a page at a time. */
    listRecords: async (asked: Asked, cursor: string | null, limit: number): Promise<BadgeRecords> => {
      if (await isLocked(asked)) throw new AppError('agreement_required');
      return look(asked, async ({ tx, query, input, periods, resolved }) => {
        const [period] = periods;
        const within = period ? { ...input, from: period.from, to: period.to } : input;
        const page = await createQueriesStore(tx).page(query, within, parseCursor(cursor), limit);
        const described = await describeRecords(
          tx,
          query.recordKind,
          page.rows.map(({ id }) => id),
        );
        const last = page.rows.at(-1);
        return {
          value: page.value,
          total: page.records,
          totalText: recordsText({ query, resolved, language: asked.language }, page.records),
          records: presentRecords(query, page.rows, described),
          next: last && page.rows.length === limit ? writeCursor(last) : null,
        };
      });
    },
  };
}

function lockedResult(executedAt: Date): Executed {
  return {
    lock: 'boardAccess',
    queryResult: { columnsNames, rows: [], sentParams: [], scope: silentScope },
    executedAt,
    milliseconds: 0,
  };
}

interface Look {
  tx: Tx;
  query: QueryDefinition;
  input: QueryInput;
  periods: DateRange[];
  resolved: ResolvedValues;
}

/** What the agent chose for the boards, or what they begin with. */
export function boardOf(agent: { boardArea: string | null; boardPeriod: string | null }): BoardScope {
  return agent.boardArea === null ? firstScope : { area: agent.boardArea, period: agent.boardPeriod };
}

/** Newest first; none for what has no period. */
function periodsOf(query: QueryDefinition, { values }: ResolvedValues, today: string): DateRange[] {
  if (!query.parameters.includes('period')) return [];
  const [first, ...before] = listPeriods(values.period, today, shownPeriods);
  if (!first) return [];
  return [first, ...before.filter(({ from }) => daysBetween(from, today) <= longestReachDays)];
}

const cursorPattern = /^(\d{4}-\d{2}-\d{2})?_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** `2026-11-16_<id>`; the day is missing for records that have none. */
function writeCursor({ day, id }: RecordsCursor): string {
  return `${day ?? ''}_${id}`;
}

function parseCursor(text: string | null): RecordsCursor | null {
  if (text === null) return null;
  const [, day, id] = cursorPattern.exec(text) ?? [];
  if (id === undefined || (day !== undefined && !parseIsoDate(day)))
    throw new AppError('invalid_input', {
      fields: [{ path: 'cursor', code: 'invalid_value', message: 'cursor is not valid' }],
    });
  return { day: day ?? null, id };
}

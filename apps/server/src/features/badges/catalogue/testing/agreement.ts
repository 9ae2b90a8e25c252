import { listPeriods } from '@hearthline/domain/badge/period';
import type { TestDatabase } from '../../../../testing/test-database.ts';
import type { RecordsCursor } from '../../queries.store.ts';
import { createQueriesStore } from '../../queries.store.ts';
import type { ParameterKey } from '../parameters.ts';
import { parameterKeys, parameterOf } from '../parameters.ts';
import type { QueryDefinition, QueryInput, QueryRow } from '../query.ts';
import { askOracle } from './oracles.ts';
import type { SampleAgent } from './sample-agents.ts';
import { today } from './sample-agents.ts';

export type Chosen = Partial<Record<ParameterKey, string>>;

export interface Agreement {
  key: string;
  /** In the period that was asked for, or now. */
  value: number | null;
  /** What differs, in words; empty where everything agrees. */
  differences: string[];
}

/** Of a line of eight periods, the newest and one before it. */
const comparedPeriods = [0, 2];
const pageSize = 83;
/** Values are told in hundredths. */
const tolerance = 0.00501;

/** Asks one query as the agent, and compares its value with its list and with its oracle. */
export function compareQueries(
  database: TestDatabase,
  agent: SampleAgent,
  queries: readonly QueryDefinition[],
  chosen: Chosen,
  on = today,
): Promise<Agreement[]> {
  return database.app.asAgent(agent.agentId, async (tx) => {
    const store = createQueriesStore(tx);
    await store.confine(10_000);
    const found: Agreement[] = [];
    for (const query of queries) {
      const differences: string[] = [];
      const expect = (what: string, one: number | null, other: number | null) => {
        if (!isSame(one, other)) differences.push(`${what}: ${one} is not ${other}`);
      };
      const values = valuesOf(query, chosen);
      const periods = query.parameters.includes('period') ? listPeriods(values.period, on, 8) : [];
      const asked = (from = on, to = from): QueryInput => ({
        agentId: agent.agentId,
        agentEmails: agent.emails,
        today: on,
        timeZone: agent.timeZone,
        from,
        to,
        values,
      });
      const measured = await store.measure(query, asked(periods.at(-1)?.from, periods[0]?.to), periods);

      for (const place of periods.length === 0 ? [0] : comparedPeriods) {
        const period = periods[place];
        const answer = await askOracle(database, query.key, asked(period?.from, period?.to));
        expect(`records of period ${place} and oracle`, measured[place]?.records ?? null, answer.records);
        const within = await walk((after) =>
          store.page(query, asked(period?.from, period?.to), after, pageSize),
        );
        const isEnough = sampleOf(query, within.rows) >= (query.smallestSample ?? 0);
        expect(`period ${place} and oracle`, measured[place]?.value ?? null, isEnough ? answer.value : null);
      }

      const newest = asked(periods[0]?.from, periods[0]?.to);
      const list = await walk((after) => store.page(query, newest, after, pageSize));
      expect('value and the list’s own', measured[0]?.value ?? null, list.value);
      expect('value and its records', list.value, measureRows(query, list.rows));
      expect('count and its records', measured[0]?.records ?? null, list.rows.length);
      expect('each once', new Set(list.rows.map(({ id, day }) => `${id} ${day}`)).size, list.rows.length);
      const isOutside = ({ day }: QueryRow) => day === null || day < newest.from || day > newest.to;
      if (periods.length > 0) expect('outside the period', list.rows.filter(isOutside).length, 0);
      found.push({ key: query.key, value: measured[0]?.value ?? null, differences });
    }
    return found;
  });
}

export function valuesOf(query: QueryDefinition, chosen: Chosen): Record<ParameterKey, string> {
  const entries = parameterKeys.map((key) => [
    key,
    query.parameters.includes(key) ? (chosen[key] ?? parameterOf(key).defaultValue) : '',
  ]);
  return Object.fromEntries(entries) as Record<ParameterKey, string>;
}

async function walk(
  loadPage: (after: RecordsCursor | null) => Promise<{ value: number | null; rows: QueryRow[] }>,
): Promise<{ value: number | null; rows: QueryRow[] }> {
  let page = await loadPage(null);
  const rows = [...page.rows];
  while (page.rows.length === pageSize) {
    const last = page.rows.at(-1);
    page = await loadPage(last ? { day: last.day, id: last.id } : null);
    rows.push(...page.rows);
  }
  return { value: page.value, rows };
}

/** A ratio rests on those that it is measured by. */
const sampleOf = ({ measure }: Pick<QueryDefinition, 'measure'>, rows: readonly QueryRow[]): number =>
  measure === 'ratio' ? rows.filter(({ base }) => (base ?? 0) > 0).length : rows.length;

/** The measure once more, of the records as a list shows them. */
function measureRows(
  { measure, smallestSample = 0 }: QueryDefinition,
  rows: readonly QueryRow[],
): number | null {
  const amounts = rows.map(({ amount }) => amount ?? 0).toSorted((a, b) => a - b);
  const total = amounts.reduce((sum, each) => sum + each, 0);
  if (sampleOf({ measure }, rows) < smallestSample) return null;
  if (measure === 'count') return rows.length;
  if (measure === 'sum') return total;
  if (rows.length === 0) return null;
  if (measure === 'mean') return total / rows.length;
  const base = rows.reduce((sum, each) => sum + (each.base ?? 0), 0);
  if (measure === 'ratio') return base === 0 ? null : total / base;
  return amounts[Math.floor((rows.length - 1) / 2)] ?? 0;
}

function isSame(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return one === other;
  return Math.abs(one - other) <= tolerance;
}

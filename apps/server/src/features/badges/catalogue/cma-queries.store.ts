import { sql } from 'kysely';
import type { QueryDefinition, QueryInput, QueryRow } from './query.ts';
import type { Part } from './row-parts.store.ts';
import { adding, anything, counted, dayIn, dollars, isDuring, isWithin, sharing } from './row-parts.store.ts';

const ofCma = {
  category: 'cma',
  recordKind: 'cma',
  sources: ['cma'],
  needsAgreement: false,
  isSameForAll: false,
} as const;
const ofReports = { ...ofCma, recordKind: 'report' } as const;

/** Analyses `c` that are not deleted. */
const cmaRows = (day: Part, columns: Part, more: Part = anything) => sql<QueryRow>`
  select c.id, ${day} as day, ${columns}
  from cma c
  where c.deleted_at is null and ${more}`;

/** Finished reports `r` of such analyses, by one of their instants. */
const reportRows = (input: QueryInput, instant: Part, columns: Part, more: Part = anything) => sql<QueryRow>`
  select r.id, ${dayIn(instant, input)} as day, ${columns}
  from cma_report r join cma c on c.agent_id = r.agent_id and c.id = r.cma_id
  where c.deleted_at is null and r.state = 'ready' and ${isDuring(instant, input)} and ${more}`;

const changedOn = (input: QueryInput) => dayIn(sql`c.updated_at`, input);
const isSaved = sql`c.latest_version > 0`;
const isWatched = sql`c.is_watched and c.latest_version > 0 and c.sold_price is null`;
const isScored = sql`c.sold_price > 0 and c.scored_value is not null`;

export const cmaQueries: readonly QueryDefinition[] = [
  {
    ...ofCma,
    key: 'cma.saved',
    unit: 'count',
    measure: 'sum',
    parameters: ['period'],
    rows: (input) => sql`
      select c.id, ${dayIn(sql`v.saved_at`, input)} as day, count(*)::numeric as amount, null::numeric as base
      from cma_version v join cma c on c.agent_id = v.agent_id and c.id = v.cma_id
      where c.deleted_at is null and ${isDuring(sql`v.saved_at`, input)}
      group by 1, 2`,
  },
  {
    ...ofCma,
    key: 'cma.all',
    unit: 'count',
    measure: 'count',
    parameters: [],
    rows: (input) => cmaRows(changedOn(input), counted),
  },
  {
    ...ofCma,
    key: 'cma.drafts',
    unit: 'count',
    measure: 'count',
    parameters: [],
    rows: (input) => cmaRows(changedOn(input), counted, sql`c.latest_version = 0`),
  },
  {
    ...ofCma,
    key: 'cma.medianValue',
    unit: 'money',
    measure: 'median',
    parameters: [],
    rows: (input) =>
      cmaRows(changedOn(input), adding(dollars(sql`c.value`)), sql`${isSaved} and c.value is not null`),
  },
  {
    ...ofCma,
    key: 'cma.watched',
    unit: 'count',
    measure: 'count',
    parameters: [],
    rows: (input) => cmaRows(changedOn(input), counted, isWatched),
  },
  {
    ...ofCma,
    key: 'cma.moved',
    unit: 'count',
    measure: 'count',
    parameters: ['period'],
    rows: (input) => cmaRows(dayIn(sql`c.moved_at`, input), counted, isDuring(sql`c.moved_at`, input)),
  },
  {
    ...ofCma,
    key: 'cma.sold',
    unit: 'count',
    measure: 'count',
    parameters: ['period'],
    rows: (input) =>
      cmaRows(sql`c.sold_on`, counted, sql`c.sold_price is not null and ${isWithin(sql`c.sold_on`, input)}`),
  },
  {
    ...ofCma,
    key: 'cma.averageError',
    unit: 'percent',
    measure: 'mean',
    parameters: [],
    rows: () =>
      cmaRows(
        sql`c.sold_on`,
        adding(sql`abs(c.scored_value - c.sold_price) * 100.0 / c.sold_price`),
        isScored,
      ),
  },
  {
    ...ofCma,
    key: 'cma.insideRange',
    unit: 'percent',
    measure: 'ratio',
    parameters: [],
    rows: () =>
      cmaRows(sql`c.sold_on`, sharing(sql`c.is_inside`), sql`${isScored} and c.is_inside is not null`),
  },
  {
    ...ofReports,
    key: 'cma.reports',
    unit: 'count',
    measure: 'count',
    parameters: ['period'],
    rows: (input) => reportRows(input, sql`r.created_at`, counted),
  },
  {
    ...ofReports,
    key: 'cma.reportsOpened',
    unit: 'count',
    measure: 'count',
    parameters: ['period'],
    rows: (input) => reportRows(input, sql`r.link_opened_at`, counted),
  },
];

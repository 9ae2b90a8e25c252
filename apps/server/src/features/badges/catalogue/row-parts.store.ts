import { dayMs } from '@hearthline/domain/calendar';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { QueryInput } from './query.ts';

export type Part = RawBuilder<unknown>;

export const anything: Part = sql`true`;

/** For records that are only counted. */
export const counted: Part = sql`null::numeric as amount, null::numeric as base`;
export const adding = (amount: Part): Part => sql`${amount} as amount, null::numeric as base`;
/** Of all records, those that are looked for: a percentage. */
export const sharing = (isHit: Part): Part =>
  sql`(case when ${isHit} then 100 else 0 end)::numeric as amount, 1::numeric as base`;

/** Cents as dollars. */
export const dollars = (column: Part): Part => sql`(${column} / 100.0)`;

const startOf = (date: string, { timeZone }: QueryInput, later = 0): Part =>
  sql`((${date}::date + ${later}::int)::timestamp at time zone ${timeZone})`;

/** Whether an instant lies in the period; the column stands alone so that an index can serve. */
export const isDuring = (column: Part, input: QueryInput): Part =>
  sql`(${column} >= ${startOf(input.from, input)} and ${column} < ${startOf(input.to, input, 1)})`;

/** The day of an instant in the calendar of whoever asks. */
export const dayIn = (column: Part, { timeZone }: QueryInput): Part =>
  sql`(${column} at time zone ${timeZone})::date`;

export const isWithin = (column: Part, { from, to }: QueryInput): Part =>
  sql`${column} between ${from}::date and ${to}::date`;

/** From today on, for as many days as are chosen. */
export const isAhead = (column: Part, { today, values }: QueryInput): Part =>
  sql`${column} between ${today}::date and ${today}::date + ${values.daysAhead}::int`;

/**
 * Where the ids of what was written since a day begin, two days early for clocks and zones. Ids carry the instant of
 * writing and nothing is written before it happens, so years that came before need not be read.
 */
export function firstIdSince(date: string): Part {
  const time = Math.max(0, Date.parse(date) - 2 * dayMs);
  const text = time.toString(16).padStart(12, '0');
  return sql`${`${text.slice(0, 8)}-${text.slice(8)}-0000-0000-000000000000`}::uuid`;
}

import { sql } from 'kysely';
import { clientRows, ofClients } from './client-queries.store.ts';
import type { QueryDefinition, QueryInput, QueryRow } from './query.ts';
import type { Part } from './row-parts.store.ts';
import { anything, counted, dayIn, firstIdSince, isAhead, isDuring } from './row-parts.store.ts';

const next = sql`c.next_contact_on`;

/** Contacts of the period; a client stands once for each day, with the number of them. */
const contactRows = (input: QueryInput, more: Part = anything) => sql<QueryRow>`
  select c.id, ${dayIn(sql`a.at`, input)} as day, count(*)::numeric as amount, null::numeric as base
  from client_activity a join client c on c.agent_id = a.agent_id and c.id = a.client_id
  where c.deleted_at is null and a.kind = 'contact' and a.id >= ${firstIdSince(input.from)}
    and ${isDuring(sql`a.at`, input)} and ${more}
  group by 1, 2`;

/** Clients `c` whose yearly day comes round in the chosen days. */
const yearlyRows = (first: Part, input: QueryInput) => {
  const day = sql`next_anniversary(${first}, ${input.today}::date, leap_day_rule_of(c.agent_id, c.id))`;
  return clientRows(input, day, counted, isAhead(day, input));
};

/** Who is to be spoken to, and who was. */
export const clientContactQueries: readonly QueryDefinition[] = [
  {
    ...ofClients,
    key: 'clients.toContact',
    unit: 'count',
    measure: 'count',
    parameters: ['clientCategory'],
    rows: (input) => clientRows(input, next, counted, sql`${next} <= ${input.today}::date`),
  },
  {
    ...ofClients,
    key: 'clients.toContactAhead',
    unit: 'count',
    measure: 'count',
    parameters: ['daysAhead', 'clientCategory'],
    rows: (input) =>
      clientRows(input, next, counted, sql`${isAhead(next, input)} and ${next} > ${input.today}::date`),
  },
  {
    ...ofClients,
    key: 'clients.quiet',
    unit: 'count',
    measure: 'count',
    parameters: ['daysBack'],
    rows: (input) =>
      clientRows(
        input,
        sql`c.last_contact_on`,
        counted,
        sql`c.category = 'interested' and (c.last_contact_on is null
          or c.last_contact_on <= ${input.today}::date - ${input.values.daysBack}::int)`,
      ),
  },
  {
    ...ofClients,
    key: 'clients.contacts',
    unit: 'count',
    measure: 'sum',
    parameters: ['period'],
    rows: (input) => contactRows(input),
  },
  {
    ...ofClients,
    key: 'clients.calls',
    unit: 'count',
    measure: 'sum',
    parameters: ['period'],
    rows: (input) => contactRows(input, sql`a.what = 'call'`),
  },
  {
    ...ofClients,
    key: 'clients.meetings',
    unit: 'count',
    measure: 'sum',
    parameters: ['period'],
    rows: (input) => contactRows(input, sql`a.what = 'meeting'`),
  },
  {
    ...ofClients,
    key: 'clients.birthdays',
    unit: 'count',
    measure: 'count',
    parameters: ['daysAhead', 'clientCategory'],
    rows: (input) => yearlyRows(sql`c.birthday`, input),
  },
  {
    ...ofClients,
    key: 'clients.moveIns',
    unit: 'count',
    measure: 'count',
    parameters: ['daysAhead', 'clientCategory'],
    rows: (input) => yearlyRows(sql`c.move_in_date`, input),
  },
];

import { sql } from 'kysely';
import type { QueryDefinition, QueryInput, QueryRow } from './query.ts';
import type { Part } from './row-parts.store.ts';
import { adding, anything, counted, dollars, isWithin, sharing } from './row-parts.store.ts';

export const ofClients = {
  category: 'clients',
  recordKind: 'client',
  sources: ['clients'],
  needsAgreement: false,
  isSameForAll: false,
} as const;

const inCategory = ({ values }: QueryInput): Part =>
  values.clientCategory === '' ? anything : sql`c.category = ${values.clientCategory}::client_category`;

/** Clients `c` who are not deleted, of the category that is chosen. */
export const clientRows = (
  input: QueryInput,
  day: Part,
  columns: Part,
  more: Part = anything,
) => sql<QueryRow>`
  select c.id, ${day} as day, ${columns}
  from client c
  where c.deleted_at is null and ${inCategory(input)} and ${more}`;

const entered = sql`c.entry_date`;
const lastContact = sql`c.last_contact_on`;
/** Tenants and landlords tell a rent. */
const hasBudget = sql`c.budget is not null and (c.type is null or c.type not in ('tenant', 'landlord'))`;
const isReachable = ({ today }: QueryInput): Part =>
  sql`(not c.is_opted_out and coalesce(c.consent_type = 'express' or c.consent_ends_on > ${today}::date, false))`;

/** Who the clients are. */
export const clientQueries: readonly QueryDefinition[] = [
  {
    ...ofClients,
    key: 'clients.all',
    unit: 'count',
    measure: 'count',
    parameters: ['clientCategory'],
    rows: (input) => clientRows(input, entered, counted),
  },
  {
    ...ofClients,
    key: 'clients.new',
    unit: 'count',
    measure: 'count',
    parameters: ['period', 'clientCategory'],
    rows: (input) => clientRows(input, entered, counted, isWithin(entered, input)),
  },
  {
    ...ofClients,
    key: 'clients.referralShare',
    unit: 'percent',
    measure: 'ratio',
    parameters: ['period', 'clientCategory'],
    rows: (input) =>
      clientRows(
        input,
        entered,
        sharing(sql`coalesce(c.source = 'referral', false)`),
        isWithin(entered, input),
      ),
  },
  {
    ...ofClients,
    key: 'clients.excellent',
    unit: 'count',
    measure: 'count',
    parameters: ['clientCategory'],
    rows: (input) => clientRows(input, entered, counted, sql`c.relation = 'excellent'`),
  },
  {
    ...ofClients,
    key: 'clients.readyToMove',
    unit: 'count',
    measure: 'count',
    parameters: ['clientCategory'],
    rows: (input) =>
      clientRows(input, entered, counted, sql`c.timeline in ('now', 'months1', 'months2', 'months3')`),
  },
  {
    ...ofClients,
    key: 'clients.budgetTotal',
    unit: 'money',
    measure: 'sum',
    parameters: ['clientCategory'],
    rows: (input) => clientRows(input, entered, adding(dollars(sql`c.budget`)), hasBudget),
  },
  {
    ...ofClients,
    key: 'clients.budgetAverage',
    unit: 'money',
    measure: 'mean',
    parameters: ['clientCategory'],
    rows: (input) => clientRows(input, entered, adding(dollars(sql`c.budget`)), hasBudget),
  },
  {
    ...ofClients,
    key: 'clients.consentShare',
    unit: 'percent',
    measure: 'ratio',
    parameters: ['clientCategory'],
    rows: (input) => clientRows(input, entered, sharing(isReachable(input))),
  },
  {
    ...ofClients,
    key: 'clients.consentsEnding',
    unit: 'count',
    measure: 'count',
    parameters: ['daysAhead', 'clientCategory'],
    rows: (input) =>
      clientRows(
        input,
        sql`c.consent_ends_on`,
        counted,
        sql`not c.is_opted_out and c.consent_type is distinct from 'express'
          and c.consent_ends_on > ${input.today}::date
          and c.consent_ends_on <= ${input.today}::date + ${input.values.daysAhead}::int`,
      ),
  },
  {
    ...ofClients,
    key: 'clients.optedOut',
    unit: 'count',
    measure: 'count',
    parameters: ['clientCategory'],
    rows: (input) => clientRows(input, entered, counted, sql`c.is_opted_out`),
  },
  {
    ...ofClients,
    key: 'clients.incomplete',
    unit: 'count',
    measure: 'count',
    parameters: ['clientCategory'],
    rows: (input) => clientRows(input, entered, counted, sql`c.is_incomplete`),
  },
  {
    ...ofClients,
    key: 'clients.withoutEmail',
    unit: 'count',
    measure: 'count',
    parameters: ['clientCategory'],
    rows: (input) => clientRows(input, entered, counted, sql`c.email = ''`),
  },
  {
    ...ofClients,
    key: 'clients.neverContacted',
    unit: 'count',
    measure: 'count',
    parameters: ['clientCategory'],
    rows: (input) => clientRows(input, entered, counted, sql`${lastContact} is null`),
  },
];

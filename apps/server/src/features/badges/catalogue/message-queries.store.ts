import { sql } from 'kysely';
import type { QueryDefinition, QueryInput, QueryRow } from './query.ts';
import type { Part } from './row-parts.store.ts';
import { adding, anything, counted, dayIn, isDuring, sharing } from './row-parts.store.ts';

const ofMessages = {
  category: 'messages',
  recordKind: 'message',
  sources: ['messages'],
  needsAgreement: false,
  isSameForAll: false,
} as const;

/** Messages `m` by one of their instants; tests that agents send to themselves are none. */
const messageRows = (input: QueryInput, instant: Part, columns: Part, more: Part) => sql<QueryRow>`
  select m.id, ${dayIn(instant, input)} as day, ${columns}
  from message m
  where not m.is_test and ${more}`;

const during = (input: QueryInput, instant: Part, columns: Part, more: Part = anything) =>
  messageRows(input, instant, columns, sql`${isDuring(instant, input)} and ${more}`);

const delivered = sql`m.delivered_at`;
const written = sql`m.created_at`;
const isDelivered = sql`m.status = 'delivered' and m.bounced_at is null`;
const isFailed = sql`(m.status = 'failed' or m.bounced_at is not null)`;

export const messageQueries: readonly QueryDefinition[] = [
  {
    ...ofMessages,
    key: 'messages.delivered',
    unit: 'count',
    measure: 'count',
    parameters: ['period'],
    rows: (input) => during(input, delivered, counted, isDelivered),
  },
  {
    ...ofMessages,
    key: 'messages.texts',
    unit: 'count',
    measure: 'count',
    parameters: ['period'],
    rows: (input) => during(input, delivered, counted, sql`${isDelivered} and m.channel = 'sms'`),
  },
  {
    ...ofMessages,
    key: 'messages.deliveryRate',
    unit: 'percent',
    measure: 'ratio',
    parameters: ['period'],
    rows: (input) =>
      during(input, written, sharing(isDelivered), sql`(m.status = 'delivered' or ${isFailed})`),
  },
  {
    ...ofMessages,
    key: 'messages.readRate',
    unit: 'percent',
    measure: 'ratio',
    parameters: ['period'],
    rows: (input) =>
      during(
        input,
        delivered,
        sharing(sql`m.grade in ('likely', 'confirmed')`),
        sql`${isDelivered} and m.is_watched`,
      ),
  },
  {
    ...ofMessages,
    key: 'messages.clicks',
    unit: 'count',
    measure: 'sum',
    parameters: ['period'],
    rows: (input) => during(input, delivered, adding(sql`m.clicks`), sql`${isDelivered} and m.clicks > 0`),
  },
  {
    ...ofMessages,
    key: 'messages.clickRate',
    unit: 'percent',
    measure: 'ratio',
    parameters: ['period'],
    rows: (input) =>
      during(
        input,
        delivered,
        sharing(sql`m.clicks > 0`),
        sql`${isDelivered} and m.is_watched and cardinality(m.links) > 0`,
      ),
  },
  {
    ...ofMessages,
    key: 'messages.replies',
    unit: 'count',
    measure: 'count',
    parameters: ['period'],
    rows: (input) => during(input, sql`m.replied_at`, counted),
  },
  {
    ...ofMessages,
    key: 'messages.failed',
    unit: 'count',
    measure: 'count',
    parameters: ['period'],
    rows: (input) => during(input, written, counted, isFailed),
  },
  {
    ...ofMessages,
    key: 'messages.leftOut',
    unit: 'count',
    measure: 'count',
    parameters: ['period'],
    rows: (input) => during(input, written, counted, sql`m.status = 'leftOut'`),
  },
  {
    ...ofMessages,
    key: 'messages.waiting',
    unit: 'count',
    measure: 'count',
    parameters: [],
    rows: (input) => messageRows(input, sql`m.not_before`, counted, sql`m.status in ('waiting', 'sending')`),
  },
];

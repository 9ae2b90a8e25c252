import type { ClientFilterField, ClientFilterValue } from '@hearthline/domain/client/filters';
import { allClientFilters, clientFilters, filterCodes } from '@hearthline/domain/client/filters';
import { z } from 'zod';
import { cents, count, done, id, isoInstant, line, requiredLine, success } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

export const smartListLimit = 100;

const days = z.int().min(0).max(3_650);
/** At least so many days ago, at most so many, or never at all. */
const since = z.union([
  z.strictObject({ atLeastDays: days.optional(), atMostDays: days.optional() }),
  z.strictObject({ never: z.literal(true) }),
]);
const range = z
  .strictObject({ min: cents.min(0).optional(), max: cents.min(0).optional() })
  .refine(({ min, max }) => min === undefined || max === undefined || max >= min, {
    path: ['max'],
    error: 'max_below_min',
  });

const schemaOfKind = {
  /** Names, addresses, e-mails, phones and notes; accents and slips of the keyboard are forgiven. */
  text: line(200),
  texts: z.array(requiredLine(80)).min(1).max(30),
  range,
  days: z.strictObject({ atLeastDays: days.optional(), atMostDays: days.optional() }),
  contact: since,
  within: days,
  flag: z.boolean(),
};

function schemaOf(field: ClientFilterField): z.ZodType {
  const { kind } = clientFilters[field];
  if (kind !== 'choices' && kind !== 'consent') return schemaOfKind[kind];
  const codes = filterCodes(field as Parameters<typeof filterCodes>[0]);
  return z.array(z.enum(codes)).min(1).max(codes.length);
}

type FilterShape = {
  [Field in ClientFilterField]: z.ZodOptional<z.ZodType<ClientFilterValue<Field>, ClientFilterValue<Field>>>;
};

/**
 * What finds clients, for the list and for smart lists: everything named must hold, any value of a list will do. Days count
 * from today whenever it is asked, so a saved one fills itself.
 */
export const clientFilter = z.strictObject({
  version: z.literal(1).default(1),
  ...(Object.fromEntries(
    allClientFilters.map((field) => [field, schemaOf(field).optional()]),
  ) as FilterShape),
});
export type ClientFilter = z.infer<typeof clientFilter>;

export const clientSorts = [
  'name',
  'lastContact',
  'nextContact',
  'entered',
  'budget',
  'relation',
  'relevance',
] as const;
export type ClientSort = (typeof clientSorts)[number];

export const smartList = z.object({
  id,
  name: z.string(),
  filter: clientFilter,
  /** How many it holds now. */
  count,
  updatedAt: isoInstant,
});
export type SmartList = z.infer<typeof smartList>;

const listParams = z.strictObject({ id });
const listBody = z.strictObject({ name: requiredLine(80), filter: clientFilter });

export const smartListEndpoints = defineEndpoints({
  'GET /clients/lists': {
    access: 'agent',
    summary: 'Smart lists by name, each with how many clients it holds now',
    reply: success(z.array(smartList)),
  },
  'POST /clients/lists': {
    access: 'agent',
    summary: 'Save a filter as a smart list',
    body: listBody,
    reply: success(smartList),
  },
  'PUT /clients/lists/{id}': {
    access: 'agent',
    summary: 'Rename a smart list or change its filter',
    params: listParams,
    body: listBody,
    reply: success(smartList),
  },
  'DELETE /clients/lists/{id}': {
    access: 'agent',
    summary: 'Delete a smart list; its clients stay, and it can be brought back',
    params: listParams,
    reply: done,
  },
  'POST /clients/lists/{id}/restore': {
    access: 'agent',
    summary: 'Bring a deleted smart list back',
    params: listParams,
    reply: success(smartList),
  },
});

import { clientLookups } from '@hearthline/domain/client/fields';
import { listingLookups } from '@hearthline/domain/listing/facts';
import { z } from 'zod';
import { success } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

export const lookupTypes = [
  'Title',
  'Language',
  'Theme',
  'TimeZone',
  'Province',
  'Country',
  'Month',
  'UserType',
  'ListingStatus',
  ...listingLookups,
  ...clientLookups,
] as const;
export type LookupType = (typeof lookupTypes)[number];

export const lookupItem = z.object({ id: z.string(), name: z.string(), code: z.string() });
export type LookupItem = z.infer<typeof lookupItem>;

/** One value or several: a query string cannot tell a list of one from a single value. */
const oneOrMore = <T extends z.ZodType>(item: T) =>
  z.union([item.transform((single) => [single]), z.array(item).max(50)]);
const code = z.string().trim().min(1).max(60);

export const lookupEndpoints = defineEndpoints({
  'GET /lookup': {
    access: 'agent',
    summary: 'The items of one lookup',
    query: z.strictObject({ typeName: z.enum(lookupTypes) }),
    reply: success(z.array(lookupItem)),
  },
  'GET /lookup/groups': {
    access: 'agent',
    summary: 'The items of several lookups, keyed by type name',
    query: z.strictObject({ typeNames: oneOrMore(z.enum(lookupTypes)) }),
    reply: success(z.partialRecord(z.enum(lookupTypes), z.array(lookupItem))),
  },
  'GET /lookup/month/{month}/days': {
    access: 'agent',
    summary: 'The days of a month; February has 29',
    params: z.strictObject({ month: z.coerce.number().int().min(1).max(12) }),
    reply: success(z.array(lookupItem)),
  },
  'GET /lookup/area': {
    access: 'agent',
    summary: 'The areas of the market, by name',
    reply: success(z.array(lookupItem)),
  },
  'GET /lookup/municipality': {
    access: 'agent',
    summary: 'The municipalities of some areas, or all of them, by name',
    query: z.strictObject({ areaCodes: oneOrMore(code).optional() }),
    reply: success(z.array(lookupItem)),
  },
  'GET /lookup/community': {
    access: 'agent',
    summary: 'The communities of some municipalities, or all of them, by name',
    query: z.strictObject({ municipalityCodes: oneOrMore(code).optional() }),
    reply: success(z.array(lookupItem)),
  },
});

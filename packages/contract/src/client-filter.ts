import {
  clientCategories,
  clientSources,
  clientTypes,
  leadSources,
  mortgageStatuses,
  relationQualities,
  timelines,
} from '@hearthline/domain/client/vocabulary';
import { z } from 'zod';
import { consentSummaries } from './client-consent.ts';
import { cents, count, done, id, isoInstant, language, line, requiredLine, success } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

export const smartListLimit = 100;

const listOf = <T extends string>(items: readonly T[]) =>
  z
    .array(z.enum(items as [T, ...T[]]))
    .min(1)
    .max(items.length);
const days = z.int().min(0).max(3_650);
/** At least so many days ago, at most so many, or never at all. */
const since = z.union([
  z.strictObject({ atLeastDays: days.optional(), atMostDays: days.optional() }),
  z.strictObject({ never: z.literal(true) }),
]);
const texts = z.array(requiredLine(80)).min(1).max(30);

/**
 * What finds clients, for the list and for smart lists: everything named must hold, any value of a list will do. Days count
 * from today whenever it is asked, so a saved one fills itself.
 */
export const clientFilter = z.strictObject({
  version: z.literal(1).default(1),
  /** Names, addresses, e-mails, phones and notes; accents and slips of the keyboard are forgiven. */
  text: line(200).optional(),
  category: listOf(clientCategories).optional(),
  type: listOf(clientTypes).optional(),
  relation: listOf(relationQualities).optional(),
  timeline: listOf(timelines).optional(),
  source: listOf(clientSources).optional(),
  leadSource: listOf(leadSources).optional(),
  mortgageStatus: listOf(mortgageStatuses).optional(),
  consent: listOf(consentSummaries).optional(),
  language: z.array(language).min(1).max(2).optional(),
  city: texts.optional(),
  tags: texts.optional(),
  /** Carries none of these. */
  notTags: texts.optional(),
  budget: z
    .strictObject({ min: cents.min(0).optional(), max: cents.min(0).optional() })
    .refine(({ min, max }) => min === undefined || max === undefined || max >= min, {
      path: ['max'],
      error: 'max_below_min',
    })
    .optional(),
  lastContact: since.optional(),
  entered: z.strictObject({ atLeastDays: days.optional(), atMostDays: days.optional() }).optional(),
  /** The next one comes within so many days. */
  birthdayWithin: days.optional(),
  moveInWithin: days.optional(),
  /** The day of the next contact has come. */
  isDue: z.boolean().optional(),
  isIncomplete: z.boolean().optional(),
  hasEmail: z.boolean().optional(),
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

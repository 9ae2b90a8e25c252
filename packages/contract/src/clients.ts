import { phoneMinDigits, readPhone } from '@hearthline/domain/client/phone';
import { readPostalCode } from '@hearthline/domain/client/postal-code';
import { sameReasons } from '@hearthline/domain/client/same-person';
import {
  businessTypes,
  clientCategories,
  clientSources,
  clientTypes,
  financialSources,
  genders,
  leadSources,
  mortgageStatuses,
  relationQualities,
  timelines,
} from '@hearthline/domain/client/vocabulary';
import { z } from 'zod';
import { consentStanding, consentSummaries } from './client-consent.ts';
import { clientFilter, clientSorts } from './client-filter.ts';
import {
  cents,
  count,
  done,
  email,
  id,
  isoDate,
  isoInstant,
  language,
  line,
  requiredLine,
  success,
} from './common.ts';
import { defineEndpoints } from './endpoint.ts';

export const clientNoteMaxLength = 10_000;
export const clientPageSizes = [10, 25, 50, 100] as const;
export const tagMaxLength = 30;
export const tagLimit = 20;
export const budgetMaxCents = 100_000_000_000;
/** How many a bulk action or a selection takes by name; a filter takes all it finds. */
export const bulkIdLimit = 1_000;

/** Kept as E.164; ten digits at least, as the specification wants. */
const phoneText = line(40)
  .refine((text) => text.replace(/\D/g, '').length >= phoneMinDigits, { error: 'phone_digits', abort: true })
  .refine((text) => readPhone(text) !== null, { error: 'phone_invalid' });
const optional = <T extends z.ZodType>(item: T) => z.union([z.literal(''), item]);
const pastDate = isoDate.refine((date) => date >= '1900-01-01' && date <= '2099-12-31', {
  error: 'date_range',
});

export const clientTag = requiredLine(tagMaxLength);

const clientShape = {
  firstName: requiredLine(80),
  middleName: line(80),
  lastName: requiredLine(80),
  email: optional(email),
  moreEmails: z.array(email).max(5),
  phone: phoneText,
  homeNumber: optional(phoneText),
  officeNumber: optional(phoneText),
  morePhones: z.array(z.strictObject({ label: line(40), number: phoneText })).max(5),
  birthday: pastDate.nullable(),
  gender: z.enum(genders).nullable(),
  businessName: line(120),
  businessType: z.enum(businessTypes).nullable(),
  jobTitle: line(120),
  relation: z.enum(relationQualities).nullable(),
  source: z.enum(clientSources).nullable(),
  /** Who referred them, which open house. */
  sourceDetail: line(120),
  leadSource: z.enum(leadSources).nullable(),
  timeline: z.enum(timelines).nullable(),
  type: z.enum(clientTypes).nullable(),
  category: z.enum(clientCategories),
  note: line(clientNoteMaxLength),
  entryDate: pastDate,
  isOptedOut: z.boolean(),
  /** In which mails reach them. */
  language,
  tags: z.array(clientTag).max(tagLimit),
  address1: requiredLine(120),
  address2: line(120),
  unit: z.string().trim().max(10).regex(/^\d*$/, { error: 'digits_only' }),
  city: requiredLine(80),
  province: line(40),
  postalCode: requiredLine(12),
  country: z.string().regex(/^[A-Z]{2}$/),
  moveInDate: pastDate.nullable(),
  /** A monthly rent for tenants and landlords. */
  budget: cents.min(1).max(budgetMaxCents),
  budgetMax: cents.min(1).max(budgetMaxCents).nullable(),
  financialSource: z.enum(financialSources).nullable(),
  mortgageStatus: z.enum(mortgageStatuses).nullable(),
};

/** What the form sends, whole. */
export const clientInput = z
  .strictObject(clientShape)
  .refine(({ postalCode, country }) => postalCode === '' || readPostalCode(postalCode, country) !== null, {
    path: ['postalCode'],
    error: 'postal_code_invalid',
  })
  .refine(({ budget, budgetMax }) => budgetMax === null || budgetMax >= budget, {
    path: ['budgetMax'],
    error: 'max_below_min',
  });
export type ClientInput = z.infer<typeof clientInput>;

const households = z.array(z.object({ id, name: z.string() }));

/** As it is kept; an import may have left open what the form insists on. */
export const client = z.object({
  ...clientShape,
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  moreEmails: z.array(z.string()),
  phone: z.string(),
  homeNumber: z.string(),
  officeNumber: z.string(),
  morePhones: z.array(z.object({ label: z.string(), number: z.string() })),
  /** Two notes that were merged may be longer than one that is typed. */
  note: z.string(),
  tags: z.array(z.string()),
  address1: z.string(),
  unit: z.string(),
  city: z.string(),
  postalCode: z.string(),
  budget: cents.nullable(),
  isIncomplete: z.boolean(),
  createdAt: isoInstant,
  updatedAt: isoInstant,
  household: households,
});
export type Client = z.infer<typeof client>;

export const clientRow = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  type: z.enum(clientTypes).nullable(),
  category: z.enum(clientCategories),
  budget: cents.nullable(),
  budgetMax: cents.nullable(),
  timeline: z.enum(timelines).nullable(),
  relation: z.enum(relationQualities).nullable(),
  city: z.string(),
  tags: z.array(z.string()),
  entryDate: isoDate,
  birthday: isoDate.nullable(),
  lastContactAt: isoInstant.nullable(),
  nextContactOn: isoDate.nullable(),
  consent: z.enum(consentSummaries),
  isOptedOut: z.boolean(),
  isIncomplete: z.boolean(),
});
export type ClientRow = z.infer<typeof clientRow>;

const idParams = z.strictObject({ id });

/** Either these, or all that a filter finds. */
export const clientChoice = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(bulkIdLimit) }),
  z.strictObject({ filter: clientFilter }),
]);
export type ClientChoice = z.infer<typeof clientChoice>;

export const likelySame = z.object({ client: clientRow, reasons: z.array(z.enum(sameReasons)) });
export type LikelySame = z.infer<typeof likelySame>;

/** What the form makes of its fields; only the form reads it again. */
const draftContent = z.string().max(40_000);
export const clientDraft = z.object({
  content: draftContent,
  step: z.int().min(0).max(2),
  savedAt: isoInstant,
});
export type ClientDraft = z.infer<typeof clientDraft>;
const draftQuery = z.strictObject({ clientId: id.optional() });

const touched = success(z.object({ count }));
/** What was deleted together comes back together. */
const deleted = success(z.object({ count, batchId: id }));

export const clientEndpoints = defineEndpoints({
  'POST /clients/search': {
    access: 'agent',
    summary: 'Clients that a filter finds, a page of them, with the counts of the categories',
    body: z.strictObject({
      filter: clientFilter,
      sort: z.enum(clientSorts).default('lastContact'),
      isDescending: z.boolean().default(true),
      page: z.int().min(1).max(100_000).default(1),
      pageSize: z.int().min(1).max(100).default(10),
    }),
    reply: z.object({
      isSuccess: z.literal(true),
      result: z.array(clientRow),
      totalRows: count,
      /** Of the same filter, whatever category it asks for. */
      categories: z.object({ all: count, interested: count, waitingList: count, notInterested: count }),
      addedThisMonth: count,
      /** Nothing was found as it was typed; these are written much like it. */
      isSimilar: z.boolean(),
    }),
  },
  'POST /clients/count': {
    access: 'agent',
    summary: 'How many clients a filter finds',
    body: z.strictObject({ filter: clientFilter }),
    reply: z.object({ isSuccess: z.literal(true), count }),
  },
  'GET /clients/tags': {
    access: 'agent',
    summary: 'Tags in use, with how many clients carry them',
    reply: success(z.array(z.object({ tag: z.string(), count }))),
  },
  'POST /clients/duplicates': {
    access: 'agent',
    summary: 'Clients that are likely the same person as somebody about to be saved',
    body: z.strictObject({
      exceptId: id.optional(),
      firstName: line(80),
      lastName: line(80),
      emails: z.array(line(254)).max(6),
      phones: z.array(line(40)).max(8),
      address1: line(120),
      postalCode: line(12),
    }),
    reply: success(z.array(likelySame)),
  },
  'POST /clients': {
    access: 'agent',
    summary: 'Add a client',
    body: clientInput,
    reply: success(client),
  },
  'GET /clients/{id}': {
    access: 'agent',
    summary: 'One client with consent, household and the days ahead',
    params: idParams,
    reply: success(
      client.extend({
        consent: consentStanding,
        lastContactAt: isoInstant.nullable(),
      }),
    ),
  },
  'PUT /clients/{id}': {
    access: 'agent',
    summary: 'Change a client',
    params: idParams,
    body: clientInput,
    reply: success(client),
  },
  'POST /clients/{id}/merge': {
    access: 'agent',
    summary: 'Take another client into this one; what this one lacks is filled in, nothing is lost',
    params: idParams,
    body: z.strictObject({ otherId: id }),
    reply: success(client),
  },
  'PUT /clients/{id}/household': {
    access: 'agent',
    summary: 'Link with another client of the same household, or leave the household',
    params: idParams,
    body: z.strictObject({ withId: id.nullable() }),
    reply: success(households),
  },
  'POST /clients/bulk/category': {
    access: 'agent',
    summary: 'Put several clients into a category',
    body: z.strictObject({ choice: clientChoice, category: z.enum(clientCategories) }),
    reply: touched,
  },
  'POST /clients/bulk/tag': {
    access: 'agent',
    summary: 'Add a tag to several clients, or take it away',
    body: z.strictObject({ choice: clientChoice, tag: clientTag, isOn: z.boolean() }),
    reply: touched,
  },
  'POST /clients/bulk/delete': {
    access: 'agent',
    summary: 'Delete clients; they can be brought back for 30 days',
    body: z.strictObject({ choice: clientChoice }),
    reply: deleted,
  },
  'POST /clients/restore': {
    access: 'agent',
    summary: 'Bring back what was deleted together; who now lacks their e-mail is told',
    body: z.strictObject({ batchId: id }),
    reply: success(
      z.object({ count, emailTaken: z.array(z.object({ id, name: z.string(), email: z.string() })) }),
    ),
  },
  'POST /clients/export': {
    access: 'agent',
    summary: 'Clients as CSV, all fields',
    body: z.strictObject({ choice: clientChoice }),
    reply: 'binary',
    limitPerMinute: 20,
  },
  'GET /clients/draft': {
    access: 'agent',
    summary: 'What was typed into the form and not saved yet; null where nothing was',
    query: draftQuery,
    reply: success(clientDraft.nullable()),
  },
  'PUT /clients/draft': {
    access: 'agent',
    summary: 'Keep what is typed into the form',
    query: draftQuery,
    body: z.strictObject({ content: draftContent, step: z.int().min(0).max(2) }),
    reply: success(z.object({ savedAt: isoInstant })),
  },
  'DELETE /clients/draft': {
    access: 'agent',
    summary: 'Throw the draft away',
    query: draftQuery,
    reply: done,
  },
  'GET /clients/{id}/data': {
    access: 'agent',
    summary: 'Everything kept about one person, as a file to hand over',
    params: idParams,
    reply: 'binary',
    limitPerMinute: 20,
  },
  'POST /clients/{id}/erase': {
    access: 'agent',
    summary:
      'Erase a person for good; the proof of consent and the refusal of further mail stay, without the name',
    params: idParams,
    body: z.strictObject({ confirmName: requiredLine(200) }),
    reply: done,
    limitPerMinute: 20,
  },
});

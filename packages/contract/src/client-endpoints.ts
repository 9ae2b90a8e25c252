import { clientCategories } from '@hearthline/domain/client/vocabulary';
import { z } from 'zod';
import { consentStanding } from './client-consent.ts';
import { clientFilter, clientSorts } from './client-filter.ts';
import {
  client,
  clientChoice,
  clientDraft,
  clientInput,
  clientRow,
  clientTag,
  draftContent,
  households,
  likelySame,
} from './clients.ts';
import { count, done, id, isoInstant, line, requiredLine, success } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

const idParams = z.strictObject({ id });
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

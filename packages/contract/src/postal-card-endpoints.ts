import { postalStates } from '@hearthline/domain/greeting/vocabulary';
import { z } from 'zod';
import { count, done, id, isoDate, language, line, numberText, success } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { designId } from './greetings.ts';
import {
  addressCounts,
  addressFilters,
  postalAddress,
  postalBatch,
  postalCard,
  postalCardInput,
  postalContent,
  postalLimits,
  postalPreview,
  postalReadiness,
  postalSettings,
  printers,
} from './postal-cards.ts';

const idParams = z.strictObject({ id });
const paging = {
  page: numberText.pipe(z.int().min(1).max(10_000)).default(1),
  pageSize: numberText.pipe(z.int().min(1).max(100)).default(20),
};
const addressesQuery = z.strictObject({ filter: z.enum(addressFilters).default('all'), ...paging });
const addressesReply = z.object({
  isSuccess: z.literal(true),
  result: z.array(postalAddress),
  totalRows: count,
  counts: addressCounts,
});

export const postalCardEndpoints = defineEndpoints({
  'GET /postal-cards': {
    access: 'agent',
    summary: 'Postal cards, those changed last first',
    reply: success(z.array(postalCard)),
  },
  'GET /postal-cards/settings': {
    access: 'agent',
    summary: 'Designs, who prints, what the plan leaves, and what the profile lacks',
    reply: success(postalSettings),
  },
  'GET /postal-cards/fronts/{design}': {
    access: 'agent',
    summary: 'The front of a design as a drawing',
    params: z.strictObject({ design: designId }),
    query: z.strictObject({ language: language.default('en'), line: line(postalLimits.line).default('') }),
    reply: success(z.object({ svg: z.string() })),
  },
  'POST /postal-cards': {
    access: 'agent',
    summary: 'Begin a postal card',
    body: postalCardInput,
    reply: success(postalCard),
  },
  'GET /postal-cards/{id}': {
    access: 'agent',
    summary: 'One postal card',
    params: idParams,
    reply: success(postalCard),
  },
  'PUT /postal-cards/{id}': {
    access: 'agent',
    summary: 'Change a postal card; batches that were made stay as they are',
    params: idParams,
    body: z.strictObject({ ...postalCardInput.shape, revision: count }),
    reply: success(postalCard),
  },
  'DELETE /postal-cards/{id}': {
    access: 'agent',
    summary: 'Delete a postal card; its batches stay',
    params: idParams,
    reply: done,
  },
  'GET /postal-cards/{id}/readiness': {
    access: 'agent',
    summary: 'The days of a card, what was checked for print, and what the plan leaves',
    params: idParams,
    reply: success(postalReadiness),
    oneAtATime: true,
  },
  'GET /postal-cards/{id}/addresses': {
    access: 'agent',
    summary: 'Homes of a card, one row each',
    params: idParams,
    query: addressesQuery,
    reply: addressesReply,
  },
  'POST /postal-cards/{id}/preview': {
    access: 'agent',
    summary: 'Both sides as one home would get them, before they are saved',
    params: idParams,
    body: z.strictObject({
      content: postalContent,
      /** Only homes that get it in this one; null: all. */
      language: language.nullable(),
      /** The how manieth of these that gets a card. */
      position: z.int().min(0).max(100_000),
    }),
    reply: success(postalPreview),
    oneAtATime: true,
  },
  'GET /postal-cards/{id}/proof': {
    access: 'agent',
    summary: 'One card as a PDF, as it would be printed',
    params: idParams,
    query: z.strictObject({
      position: numberText.pipe(z.int().min(0).max(100_000)).default(0),
      language: language.optional(),
    }),
    reply: 'binary',
    oneAtATime: true,
  },
  'POST /postal-cards/{id}/batches': {
    access: 'agent',
    summary: 'Make a batch: a card for each home that can get one',
    params: idParams,
    body: z.strictObject({ revision: count }),
    reply: success(postalBatch),
  },
  'GET /postal-batches': {
    access: 'agent',
    summary: 'Batches, newest first',
    query: z.strictObject({ cardId: id.optional(), ...paging }),
    reply: z.object({ isSuccess: z.literal(true), result: z.array(postalBatch), totalRows: count }),
  },
  'GET /postal-batches/{id}': {
    access: 'agent',
    summary: 'One batch',
    params: idParams,
    reply: success(postalBatch),
  },
  'GET /postal-batches/{id}/addresses': {
    access: 'agent',
    summary: 'Homes of a batch, also those that got no card',
    params: idParams,
    query: addressesQuery,
    reply: addressesReply,
  },
  'GET /postal-batches/{id}/preview': {
    access: 'agent',
    summary: 'Both sides of one card of a batch, as they are printed',
    params: idParams,
    query: z.strictObject({ position: numberText.pipe(z.int().min(0).max(100_000)).default(0) }),
    reply: success(postalPreview),
    oneAtATime: true,
  },
  'POST /postal-batches/{id}/state': {
    access: 'agent',
    summary: 'A step of a batch that the agent’s own printer prints: onward, back, or called off',
    params: idParams,
    body: z.strictObject({
      state: z.enum(postalStates),
      /** The day on which it happened; today where it is missing. */
      on: isoDate.optional(),
    }),
    reply: success(postalBatch),
  },
  'POST /postal-batches/{id}/printer': {
    access: 'agent',
    summary: 'Who prints: the agent’s own printer, or the provider, which then begins',
    params: idParams,
    body: z.strictObject({ printer: z.enum(printers) }),
    reply: success(postalBatch),
  },
  'GET /postal-batches/{id}/sheet': {
    access: 'agent',
    summary: 'The list that goes along with a batch',
    params: idParams,
    query: z.strictObject({ format: z.enum(['pdf', 'csv']).default('pdf') }),
    reply: 'binary',
    oneAtATime: true,
  },
});

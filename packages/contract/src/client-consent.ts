import { commercialCategories, consentTypes } from '@hearthline/domain/client/consent';
import { z } from 'zod';
import { id, isoDate, isoInstant, paragraphs, success } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

export const evidenceMaxLength = 1_000;

export const refusals = [
  'optedOut',
  'suppressed',
  'categoryLeft',
  'noConsent',
  'consentEnded',
  'referralUsed',
] as const;

export const consentRecord = z.object({
  id,
  type: z.enum(consentTypes),
  givenOn: isoDate,
  /** The first day on which it no longer holds; null for one that does not end. */
  endsOn: isoDate.nullable(),
  withdrawnOn: isoDate.nullable(),
  /** Where and how it was given, as the agent could show it. */
  evidence: z.string(),
  /** The words the person agreed to; empty for implied ones. */
  textShown: z.string(),
  recordedAt: isoInstant,
});
export type ConsentRecord = z.infer<typeof consentRecord>;

/** Whether commercial mail may go to this person today, and why or why not. */
export const consentStanding = z.object({
  mayReceive: z.boolean(),
  refusal: z.enum(refusals).nullable(),
  type: z.enum(consentTypes).nullable(),
  givenOn: isoDate.nullable(),
  endsOn: isoDate.nullable(),
  daysLeft: z.int().nullable(),
  leftCategories: z.array(z.enum(commercialCategories)),
});
export type ConsentStanding = z.infer<typeof consentStanding>;

const clientParams = z.strictObject({ id });

export const consentEndpoints = defineEndpoints({
  'GET /clients/{id}/consents': {
    access: 'agent',
    summary: 'All consents of a client with their evidence, newest first',
    params: clientParams,
    reply: success(z.object({ standing: consentStanding, consents: z.array(consentRecord) })),
  },
  'POST /clients/{id}/consents': {
    access: 'agent',
    summary: 'Record a consent with its evidence',
    params: clientParams,
    body: z
      .strictObject({
        type: z.enum(consentTypes),
        givenOn: isoDate,
        evidence: paragraphs(evidenceMaxLength).min(1),
        textShown: paragraphs(2_000).default(''),
      })
      .refine(({ type, textShown }) => type !== 'express' || textShown !== '', {
        path: ['textShown'],
        error: 'required',
      }),
    reply: success(z.object({ standing: consentStanding, consents: z.array(consentRecord) })),
  },
  'POST /clients/{id}/consents/{consentId}/withdraw': {
    access: 'agent',
    summary: 'The person took this consent back; it stays on record',
    params: z.strictObject({ id, consentId: id }),
    reply: success(z.object({ standing: consentStanding, consents: z.array(consentRecord) })),
  },
});

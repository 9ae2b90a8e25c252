import { methods } from '@hearthline/domain/valuation/method';
import { z } from 'zod';
import {
  cma,
  cmaConditions,
  cmaDraft,
  cmaLimits,
  cmaRecord,
  cmaRow,
  cmaSubject,
  cmaVersion,
  cmaWatch,
  comparablesFound,
  gridFound,
  subjectFound,
  subjectSuggestion,
} from './cma.ts';
import { homeEstimate } from './cma-estimate.ts';
import { reportSections } from './cma-report.ts';
import {
  count,
  done,
  id,
  isoInstant,
  language,
  line,
  numberText,
  paragraphs,
  requiredLine,
  success,
  successPage,
} from './common.ts';
import { defineEndpoints } from './endpoint.ts';

export const reportStates = [
  'waiting',
  'preparing',
  'almostThere',
  'finalizing',
  'ready',
  'failed',
  'cancelled',
] as const;
export type ReportState = (typeof reportStates)[number];

export const cmaReportRow = z.object({
  id,
  cmaId: id,
  version: count,
  language,
  /** What was asked for. */
  sections: z.array(z.enum(reportSections)),
  coverNote: z.string(),
  state: z.enum(reportStates),
  /** Share of the whole that is done. */
  progress: z.number().min(0).max(1),
  /** When each state that was reached began. */
  times: z.partialRecord(z.enum(reportStates), isoInstant),
  /** Reports that are drawn before this one. */
  ahead: count,
  pages: count.nullable(),
  bytes: count.nullable(),
  fileName: z.string(),
  fileUrl: z.string().nullable(),
  createdAt: isoInstant,
  link: z
    .object({ url: z.string(), expiresAt: isoInstant, openedAt: isoInstant.nullable(), opened: count })
    .nullable(),
});
export type CmaReportRow = z.infer<typeof cmaReportRow>;

const cmaParams = z.strictObject({ id });
const reportParams = z.strictObject({ id });

export const cmaEndpoints = defineEndpoints({
  'GET /cma/subjects': {
    access: 'agent',
    summary: 'Homes by address (street number, street name, city) or MLS number',
    query: z.strictObject({ by: z.enum(['address', 'mlsNumber']), text: line(160) }),
    reply: success(z.array(subjectSuggestion)),
  },
  'GET /cma/subjects/{listingId}': {
    access: 'agent',
    summary: 'The facts of a home, what lacks, and how many sales lie around it',
    params: z.strictObject({ listingId: id }),
    reply: success(subjectFound),
  },
  'GET /cma/estimates/{listingId}': {
    access: 'agent',
    summary:
      'What a home for sale may be worth: the last saved value, else that of Fast; refused where it was sold',
    params: z.strictObject({ listingId: id }),
    oneAtATime: true,
    reply: success(homeEstimate),
  },
  'POST /cma/comparables': {
    access: 'agent',
    summary: 'Sales that the conditions allow, those that just miss them, and suggestions',
    body: z.strictObject({ subject: cmaSubject, conditions: cmaConditions }),
    reply: success(comparablesFound),
  },
  'POST /cma/grid': {
    access: 'agent',
    summary: 'Everything that the value of chosen comparables rests on',
    body: cmaDraft.pick({ method: true, subject: true, chosen: true, levels: true }),
    reply: success(gridFound),
  },
  'POST /cma': {
    access: 'agent',
    summary: 'Start an analysis; Fast is valued and saved at once, or goes on as Advance where facts lack',
    oneAtATime: true,
    body: z.strictObject({
      method: z.enum(methods),
      subject: cmaSubject,
      clientId: id.nullable().default(null),
      /** Homes that the agent already has in mind; the sales among them are its first comparables in Advance. */
      chosen: z.array(id).max(cmaLimits.chosen).default([]),
    }),
    reply: success(cma),
  },
  'GET /cma': {
    access: 'agent',
    summary: 'Analyses, those changed last first',
    query: z.strictObject({
      search: line(100).optional(),
      page: numberText.pipe(z.int().min(1).max(10_000)).default(1),
      pageSize: numberText.pipe(z.int().min(1).max(cmaLimits.page)).default(20),
    }),
    reply: successPage(cmaRow),
  },
  'GET /cma/record': {
    access: 'agent',
    summary: 'How far saved values were from prices',
    reply: success(cmaRecord),
  },
  'GET /cma/{id}': { access: 'agent', summary: 'One analysis', params: cmaParams, reply: success(cma) },
  'PUT /cma/{id}': {
    access: 'agent',
    summary: 'Keep what was changed; refused where it was changed elsewhere meanwhile',
    params: cmaParams,
    body: z.strictObject({ revision: z.int().min(1), draft: cmaDraft, clientId: id.nullable() }),
    reply: success(cma),
  },
  'DELETE /cma/{id}': {
    access: 'agent',
    summary: 'Delete an analysis; it can be brought back',
    params: cmaParams,
    reply: done,
  },
  'POST /cma/{id}/restore': {
    access: 'agent',
    summary: 'Bring back a deleted analysis',
    params: cmaParams,
    reply: done,
  },
  'POST /cma/{id}/duplicate': {
    access: 'agent',
    summary: 'A new analysis that begins with the same facts, conditions and choices',
    params: cmaParams,
    reply: success(cma),
  },
  'POST /cma/{id}/versions': {
    access: 'agent',
    summary: 'Save the value as it stands',
    params: cmaParams,
    body: z.strictObject({
      revision: z.int().min(1),
      note: paragraphs(cmaLimits.saleNoteLength).default(''),
    }),
    reply: success(cma),
  },
  'GET /cma/{id}/versions/{version}': {
    access: 'agent',
    summary: 'A saved version with everything it rests on',
    params: z.strictObject({ id, version: numberText.pipe(z.int().min(1).max(100_000)) }),
    reply: success(cmaVersion),
  },
  'PUT /cma/{id}/watch': {
    access: 'agent',
    summary: 'Be told when new sales move the value by more than this',
    params: cmaParams,
    body: cmaWatch,
    reply: success(cma),
  },
  'POST /cma/{id}/reports': {
    access: 'agent',
    summary: 'Draw the report of a saved version',
    params: cmaParams,
    body: z.strictObject({
      version: z.int().min(1),
      language,
      sections: z.array(z.enum(reportSections)).min(1).max(reportSections.length),
      coverNote: paragraphs(cmaLimits.coverNoteLength).default(''),
    }),
    reply: success(cmaReportRow),
  },
  'GET /cma/{id}/reports': {
    access: 'agent',
    summary: 'Reports of an analysis, newest first',
    params: cmaParams,
    reply: success(z.array(cmaReportRow)),
  },
  'GET /cma/reports/{id}': {
    access: 'agent',
    summary: 'A report and how far it is',
    params: reportParams,
    reply: success(cmaReportRow),
  },
  'POST /cma/reports/{id}/cancel': {
    access: 'agent',
    summary: 'Stop drawing a report',
    params: reportParams,
    reply: success(cmaReportRow),
  },
  'POST /cma/reports/{id}/link': {
    access: 'agent',
    summary: 'A private page of the report, for who has its address',
    params: reportParams,
    body: z.strictObject({ days: z.int().min(1).max(365).default(90) }),
    reply: success(cmaReportRow),
  },
  'DELETE /cma/reports/{id}/link': {
    access: 'agent',
    summary: 'Close the private page',
    params: reportParams,
    reply: success(cmaReportRow),
  },
  'POST /cma/reports/{id}/send': {
    access: 'agent',
    summary: 'Send the private page of the report to clients',
    params: reportParams,
    body: z.strictObject({
      clientIds: z.array(id).min(1).max(cmaLimits.recipients),
      subject: requiredLine(200),
      message: paragraphs(5_000),
      copyToMe: z.boolean(),
    }),
    reply: success(
      z.object({
        sent: count,
        /** Who was left out, and why. */
        leftOut: z.array(z.object({ clientId: id, name: z.string(), reason: z.string() })),
      }),
    ),
  },
});

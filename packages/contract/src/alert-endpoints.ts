import { alertOutcomes } from '@hearthline/domain/alert/vocabulary';
import { z } from 'zod';
import { proposal, wanter } from './alert-fit.ts';
import {
  alert,
  alertFilters,
  alertInputWith,
  alertLimits,
  alertRhythmFields,
  alertRow,
  alertSorts,
  approvalGroup,
  ledgerCheck,
  ledgerRow,
  outcomeCounts,
  replay,
  whyNot,
} from './alerts.ts';
import { basketLimits } from './baskets.ts';
import { count, done, id, isoDate, line, numberText, success } from './common.ts';
import { criteria } from './criteria.ts';
import { defineEndpoints } from './endpoint.ts';

const idParams = z.strictObject({ id });
const whole = success(alert);
const paging = {
  page: numberText.pipe(z.int().min(1).max(100_000)).default(1),
  pageSize: numberText.pipe(z.int().min(1).max(100)).default(20),
};
const matchIds = z.array(id).min(1).max(alertLimits.decided);

export const alertEndpoints = defineEndpoints({
  'GET /alerts': {
    access: 'agent',
    summary: 'Alerts with what became of their matches in the last 30 days',
    query: z.strictObject({
      search: line(basketLimits.search).default(''),
      filter: z.enum(alertFilters).default('all'),
      sort: z.enum(alertSorts).default('lastSent'),
      clientId: id.optional(),
      ...paging,
    }),
    reply: z.object({
      isSuccess: z.literal(true),
      result: z.array(alertRow),
      totalRows: count,
      /** Of what was searched for, whatever the filter. */
      counts: z.record(z.enum(alertFilters), count),
      /** Homes that wait for the agent, in all alerts. */
      waiting: count,
    }),
  },
  'POST /alerts': {
    access: 'agent',
    summary: 'Make an alert; it begins on its day, or stays paused',
    body: alertInputWith({ isPaused: z.boolean() }),
    reply: whole,
  },
  'GET /alerts/{id}': { access: 'agent', summary: 'One alert', params: idParams, reply: whole },
  'PUT /alerts/{id}': {
    access: 'agent',
    summary: 'Change an alert',
    params: idParams,
    body: alertInputWith({ revision: count }),
    reply: whole,
  },
  'DELETE /alerts/{id}': {
    access: 'agent',
    summary:
      'Delete an alert; what waits does not leave, and its links open nothing until it is brought back',
    params: idParams,
    reply: done,
  },
  'POST /alerts/{id}/restore': {
    access: 'agent',
    summary: 'Bring back a deleted alert',
    params: idParams,
    reply: whole,
  },
  'POST /alerts/{id}/duplicate': {
    access: 'agent',
    summary: 'The same alert once more, paused',
    params: idParams,
    reply: whole,
  },
  'POST /alerts/{id}/pause': {
    access: 'agent',
    summary: 'Pause an alert, for good or until a day; what waits does not leave',
    params: idParams,
    body: z.strictObject({ until: isoDate.nullable() }),
    reply: whole,
  },
  'POST /alerts/{id}/resume': {
    access: 'agent',
    summary: 'Let a paused alert go on',
    params: idParams,
    reply: whole,
  },
  'POST /alerts/{id}/keep': {
    access: 'agent',
    summary: 'Keep an alert although its client is silent; the days are counted anew',
    params: idParams,
    reply: whole,
  },
  'POST /alerts/replay': {
    access: 'agent',
    oneAtATime: true,
    summary: 'What such an alert would have sent in the last 30 days, and what would make it better',
    body: z.strictObject({
      criteria,
      ...alertRhythmFields,
      /** In whose hours, and whose answers count. */
      clientId: id.nullable(),
    }),
    reply: success(replay),
  },
  'GET /alerts/ledger': {
    access: 'agent',
    summary: 'What became of each match, of one alert or of one client',
    query: z.strictObject({
      alertId: id.optional(),
      clientId: id.optional(),
      outcome: z.enum(alertOutcomes).optional(),
      search: line(basketLimits.search).default(''),
      from: isoDate.optional(),
      to: isoDate.optional(),
      ...paging,
    }),
    reply: z.object({
      isSuccess: z.literal(true),
      result: z.array(ledgerRow),
      totalRows: count,
      /** Of the days and the search, whatever the outcome. */
      counts: outcomeCounts,
      check: ledgerCheck,
    }),
  },
  'GET /alerts/{id}/why': {
    access: 'agent',
    oneAtATime: true,
    summary: 'Why a home was sent, or was not',
    params: idParams,
    query: z.strictObject({ listingId: id }),
    reply: success(whyNot),
  },
  'GET /alerts/approvals': {
    access: 'agent',
    summary: 'Homes that wait for the agent, by person',
    reply: z.object({
      isSuccess: z.literal(true),
      result: z.array(approvalGroup),
      /** Homes, each once for each person; also of those beyond the first ones. */
      totalRows: count,
    }),
  },
  'POST /alerts/approvals': {
    access: 'agent',
    summary: 'Let homes that wait go out, or never',
    body: z.strictObject({ matchIds, action: z.enum(['approve', 'reject']) }),
    /** Homes, not what happened to them. */
    reply: success(z.object({ changed: count })),
  },
  'POST /alerts/approvals/undo': {
    access: 'agent',
    summary: 'Let homes wait again that have not left yet',
    body: z.strictObject({ matchIds }),
    reply: success(z.object({ changed: count })),
  },
  'POST /alerts/approvals/send-now': {
    access: 'agent',
    summary: 'Send what is approved for one person now instead of at their next hour',
    body: z.strictObject({ readerId: id }),
    reply: success(z.object({ sent: count })),
  },
  'GET /alerts/wanted/{id}': {
    access: 'agent',
    summary: 'Who of the agent’s people wants a listing, and who nearly does',
    params: idParams,
    reply: success(z.object({ matches: z.array(wanter), near: z.array(wanter) })),
  },
  'POST /alerts/wanted/{id}/send': {
    access: 'agent',
    summary: 'Send a home to the people of some alerts now',
    params: idParams,
    body: z.strictObject({ alertIds: z.array(id).min(1).max(alertLimits.sentTo) }),
    reply: success(z.object({ sent: z.array(id), leftOut: z.array(id) })),
  },
  'GET /alerts/wanted': {
    access: 'agent',
    summary: 'How many of the agent’s people want each of some listings',
    query: z.strictObject({ listingIds: line(4_000) }),
    reply: success(z.record(id, count)),
  },
  'POST /alerts/proposal': {
    access: 'agent',
    summary: 'Criteria out of what a client marked yes and no',
    body: z.strictObject({ clientId: id, criteria: criteria.nullable() }),
    reply: success(proposal.nullable()),
  },
});

import { z } from 'zod';
import { done, id, isoDate, isoInstant, requiredLine, success } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { setupSteps } from './setup-steps.ts';

export const accessRequestLimits = { boardName: 120, licenceNumber: 40, reason: 300 } as const;

/** How it stands with the access to listing data. */
export const boardAccess = z.object({
  /** `expired`: there was an agreement, and nobody asked for another one since. */
  status: z.enum(['none', 'asked', 'refused', 'granted', 'expired']),
  /** Of the agreement, or of what was asked for last; empty before that. */
  boardName: z.string(),
  licenceNumber: z.string(),
  askedAt: isoInstant.nullable(),
  /** Why it was refused; empty otherwise. */
  reason: z.string(),
});
export type BoardAccessState = z.infer<typeof boardAccess>;

export const setup = z.object({
  done: z.array(z.enum(setupSteps)),
  /** Steps that nothing can be done about before there is board access. */
  locked: z.array(z.enum(setupSteps)),
  access: boardAccess,
  isDismissed: z.boolean(),
});
export type Setup = z.infer<typeof setup>;

/** One that waits for an administrator. */
export const accessRequest = z.object({
  requestId: id,
  agentName: z.string(),
  email: z.string(),
  phone: z.string(),
  brokerageName: z.string(),
  boardName: z.string(),
  licenceNumber: z.string(),
  askedAt: isoInstant,
});
export type AccessRequest = z.infer<typeof accessRequest>;

const requestIdOf = z.strictObject({ requestId: id });

export const setupEndpoints = defineEndpoints({
  'GET /users/setup': {
    access: 'agent',
    summary: 'The set-up checklist: which steps are done, and how it stands with board access',
    reply: success(setup),
  },
  'PUT /users/setup': {
    access: 'agent',
    summary: 'Put the set-up checklist away, or call it back',
    body: z.strictObject({ isDismissed: z.boolean() }),
    reply: success(setup),
  },
  'POST /users/access-request': {
    access: 'agent',
    summary:
      'Ask the administrators for board access; while one is open, or with access, nothing new is asked',
    body: z.strictObject({
      boardName: requiredLine(accessRequestLimits.boardName),
      licenceNumber: requiredLine(accessRequestLimits.licenceNumber),
    }),
    reply: success(z.object({ isNew: z.boolean(), access: boardAccess })),
    limitPerMinute: 10,
  },
  'GET /admin/access-requests': {
    access: 'admin',
    summary: 'Requests for board access that wait, the oldest first',
    reply: success(z.array(accessRequest)),
  },
  'POST /admin/access-requests/{requestId}/approve': {
    access: 'admin',
    summary: 'Give the agreement that was asked for; from today and for a year where nothing else is said',
    params: requestIdOf,
    body: z.strictObject({
      boardName: requiredLine(accessRequestLimits.boardName).optional(),
      validFrom: isoDate.optional(),
      validUntil: isoDate.optional(),
    }),
    reply: done,
  },
  'POST /admin/access-requests/{requestId}/refuse': {
    access: 'admin',
    summary: 'Refuse a request, with a short reason for the agent',
    params: requestIdOf,
    body: z.strictObject({ reason: requiredLine(accessRequestLimits.reason) }),
    reply: done,
  },
});

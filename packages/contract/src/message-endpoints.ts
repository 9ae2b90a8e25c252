import { z } from 'zod';
import { count, done, id, isoDate, isoInstant, language, success, successPage } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import {
  audienceInput,
  audienceReply,
  channels,
  leftOutReasons,
  logFilter,
  logStates,
  mailContent,
  mailHome,
  mailHomes,
  mailing,
  mailingInput,
  mailSettings,
  messageCategories,
  messageDetail,
  messageRow,
  plannedMailing,
} from './messages.ts';

const idParams = z.strictObject({ id });
const draftContent = z.string().max(100_000);
const mailingDraft = z.object({ content: draftContent, savedAt: isoInstant });

export const messageEndpoints = defineEndpoints({
  'POST /messages/search': {
    access: 'agent',
    summary: 'The log of messages, newest first, with the counts of its states',
    body: logFilter,
    reply: successPage(messageRow).extend({
      states: z.record(z.enum(logStates), count),
      /** Shares of those delivered in the same time, as fractions of 1. */
      delivered: z.number(),
      read: z.number(),
    }),
  },
  'GET /messages/{id}': {
    access: 'agent',
    summary: 'One message: exactly what was sent and everything that happened with it',
    params: idParams,
    reply: success(messageDetail),
  },
  'POST /messages/{id}/resend': {
    access: 'agent',
    summary: 'Write the same message once more, as a new one, by the rules of today',
    params: idParams,
    reply: success(messageRow),
  },
  'POST /messages/{id}/cancel': {
    access: 'agent',
    summary: 'Take back a message that has not gone out yet',
    params: idParams,
    reply: success(messageRow),
  },
  'POST /mailings/audience': {
    access: 'agent',
    summary: 'How many would get a mailing, who is left out, and why',
    body: audienceInput,
    reply: success(audienceReply),
  },
  'POST /mailings/audience/left-out': {
    access: 'agent',
    summary: 'The people who are left out for one reason',
    body: audienceInput.extend({
      reason: z.enum(leftOutReasons),
      page: z.int().min(1).max(1_000).default(1),
    }),
    reply: successPage(z.object({ id, name: z.string(), endedOn: isoDate.nullable() })),
  },
  'POST /mailings/homes': {
    access: 'agent',
    summary: 'Homes as the readers of an email of this kind would get them now',
    body: z.strictObject({ category: z.enum(messageCategories), listingIds: mailHomes }),
    reply: success(
      z.object({
        homes: z.array(mailHome),
        /** Without an agreement with the board no home leaves. */
        hasBoardAccess: z.boolean(),
      }),
    ),
  },
  'POST /mailings/preview': {
    access: 'agent',
    summary: 'A mail as one client would get it, in one language',
    body: z.strictObject({
      channel: z.enum(channels),
      category: z.enum(messageCategories),
      letter: mailContent,
      listingIds: mailHomes.default([]),
      language,
      clientId: id.nullable(),
    }),
    reply: success(
      z.object({ subject: z.string(), html: z.string(), text: z.string(), unknown: z.array(z.string()) }),
    ),
    oneAtATime: true,
  },
  'POST /mailings/test': {
    access: 'agent',
    summary: 'Send a mail to myself, in each language in which it is written',
    body: z.strictObject({
      category: z.enum(messageCategories),
      letter: mailContent,
      listingIds: mailHomes.default([]),
      clientId: id.nullable(),
    }),
    reply: success(z.object({ count })),
    limitPerMinute: 20,
    oneAtATime: true,
  },
  'POST /mailings': {
    access: 'agent',
    summary: 'Send a mail now or later; the same id sends it once',
    body: mailingInput.extend({ sendAt: isoInstant.nullable(), mailingId: id }),
    reply: success(mailing),
    limitPerMinute: 30,
  },
  'GET /mailings': {
    access: 'agent',
    summary: 'Mailings that wait for their time, soonest first',
    reply: success(z.array(plannedMailing)),
  },
  'GET /mailings/{id}': {
    access: 'agent',
    summary: 'How far a mailing is',
    params: idParams,
    reply: success(mailing),
  },
  'POST /mailings/{id}/cancel': {
    access: 'agent',
    summary: 'Stop a mailing; what has gone out is out',
    params: idParams,
    reply: success(mailing),
  },
  'GET /mailings/draft': {
    access: 'agent',
    summary: 'The mail that was begun and not sent; null where there is none',
    reply: success(mailingDraft.nullable()),
  },
  'PUT /mailings/draft': {
    access: 'agent',
    summary: 'Keep the mail as it stands',
    body: z.strictObject({ content: draftContent }),
    reply: success(z.object({ savedAt: isoInstant })),
  },
  'DELETE /mailings/draft': { access: 'agent', summary: 'Throw the begun mail away', reply: done },
  'GET /messages/settings': {
    access: 'agent',
    summary: 'How mails to clients are handled',
    reply: success(mailSettings),
  },
  'PUT /messages/settings': {
    access: 'agent',
    summary: 'Change how mails to clients are handled',
    body: mailSettings,
    reply: success(mailSettings),
  },
});

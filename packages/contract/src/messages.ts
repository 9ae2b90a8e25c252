import { messageKinds } from '@hearthline/domain/client/consent';
import { openGrades, signalKinds } from '@hearthline/domain/message/open-grade';
import { dailyLimits } from '@hearthline/domain/message/sending-limit';
import { z } from 'zod';
import { refusals } from './client-consent.ts';
import { clientFilter } from './client-filter.ts';
import { count, id, isoInstant, language, line } from './common.ts';
import { listingCard } from './listing-card.ts';
import { sendingAllowance } from './sending-allowance.ts';

export const subjectMaxLength = 200;
export const mailBodyMaxLength = 30_000;
export const smsMaxLength = 480;
export const mailingMaxClients = 20_000;
/** Homes that can stand under the words of one email. */
export const mailMaxHomes = 6;

export const channels = ['email', 'sms'] as const;
export type Channel = (typeof channels)[number];

export const messageCategories = messageKinds;
export type MessageCategory = (typeof messageCategories)[number];

export const messageStatuses = ['waiting', 'sending', 'delivered', 'failed', 'leftOut', 'cancelled'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Why somebody gets nothing. */
export const leftOutReasons = [
  ...refusals,
  'noAddress',
  'bounced',
  'recentlyWritten',
  /** Another mailing of the same words reached them. */
  'alreadyGot',
  'senderIncomplete',
  /** Came by an import, was never written to, and nobody has vouched for the agent yet. */
  'importNotApproved',
  'referrerUnknown',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** Why it waits although its time has come. */
export const waitReasons = ['scheduled', 'quietHours', 'dailyLimit', 'retry'] as const;

export const messageRow = z.object({
  id,
  clientId: id.nullable(),
  clientName: z.string(),
  to: z.string(),
  channel: z.enum(channels),
  category: z.enum(messageCategories),
  subject: z.string(),
  status: z.enum(messageStatuses),
  /** Why it failed, was left out or waits; a code, with the server's reply in the details. */
  reason: z.string().nullable(),
  createdAt: isoInstant,
  /** When it goes out at the earliest. */
  notBefore: isoInstant,
  deliveredAt: isoInstant.nullable(),
  readAt: isoInstant.nullable(),
  grade: z.enum(openGrades),
  clicks: count,
  hasReply: z.boolean(),
});
export type MessageRow = z.infer<typeof messageRow>;

export const messageEventKinds = [
  'written',
  'attempt',
  'handedOver',
  'delivered',
  'deferred',
  'uncertain',
  'refused',
  'leftOut',
  'cancelled',
  'bounced',
  'complained',
  'unsubscribed',
  ...signalKinds,
] as const;
export type MessageEventKind = (typeof messageEventKinds)[number];

export const messageEvent = z.object({
  id,
  kind: z.enum(messageEventKinds),
  at: isoInstant,
  /** A reply of a mail server, a reason, a link, the evidence of a reading. */
  detail: z.string(),
  grade: z.enum(openGrades).nullable(),
});
export type MessageEvent = z.infer<typeof messageEvent>;

export const messageDetail = messageRow.extend({
  /** Exactly what was sent. */
  html: z.string(),
  text: z.string(),
  language,
  from: z.string(),
  events: z.array(messageEvent),
  isWatched: z.boolean(),
});
export type MessageDetail = z.infer<typeof messageDetail>;

export const logStates = ['all', 'read', 'notRead', 'failed', 'waiting', 'leftOut'] as const;
export type LogState = (typeof logStates)[number];
export const logWindows = [7, 30, 90, 365] as const;

export const logFilter = z.strictObject({
  state: z.enum(logStates).default('all'),
  /** Client or subject. */
  text: line(200).default(''),
  clientId: id.optional(),
  days: z.union(logWindows.map((days) => z.literal(days))).default(90),
  category: z.enum(messageCategories).optional(),
  page: z.int().min(1).max(10_000).default(1),
  pageSize: z.int().min(1).max(100).default(10),
  sort: z.enum(['delivered', 'read']).default('delivered'),
});

/** To whom: some clients by name, a smart list, or whoever a filter finds. */
export const audience = z.union([
  z.strictObject({ clientIds: z.array(id).min(1).max(1_000) }),
  z.strictObject({ listId: id }),
  z.strictObject({ filter: clientFilter }),
]);
export type Audience = z.infer<typeof audience>;

/** A mail in one language; an empty one is not offered in it. */
const mailText = z.strictObject({ subject: line(subjectMaxLength), body: z.string().max(mailBodyMaxLength) });
export const mailContent = z.strictObject({ en: mailText, fr: mailText });
export type MailContent = z.infer<typeof mailContent>;

/** Homes under the words, by a listing of each, in their order. */
export const mailHomes = z
  .array(id)
  .max(mailMaxHomes)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'twice' });

export const mailingInput = z.strictObject({
  channel: z.enum(channels),
  category: z.enum(messageCategories),
  audience,
  letter: mailContent,
  listingIds: mailHomes.default([]),
});
/** Who would get it: what is written does not matter for that. */
export const audienceInput = mailingInput.omit({ letter: true, listingIds: true });
export type MailingInput = z.infer<typeof mailingInput>;

/** A home of an email as its readers get it. */
export const mailHome = z.object({
  id,
  /** For the agent alone: its address, else its number; empty where the agent may not know it. */
  name: z.string(),
  /** In the newest listing of the home; null where a plain line stands in its place. */
  listing: listingCard.nullable(),
});
export type MailHome = z.infer<typeof mailHome>;

export const audienceReply = z.object({
  matches: count,
  willGet: count,
  languages: z.object({ en: count, fr: count }),
  leftOut: z.array(z.object({ reason: z.enum(leftOutReasons), count, examples: z.array(z.string()) })),
  /** Some clients who will get it, for the preview. */
  readers: z.array(z.object({ id, name: z.string(), language })),
  sending: sendingAllowance,
});
export type AudienceReply = z.infer<typeof audienceReply>;

export const mailing = z.object({
  id,
  state: z.enum(['scheduled', 'sending', 'sent', 'cancelled']),
  subject: z.string(),
  sendAt: isoInstant,
  total: count,
  leftOut: count,
  delivered: count,
  failed: count,
});
export type Mailing = z.infer<typeof mailing>;

/** One whose time has not come; its audience is asked for when it does. */
export const plannedMailing = mailing
  .pick({ id: true, subject: true, sendAt: true })
  .extend({ channel: z.enum(channels), category: z.enum(messageCategories), audience });
export type PlannedMailing = z.infer<typeof plannedMailing>;

export const mailSettings = z.strictObject({
  /** Whether openings and clicks are watched at all. */
  watchesReading: z.boolean(),
  /** Mails and texts on one day, where the agent wants fewer than the account may send. */
  dailyLimit: z.int().min(1).max(dailyLimits.approved),
});
export type MailSettings = z.infer<typeof mailSettings>;

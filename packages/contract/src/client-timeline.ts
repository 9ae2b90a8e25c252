import { contactKinds } from '@hearthline/domain/client/vocabulary';
import { openGrades } from '@hearthline/domain/message/open-grade';
import { z } from 'zod';
import { cents, count, id, isoInstant } from './common.ts';
import { basketTypes } from './enums.ts';
import { channels, messageCategories, messageStatuses } from './messages.ts';

export const timelineKinds = [
  'contact',
  'mail',
  'card',
  'note',
  'task',
  'analysis',
  'basket',
  'change',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];
export const timelinePageSize = 30;

/** What changed about a client, beside what was said and sent. */
export const clientChanges = [
  'created',
  'imported',
  'edited',
  'merged',
  'categoryChanged',
  'consentRecorded',
  'consentWithdrawn',
  'optedOut',
  'optedIn',
  'unsubscribed',
  'householdChanged',
  'restored',
] as const;

export const analysisEvents = ['saved', 'reportMade', 'reportOpened'] as const;
export const basketEvents = [
  'made',
  'yes',
  'maybe',
  'no',
  'commented',
  'showingAsked',
  'showingAgreed',
] as const;

const entryBase = { id, at: isoInstant };
export const timelineEntry = z.discriminatedUnion('kind', [
  z.object({
    ...entryBase,
    kind: z.literal('contact'),
    contact: z.enum(contactKinds),
    minutes: z.int().nullable(),
    text: z.string(),
  }),
  z.object({ ...entryBase, kind: z.literal('note'), text: z.string(), isPinned: z.boolean() }),
  z.object({ ...entryBase, kind: z.literal('task'), title: z.string() }),
  z.object({
    ...entryBase,
    kind: z.literal('mail'),
    channel: z.enum(channels),
    category: z.enum(messageCategories),
    subject: z.string(),
    status: z.enum(messageStatuses),
    reason: z.string().nullable(),
    deliveredAt: isoInstant.nullable(),
    readAt: isoInstant.nullable(),
    grade: z.enum(openGrades),
    clicks: count,
    hasReply: z.boolean(),
  }),
  /** A postal card that went to their home; its id is that of the batch. */
  z.object({ ...entryBase, kind: z.literal('card'), name: z.string() }),
  /** Of an analysis that is made for the client. */
  z.object({
    ...entryBase,
    kind: z.literal('analysis'),
    event: z.enum(analysisEvents),
    cmaId: id,
    version: count,
    address: z.string(),
    /** Of the version, in cents. */
    value: cents,
    reportId: id.nullable(),
    /** How often the private page of the report was opened; the entry stands at the last time. */
    opened: count,
  }),
  /** What the client did on the page of a basket, and that one was made for them. */
  z.object({
    ...entryBase,
    kind: z.literal('basket'),
    event: z.enum(basketEvents),
    basketId: id,
    /** An alert is a basket that fills by itself. */
    basketType: z.enum(basketTypes),
    basketName: z.string(),
    homeId: id.nullable(),
    /** Of the home; empty where it is about none. */
    address: z.string(),
    text: z.string(),
  }),
  z.object({
    ...entryBase,
    kind: z.literal('change'),
    change: z.enum(clientChanges),
    /** Names of changed fields, the other person's name, the category. */
    detail: z.string(),
  }),
]);
export type TimelineEntry = z.infer<typeof timelineEntry>;

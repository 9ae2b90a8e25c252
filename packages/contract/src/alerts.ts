import { silenceLimits } from '@hearthline/domain/alert/sign-of-life';
import {
  alertOutcomes,
  alertStates,
  alertTimeUnits,
  alertTriggers,
  blockReasons,
  pauseReasons,
  readerPaces,
  waitReasons,
} from '@hearthline/domain/alert/vocabulary';
import { allCriterionFields } from '@hearthline/domain/criteria/fields';
import { z } from 'zod';
import { answerTally, basketLimits, basketReader } from './baskets.ts';
import { cents, count, email, id, isoDate, isoInstant, paragraphs, requiredLine } from './common.ts';
import { criteria } from './criteria.ts';
import { listingCard } from './listing-card.ts';
import { whyAnswer } from './listings.ts';

export const alertLimits = {
  /** Times of a day at which an alert may write. */
  sendHours: 4,
  highestCeiling: 20,
  defaultCeiling: 5,
  /** Matches that are decided on with one call. */
  decided: 200,
  /** People to whom one home is sent with one call. */
  sentTo: 50,
  replayDays: 30,
  /** A home every nine minutes, day and night: nobody reads that, and what looking back costs has to end somewhere. */
  replayEvents: 5_000,
  ...silenceLimits,
} as const;

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** When an alert writes; times are on the client's clock. */
export const alertRhythmFields = {
  triggers: z.array(z.enum(alertTriggers)).min(1).max(alertTriggers.length),
  timeUnit: z.enum(alertTimeUnits),
  /** Hours of the day; the first one counts for weeks and months. At once has none. */
  sendHours: z.array(z.int().min(0).max(23)).max(alertLimits.sendHours),
  quietHours: z.strictObject({ from: timeOfDay, to: timeOfDay }).nullable(),
  /** Messages that a client gets of all their alerts in a day; null for as many as there are. */
  ceiling: z.int().min(1).max(alertLimits.highestCeiling).nullable(),
};
const rhythm = z.strictObject(alertRhythmFields);
export type AlertRhythm = z.infer<typeof rhythm>;

export const alertFields = {
  name: requiredLine(basketLimits.name),
  clientId: id,
  isForHousehold: z.boolean(),
  /** Empty where there is none. */
  additionalEmail: z.union([z.literal(''), email]),
  criteria,
  ...alertRhythmFields,
  activationDate: isoDate,
  copyToMe: z.boolean(),
  confirmBeforeSending: z.boolean(),
  byEmail: z.boolean(),
  bySms: z.boolean(),
  message: paragraphs(basketLimits.message),
};
const plainInput = z.strictObject(alertFields);
export type AlertInput = z.infer<typeof plainInput>;

type Rhythm = Pick<AlertInput, 'byEmail' | 'bySms' | 'timeUnit' | 'sendHours'>;
/** With what else a call brings along. */
export const alertInputWith = <T extends z.ZodRawShape>(more: T) =>
  z
    .strictObject({ ...alertFields, ...more })
    .refine((input) => (input as unknown as Rhythm).byEmail || (input as unknown as Rhythm).bySms, {
      path: ['byEmail'],
      error: 'no_channel',
    })
    .refine((input) => hasItsHours(input as unknown as Rhythm), { path: ['sendHours'], error: 'no_hours' });

/** What writes in a rhythm has hours at which it does. */
export const hasItsHours = ({ timeUnit, sendHours }: Pick<Rhythm, 'timeUnit' | 'sendHours'>): boolean =>
  timeUnit === 'atOnce' || sendHours.length > 0;

export const outcomeCounts = z.object({
  matches: count,
  ...(Object.fromEntries(alertOutcomes.map((outcome) => [outcome, count])) as Record<
    (typeof alertOutcomes)[number],
    typeof count
  >),
});
export type OutcomeCounts = z.infer<typeof outcomeCounts>;

export const alertFilters = ['all', 'active', 'paused', 'waiting', 'silent'] as const;
export type AlertFilter = (typeof alertFilters)[number];
export const alertSorts = ['lastSent', 'lastSeen', 'name', 'created'] as const;
export type AlertSort = (typeof alertSorts)[number];

const standing = {
  state: z.enum(alertStates),
  pauseReason: z.enum(pauseReasons).nullable(),
  pausedAt: isoInstant.nullable(),
  /** When it goes on by itself; null where somebody has to say so. */
  resumesOn: isoDate.nullable(),
  /** When the client last gave a sign of life. */
  lastSignAt: isoInstant.nullable(),
  /** On which day it pauses, where the client stays silent; null while that is far. */
  pausesOn: isoDate.nullable(),
  lastSentAt: isoInstant.nullable(),
  /** When what waits leaves; null where nothing does. */
  nextAt: isoInstant.nullable(),
};

/** A line of the list; outcomes are of the last 30 days. */
export const alertRow = z.object({
  id,
  name: z.string(),
  readers: z.array(z.object({ readerId: id, clientId: id.nullable(), name: z.string() })),
  criteria,
  timeUnit: z.enum(alertTimeUnits),
  ...standing,
  outcomes: outcomeCounts,
  ...answerTally.shape,
  unread: count,
  lastSeenAt: isoInstant.nullable(),
  activatesAt: isoInstant.nullable(),
});
export type AlertRow = z.infer<typeof alertRow>;

export const alertReader = basketReader.extend({
  pace: z.enum(readerPaces),
  pausedUntil: isoDate.nullable(),
  stoppedAt: isoInstant.nullable(),
});

export const alert = z.object({
  id,
  revision: count,
  ...alertFields,
  createdAt: isoInstant,
  ...standing,
  readers: z.array(alertReader),
  outcomes: outcomeCounts,
  /** Listings that its criteria find today; null without board access. */
  matchingToday: count.nullable(),
});
export type Alert = z.infer<typeof alert>;

/** What happened to a home, and what it costs now. */
const event = {
  trigger: z.enum(alertTriggers),
  oldPrice: cents.nullable(),
  price: cents.nullable(),
};

/** One match of one person, one home and one event. */
export const ledgerRow = z.object({
  id,
  clientId: id.nullable(),
  readerName: z.string(),
  alerts: z.array(z.object({ id, name: z.string() })),
  /** Null where the market knows it no longer, or the agreement has ended. */
  listing: listingCard.nullable(),
  ...event,
  matchedAt: isoInstant,
  outcome: z.enum(alertOutcomes),
  /** Of a wait that is over, too; null for what was sent at once. */
  wait: z.enum(waitReasons).nullable(),
  block: z.enum(blockReasons).nullable(),
  /** When it leaves, or left. */
  leavesAt: isoInstant.nullable(),
  messageId: id.nullable(),
  /** Homes in the same message, this one not counted. */
  others: count,
  readAt: isoInstant.nullable(),
  isApproved: z.boolean(),
});
export type LedgerRow = z.infer<typeof ledgerRow>;

/** Counted where matches are found, beside the rows that they ended in. */
export const ledgerCheck = z.object({ matches: count, rows: count, checkedAt: isoInstant });
export type LedgerCheck = z.infer<typeof ledgerCheck>;

/** Why a home was sent, or was not. */
export const whyNot = z.object({
  listing: listingCard,
  answers: z.array(whyAnswer),
  /** What of it was told, newest first. */
  rows: z.array(ledgerRow),
  /** Of the home's life since the alert began, what it does not wait for. */
  ignored: z.array(z.enum(alertTriggers)),
  isShown: z.boolean(),
  /** Why nothing can be sent to the client now; null where it can. */
  block: z.enum(blockReasons).nullable(),
  /** When a message to them would leave now. */
  wouldLeaveAt: isoInstant,
  /** The least change of the criteria by which it would have matched, and what that would have added in 30 days. */
  widening: z.object({ criteria, homes: count, messages: count }).nullable(),
});
export type WhyNot = z.infer<typeof whyNot>;

export const replayMessage = z.object({
  at: isoInstant,
  homes: count,
  /** The first of them. */
  listings: z.array(listingCard),
});
export const replaySuggestion = z.object({
  kind: z.enum(['ceiling', 'rejected', 'widen', 'narrow', 'weekly']),
  /** Which criterion changes; null where it is the rhythm. */
  field: z.enum(allCriterionFields).nullable(),
  criteria,
  ceiling: z.int().nullable(),
  timeUnit: z.enum(alertTimeUnits),
  /** What 30 days would have brought with it. */
  messages: count,
  busiest: count,
  homes: count,
  /** Of the homes that the client answered: so many rejected ones would not have come, so many liked ones still would. */
  dropped: count,
  kept: count,
  liked: count,
});
export type ReplaySuggestion = z.infer<typeof replaySuggestion>;

/** What the alert would have sent in the last 30 days. */
export const replay = z.object({
  from: isoDate,
  to: isoDate,
  /** It finds so much that the look back ended here: nothing before this moment is counted. Null for all days. */
  stoppedAt: isoInstant.nullable(),
  /** In whose days and hours. */
  timeZone: z.string(),
  matchingToday: count,
  messages: z.array(replayMessage),
  homes: count,
  /** Messages on the busiest day. */
  busiest: count,
  suggestions: z.array(replaySuggestion),
});
export type Replay = z.infer<typeof replay>;

/** A home that waits for the agent once, whatever happened to it. */
export const heldHome = z.object({
  /** Of all that happened to it, oldest first; the first one names it. */
  matchIds: z.array(id).min(1),
  alerts: z.array(z.object({ id, name: z.string() })),
  listing: listingCard.nullable(),
  /** Each kind of it once: of several changes of the price, from the first to the last. */
  events: z.array(z.object(event)).min(1),
  /** When the first and the last of it happened. */
  matchedAt: isoInstant,
  lastMatchedAt: isoInstant,
  /** Criteria that it fits. */
  criteriaMet: count,
  /** A home that the client liked and that is most like it; null without one. */
  like: z.string().nullable(),
  /** What has become of it since: sold, off the market, out of the criteria, kept back; null where it still fits. */
  stale: z.enum(['conditional', 'sold', 'offMarket', 'noMatch', 'notShown']).nullable(),
});
export type HeldHome = z.infer<typeof heldHome>;

export const approvalGroup = z.object({
  clientId: id.nullable(),
  /** A person is named by their first reader. */
  readerId: id,
  name: z.string(),
  channels: z.array(z.enum(['email', 'sms'])),
  language: z.enum(['en', 'fr']),
  /** When what is approved leaves. */
  leavesAt: isoInstant,
  block: z.enum(blockReasons).nullable(),
  homes: z.array(heldHome),
});
export type ApprovalGroup = z.infer<typeof approvalGroup>;

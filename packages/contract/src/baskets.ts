import { requestActions } from '@hearthline/domain/basket/request';
import {
  answerReasons,
  answers,
  requestStates,
  showingStates,
  timeUnits,
} from '@hearthline/domain/basket/vocabulary';
import { wishFeatures, wishLevels, wishMeasures } from '@hearthline/domain/basket/wishes';
import { lifecycleCodes } from '@hearthline/domain/listing/lifecycle';
import { homeKinds, offers } from '@hearthline/domain/listing/vocabulary';
import { z } from 'zod';
import {
  cents,
  count,
  email,
  id,
  isoDate,
  isoInstant,
  language,
  paragraphs,
  requiredLine,
} from './common.ts';
import { criteria } from './criteria.ts';
import { basketTypes } from './enums.ts';
import { listingCard } from './listing-card.ts';
import { leftOutReasons } from './messages.ts';

export const basketLimits = {
  name: 120,
  homes: 100,
  /** The agent's words about a home. */
  note: 1_000,
  /** The agent's words above all homes. */
  message: 2_000,
  comment: 2_000,
  showingTimes: 3,
  search: 80,
} as const;

/** What the form of a basket holds. */
export const basketFields = {
  type: z.enum(basketTypes),
  name: requiredLine(basketLimits.name),
  clientId: id,
  /** Everybody who lives with the client has a link and answers of their own. */
  isForHousehold: z.boolean(),
  /** Empty where there is none. */
  additionalEmail: z.union([z.literal(''), email]),
  activationDate: isoDate,
  /** How often changes of its homes are told. */
  timeUnit: z.enum(timeUnits),
  /** The search that its homes come from. */
  criteria: criteria.nullable(),
  copyToMe: z.boolean(),
  confirmBeforeSending: z.boolean(),
  byEmail: z.boolean(),
  bySms: z.boolean(),
  message: paragraphs(basketLimits.message),
};
/** Those that fill themselves are made as alerts. */
const inputFields = { ...basketFields, type: z.literal('Manual') };
const plainInput = z.strictObject(inputFields);
export type BasketInput = z.infer<typeof plainInput>;

/** It reaches people by at least one of the two. */
export const hasChannel = ({ byEmail, bySms }: Pick<BasketInput, 'byEmail' | 'bySms'>): boolean =>
  byEmail || bySms;
const noChannel = { path: ['byEmail'], error: 'no_channel' };
/** With what else a call brings along. */
export const basketInputWith = <T extends z.ZodRawShape>(more: T) =>
  z.strictObject({ ...inputFields, ...more }).refine((input) => hasChannel(input as BasketInput), noChannel);

export const answerTally = z.object({
  favourites: count,
  possible: count,
  rejected: count,
  undecided: count,
});

export const basketFilters = ['all', 'newAnswers', 'waiting', 'neverOpened', 'drafts'] as const;
export type BasketFilter = (typeof basketFilters)[number];
export const basketSorts = ['lastSeen', 'lastNotified', 'name', 'created'] as const;
export type BasketSort = (typeof basketSorts)[number];

const readerName = { readerId: id, clientId: id.nullable(), name: z.string() };

/** A line of the list. Numbers are of its homes, and of what its people said to them together. */
export const basketRow = z.object({
  id,
  type: z.enum(basketTypes),
  name: z.string(),
  readers: z.array(z.object(readerName)),
  /** Homes in it, without those that the agent rejected. */
  matches: count,
  /** Of these, those that nobody was sent yet. */
  fresh: count,
  ...answerTally.shape,
  /** Answers and comments that the agent has not seen. */
  unread: count,
  lastNotifiedAt: isoInstant.nullable(),
  /** When somebody last used the page. */
  lastSeenAt: isoInstant.nullable(),
  /** When it begins to reach people, where that is to come. */
  activatesAt: isoInstant.nullable(),
});
export type BasketRow = z.infer<typeof basketRow>;

/** One of the people whom a basket is for. */
export const basketReader = z.object({
  ...readerName,
  email: z.string(),
  language,
  /** Null where no link was made yet, or it has ended. */
  link: z.object({ url: z.string(), expiresAt: isoInstant }).nullable(),
  visits: count,
  visitedAt: isoInstant.nullable(),
  sharesAnswers: z.boolean(),
  /** Why nothing can be sent to them now; null where it can. */
  leftOut: z.enum(leftOutReasons).nullable(),
  /** The first day on which the consent no longer holds; null where it does not end, or there is none. */
  consentEndsOn: isoDate.nullable(),
});
export type BasketReader = z.infer<typeof basketReader>;

export const readerAnswer = z.object({
  readerId: id,
  answer: z.enum(answers).nullable(),
  reasons: z.array(z.enum(answerReasons)),
  answeredAt: isoInstant.nullable(),
  /** How often they opened the home; looking by a machine is none. */
  opened: count,
  openedAt: isoInstant.nullable(),
  isUnread: z.boolean(),
});

export const homeChange = z.discriminatedUnion('type', [
  z.object({ type: z.literal('new') }),
  z.object({ type: z.literal('price'), from: cents.nullable(), to: cents.nullable() }),
  z.object({ type: z.literal('status'), from: z.enum(lifecycleCodes), to: z.enum(lifecycleCodes) }),
  z.object({ type: z.literal('photos'), added: count }),
  z.object({ type: z.literal('relisted'), mlsNumber: z.string() }),
  z.object({ type: z.literal('hidden') }),
  z.object({ type: z.literal('shownAgain') }),
]);

export const basketHome = z.object({
  id,
  /** The newest listing of the home; null where the market knows none any more, or the agreement has ended. */
  listing: listingCard.nullable(),
  /** As it was added, where it is listed under another number now. */
  addedAs: z.string().nullable(),
  note: z.string(),
  state: z.enum(requestStates),
  /** What can be done with the request now. */
  actions: z.array(z.enum(requestActions)),
  addedAt: isoInstant,
  sentAt: isoInstant.nullable(),
  /** False where clients may not see it. */
  isShown: z.boolean(),
  /** Since it was sent. */
  changes: z.array(homeChange),
  answers: z.array(readerAnswer),
  comments: count,
  unreadComments: count,
  /** Of the showings that wait for an answer. */
  showings: count,
});
export type BasketHome = z.infer<typeof basketHome>;

export const basketComment = z.object({
  id,
  homeId: id.nullable(),
  /** Null where the agent wrote it. */
  readerId: id.nullable(),
  /** To whom the agent wrote; null for everybody. */
  toReaderId: id.nullable(),
  text: z.string(),
  at: isoInstant,
  isUnread: z.boolean(),
});
export type BasketComment = z.infer<typeof basketComment>;

export const showingRequest = z.object({
  id,
  homeId: id,
  readerId: id,
  state: z.enum(showingStates),
  times: z.array(isoInstant),
  proposed: z.array(isoInstant),
  agreedAt: isoInstant.nullable(),
  message: z.string(),
  reply: z.string(),
  createdAt: isoInstant,
  /** What Ontario wants before a home is shown, and the client does not have yet. */
  lacking: z.array(z.enum(['recoGuide', 'representation'])),
});
export type ShowingRequest = z.infer<typeof showingRequest>;

export const basketActivities = [
  'sent',
  'takenBack',
  'opened',
  'answered',
  'commented',
  'showingAsked',
] as const;

export const basketActivity = z.object({
  what: z.enum(basketActivities),
  at: isoInstant,
  readerId: id.nullable(),
  homeId: id.nullable(),
  answer: z.enum(answers).nullable(),
  /** To how many people it went, of how many homes it was taken back, how often it was opened, how many times were asked for. */
  number: count,
});
export type BasketActivity = z.infer<typeof basketActivity>;

/** What waits in the outbox. */
export const basketSending = z.object({
  id,
  kind: z.enum(['homes', 'changes']),
  homes: count,
  readers: count,
  leavesAt: isoInstant,
  canTakeBack: z.boolean(),
});
export type BasketSending = z.infer<typeof basketSending>;

export const basket = z.object({
  id,
  revision: count,
  ...basketFields,
  createdAt: isoInstant,
  lastNotifiedAt: isoInstant.nullable(),
  nextDigestAt: isoInstant.nullable(),
  readers: z.array(basketReader),
  homes: z.array(basketHome),
  /** Not about a home. */
  comments: z.array(basketComment),
  activity: z.array(basketActivity),
  sending: basketSending.nullable(),
});
export type Basket = z.infer<typeof basket>;

/** What happens if it is sent now. */
export const sendingPreview = z.object({
  /** When it leaves the outbox. */
  leavesAt: isoInstant,
  homes: count,
  /** Clients may not see these, so they stay behind. */
  hiddenHomes: count,
  readers: z.array(
    z.object({
      ...readerName,
      leftOut: z.enum(leftOutReasons).nullable(),
      consentEndsOn: isoDate.nullable(),
      /** It rests on a referral, of which there is one. */
      isByReferral: z.boolean(),
    }),
  ),
});
export type SendingPreview = z.infer<typeof sendingPreview>;

const bothSides = { liked: count, rejected: count };
const wishSpan = z.object({ low: z.number(), high: z.number(), homes: count }).nullable();
const wishShare = z.object({ having: count, of: count });

/** What a client likes and rejects, as far as their answers say. A home that was answered twice counts once. */
export const clientWishes = z.object({
  answers: count,
  possible: count,
  ...bothSides,
  /** What most of the homes are offered for; prices are of these. */
  offer: z.enum(offers),
  /** In cents, square feet, feet or plain numbers, as the measure says. */
  measures: z.array(z.object({ measure: z.enum(wishMeasures), liked: wishSpan, rejected: wishSpan })),
  kinds: z.array(z.object({ kind: z.enum(homeKinds), ...bothSides })),
  places: z.array(z.object({ code: z.string(), name: z.string(), level: z.enum(wishLevels), ...bothSides })),
  /** So many of the homes that tell of it; what sets liked and rejected ones apart comes first. */
  features: z.array(z.object({ feature: z.enum(wishFeatures), liked: wishShare, rejected: wishShare })),
  /** Given with a no, and with a maybe. */
  reasons: z.array(z.object({ reason: z.enum(answerReasons), rejected: count, possible: count })),
});
export type ClientWishes = z.infer<typeof clientWishes>;

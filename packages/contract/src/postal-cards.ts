import { chosenOccasions } from '@hearthline/domain/greeting/occasions';
import { cardSizes } from '@hearthline/domain/greeting/postal-geometry';
import { postalStates } from '@hearthline/domain/greeting/vocabulary';
import { z } from 'zod';
import { cents, count, id, isoDate, isoInstant, language, line, paragraphs, requiredLine } from './common.ts';
import { designId, greetingCategory } from './greetings.ts';

export const postalLimits = {
  name: 80,
  /** On the front, in one language. */
  line: 60,
  /** On the back, in one language, before placeholders are filled. */
  message: 260,
  /** Chosen or left out one by one. */
  clients: 500,
  cards: 100,
  /** Homes that one batch may write to. */
  batch: 1_000,
  /** How long a step of a batch can be taken back. */
  undoDays: 14,
} as const;

export const cardSize = z.enum(cardSizes);

/** To whom: everybody, whoever is in a smart list, some by name, or those whose record says that they keep a feast. */
export const postalAudience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('list'), listId: id }),
  z.strictObject({ kind: z.literal('clients'), clientIds: z.array(id).min(1).max(postalLimits.clients) }),
  z.strictObject({ kind: z.literal('occasion'), occasion: z.enum(chosenOccasions as [string, ...string[]]) }),
]);
export type PostalAudience = z.infer<typeof postalAudience>;

const bothLanguages = <T extends z.ZodType>(text: T) => z.strictObject({ en: text, fr: text });

/** What stands on a card. */
export const postalContent = z.strictObject({
  size: cardSize,
  designId,
  /** On the front; the design's own words where it is empty. */
  line: bothLanguages(line(postalLimits.line)),
  message: bothLanguages(paragraphs(postalLimits.message)),
});
export type PostalContent = z.infer<typeof postalContent>;

export const postalCardInput = z.strictObject({
  ...postalContent.shape,
  name: requiredLine(postalLimits.name),
  audience: postalAudience,
  /** The day on which it should lie there at the latest. */
  inHandsOn: isoDate,
  /** Whom the agent left out by hand. */
  leftOut: z.array(id).max(postalLimits.clients),
  /** When buyer and seller agreed in writing that the card tells a price; null where none is told. */
  saleConsents: z.strictObject({ buyerOn: isoDate, sellerOn: isoDate }).nullable(),
});
export type PostalCardInput = z.infer<typeof postalCardInput>;

/** The days of a batch: planned backwards over those on which mail rests. */
export const postalPlan = z.object({
  approveBy: isoDate,
  printBy: isoDate,
  mailBy: isoDate,
  inHandsOn: isoDate,
  /** When the last card arrives that is ordered today. */
  earliestInHands: isoDate,
  /** 0 while there is time. */
  daysLate: count,
  printingDays: count,
  /** Business days on the way to the home that is farthest away. */
  transitDays: count,
});
export type PostalPlanReply = z.infer<typeof postalPlan>;

/** What keeps a home from getting a card; `complete` gets one. */
export const addressChecks = ['complete', 'incomplete', 'held', 'noPaper', 'leftOut'] as const;
export type AddressCheck = (typeof addressChecks)[number];

/** One home: everybody there gets one card together. */
export const postalAddress = z.object({
  /** Of the first of its people; the key of the row. */
  clientId: id,
  clientIds: z.array(id),
  name: z.string(),
  language,
  /** As printed; empty where it cannot be. */
  lines: z.array(z.string()),
  /** As typed, where it cannot be printed. */
  typed: z.string(),
  check: z.enum(addressChecks),
  /** What is missing or wrong, field by field. */
  problems: z.array(z.object({ field: z.string(), problem: z.enum(['missing', 'invalid', 'tooLong']) })),
  /** What became of it at the print provider; null where none prints it. */
  printing: z.string().nullable(),
});
export type PostalAddress = z.infer<typeof postalAddress>;

export const addressFilters = ['all', 'complete', 'toFix', 'french', 'without'] as const;
export type AddressFilter = (typeof addressFilters)[number];
export const addressCounts = z.object({
  all: count,
  complete: count,
  toFix: count,
  french: count,
  /** Held, without paper mail, or left out by the agent. */
  without: count,
});
export type AddressCounts = z.infer<typeof addressCounts>;

/** Everything that is looked at before a batch is made; each one that is not met keeps it from being made. */
export const postalCheckNames = [
  'safeZone',
  'addressBlock',
  'fonts',
  'front',
  'message',
  'placeholders',
  'sender',
  'saleConsents',
  'audience',
] as const;
export type PostalCheckName = (typeof postalCheckNames)[number];
export const postalCheck = z.object({
  name: z.enum(postalCheckNames),
  isMet: z.boolean(),
  /** Signs that cannot be printed, unknown placeholders, missing fields of the profile. */
  details: z.array(z.string()),
});
export type PostalCheck = z.infer<typeof postalCheck>;

export const postalAllowance = z.object({
  /** Null without a limit. */
  limit: count.nullable(),
  used: count,
  left: count.nullable(),
});
export type PostalAllowance = z.infer<typeof postalAllowance>;

export const postalReadiness = z.object({
  plan: postalPlan,
  checks: z.array(postalCheck),
  counts: addressCounts,
  allowance: postalAllowance,
});
export type PostalReadiness = z.infer<typeof postalReadiness>;

/** A batch is made first, and `failed` when it could not be. */
export const batchStates = ['making', 'failed', ...postalStates] as const;
export type BatchState = (typeof batchStates)[number];

export const postalCard = z.object({
  id,
  revision: count,
  ...postalCardInput.shape,
  /** Of the list or the only client; null for all, and where it is gone. */
  audienceName: z.string().nullable(),
  /** Chosen one by one, as far as they are still there; empty for other audiences. */
  people: z.array(z.object({ id, firstName: z.string(), lastName: z.string() })),
  /** Of its newest batch; null while it has none. */
  state: z.enum(batchStates).nullable(),
  batchId: id.nullable(),
  clientCount: count,
  savedAt: isoInstant,
});
export type PostalCard = z.infer<typeof postalCard>;

export const printers = ['self', 'provider'] as const;
export type Printer = (typeof printers)[number];
/** Where the provider cannot go on: its key is refused, or some addresses or files are. */
export const printProblems = ['credentials', 'refused', 'unreachable'] as const;

export const postalBatch = z.object({
  id,
  /** Null where the card is gone. */
  cardId: id.nullable(),
  number: count,
  /** Its name on paper, such as HC-2025-01. */
  code: z.string(),
  name: z.string(),
  size: cardSize,
  designId,
  line: bothLanguages(z.string()),
  state: z.enum(batchStates),
  /** While it is made: how far, from 0 to 1. */
  progress: z.number(),
  /** When each state began. */
  times: z.partialRecord(z.enum(batchStates), isoInstant),
  /** The states that the agent may choose now, and whether one takes back the last step. */
  next: z.enum(postalStates).nullable(),
  undo: z.enum(postalStates).nullable(),
  canCancel: z.boolean(),
  printer: z.enum(printers),
  problem: z.enum(printProblems).nullable(),
  cards: count,
  pages: count,
  bytes: count,
  languages: z.object({ en: count, fr: count }),
  printBy: isoDate,
  mailBy: isoDate,
  inHandsOn: isoDate,
  /** Null while there is no file. */
  fileUrl: z.string().nullable(),
  fileName: z.string(),
  createdAt: isoInstant,
});
export type PostalBatch = z.infer<typeof postalBatch>;

/** What a new card is made from. */
export const postalSettings = z.object({
  designs: z.array(
    z.object({
      id: designId,
      name: bothLanguages(z.string()),
      alt: bothLanguages(z.string()),
      line: bothLanguages(z.string()),
      categories: z.array(greetingCategory),
      /** A drawing with the design's own words. */
      pictureUrl: bothLanguages(z.string()),
    }),
  ),
  /** What the profile still lacks that every card carries. */
  missing: z.array(z.enum(['brokerage', 'address'])),
  /** Who prints, beside the agent's own printer; null where nobody is connected. */
  provider: z.object({ name: z.string(), centsPerCard: cents.nullable() }).nullable(),
  allowance: postalAllowance,
  today: isoDate,
});
export type PostalSettings = z.infer<typeof postalSettings>;

/** Both sides as they are printed, without crop marks; frames are drawn around them. */
export const postalPreview = z.object({
  front: z.string(),
  back: z.string(),
  language,
  client: z.object({ id, name: z.string() }).nullable(),
  /** How many others can be looked at. */
  homes: count,
});
export type PostalPreview = z.infer<typeof postalPreview>;

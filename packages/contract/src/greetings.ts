import { leapDayRules } from '@hearthline/domain/client/yearly-date';
import { chosenOccasions, occasions } from '@hearthline/domain/greeting/occasions';
import {
  greetingCategories,
  greetingKinds,
  greetingStates,
  greetingTaskStates,
  holdReasons,
} from '@hearthline/domain/greeting/vocabulary';
import { openGrades } from '@hearthline/domain/message/open-grade';
import { z } from 'zod';
import { count, id, isoDate, isoInstant, language, line } from './common.ts';
import { mailContent } from './messages.ts';

export const greetingLimits = {
  name: 80,
  /** A picture of the agent's own, in bytes. */
  picture: 1024 * 1024,
  /** How long ahead greetings wait for the agent's word. */
  approvalDays: 14,
  decided: 500,
  tasks: 200,
} as const;

export const greetingCategory = z.enum(greetingCategories);
export const greetingKind = z.enum(greetingKinds);
export const occasion = z.enum(occasions);
/** Of one drawn design. */
export const designId = z.string().regex(/^[a-zA-Z0-9-]{1,40}$/);

/** To whom: all to whom the day means something, one client, or whoever is in a smart list when the day comes. */
export const greetingAudience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('client'), clientId: id }),
  z.strictObject({ kind: z.literal('list'), listId: id }),
]);
export type GreetingAudience = z.infer<typeof greetingAudience>;

export const greetingTaskInput = z.strictObject({
  category: greetingCategory,
  /** Which days of the category; custom dates have the one named `custom`. */
  occasions: z.array(occasion).min(1).max(12),
  /** Of a custom date; empty elsewhere. */
  name: line(greetingLimits.name),
  designId,
  /** Null: the words of the design, as the agent has them. */
  words: mailContent.nullable(),
  /** The first day of a custom date; null where the occasion tells its day. */
  customDate: isoDate.nullable(),
  repeatsAnnually: z.boolean(),
  audience: greetingAudience,
  approvesBeforeSending: z.boolean(),
});
export type GreetingTaskInput = z.infer<typeof greetingTaskInput>;

export const greetingTask = z.object({
  id,
  revision: count,
  ...greetingTaskInput.shape,
  kind: greetingKind,
  /** Of the client or the list; null for all, and where it is gone. */
  audienceName: z.string().nullable(),
  /** What the mail says at its top, in the agent's language. */
  subject: z.string(),
  state: z.enum(greetingTaskStates),
  /** The next day on which it writes, and to how many; null where none comes. */
  sendDate: isoDate.nullable(),
  clientCount: count,
  /** How many clients it came to, of one that is done or cancelled; null while it may still write. */
  reached: count.nullable(),
  /** The whole category, as its switch made it. */
  isStanding: z.boolean(),
  createdAt: isoInstant,
  updatedAt: isoInstant,
});
export type GreetingTask = z.infer<typeof greetingTask>;

/** A day to celebrate with the greeting that belongs to it: of one client, or of all who share a day. */
export const greetingEvent = z.object({
  /** Of the one greeting where it is of one client, else of the day of its task. */
  key: id,
  taskId: id,
  taskName: z.string(),
  kind: greetingKind,
  category: greetingCategory,
  occasion,
  day: isoDate,
  /** When it leaves, or left: nine in the morning where the client lives; null where many live in several zones. */
  sendAt: isoInstant.nullable(),
  client: z.object({ id, name: z.string() }).nullable(),
  /** How many years it then is; null where nobody knows or it says nothing. */
  years: count.nullable(),
  /** Of a home day. */
  street: z.string(),
  clientCount: count,
  designId,
  /** Of one greeting; of several, what most needs the agent. */
  state: z.enum(greetingStates),
  /** Why it is held, will not leave, was left out or missed. */
  reason: z.string().nullable(),
  language: language.nullable(),
  /** The calendar of this feast may differ by a day. */
  mayDiffer: z.boolean(),
});
export type GreetingEvent = z.infer<typeof greetingEvent>;

/** Of a day that many share, one client and whether it will leave for them. */
export const greetingDayClient = z.object({
  client: z.object({ id, name: z.string() }),
  state: z.enum(['scheduled', 'held', 'blocked']),
  /** Why it will not. */
  reason: z.string().nullable(),
});
export type GreetingDayClient = z.infer<typeof greetingDayClient>;

const kindCounts = z.object(
  Object.fromEntries(greetingKinds.map((kind) => [kind, count])) as Record<
    (typeof greetingKinds)[number],
    typeof count
  >,
);

/** Twelve months of events, counted. */
export const greetingYear = z.object({
  from: isoDate,
  to: isoDate,
  today: isoDate,
  clients: count,
  /** Events in the twelve months. */
  totals: kindCounts,
  days: z.array(z.object({ day: isoDate, counts: kindCounts })),
  /** Greetings that want the agent's word in the next days. */
  waiting: count,
});
export type GreetingYear = z.infer<typeof greetingYear>;

export const greetingDesign = z.object({
  id: designId,
  name: z.string(),
  alt: z.string(),
  /** What stands on the picture. */
  line: z.string(),
  /** A drawing for screens, with the letters drawn. */
  pictureUrl: z.string(),
});
export type GreetingDesign = z.infer<typeof greetingDesign>;

export const greetingCategoryRow = z.object({
  category: greetingCategory,
  kind: greetingKind,
  designs: z.array(greetingDesign),
  /** Its standing task; null where it was never switched on. */
  taskId: id.nullable(),
  isOn: z.boolean(),
  occasions: z.array(occasion),
  designId,
  approvesBeforeSending: z.boolean(),
  /** To whom its days mean something; of the agent's own dates, whom those that are scheduled mean. */
  clientCount: count,
  nextDay: isoDate.nullable(),
});
export type GreetingCategoryRow = z.infer<typeof greetingCategoryRow>;

/** The words and picture of one design in a category, as the agent has them. */
export const greetingTemplate = z.object({
  category: greetingCategory,
  occasion,
  /** Each has words of its own. */
  occasions: z.array(occasion),
  design: greetingDesign,
  designs: z.array(greetingDesign),
  words: mailContent,
  /** As drawn and written by us. */
  original: mailContent,
  isChanged: z.boolean(),
  /** A picture of the agent's own instead of the drawn one. */
  picture: z.object({ fileId: id, url: z.string(), altEn: z.string(), altFr: z.string() }).nullable(),
  clientCount: count,
  /** Clients of whom a placeholder has nothing to say, by its name. */
  missing: z.array(z.object({ name: z.string(), clients: count })),
  savedAt: isoInstant.nullable(),
});
export type GreetingTemplate = z.infer<typeof greetingTemplate>;

export const greetingTemplateInput = z.strictObject({
  words: mailContent,
  picture: z.strictObject({ fileId: id, altEn: line(160).min(1), altFr: line(160).min(1) }).nullable(),
});
export type GreetingTemplateInput = z.infer<typeof greetingTemplateInput>;

export const greetingPreview = z.object({
  language,
  subject: z.string(),
  /** A whole mail, to be shown in a frame without rights. */
  html: z.string(),
  client: z.object({ id, name: z.string() }).nullable(),
  /** How many others can be looked at. */
  clientCount: count,
});
export type GreetingPreview = z.infer<typeof greetingPreview>;

/** What one day of a task came to. */
export const greetingRun = z.object({
  id,
  taskId: id,
  name: z.string(),
  kind: greetingKind,
  category: greetingCategory,
  occasion,
  day: isoDate,
  designId,
  /** Whose it was, where it was one client's alone. */
  clientName: z.string().nullable(),
  /** All of them; each of the next six counts some of these, and nobody is in two. */
  clients: count,
  sent: count,
  merged: count,
  leftOut: count,
  missed: count,
  skipped: count,
  /** Taken back before they left. */
  cancelled: count,
  /** Of those to whom it went. */
  reached: count,
  answered: count,
  grades: z.object(
    Object.fromEntries(openGrades.map((grade) => [grade, count])) as Record<
      (typeof openGrades)[number],
      typeof count
    >,
  ),
});
export type GreetingRun = z.infer<typeof greetingRun>;

export const greetingReceiver = z.object({
  id,
  client: z.object({ id, name: z.string() }),
  /** Empty where none is known. */
  phone: z.string(),
  language,
  state: z.enum(greetingStates),
  reason: z.string().nullable(),
  messageId: id.nullable(),
  /** Of its mail; null where none was written. */
  status: z.string().nullable(),
  grade: z.enum(openGrades),
  hasBounced: z.boolean(),
  hasAnswered: z.boolean(),
  /** What it came to last. */
  at: isoInstant.nullable(),
});
export type GreetingReceiver = z.infer<typeof greetingReceiver>;

export const greetingRunDetail = greetingRun.extend({
  sentAt: isoInstant.nullable(),
  languages: z.object({ en: count, fr: count }),
  leftOutReasons: z.array(z.object({ reason: z.string(), clients: count })),
  answers: z.array(
    z.object({ client: z.object({ id, name: z.string() }), text: z.string(), at: isoInstant }),
  ),
  bounced: count,
  /** Of those who answered, who can be called. */
  callable: count,
});
export type GreetingRunDetail = z.infer<typeof greetingRunDetail>;

/** What the record of a client says about greetings. */
export const greetingWishesInput = z.strictObject({
  /** Feasts that this client keeps; only such as nobody gets unasked. */
  feasts: z.array(z.enum(chosenOccasions)).max(chosenOccasions.length),
  leapDayRule: z.enum(leapDayRules),
  /** Left in peace until the day, or until the agent ends it. */
  hold: z.strictObject({ until: isoDate.nullable(), reason: z.enum(holdReasons) }).nullable(),
  wantsNoPaper: z.boolean(),
});
export type GreetingWishesInput = z.infer<typeof greetingWishesInput>;
export const greetingWishes = z.object({
  ...greetingWishesInput.shape,
  /** Which of the client's own days are greeted now, and which of the feasts of the record. */
  greeted: z.object({
    birthday: z.boolean(),
    homeDay: z.boolean(),
    clientSince: z.boolean(),
    feasts: z.array(z.enum(chosenOccasions)),
  }),
  /** What comes next for this client. */
  next: greetingEvent.nullable(),
});
export type GreetingWishes = z.infer<typeof greetingWishes>;

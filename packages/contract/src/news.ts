import { newsStates } from '@hearthline/domain/site/vocabulary';
import { z } from 'zod';
import { cents, count, id, isoDate, isoInstant, language, line, paragraphs } from './common.ts';
import { figureKind, marketPlace, namedPlace, placeFigures } from './market-figures.ts';
import { audience, audienceReply } from './messages.ts';
import { placedPicture } from './sites.ts';

export const newsLimits = {
  title: 120,
  summary: 300,
  /** As sanitised HTML, in one language. */
  body: 30_000,
  cities: 4,
  posts: 500,
  slug: 80,
} as const;

export const newsState = z.enum(newsStates);

const newsText = z.strictObject({
  title: line(newsLimits.title),
  summary: paragraphs(newsLimits.summary),
  body: z.string().max(newsLimits.body),
});
export type NewsText = z.infer<typeof newsText>;

export const newsPostInput = z.strictObject({
  /** A language without a title is not written yet. */
  texts: z.strictObject({ en: newsText, fr: newsText }),
  cover: placedPicture.nullable(),
  /** The first fills figures for everybody who lives in none of the others. */
  cities: z
    .array(marketPlace)
    .max(newsLimits.cities)
    .refine((places) => new Set(places.map(({ level, code }) => `${level} ${code}`)).size === places.length, {
      error: 'twice',
    }),
  /** Whose sales figures are of; null for all homes. */
  figureKind: figureKind.nullable(),
  figureDays: z.union([z.literal(90), z.literal(365)]),
  isOnSite: z.boolean(),
});
export type NewsPostInput = z.infer<typeof newsPostInput>;

/** What came of a post. */
export const newsResults = z.object({ visits: count, sentTo: count, delivered: count, read: count });
export type NewsResults = z.infer<typeof newsResults>;

export const newsPost = z.object({
  id,
  revision: count,
  ...newsPostInput.shape,
  state: newsState,
  slug: z.string(),
  places: z.array(namedPlace),
  /** Of the cover, in the width of a list; null without one. */
  coverUrl: z.string().nullable(),
  /** When it is to come out. */
  publishAt: isoInstant.nullable(),
  publishedAt: isoInstant.nullable(),
  withdrawnAt: isoInstant.nullable(),
  updatedAt: isoInstant,
  /** The day of the figures that it shows; null without any. */
  asOf: isoDate.nullable(),
  /** Places whose sales are too few, so that their readers see the words without figures. */
  tooFew: z.array(z.object({ name: z.string(), sales: count })),
  /** Whether the other language was changed before this one's last change. */
  olderLanguage: language.nullable(),
  /** Of the published post on the agent's site; null where it is not there. */
  url: z.string().nullable(),
  /** The library's report from which it was adopted. */
  reportKey: z.string().nullable(),
  results: newsResults,
  mailings: z.array(
    z.object({
      id,
      state: z.enum(['scheduled', 'sending', 'sent', 'cancelled']),
      sendAt: isoInstant,
      total: count,
      leftOut: count,
      delivered: count,
      failed: count,
      read: count,
    }),
  ),
});
export type NewsPost = z.infer<typeof newsPost>;

/** A row of the list. */
export const newsRow = newsPost.omit({ texts: true, cover: true, mailings: true, tooFew: true }).extend({
  title: z.string(),
  languages: z.array(language),
  /** How many figures of its words fill themselves. */
  figureCount: count,
});
export type NewsRow = z.infer<typeof newsRow>;

export const newsTabs = ['mine', 'onSite', 'sent'] as const;
export type NewsTab = (typeof newsTabs)[number];

/** A report of one place and month, written from the market's data. */
export const marketReport = z.object({
  /** `{level}-{code}-{YYYY-MM}`. */
  key: z.string(),
  place: namedPlace,
  month: z.string(),
  title: z.string(),
  summary: z.string(),
  median: cents.nullable(),
  sales: count,
  /** Months' medians, oldest first, for the small line. */
  line: z.array(cents.nullable()),
  asOf: isoDate,
  /** The post that was made of it. */
  adoptedAs: id.nullable(),
});
export type MarketReport = z.infer<typeof marketReport>;
/** As the route checks it; no place has a longer code. */
export const reportKey = z.string().regex(/^(municipality|community)-[A-Za-z0-9._ -]{1,64}-\d{4}-\d{2}$/);

export const newsPreview = z.object({
  subject: z.string(),
  /** Sanitised, with its figures filled. */
  html: z.string(),
  /** Whose figures stand there. */
  place: namedPlace.nullable(),
  figures: placeFigures.nullable(),
});
export type NewsPreview = z.infer<typeof newsPreview>;

/** Who gets it, and whose figures they see. */
export const newsAudience = audienceReply.extend({
  places: z.array(z.object({ place: namedPlace.nullable(), readers: count, sales: count.nullable() })),
});
export type NewsAudience = z.infer<typeof newsAudience>;

export const newsSending = z.strictObject({
  audience,
  /** Null: at once, where it is not night. */
  sendAt: isoInstant.nullable(),
});
export type NewsSending = z.infer<typeof newsSending>;

import {
  siteColourSets,
  siteFontPairs,
  siteSections,
  siteTemplates,
} from '@hearthline/domain/site/vocabulary';
import { z } from 'zod';
import { count, id, isoInstant, line, paragraphs, requiredLine } from './common.ts';
import { marketPlace, namedPlace } from './market-figures.ts';

export const siteLimits = {
  slogan: 60,
  subtitle: 160,
  aboutTitle: 80,
  /** As sanitised HTML. */
  about: 6_000,
  alt: 160,
  cities: 4,
  slugLeast: 3,
  slug: 40,
  host: 253,
  pictures: 60,
  /** Of a picture at the width of a phone, in bytes. */
  heroWeight: 120 * 1024,
} as const;

export const siteTemplate = z.enum(siteTemplates);
export const pictureUses = ['hero', 'about', 'logo', 'favicon', 'news'] as const;
export const pictureUse = z.enum(pictureUses);
export type PictureUse = z.infer<typeof pictureUse>;

const both = <T extends z.ZodType>(text: T) => z.strictObject({ en: text, fr: text });

const share = z.number().min(0).max(1);
/** What must stay visible, from the left and from the top. */
export const focalPoint = z.strictObject({ x: share, y: share });
export type FocalPoint = z.infer<typeof focalPoint>;

/** A picture where it stands. */
export const placedPicture = z.strictObject({ id, focus: focalPoint, alt: both(line(siteLimits.alt)) });
export type PlacedPicture = z.infer<typeof placedPicture>;

/** What an agent may change. */
export const siteDraft = z.strictObject({
  template: siteTemplate,
  colourSet: z.enum(siteColourSets),
  fontPair: z.enum(siteFontPairs),
  /** Each once, in the order of the page. */
  sections: z
    .array(z.strictObject({ section: z.enum(siteSections), isShown: z.boolean() }))
    .length(siteSections.length)
    .refine((rows) => new Set(rows.map(({ section }) => section)).size === rows.length, { error: 'twice' }),
  slogan: both(line(siteLimits.slogan)),
  subtitle: both(paragraphs(siteLimits.subtitle)),
  /** Null: the picture of the template. */
  hero: placedPicture.nullable(),
  /** Whether homes can be looked for under the slogan. */
  showsSearch: z.boolean(),
  about: z.strictObject({
    title: both(line(siteLimits.aboutTitle)),
    body: both(z.string().max(siteLimits.about)),
    picture: placedPicture.nullable(),
  }),
  /** Null: the agent's name in letters. */
  logo: placedPicture.nullable(),
  favicon: placedPicture.nullable(),
  cities: z
    .array(marketPlace)
    .max(siteLimits.cities)
    .refine((places) => new Set(places.map(({ level, code }) => `${level} ${code}`)).size === places.length, {
      error: 'twice',
    }),
});
export type SiteDraft = z.infer<typeof siteDraft>;

/** As the builder shows it: whole, and small enough to lie beside a field. */
export const sitePicture = z.object({
  id,
  use: pictureUse,
  fileName: z.string(),
  width: count,
  height: count,
  bytes: count,
  /** Short-lived. */
  url: z.string(),
});
export type SitePicture = z.infer<typeof sitePicture>;

export const siteVersion = z.object({
  number: count,
  template: siteTemplate,
  madeAt: isoInstant,
  /** Published, or kept when the template was changed or another version brought back. */
  reason: z.enum(['published', 'kept']),
  isLive: z.boolean(),
  slogan: both(z.string()),
});
export type SiteVersion = z.infer<typeof siteVersion>;

export const hostStates = ['none', 'waiting', 'proven'] as const;

export const mySite = z.object({
  revision: count,
  draft: siteDraft,
  savedAt: isoInstant,
  /** Those that the draft names. */
  pictures: z.array(sitePicture),
  cities: z.array(namedPlace),
  slug: z.string(),
  /** Whole address of the published home page; null while it is not published. */
  liveUrl: z.string().nullable(),
  liveVersion: count.nullable(),
  /** Of the last publishing, which the site may have left the web since. */
  publishedAt: isoInstant.nullable(),
  /** Whether the draft says anything else than the live version, and in how many of its parts. */
  changes: count,
  /** What the draft looks like; valid for a while. `?lan=&page=&template=` choose what is shown. */
  previewUrl: z.string(),
  previewUntil: isoInstant,
  host: z.object({
    state: z.enum(hostStates),
    name: z.string(),
    /** The TXT record that proves it. */
    recordName: z.string(),
    recordValue: z.string(),
    checkedAt: isoInstant.nullable(),
    /** What the last look found. */
    problem: z.enum(['noRecord', 'otherRecord', 'noAnswer']).nullable(),
  }),
});
export type MySite = z.infer<typeof mySite>;

export const siteChecks = [
  'slogan',
  'about',
  'bothLanguages',
  'brokerage',
  'contact',
  'attribution',
  'boardAccess',
  'alts',
  'pictureWeight',
  'contrast',
  'cities',
  'pageWeight',
  'legalPages',
  'host',
] as const;
export type SiteCheckName = (typeof siteChecks)[number];

/** What the publish gate found, one row a check. */
export const siteCheckRow = z.object({
  check: z.enum(siteChecks),
  /** `must` keeps the site from being published. */
  verdict: z.enum(['must', 'worthALook', 'inOrder']),
  /** Of texts and pictures: the language that lacks something. */
  language: z.enum(['en', 'fr']).nullable(),
  /** A figure or a name that the sentence tells. */
  detail: z.string(),
  /** Where it is mended, as a path of the app with its query; empty where nothing is to be done. */
  link: z.string(),
});
export type SiteCheckRow = z.infer<typeof siteCheckRow>;

export const siteCheck = z.object({
  checkedAt: isoInstant,
  rows: z.array(siteCheckRow),
  /** Of the words over the agent's own picture, where it is lightest; null where none stand over one. */
  pictureContrast: z.number().nullable(),
  canPublish: z.boolean(),
  nextVersion: count,
});
export type SiteCheck = z.infer<typeof siteCheck>;

/** Small letters, digits and single hyphens between them. */
export const siteSlug = requiredLine(siteLimits.slug)
  .min(siteLimits.slugLeast)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'slug_letters' });

export const siteHost = requiredLine(siteLimits.host)
  .toLowerCase()
  .regex(/^(?=.{4,253}$)[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9][a-z0-9-]{0,62}){1,8}$/, { error: 'host_name' });

/** Rectangle of a picture that stays, in its own pixels. */
export const siteCrop = z.strictObject({
  left: z.int().min(0).max(20_000),
  top: z.int().min(0).max(20_000),
  width: z.int().min(16).max(20_000),
  height: z.int().min(16).max(20_000),
});
export type SiteCrop = z.infer<typeof siteCrop>;

export const siteVisits = z.object({
  days: count,
  visits: count,
  inquiries: count,
  rows: z.array(z.object({ day: z.string(), visits: count })),
});
export type SiteVisits = z.infer<typeof siteVisits>;

import { clientCategories, clientTypes, contactKinds } from '@hearthline/domain/client/vocabulary';
import { languages } from '@hearthline/domain/language';
import { newsStates } from '@hearthline/domain/site/vocabulary';
import { z } from 'zod';
import { clientFilter } from './client-filter.ts';
import { cents, count, id, isoInstant, line, success } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { basketTypes } from './enums.ts';
import { listingCard } from './listing-card.ts';
import { messageRow } from './messages.ts';

export const paletteLimits = {
  /** Fewer letters would find everybody. */
  fewest: 2,
  text: 80,
  rows: 8,
  rowsOfOneKind: 25,
  /** Nobody reads so many: whoever finds more types on. */
  counted: 100,
} as const;

const paletteClient = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Street and city. */
  place: z.string(),
  type: z.enum(clientTypes).nullable(),
  category: z.enum(clientCategories),
  lastContactAt: isoInstant.nullable(),
  lastContactKind: z.enum(contactKinds).nullable(),
});

const paletteListing = listingCard.pick({
  id: true,
  mlsNumber: true,
  offer: true,
  status: true,
  code: true,
  price: true,
  listPrice: true,
  soldDate: true,
  daysOnMarket: true,
  address: true,
  community: true,
  municipality: true,
  photoUrl: true,
});

const palettePlace = z.object({
  level: z.enum(['area', 'municipality', 'community']),
  code: z.string(),
  name: z.string(),
  within: z.string().nullable(),
});

const paletteAnalysis = z.object({
  id,
  address: z.string(),
  municipality: z.string(),
  clientName: z.string().nullable(),
  /** Of the version that was saved last. */
  range: z.object({ low: cents, high: cents }).nullable(),
  updatedAt: isoInstant,
});

const paletteReport = z.object({
  id,
  cmaId: id,
  version: count,
  address: z.string(),
  clientName: z.string().nullable(),
  language: z.enum(languages),
  createdAt: isoInstant,
});

const paletteBasket = z.object({
  id,
  type: z.enum(basketTypes),
  name: z.string(),
  clientName: z.string(),
  homes: count,
  updatedAt: isoInstant,
});

const paletteMail = messageRow.pick({
  id: true,
  clientName: true,
  to: true,
  subject: true,
  channel: true,
  status: true,
  createdAt: true,
});

const palettePost = z.object({ id, title: z.string(), state: z.enum(newsStates), updatedAt: isoInstant });
const paletteBadge = z.object({ id, name: z.string(), description: z.string() });
const paletteList = z.object({ id, name: z.string(), filter: clientFilter });

/** Locked ones need the board agreement; slow and failed ones were left out of this answer. */
export const paletteStates = ['found', 'locked', 'slow', 'failed'] as const;

const group = <Row extends z.ZodType>(row: Row) =>
  z.object({
    state: z.enum(paletteStates),
    /** At most `paletteLimits.counted`, which then stands for more. */
    total: count,
    /** The likeliest first. */
    rows: z.array(row),
    /** Nothing is written as it was typed; these are written much like it. */
    isSimilar: z.boolean(),
  });

/** What is found, by kind. A feature with records of its own adds a line here, in `composition.ts` and in `palette-kinds.ts`. */
export const paletteGroups = z
  .object({
    clients: group(paletteClient),
    listings: group(paletteListing),
    places: group(palettePlace),
    analyses: group(paletteAnalysis),
    reports: group(paletteReport),
    baskets: group(paletteBasket),
    mails: group(paletteMail),
    posts: group(palettePost),
    lists: group(paletteList),
    badges: group(paletteBadge),
  })
  .partial();

export type PaletteGroups = z.infer<typeof paletteGroups>;
export type PaletteKind = keyof PaletteGroups;
export type PaletteGroup<Kind extends PaletteKind = PaletteKind> = NonNullable<PaletteGroups[Kind]>;
export type PaletteRow<Kind extends PaletteKind = PaletteKind> = PaletteGroup<Kind>['rows'][number];

export const paletteEndpoints = defineEndpoints({
  // What is typed are names and numbers of people, so it stands in the body and not in the address.
  'POST /palette/search': {
    access: 'agent',
    summary:
      'Everything of the agent and the market that a few letters find, by kind; one kind alone gives more of it',
    body: z.strictObject({
      text: line(paletteLimits.text).min(paletteLimits.fewest),
      kind: paletteGroups.keyof().optional(),
    }),
    reply: success(paletteGroups),
  },
});

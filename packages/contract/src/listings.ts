import type { CountedField } from '@hearthline/domain/criteria/fields';
import { countedFields } from '@hearthline/domain/criteria/fields';
import { lifecycleCodes } from '@hearthline/domain/listing/lifecycle';
import { listingStatuses } from '@hearthline/domain/listing/vocabulary';
import { z } from 'zod';
import { cents, count, id, isoInstant, line, paragraphs, success } from './common.ts';
import { bounds, criteria } from './criteria.ts';
import { defineEndpoints } from './endpoint.ts';

import { listingCard } from './listing-card.ts';
import { listingDetail, listingHistory, marketContext, projections } from './listing-detail.ts';

export const listingSorts = [
  'newest',
  'cheapest',
  'mostExpensive',
  'recentlyChanged',
  'largest',
  'longestOnMarket',
  'biggestDrop',
] as const;
export type ListingSort = (typeof listingSorts)[number];

/** For print, export and bulk selection; lists and maps have no cap. */
export const selectionLimit = 500;
export const pageLimit = 100;
export const comparables = { radiusMetres: 1_000, days: 365, limit: 50 } as const;

/** Fields whose values are counted; each count ignores the criterion on its own field. */
export type FacetField = CountedField;

export const facets = z.object({
  counts: z.record(z.enum(countedFields), z.record(z.string(), count)),
  /** How many listings cost less than each step, from the one before it; the last has no upper end. */
  prices: z.object({ steps: z.array(cents), counts: z.array(count) }),
});
export type Facets = z.infer<typeof facets>;

/** A piece of the remarks around the words that the keywords found. */
export const matchedText = z.array(z.object({ text: z.string(), isFound: z.boolean() }));
export type MatchedText = z.infer<typeof matchedText>;

const searchBody = z.strictObject({
  criteria,
  sort: z.enum(listingSorts).default('newest'),
  cursor: z.string().max(200).optional(),
  limit: z.int().min(1).max(pageLimit).default(24),
  withFacets: z.boolean().default(false),
});

export const searchReply = z.object({
  isSuccess: z.literal(true),
  totalRows: count,
  result: z.object({
    items: z.array(listingCard.extend({ matched: matchedText.nullable() })),
    nextCursor: z.string().nullable(),
    facets: facets.nullable(),
    /** When the newest of the listings known here changed. */
    dataAsOf: isoInstant.nullable(),
    answeredBy: z.enum(['index', 'database']),
  }),
});
export type SearchReply = z.infer<typeof searchReply>;

export const searchSuggestion = z.object({
  /** Without this criterion, or with this one in addition. */
  kind: z.enum(['without', 'add']),
  field: z.string(),
  /** The criteria that give exactly `count` listings. */
  criteria,
  count,
});
export type SearchSuggestion = z.infer<typeof searchSuggestion>;

const priceFigures = {
  medianPrice: cents.nullable(),
  lowestPrice: cents.nullable(),
  highestPrice: cents.nullable(),
  /** On the market so far, or until sold or taken off it. */
  medianDaysOnMarket: count.nullable(),
  /** How many the two medians rest on: not every home tells its price, or since when it is on the market. */
  pricedCount: count,
  agedCount: count,
};

export const searchSummary = z.object({
  total: count,
  facets,
  ...priceFigures,
  newThisWeek: count,
  priceChanged: count,
  repairs: z.array(searchSuggestion),
  dataAsOf: isoInstant.nullable(),
});
export type SearchSummary = z.infer<typeof searchSummary>;

/** Sales of so many days tell how long the homes on the market would last; fewer of them than this tell nothing. */
export const supply = { days: 90, leastSold: 3 } as const;

export const resultStatistics = z.object({
  total: count,
  ...priceFigures,
  /** Of the market that the criteria are about, whatever the status that is searched. */
  supply: z.object({
    onMarket: count,
    soldLately: count,
    /** How long the homes on the market last at the pace of the latest sales; null where those are too few. */
    months: z.number().nullable(),
  }),
});
export type ResultStatistics = z.infer<typeof resultStatistics>;

export const mapCluster = z.object({
  longitude: z.number(),
  latitude: z.number(),
  count,
  /** Where its listings lie: a click zooms there. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** Some of them, for a cluster that no zoom takes apart: one building. */
  ids: z.array(id),
});
export type MapCluster = z.infer<typeof mapCluster>;

export const mapPin = z.object({
  id,
  longitude: z.number(),
  latitude: z.number(),
  price: cents.nullable(),
  status: z.enum(listingStatuses),
  code: z.enum(lifecycleCodes),
  /** Null of homes that are not on the market. */
  daysOnMarket: count.nullable(),
  address: z.string(),
});
export type MapPin = z.infer<typeof mapPin>;

export const mapReply = z.object({
  total: count,
  inView: count,
  clusters: z.array(mapCluster),
  pins: z.array(mapPin),
});
export type MapReply = z.infer<typeof mapReply>;

export const whyAnswer = z.object({
  field: z.string(),
  passes: z.boolean(),
  /** What the listing says, in the units of the criterion; null where it does not tell. */
  value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]),
});

export type WhyAnswer = z.infer<typeof whyAnswer>;

export const suggestion = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('listing'),
    id,
    mlsNumber: z.string(),
    address: z.string(),
    municipality: z.string().nullable(),
    status: z.enum(listingStatuses),
    code: z.enum(lifecycleCodes),
    price: cents.nullable(),
  }),
  z.object({
    type: z.literal('place'),
    level: z.enum(['area', 'municipality', 'community']),
    code: z.string(),
    name: z.string(),
    within: z.string().nullable(),
  }),
]);
export type Suggestion = z.infer<typeof suggestion>;

export const sentencePart = z.object({
  /** The words as typed, and where they stand. */
  text: z.string(),
  start: count,
  end: count,
  /** The criterion they became; null for words that were not understood. */
  field: z.string().nullable(),
});
export const understood = z.object({ criteria, parts: z.array(sentencePart), unknown: z.array(z.string()) });
export type Understood = z.infer<typeof understood>;

const listingParams = z.strictObject({ id });

export const listingEndpoints = defineEndpoints({
  'POST /listings/search': {
    access: 'agent',
    summary: 'One page of listings with the exact total, and the counts of every value where asked for',
    body: searchBody,
    reply: searchReply,
  },
  'POST /listings/summary': {
    access: 'agent',
    summary: 'What the criteria would find: total, counts, price histogram, figures, and suggestions',
    body: z.strictObject({ criteria }),
    reply: success(searchSummary),
  },
  'POST /listings/statuses': {
    access: 'agent',
    summary: 'How many listings of each status the criteria find',
    body: z.strictObject({ criteria }),
    reply: success(z.record(z.enum(listingStatuses), count)),
  },
  'POST /listings/statistics': {
    access: 'agent',
    summary: 'Prices and days on market of what the criteria find, and the months of supply of their market',
    body: z.strictObject({ criteria }),
    reply: success(resultStatistics),
  },
  'POST /listings/map': {
    access: 'agent',
    summary: 'Clusters and pins of a map view; their counts add up to what is in view',
    body: z.strictObject({ criteria, bounds, zoom: z.number().min(0).max(22) }),
    reply: success(mapReply),
  },
  'POST /listings/selection': {
    access: 'agent',
    summary: 'All listings of a search for print, export and bulk selection, up to a limit',
    body: z.strictObject({ criteria, sort: z.enum(listingSorts).default('newest') }),
    reply: success(z.array(listingCard)),
  },
  'POST /listings/cards': {
    access: 'agent',
    summary: 'Listings by id, in the order asked for; unknown ones are left out',
    body: z.strictObject({ ids: z.array(id).min(1).max(pageLimit) }),
    reply: success(z.array(listingCard)),
  },
  'POST /listings/why': {
    access: 'agent',
    summary: 'Each criterion with its answer for one listing',
    body: z.strictObject({ criteria, listingId: id }),
    reply: success(z.object({ card: listingCard, answers: z.array(whyAnswer) })),
  },
  'POST /listings/sentence': {
    access: 'agent',
    summary: 'A sentence in English or French as criteria; words that were not understood are told',
    body: z.strictObject({ text: paragraphs(300).min(1) }),
    reply: success(understood),
  },
  'GET /listings/suggest': {
    access: 'agent',
    summary: 'MLS numbers, addresses and places that begin like the text',
    query: z.strictObject({ text: line(80) }),
    reply: success(z.array(suggestion)),
  },
  'GET /listings/{id}': {
    access: 'agent',
    summary: 'One listing with everything this kind of reader may see',
    params: listingParams,
    query: z.strictObject({ projection: z.enum(projections).default('agent') }),
    reply: success(listingDetail),
  },
  'GET /listings/{id}/history': {
    access: 'agent',
    summary: 'Prices and statuses of this home over all its listings',
    params: listingParams,
    reply: success(listingHistory),
  },
  'GET /listings/{id}/similar': {
    access: 'agent',
    summary: 'Similar homes on the market nearby',
    params: listingParams,
    reply: success(z.array(listingCard)),
  },
  'GET /listings/{id}/comparables': {
    access: 'agent',
    summary:
      'Homes of its kind that were sold or leased within 1 km in the last 12 months, newest first, at most 50',
    params: listingParams,
    reply: success(z.array(listingCard)),
  },
  'GET /listings/{id}/market': {
    access: 'agent',
    summary: 'The market of its kind in its community',
    params: listingParams,
    reply: success(marketContext),
  },
  'GET /pictures/{token}': {
    access: 'public',
    summary: 'A picture of a listing at its signed, short-lived address',
    params: z.strictObject({ token: z.string().min(1).max(1000) }),
    query: z.strictObject({ width: z.enum(['320', '640', '1200']).default('1200') }),
    reply: 'binary',
  },
});

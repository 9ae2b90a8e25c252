import { homeKinds } from '@hearthline/domain/listing/vocabulary';
import { confidenceGrades } from '@hearthline/domain/valuation/confidence';
import { adjustmentLines } from '@hearthline/domain/valuation/features';
import { rateNotes } from '@hearthline/domain/valuation/local-rates';
import { z } from 'zod';
import { reportFacts } from './cma-report-facts.ts';
import { reportMap } from './cma-report-map.ts';
import { cents, count, isoDate, language } from './common.ts';

/** The parts of a report, in the order it has by itself. */
export const reportSections = [
  'cover',
  'summary',
  'subject',
  'map',
  'comparables',
  'adjustments',
  'trend',
  'method',
  'agent',
] as const;
export type ReportSection = (typeof reportSections)[number];

const words = (maxLength: number) => z.string().max(maxLength);
/** Names a picture in what is handed over beside the payload. */
const photo = words(200).nullable();
/** A share of one. */
const share = z.number().min(0).max(1);
const line = z.enum(adjustmentLines);
const lineAmounts = z.partialRecord(line, cents);
const flag = z.enum(['amber', 'red']).nullable();
const band = z.object({ min: z.number(), max: z.number() });
const bracket = z.object({ hasBelow: z.boolean(), hasAbove: z.boolean() });

const reportAgent = z.object({
  name: words(200),
  title: words(200).nullable(),
  brokerage: words(200).nullable(),
  phone: words(60).nullable(),
  email: words(254).nullable(),
  website: words(300).nullable(),
  /** What the regulator wants to be said, as the agent wrote it. */
  licence: words(500).nullable(),
  about: words(2_000).nullable(),
  photo,
});

const place = z.object({
  address: words(300),
  municipality: words(200).nullable(),
  facts: reportFacts,
  /** Where the board tells a span of which `facts.area` is but the middle. */
  areaBand: band.nullable(),
  /** The same of the years of age behind `facts.yearBuilt`. Reports of earlier days have none. */
  ageBand: band.nullable().default(null),
  /** What is counted of the home where nobody told it. */
  assumed: z.partialRecord(line, z.number()).default({}),
  photo,
});

const reportSubject = place.extend({
  province: words(60).nullable(),
  postalCode: words(20).nullable(),
  community: words(200).nullable(),
});

const reportComparable = place.extend({
  /** From 1, as on the map and in every table. */
  number: count.min(1).max(50),
  id: words(100),
  soldDate: isoDate,
  price: cents,
  /** Kilometres. */
  distance: z.number().min(0),
  /** What the market did since the sale. */
  time: cents,
  lines: lineAmounts,
  /** Sum of the lines and sum of their sizes, as shares of the price of today. */
  net: z.number(),
  gross: z.number(),
  netFlag: flag,
  grossFlag: flag,
  /** Price, time and lines together. */
  adjusted: cents,
  weight: share,
  ownLines: z.array(line),
  outlier: z.enum(['priceApart', 'muchAdjusted']).nullable(),
  note: words(1_000).nullable(),
});

/** What one unit more of a line is worth for this home. */
const reportRate = z.object({
  line,
  amount: cents,
  /** Four of five chances that the true rate lies between; null where nothing was measured. */
  low: cents.nullable(),
  high: cents.nullable(),
  /** Where the line bends: what a unit is worth along the way to the comparables. Reports of earlier days have none. */
  pieces: z
    .array(
      z.object({
        from: z.number().nullable(),
        to: z.number().nullable(),
        amount: cents,
        /** Why it is nothing, where it is. */
        note: z.enum(rateNotes).nullable().default(null),
      }),
    )
    .max(20)
    .default([]),
  sales: count,
  /** Sales near the home, those of the whole board, or what the agent set. */
  source: z.enum(['near', 'board', 'agent']),
  note: z.enum(rateNotes).nullable(),
});

export const confidenceReason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('fewComparables'), count }),
  z.object({ code: z.literal('oneDominates'), share: z.number() }),
  z.object({ code: z.literal('fragile'), share: z.number() }),
  z.object({ code: z.literal('theyDiffer'), share: z.number() }),
  z.object({ code: z.literal('farAway'), kilometres: z.number() }),
  z.object({ code: z.literal('soldLongAgo'), months: z.number() }),
  z.object({ code: z.literal('muchAdjusted'), share: z.number() }),
  z.object({ code: z.literal('factsUnknown'), count }),
  z.object({ code: z.literal('notBracketed'), what: z.enum(['area', 'price']) }),
]);

const contextGroup = z.object({
  count,
  medianAsking: cents.nullable(),
  medianDays: z.number().nullable(),
});

/** All that a report shows, in numbers, codes and dates; the words are the drawer's. Money in cents. */
export const cmaReport = z.object({
  language,
  /** The day of the value and of the report. */
  date: isoDate,
  sections: z.array(z.enum(reportSections)).min(1).max(reportSections.length),
  brand: z.object({ name: words(200), logo: photo }),
  agent: reportAgent,
  preparedFor: words(200).nullable(),
  coverNote: words(2_000).nullable(),
  /** What the agent wrote beside the analysis. Reports of earlier days have none. */
  note: words(2_000).nullable().default(null),
  subject: reportSubject,
  method: z.enum(['fast', 'advance']),
  /** Rounded as it is said; `exact` is what the parts of the comparables and of the earlier sale add up to. */
  value: cents,
  exact: cents,
  earlier: z.object({ soldDate: isoDate, price: cents, adjusted: cents, share }).nullable(),
  /** Where the methods are far apart by the same comparables, and what makes them so. Reports of earlier days have none. */
  methodGap: z
    .object({
      fast: cents,
      advance: cents,
      lines: z.array(z.object({ line, amount: cents })).max(adjustmentLines.length),
    })
    .nullable()
    .default(null),
  /** Between them lie four of five sales of such homes. */
  low: cents,
  high: cents,
  confidence: z.object({
    grade: z.enum(confidenceGrades),
    halfWidth: z.number(),
    reasons: z.array(confidenceReason).max(20),
  }),
  /** What the home is asked for now. It stands beside the value and is no part of it. */
  sightedListPrice: cents.nullable(),
  /** The agent's own advice. */
  suggestedListPrice: z.object({ amount: cents, reason: words(500).nullable() }).nullable(),
  comparables: z.array(reportComparable).min(1).max(50),
  rates: z.array(reportRate).max(adjustmentLines.length),
  search: z.object({
    /** Kilometres. */
    radius: z.number().positive(),
    days: count,
    isWidened: z.boolean(),
    /** Kinds of comparables beside the home's own. */
    otherKinds: z.array(z.enum(homeKinds)),
    found: count,
  }),
  brackets: z.object({ area: bracket.nullable(), price: bracket }),
  trend: z
    .object({
      /** 100 is the first month. */
      points: z.array(z.object({ month: isoDate, index: z.number(), sales: count })).max(120),
      sales: count,
    })
    .nullable(),
  context: z.object({ active: contextGroup, expired: contextGroup }).nullable(),
  model: z.object({
    asOfDate: isoDate,
    sales: count,
    trials: count,
    /** Share of the trials whose price lay within the range. */
    coverage: share.nullable(),
    /** Half of the trials were nearer to the price than this share. */
    medianError: z.number().nullable(),
  }),
  map: reportMap.nullable(),
});
export type CmaReport = z.infer<typeof cmaReport>;
export type ReportComparable = CmaReport['comparables'][number];
export type ReportRate = CmaReport['rates'][number];

import { leastComparables, mostComparables } from '@hearthline/domain/valuation/comparables';
import { adjustmentLines, lineCount } from '@hearthline/domain/valuation/features';
import { rateNotes } from '@hearthline/domain/valuation/local-rates';
import { methods } from '@hearthline/domain/valuation/method';
import { factBounds, measuredFacts } from '@hearthline/domain/valuation/plausible-facts';
import { unlikenesses } from '@hearthline/domain/valuation/unlike';
import { z } from 'zod';
import { homeCard, homeFacts } from './cma-facts.ts';
import { cents, count, id, isoDate, isoInstant, line, paragraphs, requiredLine } from './common.ts';
import { criteria } from './criteria.ts';

export const cmaLimits = {
  chosen: mostComparables,
  least: leastComparables,
  radiusMetres: { min: 100, max: 10_000, standard: 1_000 },
  soldDays: { max: 730, standard: 365 },
  candidates: 200,
  nearMisses: 8,
  context: 12,
  noteLength: 2_000,
  saleNoteLength: 500,
  coverNoteLength: 2_000,
  watchPercent: { min: 1, max: 50, standard: 5 },
  recipients: 20,
  page: 100,
} as const;

/** The home to be valued: a listing of the board with confirmed facts, or a home that nobody listed. */
export const cmaSubject = z.strictObject({
  listingId: id.nullable(),
  address: requiredLine(160),
  municipality: line(80),
  facts: homeFacts,
});
export type CmaSubject = z.infer<typeof cmaSubject>;

/** Offer and price are the analysis' own; `status` says what is shown beside the sales. */
export const cmaConditions = z.strictObject({
  radiusMetres: z.int().min(cmaLimits.radiusMetres.min).max(cmaLimits.radiusMetres.max),
  soldFrom: isoDate,
  criteria,
});
export type CmaConditions = z.infer<typeof cmaConditions>;

const wholeDollars = cents.min(-1e11).max(1e11).multipleOf(100);
const lineKey = z.enum(adjustmentLines);
const share = z.number().min(0).max(1);
const perSale = <T extends z.ZodType>(value: T) =>
  z
    .record(id, value)
    .refine((record) => Object.keys(record).length <= cmaLimits.chosen, { error: 'too_big' });

/** What the agent decided otherwise. */
export const cmaEdits = z.strictObject({
  leftOut: z.array(id).max(cmaLimits.chosen),
  rates: z.partialRecord(lineKey, cents.min(-1e11).max(1e11)),
  amounts: perSale(z.partialRecord(lineKey, wholeDollars)),
  weights: perSale(share),
});

/** All that an agent decides; with the board's sales it gives the value. */
export const cmaDraft = z.strictObject({
  method: z.enum(methods),
  subject: cmaSubject,
  conditions: cmaConditions,
  chosen: z.array(id).max(cmaLimits.chosen),
  /** Floors that the board does not tell, by sale. */
  levels: perSale(z.int().min(1).max(factBounds.level.max)),
  edits: cmaEdits,
  note: paragraphs(cmaLimits.noteLength),
  saleNotes: perSale(paragraphs(cmaLimits.saleNoteLength)),
  /** The agent's own advice, in cents; no part of the value. */
  suggestedPrice: cents.min(0).max(1e12).nullable(),
});
export type CmaDraft = z.infer<typeof cmaDraft>;

export const subjectSuggestion = z.object({ listing: homeCard });
export type SubjectSuggestion = z.infer<typeof subjectSuggestion>;

export const lackingFacts = [...measuredFacts, 'place'] as const;
const lacking = z.array(z.enum(lackingFacts));
const doubted = z.array(z.enum(measuredFacts));

export const subjectFound = z.object({
  subject: cmaSubject,
  listing: homeCard.nullable(),
  /** What Fast would have to guess. */
  lacking,
  /** Facts of the board that no home can have; they are taken as not told. */
  doubted,
  /** Sales of the kind within the usual distance and time. */
  salesNear: count,
});
export type SubjectFound = z.infer<typeof subjectFound>;

export const candidate = z.object({
  listing: homeCard,
  facts: homeFacts,
  /** Kilometres; a place that is not known counts as the edge of the usual circle. */
  distance: z.number(),
  /** How alike, as a share of one. */
  match: share,
  soldDate: isoDate,
});
export type Candidate = z.infer<typeof candidate>;

/** Why a sale is not among the comparables, by the one condition that it misses. */
export const missReason = z.discriminatedUnion('code', [
  /** Null where the place of one of both is not known. */
  z.object({ code: z.literal('tooFar'), kilometres: z.number().nullable() }),
  z.object({ code: z.literal('soldTooEarly'), days: count }),
  /** `by` is how much is missing in the unit of the field; null where the home does not tell. */
  z.object({ code: z.literal('outside'), field: z.string(), by: z.number().nullable() }),
]);
export type MissReason = z.infer<typeof missReason>;

/** Conditions that would help, with what they would find. */
export const suggestion = z.object({
  conditions: cmaConditions,
  change: z.enum(['radius', 'soldFrom', 'style', 'area']),
  total: count,
});
export type Suggestion = z.infer<typeof suggestion>;

const contextGroup = z.object({
  total: count,
  medianPrice: cents.nullable(),
  medianDays: z.number().nullable(),
  items: z.array(z.object({ listing: homeCard, distance: z.number() })),
});

export const comparablesFound = z.object({
  total: count,
  /** The most alike first; at most 200 of them. */
  items: z.array(candidate),
  nearMisses: z.array(candidate.extend({ reason: missReason })),
  /** Sales whose price nobody would pay, and which are therefore no comparables. */
  implausible: count,
  /** More than 50: the specification's message applies. */
  isTooMany: z.boolean(),
  repairs: z.array(suggestion),
  /** What is chosen when the agent chooses nothing. */
  suggested: z.array(id).max(cmaLimits.chosen),
  /** Beside the sales, never in the average; null where the conditions do not ask for it. */
  actives: contextGroup.nullable(),
  expired: contextGroup.nullable(),
});
export type ComparablesFound = z.infer<typeof comparablesFound>;

const gridHome = z.object({
  facts: homeFacts,
  counts: z.array(z.number()).length(lineCount),
  known: count,
});
/** The published rate of a line: what one unit more is worth between two counts, in cents. */
const lineCurve = z.object({
  line: lineKey,
  pieces: z.array(
    z.object({
      from: z.number().nullable(),
      to: z.number().nullable(),
      rate: cents,
      low: cents,
      high: cents,
      /** Why it is zero, where it is; grids of earlier days do not tell. */
      note: z.enum(rateNotes).nullish(),
    }),
  ),
  sales: count,
  note: z.enum(rateNotes).nullable(),
});
const calibration = z.object({
  low: z.number(),
  high: z.number(),
  trials: count,
  weights: z.array(z.number()),
  quarters: z.array(z.number()),
  segments: z.record(z.string(), z.number()),
});

/** What `calculate` of the domain works on, in the browser as on the server. */
export const cmaGrid = z.object({
  method: z.enum(methods),
  day: count,
  subject: gridHome,
  sales: z.array(
    gridHome.extend({ id, price: cents, soldDay: count, distance: z.number(), moved: z.number() }),
  ),
  /** The one price that all rates are measured by. */
  reference: cents,
  curves: z.array(lineCurve).length(lineCount),
  /** What the home itself was sold for before. */
  earlier: z
    .object({ id, price: cents, soldDay: z.int(), moved: z.number(), share: z.number().min(0).max(1) })
    .nullable(),
  calibrations: z.object({ fast: calibration, advance: calibration }),
  middle: z.number(),
  size: z.number(),
});

export const gridFound = z.object({
  grid: cmaGrid,
  /** The chosen sales as lists and maps show them, in the order of the grid. */
  listings: z.array(homeCard),
  /** Chosen ones that the board no longer has. */
  gone: z.array(id),
  market: z.object({
    /** When the rates were fitted, and from how many sales. */
    asOf: isoDate,
    sales: count,
    /** Where prices of such homes stood, month by month; 100 at the end. */
    trend: z.array(z.object({ month: isoDate, index: z.number() })),
  }),
});
export type GridFound = z.infer<typeof gridFound>;

const amount = z.object({ value: cents, low: cents, high: cents });

export const versionRow = amount.extend({
  number: count,
  savedAt: isoInstant,
  method: z.enum(methods),
  comparables: count,
  note: z.string(),
});
export type VersionRow = z.infer<typeof versionRow>;

export const cmaVersion = versionRow.extend({
  /** What it was found by is no longer read: draft and market are as the method of today sees that day. */
  isByEarlierMethod: z.boolean(),
  draft: cmaDraft,
  found: gridFound.omit({ listings: true, gone: true }),
  listings: z.array(homeCard),
});
export type CmaVersion = z.infer<typeof cmaVersion>;

export const cmaWatch = z.strictObject({
  isOn: z.boolean(),
  percent: z.number().min(cmaLimits.watchPercent.min).max(cmaLimits.watchPercent.max),
});

/** What the home was sold for, beside what was said of it before. */
export const cmaScore = z.object({
  soldPrice: cents,
  soldDate: isoDate,
  version: count,
  value: cents,
  isInside: z.boolean(),
  /** (value / price) − 1. */
  error: z.number(),
});

export const cma = z.object({
  id,
  revision: count,
  createdAt: isoInstant,
  updatedAt: isoInstant,
  draft: cmaDraft,
  /** Facts for want of which Fast went on as Advance. */
  lacking,
  /** In what the home is unlike its neighbours, for which Fast went on as Advance. */
  unlike: z.array(z.enum(unlikenesses)),
  listing: homeCard.nullable(),
  client: z.object({ id, name: z.string() }).nullable(),
  versions: z.array(versionRow),
  watch: cmaWatch,
  /** What the value would be with the sales of today, where the watch found it moved. */
  moved: amount.extend({ seenAt: isoInstant }).nullable(),
  score: cmaScore.nullable(),
});
export type Cma = z.infer<typeof cma>;

export const cmaRow = z.object({
  id,
  address: z.string(),
  municipality: z.string(),
  method: z.enum(methods),
  updatedAt: isoInstant,
  createdAt: isoInstant,
  photoUrl: z.string().nullable(),
  clientName: z.string().nullable(),
  versions: count,
  /** Null for a draft that was never saved. */
  latest: amount.nullable(),
  moved: amount.nullable(),
  score: cmaScore.nullable(),
});
export type CmaRow = z.infer<typeof cmaRow>;

/** How far the agent's saved values were from what the homes were sold for. */
export const cmaRecord = z.object({
  scored: count,
  medianError: z.number().nullable(),
  within10: z.number().nullable(),
  inside: z.number().nullable(),
});
export type CmaRecord = z.infer<typeof cmaRecord>;

import { z } from 'zod';
import { count, id, isoDate, isoInstant, paragraphs, requiredLine } from './common.ts';

export const badgeLimits = {
  badges: 200,
  configuration: 4_000,
  name: 120,
  description: 500,
  parameters: 12,
  value: 120,
} as const;

export const queryCategories = [
  'business',
  'clients',
  'market',
  'listings',
  'cma',
  'messages',
  'reminders',
] as const;
export type QueryCategory = (typeof queryCategories)[number];

/** What a value is counted in. Money is whole dollars and cents as a decimal, percent is 0–100. */
export const queryUnits = ['count', 'money', 'percent', 'days', 'months', 'moneyPerArea'] as const;
export type QueryUnit = (typeof queryUnits)[number];

/** How the records behind a value become one number. */
export const queryMeasures = ['count', 'sum', 'mean', 'median', 'ratio'] as const;
export type QueryMeasure = (typeof queryMeasures)[number];

export const recordKinds = ['listing', 'client', 'message', 'cma', 'report', 'task', 'notification'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** What a value is made from: when one of them changes, badges that rest on it are counted anew. */
export const badgeSources = ['market', 'clients', 'messages', 'cma', 'notifications', 'favorites'] as const;
export type BadgeSource = (typeof badgeSources)[number];

export const parameterTypes = [
  'period',
  'days',
  'area',
  'municipality',
  'community',
  'homeKind',
  'offer',
  'listingStatus',
  'clientCategory',
  'agent',
] as const;
export type ParameterType = (typeof parameterTypes)[number];

const titled = z.object({ key: z.string(), title: z.string() });

export const queryParameter = z.object({
  paramDefId: z.string(),
  /** Also the key by which a badge lets its viewer change it. */
  discoveryKey: z.string(),
  type: z.enum(parameterTypes),
  title: z.string(),
  isRequired: z.boolean(),
  /** Empty where nothing is chosen: the parameter then leaves nothing out. */
  defaultValue: z.string(),
  /** Values to choose from, where they are few; places come from the lookups. */
  options: z.array(titled),
  /** What can fill it by itself. */
  resolvers: z.array(titled),
  /** Whether a viewer may be let to change it. */
  isDiscoverable: z.boolean(),
});
export type QueryParameter = z.infer<typeof queryParameter>;

export const namedQuery = z.object({
  key: z.string(),
  category: z.enum(queryCategories),
  title: z.string(),
  description: z.string(),
  unit: z.enum(queryUnits),
  measure: z.enum(queryMeasures),
  recordKind: z.enum(recordKinds),
  sources: z.array(z.enum(badgeSources)),
  /** Whether it has periods, and so a change against the one before and a line of them. */
  hasSeries: z.boolean(),
  /** Below it there is no value, because so few records say nothing. */
  smallestSample: count,
  parameters: z.array(queryParameter),
  /** How many of the agent's badges rest on it, and how many of those stand on a dashboard. */
  usedIn: z.object({ badges: count, dashboards: count }),
});
export type NamedQuery = z.infer<typeof namedQuery>;

export const queryCategory = z.object({
  key: z.enum(queryCategories),
  title: z.string(),
  description: z.string(),
  queries: z.array(namedQuery),
});
export type QueryCategoryGroup = z.infer<typeof queryCategory>;

export const sentParam = z.object({
  paramDefId: z.string(),
  /** What it was run with, after resolvers. */
  defaultValue: z.string(),
  /** The same as a person reads it: 'Port Credit', 'Last 90 days'. */
  text: z.string(),
});

const scopePart = z.object({
  /** As a person reads it: 'Mississauga', 'Last 90 days', 'Now'. */
  text: z.string(),
  /** Why it is not what the board says, in words; empty where it is. */
  note: z.string(),
});

/** What a number speaks of, in words. */
export const resultScope = z.object({
  area: scopePart,
  period: scopePart,
  /** What else was chosen: a kind of home, leases, a status. */
  choices: z.array(z.string()),
  /** What the change is measured against; empty without a change. */
  comparison: z.string(),
  /** On how few that rests; empty where it rests on enough. */
  comparisonSample: z.string(),
  /** On how few records the value rests; empty where it rests on enough. */
  sample: z.string(),
});
export type ResultScope = z.infer<typeof resultScope>;

const cell = z.union([z.number(), z.string(), z.null()]);

/** Row 0 is now, the others are the periods before it. Columns: period, value, change, records. */
export const queryResult = z.object({
  columnsNames: z.array(z.string()),
  rows: z.array(z.array(cell)),
  sentParams: z.array(sentParam),
  scope: resultScope,
});
export type QueryResult = z.infer<typeof queryResult>;

/** How a parameter of one badge is filled. */
export const badgeParam = z.object({
  badgeParamId: id,
  paramDefId: z.string(),
  discoveryKey: z.string(),
  value: z.string(),
  enableDiscovery: z.boolean(),
  enableResolver: z.boolean(),
  resolverKey: z.string(),
});
export type BadgeParam = z.infer<typeof badgeParam>;

export const badge = z.object({
  badgeId: id,
  badgeName: z.string(),
  badgeDescription: z.string(),
  /** JSON, see the domain's configuration. */
  badgeConfiguration: z.string(),
  queryKey: z.string(),
  category: z.enum(queryCategories),
  isDiscoverable: z.boolean(),
  isDeletable: z.boolean(),
  isResolverEnabled: z.boolean(),
  /** Made by an admin for everybody. */
  isShared: z.boolean(),
  isOwn: z.boolean(),
  params: z.array(badgeParam),
  dashboards: count,
  updatedAt: isoInstant,
});
export type Badge = z.infer<typeof badge>;

/** What keeps a value back, and so what opens it. */
export const valueLock = z.enum(['boardAccess']);
export type ValueLock = z.infer<typeof valueLock>;

export const badgeExecution = z.object({
  badgeId: id,
  badgeName: z.string(),
  badgeDescription: z.string(),
  badgeConfiguration: z.string(),
  unit: z.enum(queryUnits),
  measure: z.enum(queryMeasures),
  recordKind: z.enum(recordKinds),
  sources: z.array(z.enum(badgeSources)),
  /** Null where there is nothing in the way; a locked one has no rows. */
  lock: valueLock.nullable(),
  queryResult,
  /** Those the viewer may change here. */
  discoveryParams: z.array(
    z.object({
      badgeParamId: id,
      paramDefId: z.string(),
      discoveryKey: z.string(),
      parameter: queryParameter,
    }),
  ),
  executedAt: isoInstant,
});
export type BadgeExecution = z.infer<typeof badgeExecution>;

export const queryExecution = badgeExecution
  .pick({ lock: true, queryResult: true, executedAt: true })
  .extend({
    /** How long the database took. */
    milliseconds: z.number(),
  });

export const periodSteps = ['day', 'month', 'quarter'] as const;

/** The period of a badge cut into days, months or quarters, oldest first. */
export const badgeSeries = z.object({
  step: z.enum(periodSteps),
  parts: z.array(
    z.object({
      from: isoDate,
      to: isoDate,
      value: z.number().nullable(),
      records: count,
      /** On how few records the value rests; empty where it rests on enough. */
      sample: z.string(),
    }),
  ),
  sources: z.array(z.enum(badgeSources)),
});
export type BadgeSeries = z.infer<typeof badgeSeries>;

/** One of the records behind a number. */
export const badgeRecord = z.object({
  kind: z.enum(recordKinds),
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  /** When it counted, null for what only is. */
  on: isoDate.nullable(),
  /** What it adds, in the unit of the query; null where records are only counted. */
  amount: z.number().nullable(),
  /** Whether it is one of those that were looked for, where the value is a share. */
  isHit: z.boolean().nullable(),
  /** The screen that shows it. */
  path: z.string(),
});
export type BadgeRecord = z.infer<typeof badgeRecord>;

export const badgeRecords = z.object({
  /** Of all records, counted in the same look at the data as the list. */
  value: z.number().nullable(),
  records: z.array(badgeRecord),
  total: count,
  /** The same in words: '38 sales'. */
  totalText: z.string(),
  next: z.string().nullable(),
});
export type BadgeRecords = z.infer<typeof badgeRecords>;

export const paramValue = z.string().max(badgeLimits.value);

/** A text that holds a JSON object; what it means is the badge's business. */
const configurationText = z
  .string()
  .max(badgeLimits.configuration)
  .refine(isJsonObject, { error: 'json_object' });

export const badgeBody = z.strictObject({
  badgeName: requiredLine(badgeLimits.name),
  badgeDescription: paragraphs(badgeLimits.description).default(''),
  badgeConfiguration: configurationText,
  queryKey: z.string().max(100),
  params: z
    .array(
      z.strictObject({
        paramDefId: z.string().max(100),
        value: paramValue.default(''),
        enableDiscovery: z.boolean().default(false),
        enableResolver: z.boolean().default(false),
        resolverKey: z.string().max(60).default(''),
      }),
    )
    .max(badgeLimits.parameters)
    .default([]),
  isDiscoverable: z.boolean().default(true),
  isDeletable: z.boolean().default(true),
  isResolverEnabled: z.boolean().default(true),
  isShared: z.boolean().default(false),
});
export type BadgeBody = z.infer<typeof badgeBody>;

function isJsonObject(text: string): boolean {
  try {
    const held: unknown = JSON.parse(text);
    return held !== null && typeof held === 'object' && !Array.isArray(held);
  } catch {
    return false;
  }
}

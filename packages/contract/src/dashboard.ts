import { newsStates } from '@hearthline/domain/site/vocabulary';
import { z } from 'zod';
import { valueLock } from './badges.ts';
import { count, done, id, isoDate, isoInstant, requiredLine, success } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

export const dashboardLimits = { dashboards: 20, items: 60, name: 60 } as const;
export const mainDashboard = 'Main';

export const itemTypes = ['Badge', 'Component', 'Chart'] as const;
export const itemKeys = ['News', 'Weather', 'Reminder'] as const;
export type ItemType = (typeof itemTypes)[number];
export type ItemKey = (typeof itemKeys)[number];

const executionPlanEntry = z.strictObject({
  /** The parameter of the badge. */
  paramId: id,
  discoveryKey: z.string().max(60),
  enableDiscovery: z.boolean(),
  enableResolver: z.boolean(),
  resolverKey: z.string().max(60),
  /** What the viewer chose on the dashboard; null leaves it to the badge. */
  value: z.string().max(120).nullable().default(null),
});
export type ExecutionPlanEntry = z.infer<typeof executionPlanEntry>;

export const dashboardItem = z.object({
  /** Where it stands: the same badge may stand on a dashboard twice. */
  id,
  /** The badge of a badge or chart; for a component the same as `id`. */
  itemId: id,
  itemType: z.enum(itemTypes),
  /** Which component it is; empty for badges and charts. */
  itemKey: z.union([z.enum(itemKeys), z.literal('')]),
  /** JSON with the size: Small, Medium or Large. */
  configuration: z.string(),
  executionPlan: z.array(executionPlanEntry),
});
export type DashboardItem = z.infer<typeof dashboardItem>;

export const dashboard = z.object({
  id,
  name: z.string(),
  /** Whether what lies below the fold waits until the page is idle or is scrolled there. */
  isLazy: z.boolean(),
  items: z.array(dashboardItem),
});
export type Dashboard = z.infer<typeof dashboard>;

const dashboardRow = z.object({ id, name: z.string(), itemCount: count });

const configuration = z.string().max(1_000);
const executionPlan = z.array(executionPlanEntry).max(12);

export const newItemBody = z.strictObject({
  /** The badge of a badge or chart. */
  itemId: id.optional(),
  itemType: z.enum(itemTypes).default('Badge'),
  itemKey: z.union([z.enum(itemKeys), z.literal('')]).default(''),
  configuration: configuration.default('{}'),
  executionPlan: executionPlan.default([]),
});
export type NewItem = z.infer<typeof newItemBody>;

/** The whole order of a dashboard: what is not named keeps its place after those that are. */
const layoutBody = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id,
        configuration: configuration.optional(),
        executionPlan: executionPlan.optional(),
      }),
    )
    .max(dashboardLimits.items),
});

export const reminderKinds = [
  'task',
  'touchbase',
  'postalCard',
  'greeting',
  'birthday',
  'anniversary',
  'consent',
  'cmaMoved',
] as const;
export const reminder = z.object({
  kind: z.enum(reminderKinds),
  id: z.string(),
  /** Whom or what it is about: a client's name, an address. */
  title: z.string(),
  detail: z.string(),
  on: isoDate.nullable(),
  isLate: z.boolean(),
  path: z.string(),
});
export type Reminder = z.infer<typeof reminder>;

export const newsKinds = ['priceDrop', 'newInArea', 'recordSale'] as const;
export const newsItem = z.object({
  kind: z.enum(newsKinds),
  listingId: id,
  address: z.string(),
  municipality: z.string(),
  community: z.string(),
  photoUrl: z.string().nullable(),
  /** Cents: the price now or the price it was sold for. */
  price: z.number().int(),
  /** Cents: what it was before a drop, or the record before a record. */
  before: z.number().int().nullable(),
  at: isoInstant,
});
export type NewsItem = z.infer<typeof newsItem>;

/** A post of the agent's own. */
export const newsPanelPost = z.object({
  id,
  title: z.string(),
  state: z.enum(newsStates),
  /** When it came out or will; of a draft, when it was changed. */
  at: isoInstant,
});
export type NewsPanelPost = z.infer<typeof newsPanelPost>;

export const weather = z.object({
  place: z.string(),
  /** Degrees Celsius. */
  temperature: z.number(),
  high: z.number(),
  low: z.number(),
  /** WMO code of the weather. */
  code: z.number().int(),
  isDay: z.boolean(),
  days: z.array(
    z.object({
      date: isoDate,
      high: z.number(),
      low: z.number(),
      code: z.number().int(),
      rainPercent: z.number().nullable(),
    }),
  ),
  readAt: isoInstant,
  /** Made up, as everything of the demo region. */
  isSample: z.boolean(),
});
export type Weather = z.infer<typeof weather>;

const byId = z.strictObject({ id });
const byItem = z.strictObject({ id, item: id });
const dashboardName = requiredLine(dashboardLimits.name);

export const dashboardEndpoints = defineEndpoints({
  'GET /dashboard': {
    access: 'agent',
    summary: 'The dashboards of the agent, in their order',
    reply: success(z.object({ items: z.array(dashboardRow) })),
  },
  'POST /dashboard': {
    access: 'agent',
    summary: 'Make a dashboard',
    body: z.strictObject({ name: dashboardName }),
    reply: success(dashboard),
  },
  'GET /dashboard/{name}': {
    access: 'agent',
    summary: 'A dashboard with its items; the one named Main is made when it is first asked for',
    params: z.strictObject({ name: z.string().max(dashboardLimits.name) }),
    reply: success(dashboard),
  },
  'PUT /dashboard/{id}': {
    access: 'agent',
    summary: 'Put a badge, chart or component on a dashboard',
    params: byId,
    body: newItemBody,
    reply: success(dashboardItem),
  },
  'PUT /dashboard/{id}/name': {
    access: 'agent',
    summary: 'Rename a dashboard; Main keeps its name',
    params: byId,
    body: z.strictObject({ name: dashboardName }),
    reply: done,
  },
  'PUT /dashboard/{id}/layout': {
    access: 'agent',
    summary: 'Order, sizes and chosen parameters of the items',
    params: byId,
    body: layoutBody,
    reply: success(dashboard),
  },
  'PUT /dashboard/{id}/loading': {
    access: 'agent',
    summary: 'Whether a dashboard loads what is in view first, or everything at once',
    params: byId,
    body: z.strictObject({ isLazy: z.boolean() }),
    reply: done,
  },
  'PUT /dashboard/{id}/items': {
    access: 'agent',
    summary: 'Exactly these items in this order: those taken off come back, all others are taken off',
    params: byId,
    body: z.strictObject({ items: z.array(id).max(dashboardLimits.items) }),
    reply: success(dashboard),
  },
  'POST /dashboard/{id}/default': {
    access: 'agent',
    summary: 'The items of the first day in place of those that are there; badges stay as they are',
    params: byId,
    reply: success(dashboard),
  },
  'DELETE /dashboard/{id}': {
    access: 'agent',
    summary: 'Delete a dashboard; it can be brought back. Main stays',
    params: byId,
    reply: done,
  },
  'POST /dashboard/{id}/restore': {
    access: 'agent',
    summary: 'Bring back a deleted dashboard',
    params: byId,
    reply: success(dashboard),
  },
  'DELETE /dashboard/{id}/items/{item}': {
    access: 'agent',
    summary: 'Take an item off a dashboard; it can be brought back',
    params: byItem,
    reply: done,
  },
  'POST /dashboard/{id}/items/{item}/restore': {
    access: 'agent',
    summary: 'Put an item back where it stood',
    params: byItem,
    reply: success(dashboardItem),
  },
  'GET /dashboard/panels/reminders': {
    access: 'agent',
    summary: 'What waits for the agent: tasks, people to call, birthdays, consents, values that moved',
    reply: success(z.object({ items: z.array(reminder), total: count })),
  },
  'GET /dashboard/panels/news': {
    access: 'agent',
    summary: 'What happened in the market near the agent, and what the agent wrote last',
    reply: success(
      z.object({
        items: z.array(newsItem),
        posts: z.array(newsPanelPost),
        /** Where it happened; empty for everywhere. */
        place: z.string(),
        /** In how many days. */
        days: count,
        lock: valueLock.nullable(),
      }),
    ),
  },
  'GET /dashboard/panels/weather': {
    access: 'agent',
    summary: 'The weather at the agent’s city, where somebody tells it',
    reply: success(weather),
  },
});

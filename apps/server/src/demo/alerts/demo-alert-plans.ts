import type { AlertTimeUnit, AlertTrigger } from '@hearthline/domain/alert/vocabulary';
import { defaultTriggers } from '@hearthline/domain/alert/vocabulary';
import type { HomeKind } from '@hearthline/domain/listing/vocabulary';

export interface DemoAlertPlan {
  /** The place that its criteria name comes after it. */
  name: string;
  message: string;
  kinds: readonly HomeKind[];
  bedrooms: number;
  /** About so many events of the last 30 days fit. */
  matches: number;
  timeUnit: AlertTimeUnit;
  sendHours: readonly number[];
  quietHours: { from: string; to: string } | null;
  ceiling: number | null;
  triggers: readonly AlertTrigger[];
  /** Looks around a place instead of in a municipality. */
  hasCircle?: true;
  isForHousehold?: true;
  /** So many homes wait for the agent, who confirms each. */
  held?: number;
  /** Paused by its client so many days ago, for so many more. */
  pause?: { sinceDays: number; forDays: number };
  /** Days since the client was last here; several ago, they were asked and the agent told. */
  silentDays?: number;
  madeDaysAgo: number;
  /** By reader: how often they came, and how many minutes ago they were here. */
  visits: readonly { count: number; minutesAgo: number }[];
}

const evenings = { from: '21:00', to: '08:00' };
const hour = 60;
const day = 24 * hour;

/** The alerts of one agent, each with a rhythm or a state of its own. */
export const demoAlertPlans: readonly DemoAlertPlan[] = [
  {
    name: 'Family home',
    message: 'I watch this for you day and night. Tell me yes, maybe or no, and it gets better.',
    kinds: ['detached', 'bungalow'],
    bedrooms: 3,
    matches: 16,
    timeUnit: 'atOnce',
    sendHours: [],
    quietHours: evenings,
    ceiling: 5,
    triggers: defaultTriggers,
    madeDaysAgo: 46,
    visits: [{ count: 9, minutesAgo: 3 * hour }],
  },
  {
    name: 'Townhouse',
    message: '',
    kinds: ['townhouse', 'condoTownhouse', 'semiDetached'],
    bedrooms: 2,
    matches: 18,
    timeUnit: 'daily',
    sendHours: [8],
    quietHours: null,
    ceiling: 5,
    triggers: defaultTriggers,
    madeDaysAgo: 61,
    visits: [{ count: 6, minutesAgo: day }],
  },
  {
    name: 'First condo',
    message: 'Once a week what came up, as you asked.',
    kinds: ['condoApartment', 'loft'],
    bedrooms: 1,
    matches: 24,
    timeUnit: 'weekly',
    sendHours: [9],
    quietHours: null,
    ceiling: 5,
    triggers: ['new', 'priceIntoRange'],
    madeDaysAgo: 53,
    visits: [{ count: 3, minutesAgo: 6 * day }],
  },
  {
    name: 'Room for all of us',
    message: '',
    kinds: ['detached'],
    bedrooms: 4,
    matches: 12,
    timeUnit: 'atOnce',
    sendHours: [],
    quietHours: evenings,
    ceiling: 3,
    triggers: defaultTriggers,
    hasCircle: true,
    isForHousehold: true,
    madeDaysAgo: 38,
    visits: [
      { count: 7, minutesAgo: 9 * hour },
      { count: 4, minutesAgo: 2 * day },
    ],
  },
  {
    name: 'Chosen by hand',
    message: 'I look at each of these before it comes to you.',
    kinds: ['townhouse', 'semiDetached', 'detached'],
    bedrooms: 3,
    matches: 14,
    timeUnit: 'atOnce',
    sendHours: [],
    quietHours: evenings,
    ceiling: 5,
    triggers: defaultTriggers,
    held: 4,
    madeDaysAgo: 42,
    visits: [{ count: 5, minutesAgo: 30 * hour }],
  },
  {
    name: 'Closer to work',
    message: '',
    kinds: ['condoApartment', 'condoTownhouse'],
    bedrooms: 2,
    matches: 16,
    timeUnit: 'daily',
    sendHours: [7, 17],
    quietHours: null,
    ceiling: 5,
    triggers: defaultTriggers,
    pause: { sinceDays: 5, forDays: 14 },
    madeDaysAgo: 57,
    visits: [{ count: 4, minutesAgo: 5 * day + 20 }],
  },
  {
    name: 'Someday a bungalow',
    message: '',
    kinds: ['bungalow', 'detached'],
    bedrooms: 2,
    matches: 14,
    timeUnit: 'weekly',
    sendHours: [10],
    quietHours: null,
    ceiling: 5,
    triggers: defaultTriggers,
    silentDays: 85,
    madeDaysAgo: 96,
    visits: [{ count: 2, minutesAgo: 85 * day }],
  },
  {
    name: 'What sells around here',
    message: 'So that you see what homes like yours do.',
    kinds: ['detached', 'semiDetached'],
    bedrooms: 3,
    matches: 20,
    timeUnit: 'atOnce',
    sendHours: [],
    quietHours: evenings,
    ceiling: 2,
    triggers: ['new', 'priceChange', 'conditional', 'soldOrLeased'],
    madeDaysAgo: 49,
    visits: [{ count: 5, minutesAgo: 26 * hour }],
  },
];

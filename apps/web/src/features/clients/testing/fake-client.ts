import type { ReplyOf } from '@hearthline/contract';
import type { ClientNote, ClientTask, Touchbase } from '@hearthline/contract/client-page';
import type { TimelineEntry } from '@hearthline/contract/client-timeline';
import type { LookupItem } from '@hearthline/contract/lookups';
import { createBlankClient } from '@hearthline/domain/client/fields';
import { fakeApi } from '../../../testing/fake-api.ts';
import { samplePlans } from '../../../testing/sample-plans.ts';

export type SampleClient = ReplyOf<'GET /clients/{id}'>['result'];
type Routes = Parameters<typeof fakeApi>[0];

export const clientId = '0198a000-0000-7000-8000-0000000000c1';
export const otherId = '0198a000-0000-7000-8000-0000000000c2';
export const itemId = '0198a000-0000-7000-8000-0000000000e1';

/** A client with every required detail; change what the test is about. */
export function sampleClient(changes: Partial<SampleClient> = {}): SampleClient {
  return {
    ...createBlankClient('2025-04-18', 'en'),
    id: clientId,
    firstName: 'Amara',
    lastName: 'Chen-Laurent',
    email: 'amara.cl@example.com',
    phone: '+14165550142',
    birthday: '1987-11-03',
    businessName: 'Halton Health',
    jobTitle: 'Director',
    relation: 'excellent',
    source: 'referral',
    sourceDetail: 'Renée Tremblay',
    timeline: 'months3',
    type: 'buyer',
    tags: ['Lakeside'],
    address1: '77 Mohawk Ave',
    city: 'Mississauga',
    province: 'ON',
    postalCode: 'L5G 3R4',
    budget: 150_000_000,
    budgetMax: 220_000_000,
    mortgageStatus: 'preApproved',
    isIncomplete: false,
    createdAt: '2025-04-18T12:00:00.000Z',
    updatedAt: '2025-04-18T12:00:00.000Z',
    household: [],
    consent: {
      mayReceive: true,
      refusal: null,
      type: 'impliedInquiry',
      givenOn: '2025-08-14',
      endsOn: '2026-02-14',
      daysLeft: 94,
      leftCategories: [],
    },
    lastContactAt: null,
    ...changes,
  };
}

export function sampleRow(changes: Partial<SampleClient> = {}) {
  return {
    ...sampleClient(changes),
    lastContactAt: null,
    nextContactOn: null,
    consent: 'implied' as const,
  };
}

const items = (names: Record<string, string>): LookupItem[] =>
  Object.entries(names).map(([code, name]) => ({ id: code, code, name }));

const words = {
  ClientCategory: items({
    interested: 'Interested',
    waitingList: 'Waiting list',
    notInterested: 'Not interested',
  }),
  ClientType: items({ buyer: 'Buyer', tenant: 'Tenant' }),
  RelationQuality: items({ new: 'New', excellent: 'Excellent' }),
  Timeline: items({ months3: '3 months' }),
  ClientSource: items({ referral: 'Referral' }),
  MortgageStatus: items({ preApproved: 'Pre-approved' }),
  PreferredContact: items({ call: 'Call', text: 'SMS' }),
  Province: items({ ON: 'Ontario', QC: 'Quebec' }),
  Country: items({ CA: 'Canada', US: 'United States' }),
};

const touchbase: Touchbase = {
  nextContactOn: '2025-11-25',
  cadenceDays: null,
  everyDays: 14,
  plannedOn: null,
  lastContactAt: '2025-11-11T21:20:00.000Z',
  lastContactKind: 'call',
  weeks: [1, 0, 2, 1, 1, 0, 1, 2, 1, 0, 1, 3],
  birthday: { on: '2026-11-03', daysAhead: 356, years: 39 },
  moveIn: null,
};

interface Kept {
  client?: SampleClient;
  notes?: ClientNote[];
  tasks?: ClientTask[];
  timeline?: TimelineEntry[];
}

/** Birthdays are greeted, home anniversaries are not. */
const greetingCategories = (['birthdays', 'homeAnniversaries'] as const).map((category) => ({
  category,
  kind: category === 'birthdays' ? ('birthday' as const) : ('homeAnniversary' as const),
  designs: [],
  taskId: null,
  isOn: category === 'birthdays',
  occasions: [],
  designId: 'candles',
  approvesBeforeSending: false,
  clientCount: 1,
  nextDay: null,
}));

/** A server that knows one client and answers what the form and the page ask. */
export function fakeClient(kept: Kept = {}, routes: Routes = {}) {
  const { client = sampleClient(), notes = [], tasks = [], timeline = [] } = kept;
  return fakeApi({
    // Before those whose path it would also fit: the later one answers.
    'GET /clients/{id}': () => ({ isSuccess: true, result: client }),
    'PUT /clients/{id}': ({ body }) => ({ isSuccess: true, result: { ...client, ...body } }),
    'GET /lookup/groups': () => ({ isSuccess: true, result: words }),
    'GET /users/plans': () => ({ isSuccess: true, result: samplePlans() }),
    'GET /clients/tags': () => ({ isSuccess: true, result: [{ tag: 'Lakeside', count: 3 }] }),
    'GET /clients/draft': () => ({ isSuccess: true, result: null }),
    'PUT /clients/draft': () => ({ isSuccess: true, result: { savedAt: '2025-11-12T17:04:00.000Z' } }),
    'DELETE /clients/draft': () => ({ isSuccess: true }),
    'POST /clients/duplicates': () => ({ isSuccess: true, result: [] }),
    'POST /clients': ({ body }) => ({ isSuccess: true, result: { ...client, ...body } }),
    'GET /clients/{id}/timeline': () => ({ isSuccess: true, result: timeline, next: null }),
    'GET /clients/{id}/touchbase': () => ({ isSuccess: true, result: touchbase }),
    'PUT /clients/{id}/touchbase': () => ({ isSuccess: true, result: touchbase }),
    'GET /clients/{id}/notes': () => ({ isSuccess: true, result: notes }),
    'GET /clients/{id}/tasks': () => ({ isSuccess: true, result: tasks }),
    'GET /greetings/categories': () => ({ isSuccess: true, result: greetingCategories }),
    'POST /clients/{id}/contacts': () => ({ isSuccess: true, result: { id: itemId, touchbase } }),
    'DELETE /clients/{id}/contacts/{itemId}': () => ({ isSuccess: true, result: touchbase }),
    ...routes,
  });
}

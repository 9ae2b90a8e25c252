import type { Badge, NamedQuery, QueryParameter, QueryResult } from '@hearthline/contract/badges';
import { emptyConfiguration } from '@hearthline/domain/badge/configuration';
import { fakeApi } from '../../../testing/fake-api.ts';

const at = '2026-11-12T15:00:00.000Z';

export const idOf = (number: number) => `0198b000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const titled = (key: string, title: string) => ({ key, title });
const periods = [titled('last30Days', 'Last 30 days'), titled('last90Days', 'Last 90 days')];

export const periodParameter: QueryParameter = {
  paramDefId: 'market.sold.period',
  discoveryKey: 'period',
  type: 'period',
  title: 'Period',
  isRequired: true,
  defaultValue: 'last30Days',
  options: periods,
  resolvers: periods,
  isDiscoverable: true,
};

export const communityParameter: QueryParameter = {
  paramDefId: 'market.sold.community',
  discoveryKey: 'community',
  type: 'community',
  title: 'Community',
  isRequired: false,
  defaultValue: '',
  options: [],
  resolvers: [],
  isDiscoverable: true,
};

export function makeQuery(part: Partial<NamedQuery> = {}): NamedQuery {
  return {
    key: 'market.sold',
    category: 'market',
    title: 'Median sold price',
    description: 'Half cost more, half less.',
    unit: 'money',
    measure: 'median',
    recordKind: 'listing',
    sources: ['market'],
    hasSeries: true,
    smallestSample: 3,
    parameters: [periodParameter, communityParameter],
    usedIn: { badges: 0, dashboards: 0 },
    ...part,
  };
}

export const result: QueryResult = {
  columnsNames: ['period', 'value', 'change', 'records'],
  rows: [
    ['2026-10-14/2026-11-12', 1_482_350, 4.2, 38],
    ['2026-09-14/2026-10-13', 1_422_600, -1.1, 41],
  ],
  sentParams: [
    { paramDefId: 'market.sold.period', defaultValue: 'last30Days', text: 'Last 30 days' },
    { paramDefId: 'market.sold.community', defaultValue: '', text: '' },
  ],
  scope: {
    area: { text: 'Everywhere', note: '' },
    period: { text: 'Last 30 days', note: '' },
    choices: [],
    comparison: 'vs the 30 days before',
    comparisonSample: '',
    sample: '',
  },
};

export function makeBadge(number: number, part: Partial<Badge> = {}): Badge {
  return {
    badgeId: idOf(number),
    badgeName: `Badge ${number}`,
    badgeDescription: '',
    badgeConfiguration: JSON.stringify({ ...emptyConfiguration, title: `Badge ${number}`, symbol: '$' }),
    queryKey: 'market.sold',
    category: 'market',
    isDiscoverable: true,
    isDeletable: true,
    isResolverEnabled: true,
    isShared: false,
    isOwn: true,
    params: [
      {
        badgeParamId: idOf(900 + number),
        paramDefId: 'market.sold.community',
        discoveryKey: 'community',
        value: '',
        enableDiscovery: true,
        enableResolver: false,
        resolverKey: '',
      },
    ],
    dashboards: 0,
    updatedAt: at,
    ...part,
  };
}

const execution = { lock: null, queryResult: result, executedAt: at, milliseconds: 12.4 };
const places = [
  'Port Credit',
  'Lorne Park',
  'Clarkson',
  'Erindale',
  'Lakeview',
  'Streetsville',
  'Meadowvale',
  'Malton',
  'Cooksville',
];

/** A catalogue of two categories and a server that keeps the badges it is told. */
export function fakeBadges(badges: readonly Badge[] = []) {
  const kept = [...badges];
  const sold = makeQuery();
  const clients = makeQuery({
    key: 'clients.all',
    category: 'clients',
    title: 'My clients',
    description: 'Everybody in your book.',
    unit: 'count',
    hasSeries: false,
    parameters: [],
    usedIn: { badges: 2, dashboards: 1 },
  });
  const groups = [
    { key: 'market' as const, title: 'Market', description: 'Prices', queries: [sold] },
    { key: 'clients' as const, title: 'Clients', description: 'People', queries: [clients] },
  ];
  return fakeApi({
    'GET /admin/badge/categories': ({ query }) => {
      const term = (query.get('term') ?? '').toLowerCase();
      const found = groups
        .map((group) => ({
          ...group,
          queries: group.queries.filter(({ title }) => title.toLowerCase().includes(term)),
        }))
        .filter(({ queries }) => queries.length > 0);
      return { isSuccess: true, result: found, totalRows: found.length };
    },
    'GET /queries/{key}': ({ params }) => ({
      isSuccess: true,
      result: params.key === clients.key ? clients : sold,
    }),
    'POST /queries/{key}/exec': () => ({ isSuccess: true, result: execution }),
    'POST /queries/exec': ({ body }) => ({
      isSuccess: true,
      result: body.keys.map((key) => ({ key, execution })),
    }),
    'GET /lookup/community': () => ({
      isSuccess: true,
      result: places.map((name, place) => ({ id: String(place), name, code: `c${place}` })),
    }),
    'GET /badges': () => ({ isSuccess: true, result: kept, totalRows: kept.length }),
    'POST /badges/exec': ({ body }) => ({
      isSuccess: true,
      result: body.items.map(({ badgeId }) => ({
        badgeId,
        execution: {
          ...execution,
          badgeId,
          badgeName: '',
          badgeDescription: '',
          badgeConfiguration: '{}',
          unit: 'money',
          measure: 'median',
          recordKind: 'listing',
          sources: ['market'],
          discoveryParams: [],
        },
        error: null,
      })),
    }),
    'POST /admin/badge': ({ body }) => {
      const { params: _params, ...fields } = body;
      const made = makeBadge(50, { ...fields, isOwn: true });
      kept.push(made);
      return { isSuccess: true, result: made };
    },
    'DELETE /admin/badge/{badgeId}': () => ({ isSuccess: true }),
    'POST /admin/badge/{badgeId}/restore': () => ({ isSuccess: true, result: makeBadge(1) }),
    'GET /dashboard': () => ({
      isSuccess: true,
      result: { items: [{ id: idOf(700), name: 'Main', itemCount: 4 }] },
    }),
    'PUT /dashboard/{id}': ({ body }) => ({
      isSuccess: true,
      result: {
        id: idOf(701),
        itemId: body.itemId ?? '',
        itemType: 'Badge',
        itemKey: '',
        configuration: body.configuration ?? '{}',
        executionPlan: [],
      },
    }),
  });
}

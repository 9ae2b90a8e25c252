import type { ReplyOf } from '@hearthline/contract';
import type { BadgeExecution, QueryParameter } from '@hearthline/contract/badges';
import type { Dashboard, DashboardItem } from '@hearthline/contract/dashboard';
import type { BadgeConfiguration } from '@hearthline/domain/badge/configuration';
import { vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';

export const idOf = (number: number): string => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export function makeItem(number: number, changes: Partial<DashboardItem> = {}): DashboardItem {
  return {
    id: idOf(number),
    itemId: idOf(100 + number),
    itemType: 'Badge',
    itemKey: '',
    configuration: '{"size":"Medium"}',
    executionPlan: [],
    ...changes,
  };
}

const daysParameter: QueryParameter = {
  paramDefId: 'test.days',
  discoveryKey: 'days',
  type: 'days',
  title: 'Days',
  isRequired: true,
  defaultValue: '30',
  options: [
    { key: '30', title: '30 days' },
    { key: '90', title: '90 days' },
  ],
  resolvers: [],
  isDiscoverable: true,
};

export function makeExecution(
  badgeId: string,
  value: number | null,
  changes: Partial<BadgeExecution> = {},
): BadgeExecution {
  const title = `Badge ${Number(badgeId.slice(-12)) - 100}`;
  const configuration: Partial<BadgeConfiguration> = { title };
  return {
    badgeId,
    badgeName: title,
    badgeDescription: '',
    badgeConfiguration: JSON.stringify(configuration),
    unit: 'count',
    measure: 'count',
    recordKind: 'client',
    sources: ['clients'],
    lock: null,
    queryResult: {
      columnsNames: ['period', 'value', 'change', 'records'],
      rows: [[null, value, null, value]],
      sentParams: [{ paramDefId: 'test.days', defaultValue: '30', text: '30 days' }],
      scope: {
        area: { text: 'Your clients', note: '' },
        period: { text: 'Next 30 days', note: '' },
        choices: [],
        comparison: '',
        comparisonSample: '',
        sample: '',
      },
    },
    discoveryParams: [],
    executedAt: '2026-11-16T10:00:00.000Z',
    ...changes,
  };
}

export const daysOf = (number: number): BadgeExecution['discoveryParams'] => [
  {
    badgeParamId: idOf(200 + number),
    paramDefId: 'test.days',
    discoveryKey: 'days',
    parameter: daysParameter,
  },
];

export const planOf = (number: number): DashboardItem['executionPlan'] => [
  {
    paramId: idOf(200 + number),
    discoveryKey: 'days',
    enableDiscovery: true,
    enableResolver: false,
    resolverKey: '',
    value: null,
  },
];

interface FakeBoard {
  items: DashboardItem[];
  isLazy?: boolean;
  /** What a badge answers; its number by default. */
  execute?: (badgeId: string) => BadgeExecution | null;
  scope?: Partial<FakeScope>;
}

type FakeScope = ReplyOf<'GET /badges/scope'>['result'];

const success = { isSuccess: true } as const;

export function fakeDashboard(fake: FakeBoard) {
  const { items, isLazy = true, execute = (id) => makeExecution(id, 5) } = fake;
  const board: Dashboard = { id: idOf(900), name: 'Main', isLazy, items };
  const taken: DashboardItem[] = [];
  let made = 0;
  let scope: FakeScope = {
    area: 'myArea',
    period: null,
    areaText: 'Mississauga',
    periodText: 'Each badge’s period',
    listingsReadAt: null,
    ...fake.scope,
  };
  return fakeApi({
    'GET /dashboard': () => ({
      ...success,
      result: { items: [{ id: board.id, name: board.name, itemCount: board.items.length }] },
    }),
    'GET /dashboard/{name}': () => ({ ...success, result: board }),
    'PUT /dashboard/{id}/layout': ({ body }) => {
      const byId = new Map(board.items.map((item) => [item.id, item]));
      board.items = body.items.flatMap(({ id, configuration, executionPlan }) => {
        const item = byId.get(id);
        if (!item) return [];
        return [
          {
            ...item,
            configuration: configuration ?? item.configuration,
            executionPlan: (executionPlan ?? item.executionPlan) as DashboardItem['executionPlan'],
          },
        ];
      });
      return { ...success, result: board };
    },
    'PUT /dashboard/{id}': ({ body }) => {
      made += 1;
      const id = idOf(500 + made);
      const item = makeItem(0, { executionPlan: [], ...(body as Partial<DashboardItem>), id });
      const placed = { ...item, itemId: body.itemId ?? id };
      taken.push(placed);
      board.items = [...board.items, placed];
      return { ...success, result: placed };
    },
    'PUT /dashboard/{id}/items': ({ body }) => {
      const known = new Map([...taken, ...board.items].map((item) => [item.id, item]));
      board.items = body.items.flatMap((id) => known.get(id) ?? []);
      return { ...success, result: board };
    },
    'POST /dashboard/{id}/default': () => {
      taken.push(...board.items);
      board.items = [makeItem(1)];
      return { ...success, result: board };
    },
    'DELETE /dashboard/{id}/items/{item}': ({ params }) => {
      taken.push(...board.items);
      board.items = board.items.filter(({ id }) => id !== params.item);
      return success;
    },
    'PUT /dashboard/{id}/loading': ({ body }) => {
      board.isLazy = body.isLazy;
      return success;
    },
    'GET /dashboard/panels/news': () => ({
      ...success,
      result: { items: [], posts: [], place: 'Mississauga', days: 14, lock: null },
    }),
    'GET /dashboard/panels/reminders': () => ({ ...success, result: { items: [], total: 0 } }),
    'GET /badges/scope': () => ({ ...success, result: scope }),
    'PUT /badges/scope': ({ body }) => {
      scope = { ...scope, ...body, periodText: body.period ?? 'Each badge’s period' };
      return { ...success, result: scope };
    },
    'GET /lookup/municipality': () => ({
      ...success,
      result: ['Mississauga', 'Oakville'].map((name) => ({ id: name, name, code: name.toLowerCase() })),
    }),
    'POST /badges/exec': ({ body }) => ({
      ...success,
      result: body.items.map(({ badgeId }) => {
        const execution = execute(badgeId);
        const error = { code: 'query_too_slow', friendlyMessage: 'This takes too long right now.' };
        return { badgeId, execution, error: execution ? null : error };
      }),
    }),
  });
}

/** jsdom lays nothing out, so a test says itself what comes into view. */
export function watchView(): { show: (...ids: string[]) => void } {
  const watched = new Map<Element, IntersectionObserverCallback>();
  class ViewObserver {
    readonly #callback: IntersectionObserverCallback;

    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }

    observe(element: Element) {
      watched.set(element, this.#callback);
    }

    unobserve(element: Element) {
      watched.delete(element);
    }

    disconnect() {
      for (const [element, callback] of watched) if (callback === this.#callback) watched.delete(element);
    }
  }
  vi.spyOn(window, 'IntersectionObserver').mockImplementation(
    ViewObserver as unknown as typeof IntersectionObserver,
  );
  return {
    show: (...ids) => {
      const [callback] = watched.values();
      const entries = [...watched.keys()].map((target) => ({
        target,
        isIntersecting: ids.includes(target.getAttribute('data-item') ?? ''),
      }));
      callback?.(
        entries as IntersectionObserverEntry[],
        {
          unobserve: (element: Element) => watched.delete(element),
        } as unknown as IntersectionObserver,
      );
    },
  };
}

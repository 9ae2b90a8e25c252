import { fakeApi } from '../../testing/fake-api.ts';
import { sampleMe } from '../../testing/sample-me.ts';

/** What the frame asks of the server on every screen. */
export function fakeShell({ unread = 0, me = sampleMe() } = {}) {
  return fakeApi({
    'GET /users/me': () => ({ isSuccess: true, result: me }),
    'PUT /users/preferences': () => ({ isSuccess: true, result: me.preferences }),
    'GET /users/profile/avatar': () => ({ isSuccess: true, result: null }),
    'GET /notifications/unread': () => ({ isSuccess: true, result: [], totalRows: 0 }),
    'GET /notifications/all': () => ({ isSuccess: true, result: [], totalRows: 0 }),
    'GET /notifications/unread/count': () => ({ isSuccess: true, count: unread }),
    'GET /baskets': () => ({
      isSuccess: true,
      result: [],
      totalRows: 0,
      counts: { all: 0, newAnswers: 0, waiting: 0, neverOpened: 0, drafts: 0 },
      unread: 0,
    }),
    'GET /alerts': () => ({
      isSuccess: true,
      result: [],
      totalRows: 0,
      counts: { all: 0, active: 0, paused: 0, waiting: 0, silent: 0 },
      waiting: 0,
    }),
    'GET /alerts/approvals': () => ({ isSuccess: true, result: [], totalRows: 0 }),
    'GET /alerts/wanted': () => ({ isSuccess: true, result: {} }),
    'GET /news': () => ({
      isSuccess: true,
      result: [],
      totalRows: 0,
      counts: { mine: 0, onSite: 0, sent: 0 },
    }),
    'GET /news/library': () => ({ isSuccess: true, result: [] }),
    'POST /palette/search': () => ({ isSuccess: true, result: {} }),
    'GET /badges/scope': () => ({
      isSuccess: true,
      result: {
        area: 'myArea',
        period: null,
        areaText: 'Mississauga',
        periodText: 'Each badge’s period',
        listingsReadAt: null,
      },
    }),
    'GET /dashboard': () => ({ isSuccess: true, result: { items: [] } }),
    'GET /dashboard/{name}': ({ params: { name } }) => ({
      isSuccess: true,
      result: { id: '01900000-0000-7000-8000-000000000900', name, isLazy: true, items: [] },
    }),
  });
}

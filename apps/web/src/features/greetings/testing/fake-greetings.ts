import type {
  GreetingCategoryRow,
  GreetingEvent,
  GreetingRunDetail,
  GreetingTask,
  GreetingTemplate,
  GreetingWishes,
  GreetingYear,
} from '@hearthline/contract/greetings';
import { fakeApi } from '../../../testing/fake-api.ts';
import {
  idOf,
  sampleEvents,
  sampleRows,
  sampleRun,
  sampleTemplate,
  sampleWishes,
  sampleYear,
  taskOf,
} from './sample-greetings.ts';

interface Kept {
  year?: GreetingYear;
  events?: GreetingEvent[];
  rows?: GreetingCategoryRow[];
  tasks?: GreetingTask[];
  template?: GreetingTemplate;
  wishes?: GreetingWishes;
  runs?: GreetingRunDetail[];
}

const ok = <Result>(result: Result) => ({ isSuccess: true, result }) as const;
const page = <Row>(result: Row[]) => ({ isSuccess: true, result, totalRows: result.length }) as const;

/** A server that keeps these greetings, as far as the screens ask for them. */
export function fakeGreetings({ year = sampleYear(), events = sampleEvents(), ...kept }: Kept = {}) {
  let all = events;
  let rows = kept.rows ?? sampleRows();
  let tasks = kept.tasks ?? [taskOf(1)];
  const runs = kept.runs ?? [sampleRun()];
  let template = kept.template ?? sampleTemplate();
  let wishes = kept.wishes ?? sampleWishes();
  const putTask = (task: GreetingTask) => {
    tasks = [...tasks.filter(({ id }) => id !== task.id), task];
    return ok(task);
  };
  const known = (id: string) => tasks.find((task) => task.id === id) ?? taskOf(1);
  return fakeApi({
    'GET /greetings/year': () => ok(year),
    'GET /greetings/events': ({ query }) => {
      const [from = '', to = ''] = [query.get('from') ?? '', query.get('to') ?? ''];
      const search = (query.get('search') ?? '').toLowerCase();
      return page(
        all.filter(
          ({ day, kind, state, client }) =>
            day >= from &&
            day <= to &&
            (query.get('kind') ?? kind) === kind &&
            (query.get('isWaiting') !== 'true' || state === 'waiting') &&
            (client?.name ?? '').toLowerCase().includes(search),
        ),
      );
    },
    'GET /greetings/days/{id}/clients': () => ({
      ...page([
        { client: { id: idOf(106), name: 'Noor Haddad' }, state: 'scheduled' as const, reason: null },
        { client: { id: idOf(107), name: 'Omar Nassar' }, state: 'blocked' as const, reason: 'noConsent' },
      ]),
      totalRows: 9,
    }),
    'POST /greetings/decide': ({ body }) => {
      const states = { approve: 'scheduled', skip: 'skipped', undo: 'waiting' } as const;
      all = all.map((event) =>
        body.keys.includes(event.key) ? { ...event, state: states[body.decision] } : event,
      );
      return ok({ changed: body.keys.length });
    },
    'GET /greetings/categories': () => ok(rows),
    'PUT /greetings/categories/{category}': ({ params, body }) => {
      rows = rows.map((row) => (row.category === params.category ? { ...row, ...body } : row));
      return ok(rows[0] as GreetingCategoryRow);
    },
    'GET /greetings/tasks': ({ query }) =>
      page(tasks.filter(({ state }) => query.get('state') === 'all' || state === query.get('state'))),
    'POST /greetings/tasks': ({ body }) => putTask({ ...taskOf(2), ...body }),
    'GET /greetings/tasks/{id}': ({ params }) => ok(known(params.id)),
    'PUT /greetings/tasks/{id}': ({ params, body }) => putTask({ ...known(params.id), ...body }),
    'POST /greetings/tasks/{id}/cancel': ({ params }) =>
      putTask({ ...known(params.id), state: 'cancelled', sendDate: null }),
    'POST /greetings/tasks/{id}/restore': ({ params }) =>
      putTask({ ...known(params.id), state: 'scheduled' }),
    // After those with an id in its place, because the last that fits answers.
    'POST /greetings/tasks/count': () => ok({ sendDate: '2025-12-01', clientCount: 148, canReceive: 131 }),
    'GET /greetings/templates/{category}/{design}': () => ok(template),
    'PUT /greetings/templates/{category}/{design}': ({ body }) => {
      template = { ...template, words: body.words, isChanged: true, savedAt: '2025-11-12T14:00:00.000Z' };
      return ok(template);
    },
    'DELETE /greetings/templates/{category}/{design}': () => {
      template = { ...template, words: template.original, isChanged: false, savedAt: null };
      return ok(template);
    },
    'POST /greetings/templates/{category}/{design}/preview': ({ body }) =>
      ok({
        language: body.language ?? 'en',
        subject: `Happy birthday, ${body.position === 0 ? 'Luc' : 'Grace'}`,
        html: '<!doctype html><html><body>Happy birthday</body></html>',
        client: { id: idOf(101), name: body.position === 0 ? 'Luc Bergeron' : 'Grace Mensah' },
        clientCount: 2,
      }),
    'POST /greetings/templates/{category}/{design}/test': () => ({ isSuccess: true }),
    'POST /greetings/pictures': () => ok({ fileId: idOf(500), url: '/pictures/own.jpg' }),
    'GET /greetings/recent': () => page(runs),
    'GET /greetings/recent/{id}': () => ok(runs[0] ?? sampleRun()),
    'GET /greetings/recent/{id}/clients': ({ query }) => ({
      ...page(
        query.get('filter') === 'answered'
          ? [
              {
                id: idOf(703),
                client: { id: idOf(102), name: 'Grace Mensah' },
                phone: '+14165550142',
                language: 'en' as const,
                state: 'sent' as const,
                reason: null,
                messageId: idOf(704),
                status: 'delivered',
                grade: 'confirmed' as const,
                hasBounced: false,
                hasAnswered: true,
                at: '2025-10-13T14:00:00.000Z',
              },
            ]
          : [
              {
                id: idOf(701),
                client: { id: idOf(101), name: 'Sofia Marchetti' },
                phone: '',
                language: 'en' as const,
                state: 'sent' as const,
                reason: null,
                messageId: idOf(702),
                status: 'delivered',
                grade: 'none' as const,
                hasBounced: true,
                hasAnswered: false,
                at: '2025-10-13T13:01:00.000Z',
              },
            ],
      ),
      counts: { all: 188, answered: 7, notReached: 3, leftOut: 12 },
    }),
    'GET /greetings/clients/{id}': () => ok(wishes),
    'PUT /greetings/clients/{id}': ({ body }) => {
      wishes = { ...wishes, ...(body as Partial<GreetingWishes>) };
      return ok(wishes);
    },
    'GET /clients/lists': () => ok([]),
  });
}

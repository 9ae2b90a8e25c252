import type { GreetingTaskInput } from '@hearthline/contract/greetings';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GreetingsApp } from '../testing/greetings-app.ts';
import { createGreetingsApp } from '../testing/greetings-app.ts';

let app: GreetingsApp;
beforeAll(async () => {
  app = await createGreetingsApp();
});
afterAll(() => app.closeAll());
afterEach(async () => {
  app.clock.set('2025-11-12T14:00:00Z');
  for (const table of ['greeting_task', 'greeting_pace', 'message', 'smart_list', 'client'])
    await app.database.query(`delete from ${table}`);
  await app.clockIn();
});
const as = () => ({ as: app.agent });
const task = (changes: Partial<GreetingTaskInput>): GreetingTaskInput => ({
  category: 'customDates',
  occasions: ['custom'],
  name: 'Mortgage renewal',
  designId: 'mapleLeaves',
  words: null,
  customDate: '2025-11-12',
  repeatsAnnually: false,
  audience: { kind: 'all' },
  approvesBeforeSending: false,
  ...changes,
});
const create = (changes: Partial<GreetingTaskInput>) =>
  app.call('POST /greetings/tasks', { ...as(), body: task(changes) });

it('[EVENT-02] a single day whose hour has passed is refused at the day, for whom it would never leave', async () => {
  const eastern = await app.addReader({ email: 'a@example.com', province: 'ON' });
  const western = await app.addReader({ email: 'b@example.com', province: 'BC' });
  // Nine in the morning is two hours ago in Ontario, and an hour ahead in British Columbia.
  app.clock.set('2025-11-12T16:00:00Z');
  await app.clockIn();
  const toOne = (clientId: string) => ({ audience: { kind: 'client' as const, clientId } });
  for (const changes of [toOne(eastern), {}, { customDate: '2025-11-01' }]) {
    const { status, body } = await create(changes);
    expect([status, body.error?.fields?.[0]]).toMatchObject([400, { path: 'customDate', code: 'past' }]);
  }
  expect(await app.database.query('select id from greeting_task')).toEqual([]);
  for (const changes of [toOne(western), { repeatsAnnually: true }, { customDate: '2025-11-13' }])
    expect((await create(changes)).status).toBe(200);
  const { result } = (await create({ ...toOne(eastern), customDate: '2025-11-13' })).body;
  const moved = await app.call('PUT /greetings/tasks/{id}', {
    ...as(),
    params: { id: result.id },
    body: { ...task(toOne(eastern)), revision: result.revision },
  });
  expect([moved.status, moved.body.error?.fields?.[0]?.path]).toEqual([400, 'customDate']);
  const kept = await app.call('GET /greetings/tasks/{id}', { ...as(), params: { id: result.id } });
  expect(kept.body.result.customDate).toBe('2025-11-13');
});

it('[EVENT-01] the agent’s own dates count whom they name, each client once', async () => {
  const clientId = await app.addReader({ email: 'a@example.com' });
  await app.addReader({ email: 'b@example.com' });
  const count = async () => {
    const { body } = await app.call('GET /greetings/categories', as());
    return body.result.find(({ category }) => category === 'customDates')?.clientCount;
  };
  expect(await count()).toBe(0);
  await create({ customDate: '2025-12-01', audience: { kind: 'client', clientId } });
  await create({ customDate: '2025-12-02', audience: { kind: 'client', clientId } });
  expect(await count()).toBe(1);
  await create({ customDate: '2025-12-03' });
  expect(await count()).toBe(2);
});

it('[EVENT-02] what is cancelled or done takes no place among the tasks that an agent may have', async () => {
  await app.addReader({ email: 'a@example.com' });
  const fill = (state: string, customOn: string, repeats: boolean) =>
    app.database.query(
      `insert into greeting_task (agent_id, id, category, occasions, name, design, custom_on, repeats, audience, approves,
         state, counts_from, created_at, updated_at)
       select $1, gen_random_uuid(), 'customDates', '{custom}', 'Reunion', 'mapleLeaves', $3, $4, 'all', false, $2, $5, $5, $5
       from generate_series(1, 100)`,
      [app.agent.agentId, state, customOn, repeats, '2025-01-01T12:00:00Z'],
    );
  await fill('cancelled', '2025-12-01', true);
  await fill('scheduled', '2025-03-01', false);
  await fill('scheduled', '2025-12-01', true);
  const made = (await create({ customDate: '2025-12-05' })).body.result;
  expect(made).toMatchObject({ state: 'scheduled' });
  const params = { id: made.id };
  await app.call('POST /greetings/tasks/{id}/cancel', { ...as(), params });
  await fill('scheduled', '2025-12-01', true);
  const { status, body } = await create({ customDate: '2025-12-06' });
  expect([status, body.error?.code]).toEqual([422, 'plan_limit']);
  const restored = await app.call('POST /greetings/tasks/{id}/restore', { ...as(), params });
  expect(restored.body.error?.code).toBe('plan_limit');
  const query = '?state=done&page=2&pageSize=40';
  const done = (await app.call('GET /greetings/tasks', { ...as(), query })).body;
  expect([done.totalRows, done.result.length, done.result[0]?.state]).toEqual([100, 40, 'done']);
});

it('[EVENT-02] the switch of a category stays what it is: all clients, every year', async () => {
  const { taskId } = await app.switchOn('easter');
  const params = { id: taskId ?? '' };
  const { result } = (await app.call('GET /greetings/tasks/{id}', { ...as(), params })).body;
  const { revision, category, occasions, name, designId, words, customDate } = result;
  const kept = { revision, category, occasions, name, designId, words, customDate };
  const clientId = await app.addReader({ email: 'a@example.com' });
  const put = async (changes: object) => {
    const body = {
      ...kept,
      repeatsAnnually: true,
      audience: { kind: 'all' },
      approvesBeforeSending: true,
      ...changes,
    };
    const reply = await app.call('PUT /greetings/tasks/{id}', { ...as(), params, body });
    return [reply.status, reply.body.error?.fields?.[0]?.path];
  };
  const diwali = { category: 'diwali', occasions: ['diwali'], designId: 'rangoli' };
  expect(await put(diwali)).toEqual([400, 'category']);
  expect(await put({ audience: { kind: 'client', clientId } })).toEqual([400, 'audience']);
  expect(await put({ repeatsAnnually: false })).toEqual([400, 'repeatsAnnually']);
  expect(await put({})).toEqual([200, undefined]);
});

describe('a day that many share', () => {
  const schedule = (changes: Partial<GreetingTaskInput> = {}) =>
    create({ name: 'Reunion', customDate: '2025-11-14', repeatsAnnually: true, ...changes });
  const hold = (id: string) =>
    app.call('PUT /greetings/clients/{id}', {
      ...as(),
      params: { id },
      body: {
        feasts: [],
        leapDayRule: 'feb28',
        hold: { until: null, reason: 'bereavement' },
        wantsNoPaper: false,
      },
    });
  const find = async (more = '') => {
    await app.clockIn();
    const query = `?from=2025-11-10&to=2025-11-30${more}`;
    return (await app.call('GET /greetings/events', { ...as(), query })).body.result;
  };
  const decide = (key: string | undefined, decision: string) =>
    app.call('POST /greetings/decide', { ...as(), body: { keys: [key], decision } });
  const outcomes = async () => (await app.outcomes()).map(({ name, outcome }) => [name, outcome]);

  it('waits for the agent as long as somebody of it is left, whoever was settled before', async () => {
    await app.addReader({ email: 'a@example.com', firstName: 'Ana', province: 'ON' });
    await app.addReader({ email: 'm@example.com', firstName: 'Mei', province: 'BC' });
    await app.addReader({ email: 's@example.com', firstName: 'Sean', province: 'NL' });
    await hold(await app.addReader({ email: 'h@example.com', firstName: 'Helen', province: 'NL' }));
    await schedule({ approvesBeforeSending: true });
    await app.lookAt('2025-11-14T13:00:00Z');
    expect(await outcomes()).toContainEqual(['Helen', 'leftOut']);
    expect(await find()).toMatchObject([{ state: 'waiting', clientCount: 4 }]);
    const [waiting] = await find('&isWaiting=true');
    expect((await app.call('GET /greetings/year', as())).body.result.waiting).toBe(1);
    const reminders = (await app.call('GET /dashboard/panels/reminders', as())).body.result.items;
    expect(reminders.filter(({ kind }) => kind === 'greeting')).toMatchObject([
      { title: 'A greeting waits for you', path: '/events' },
    ]);
    await decide(waiting?.key, 'approve');
    await app.look();
    expect(await find()).toMatchObject([{ state: 'scheduled', clientCount: 4 }]);
    await app.lookAt('2025-11-14T17:00:00Z');
    expect(await outcomes()).toEqual([
      ['Ana', 'sent'],
      ['Helen', 'leftOut'],
      ['Mei', 'sent'],
      ['Sean', 'sent'],
    ]);
    expect(await find()).toMatchObject([
      { state: 'sent', clientCount: 4, sendAt: '2025-11-14T13:00:00.000Z' },
    ]);
  });

  it('is skipped as a whole, sent after all, and comes back next year', async () => {
    await app.addReader({ email: 'a@example.com', firstName: 'Ana' });
    await schedule();
    const [event] = await find();
    await decide(event?.key, 'skip');
    expect(await find()).toMatchObject([{ state: 'skipped' }]);
    await decide(event?.key, 'undo');
    expect(await find()).toMatchObject([{ state: 'scheduled' }]);
    await decide(event?.key, 'skip');
    await app.lookAt('2025-11-14T15:00:00Z');
    await app.lookAt('2026-11-14T15:00:00Z');
    expect((await app.outcomes()).map(({ day, outcome }) => [day, outcome])).toEqual([
      ['2025-11-14', 'skipped'],
      ['2026-11-14', 'sent'],
    ]);
  });

  it('means whoever is in the list at the moment of sending', async () => {
    const filter = { version: 1, city: ['Oakville'] };
    const list = await app.call('POST /clients/lists', { ...as(), body: { name: 'Oakville', filter } });
    const left = await app.addReader({ email: 'l@example.com', firstName: 'Lea', city: 'Oakville' });
    await app.addReader({ email: 's@example.com', firstName: 'Sam', city: 'Oakville' });
    await schedule({ audience: { kind: 'list', listId: list.body.result.id } });
    await app.lookAt('2025-11-13T15:00:00Z');
    expect(await outcomes()).toEqual([
      ['Lea', null],
      ['Sam', null],
    ]);
    await app.database.query("update client set city = 'Guelph' where id = $1", [left]);
    await app.clockIn();
    await app.addReader({ email: 'n@example.com', firstName: 'Nia', city: 'Oakville' });
    await app.lookAt('2025-11-14T15:00:00Z');
    expect(await outcomes()).toEqual([
      ['Nia', 'sent'],
      ['Sam', 'sent'],
    ]);
  });

  it('that is moved after it left, leaves on its new day too', async () => {
    await app.addReader({ email: 'a@example.com', firstName: 'Ana' });
    const { result } = (await schedule()).body;
    await app.lookAt('2025-11-14T15:00:00Z');
    await app.clockIn();
    const moved = await app.call('PUT /greetings/tasks/{id}', {
      ...as(),
      params: { id: result.id },
      body: { ...task({ customDate: '2025-11-20', repeatsAnnually: true }), revision: result.revision },
    });
    expect(moved.body.result.sendDate).toBe('2025-11-20');
    await app.lookAt('2025-11-20T15:00:00Z');
    expect((await app.outcomes()).map(({ day, outcome }) => [day, outcome])).toEqual([
      ['2025-11-14', 'sent'],
      ['2025-11-20', 'sent'],
    ]);
  });
});

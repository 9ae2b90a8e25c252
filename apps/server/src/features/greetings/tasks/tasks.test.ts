import type { GreetingTaskInput } from '@hearthline/contract/greetings';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { GreetingsApp } from '../testing/greetings-app.ts';
import { createGreetingsApp } from '../testing/greetings-app.ts';

let app: GreetingsApp;
beforeAll(async () => {
  app = await createGreetingsApp();
});
afterAll(() => app.closeAll());
afterEach(async () => {
  app.clock.set('2025-11-12T14:00:00Z');
  for (const table of ['greeting_task', 'greeting_pace', 'client'])
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

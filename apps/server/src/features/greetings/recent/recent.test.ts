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
  for (const table of ['greeting_task', 'greeting_pace', 'message', 'client'])
    await app.database.query(`delete from ${table}`);
  await app.clockIn();
});
const as = () => ({ as: app.agent });

const schedule = async (audience: object) =>
  (
    await app.call('POST /greetings/tasks', {
      ...as(),
      body: {
        category: 'customDates',
        occasions: ['custom'],
        name: 'Reunion',
        designId: 'mapleLeaves',
        words: null,
        customDate: '2025-11-14',
        repeatsAnnually: false,
        audience,
        approvesBeforeSending: false,
      },
    })
  ).body.result;
const findRun = async () => (await app.call('GET /greetings/recent', as())).body.result[0];
const detailOf = async (id: string) => {
  const clients = (filter: string) =>
    app.call('GET /greetings/recent/{id}/clients', { ...as(), params: { id }, query: `?filter=${filter}` });
  const run = (await app.call('GET /greetings/recent/{id}', { ...as(), params: { id } })).body.result;
  return { run, all: (await clients('all')).body, leftOut: (await clients('leftOut')).body };
};

describe('[EVENT-01] what a day came to', () => {
  it('adds up: who was reached, who was not, and who was left out are counted apart', async () => {
    for (const name of ['Ana', 'Ben', 'Eve'])
      await app.addReader({ email: `${name}@example.com`, firstName: name });
    await app.addClient({ email: 'no@example.com', firstName: 'Omar' });
    const { id } = await schedule({ kind: 'all' });
    await app.lookAt('2025-11-14T15:00:00Z');
    await app.database.query(
      `update message set status = 'cancelled' where client_id = (select id from client where first_name = 'Eve')`,
    );
    await app.runJobs();
    await app.clockIn();
    const listed = await findRun();
    expect(listed).toMatchObject({
      clients: 4,
      sent: 2,
      reached: 2,
      leftOut: 1,
      cancelled: 1,
      clientName: null,
      grades: { none: 2 },
    });
    const { run, all, leftOut } = await detailOf(listed?.id ?? '');
    expect(run).toMatchObject({ sent: 2, reached: 2, languages: { en: 2, fr: 0 } });
    expect(run.leftOutReasons).toEqual([
      { reason: 'cancelled', clients: 1 },
      { reason: 'noConsent', clients: 1 },
    ]);
    expect(all.counts).toEqual({ all: 4, answered: 0, notReached: 0, leftOut: 2 });
    expect(leftOut.result.map(({ client, state }) => [client.name, state])).toEqual([
      ['Eve Gagnon', 'cancelled'],
      ['Omar Gagnon', 'leftOut'],
    ]);
    const done = await app.call('GET /greetings/tasks/{id}', { ...as(), params: { id } });
    expect(done.body.result).toMatchObject({ state: 'done', reached: 2 });
    const query = '?from=2025-11-14&to=2025-11-14';
    const events = (await app.call('GET /greetings/events', { ...as(), query })).body.result;
    expect(events).toMatchObject([{ clientCount: 4, state: 'sent' }]);
  });

  it('says that it did not reach who took their consent back before it left', async () => {
    const clientId = await app.addReader({ email: 'a@example.com', firstName: 'Ana' });
    await schedule({ kind: 'client', clientId });
    await app.lookAt('2025-11-14T15:00:00Z');
    await app.database.query("update client_consent set withdrawn_on = '2025-11-14'");
    await app.runJobs();
    await app.clockIn();
    const { run } = await detailOf((await findRun())?.id ?? '');
    expect(run).toMatchObject({ sent: 0, reached: 0, leftOut: 1, sentAt: null });
    expect(run.leftOutReasons).toEqual([{ reason: 'consentEnded', clients: 1 }]);
    const query = '?from=2025-11-14&to=2025-11-14';
    const events = (await app.call('GET /greetings/events', { ...as(), query })).body.result;
    expect(events).toMatchObject([{ state: 'leftOut', reason: 'consentEnded' }]);
  });

  it('names the one client whom it was for, and says of a cancelled task whom it reached before', async () => {
    const clientId = await app.addReader({ email: 'a@example.com', firstName: 'Ana' });
    const made = await schedule({ kind: 'client', clientId });
    expect(made).toMatchObject({ state: 'scheduled', clientCount: 1, reached: null });
    await app.lookAt('2025-11-14T15:00:00Z');
    await app.runJobs();
    await app.clockIn();
    expect(await findRun()).toMatchObject({ clientName: 'Ana Gagnon', clients: 1, reached: 1 });
    const params = { id: made.id };
    const { body } = await app.call('POST /greetings/tasks/{id}/cancel', { ...as(), params });
    expect(body.result).toMatchObject({ state: 'cancelled', reached: 1 });
    await app.database.query(`update message set status = 'cancelled'`);
    const query = '?from=2025-11-14&to=2025-11-14';
    const events = (await app.call('GET /greetings/events', { ...as(), query })).body.result;
    expect(events).toMatchObject([{ client: { name: 'Ana Gagnon' }, state: 'cancelled' }]);
  });
});

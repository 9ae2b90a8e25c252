import type { GreetingTaskInput } from '@hearthline/contract/greetings';
import { greetingLimits } from '@hearthline/contract/greetings';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMultipart } from '../../testing/multipart.ts';
import type { TestAgent } from '../../testing/test-app.ts';
import type { GreetingsApp } from './testing/greetings-app.ts';
import { createGreetingsApp } from './testing/greetings-app.ts';

let app: GreetingsApp;
let other: TestAgent;
beforeAll(async () => {
  app = await createGreetingsApp();
  other = await app.createAgent('Noah');
});
afterAll(() => app.closeAll());
afterEach(async () => {
  app.received.length = 0;
  for (const table of [
    'greeting_task',
    'greeting_pace',
    'greeting_template',
    'message',
    'smart_list',
    'client',
  ])
    await app.database.query(`delete from ${table}`);
});
const as = () => ({ as: app.agent });
const words = {
  en: {
    subject: 'Renewal, {{firstName}}',
    body: '<h2>Time flies</h2><p onclick="x()">Call me, {{firstName}}.</p>',
  },
  fr: { subject: 'Renouvellement', body: '<h2>Le temps passe</h2><p>Appelez-moi.</p>' },
};
const task = (changes: Partial<GreetingTaskInput> = {}): GreetingTaskInput => ({
  category: 'customDates',
  occasions: ['custom'],
  name: 'Mortgage renewal',
  designId: 'mapleLeaves',
  words,
  customDate: '2025-12-05',
  repeatsAnnually: true,
  audience: { kind: 'all' },
  approvesBeforeSending: false,
  ...changes,
});
const create = async (changes: Partial<GreetingTaskInput> = {}) =>
  (await app.call('POST /greetings/tasks', { ...as(), body: task(changes) })).body.result;

describe('[EVENT-02] a task', () => {
  it('is scheduled with its next day and its clients, updated, cancelled and scheduled again', async () => {
    const clientId = await app.addReader({ email: 'a@example.com', firstName: 'Ana' });
    const made = await create({ audience: { kind: 'client', clientId } });
    expect(made).toMatchObject({
      category: 'customDates',
      subject: 'Renewal, …',
      sendDate: '2025-12-05',
      repeatsAnnually: true,
      clientCount: 1,
      customDate: '2025-12-05',
      state: 'scheduled',
      audienceName: 'Ana Gagnon',
    });
    expect(made.words?.en.body).not.toContain('onclick');
    const params = { id: made.id };
    const { body } = await app.call('PUT /greetings/tasks/{id}', {
      ...as(),
      params,
      body: { ...task({ customDate: '2025-11-20', repeatsAnnually: false }), revision: made.revision },
    });
    expect(body.result).toMatchObject({ sendDate: '2025-11-20', clientCount: 1 });
    const stale = { ...task(), revision: made.revision };
    expect((await app.call('PUT /greetings/tasks/{id}', { ...as(), params, body: stale })).status).toBe(409);
    const cancelled = await app.call('POST /greetings/tasks/{id}/cancel', { ...as(), params });
    expect(cancelled.body.result).toMatchObject({ state: 'cancelled', sendDate: null });
    const restored = await app.call('POST /greetings/tasks/{id}/restore', { ...as(), params });
    expect(restored.body.result).toMatchObject({ state: 'scheduled', sendDate: '2025-11-20' });
    const list = await app.call('GET /greetings/tasks', as());
    expect(list.body).toMatchObject({ totalRows: 1, result: [{ id: made.id }] });
  });

  it('means whoever is in its list when the day comes', async () => {
    const list = await app.call('POST /clients/lists', {
      ...as(),
      body: { name: 'Buyers in Oakville', filter: { version: 1, city: ['Oakville'] } },
    });
    await app.addReader({ email: 'a@example.com', city: 'Oakville' });
    const made = await create({ audience: { kind: 'list', listId: list.body.result.id } });
    expect(made.clientCount).toBe(1);
    await app.addReader({ email: 'b@example.com', city: 'Oakville' });
    const { body } = await app.call('GET /greetings/tasks/{id}', { ...as(), params: { id: made.id } });
    expect(body.result.clientCount).toBe(2);
  });

  it('says beside the field what is wrong, and counts who can receive before it is saved', async () => {
    await app.addReader({ email: 'a@example.com' });
    await app.addClient({ email: 'b@example.com' });
    for (const [changes, path] of [
      [{ customDate: null }, 'customDate'],
      [{ name: '' }, 'name'],
      [{ occasions: ['easter' as const] }, 'occasions'],
      [{ designId: 'menorah' }, 'designId'],
      [{ words: { ...words, en: { subject: '', body: '<p>x</p>' } } }, 'words.en.subject'],
      [{ words: { ...words, en: { subject: 'x', body: '<p>{{price}}</p>' } } }, 'words.en.body'],
    ] as [Partial<GreetingTaskInput>, string][]) {
      const reply = await app.call('POST /greetings/tasks', { ...as(), body: task(changes) });
      expect([reply.status, reply.body.error?.fields?.[0]?.path]).toEqual([400, path]);
    }
    const { category, occasions, customDate, repeatsAnnually, audience } = task();
    const counted = await app.call('POST /greetings/tasks/count', {
      ...as(),
      body: { category, occasions, customDate, repeatsAnnually, audience },
    });
    expect(counted.body.result).toEqual({ sendDate: '2025-12-05', clientCount: 2, canReceive: 1 });
  });

  it('of another agent is not there, nor are their clients, days and runs', async () => {
    const clientId = await app.addReader({ email: 'a@example.com', birthday: '1985-11-13' });
    const made = await create({ audience: { kind: 'client', clientId } });
    const theirs = { as: other };
    const params = { id: made.id };
    expect((await app.call('GET /greetings/tasks/{id}', { ...theirs, params })).status).toBe(404);
    expect((await app.call('POST /greetings/tasks/{id}/cancel', { ...theirs, params })).status).toBe(404);
    const body = { ...task(), revision: 1 };
    expect((await app.call('PUT /greetings/tasks/{id}', { ...theirs, params, body })).status).toBe(404);
    const mine = task({ audience: { kind: 'client', clientId } });
    expect((await app.call('POST /greetings/tasks', { ...theirs, body: mine })).status).toBe(404);
    const ofClient = { ...theirs, params: { id: clientId } };
    expect((await app.call('GET /greetings/clients/{id}', ofClient)).status).toBe(404);
    expect((await app.call('GET /greetings/recent/{id}', { ...theirs, params })).status).toBe(404);
    expect((await app.call('GET /greetings/tasks', { as: { token: 'x' } })).status).toBe(401);
  });

  it('is not decided on by another agent, who does not see its words either', async () => {
    const clientId = await app.addReader({ email: 'a@example.com', birthday: '1985-11-13' });
    await app.switchOn('birthdays', { approvesBeforeSending: true });
    const query = '?from=2025-11-12&to=2025-11-30';
    const find = async () => (await app.call('GET /greetings/events', { ...as(), query })).body.result[0];
    const body = { keys: [(await find())?.key], decision: 'skip' };
    const decided = await app.call('POST /greetings/decide', { as: other, body });
    expect(decided.body.result).toEqual({ changed: 0 });
    expect(await find()).toMatchObject({ state: 'waiting' });
    const params = { category: 'birthdays', design: 'candles' };
    const key = 'PUT /greetings/templates/{category}/{design}';
    await app.call(key, { ...as(), params, body: { words, picture: null } });
    const theirs = await app.call('GET /greetings/templates/{category}/{design}', { as: other, params });
    expect(theirs.body.result).toMatchObject({ isChanged: false, clientCount: 0 });
    const asked = { words, pictureFileId: null, language: null, position: 0, clientId };
    const foreign = { as: other, params, body: asked };
    expect((await app.call('POST /greetings/templates/{category}/{design}/preview', foreign)).status).toBe(
      404,
    );
  });
});

describe('[EVENT-01] the screens of events', () => {
  it('show a year by kind, categories with their designs, and what comes up', async () => {
    const id = await app.addReader({
      email: 'a@example.com',
      firstName: 'Ana',
      birthday: '1985-11-14',
      moveInDate: '2020-12-01',
    });
    const row = await app.switchOn('birthdays', { approvesBeforeSending: true });
    expect(row).toMatchObject({ isOn: true, clientCount: 1, nextDay: '2025-11-14', kind: 'birthday' });
    expect(row.designs.length).toBeGreaterThan(1);
    await app.switchOn('lunarNewYear');
    let year = (await app.call('GET /greetings/year', as())).body.result;
    expect(year).toMatchObject({ from: '2025-11-01', to: '2026-10-31', clients: 1, waiting: 1 });
    expect(year.totals).toMatchObject({ birthday: 1, holiday: 0, homeAnniversary: 0 });
    const wishes = { leapDayRule: 'feb28', hold: null, wantsNoPaper: true, feasts: ['lunarNewYear'] };
    const saved = await app.call('PUT /greetings/clients/{id}', { ...as(), params: { id }, body: wishes });
    expect(saved.body.result).toMatchObject({ ...wishes, next: { occasion: 'birthday', years: 40 } });
    year = (await app.call('GET /greetings/year', as())).body.result;
    expect(year.totals.holiday).toBe(1);
    expect(year.days.map(({ day }) => day)).toEqual(['2025-11-14', '2026-02-17']);
    const query = '?from=2025-11-12&to=2026-03-01';
    const events = (await app.call('GET /greetings/events', { ...as(), query })).body.result;
    expect(events).toMatchObject([
      { occasion: 'birthday', state: 'waiting', client: { name: 'Ana Gagnon' }, years: 40 },
      { occasion: 'lunarNewYear', state: 'scheduled', client: null, clientCount: 1, mayDiffer: true },
    ]);
  });

  it('name the days on which a client is greeted, and none of who is left in peace', async () => {
    const id = await app.addReader({ email: 'a@example.com', birthday: '1985-11-14' });
    const body = { leapDayRule: 'feb28', hold: null, wantsNoPaper: false, feasts: ['easter', 'diwali'] };
    await app.call('PUT /greetings/clients/{id}', { ...as(), params: { id }, body });
    await app.switchOn('birthdays');
    await app.switchOn('easter');
    const greeted = async () =>
      (await app.call('GET /greetings/clients/{id}', { ...as(), params: { id } })).body.result.greeted;
    expect(await greeted()).toMatchObject({ birthday: true, homeDay: false, feasts: ['easter'] });
    await app.database.query("update client set category = 'notInterested' where id = $1", [id]);
    expect(await greeted()).toMatchObject({ birthday: false, feasts: [] });
  });

  it('a joined record keeps the feasts and the peace of both', async () => {
    const one = await app.addReader({ email: 'a@example.com', firstName: 'Ana' });
    const two = await app.addReader({ email: 'b@example.com', firstName: 'Ana' });
    const put = (id: string, body: object) =>
      app.call('PUT /greetings/clients/{id}', { ...as(), params: { id }, body });
    const usual = { leapDayRule: 'feb28', hold: null, wantsNoPaper: false };
    await put(one, {
      ...usual,
      feasts: ['easter'],
      hold: { until: '2025-01-31', reason: 'askedForPeace' },
    });
    await put(two, {
      ...usual,
      feasts: ['diwali'],
      leapDayRule: 'mar1',
      hold: { until: null, reason: 'bereavement' },
      wantsNoPaper: true,
    });
    await create({ audience: { kind: 'client', clientId: two } });
    await app.call('POST /clients/{id}/merge', { ...as(), params: { id: one }, body: { otherId: two } });
    const { result } = (await app.call('GET /greetings/clients/{id}', { ...as(), params: { id: one } })).body;
    expect({ ...result, feasts: result.feasts.toSorted() }).toMatchObject({
      feasts: ['diwali', 'easter'],
      leapDayRule: 'mar1',
      hold: { until: null, reason: 'bereavement' },
      wantsNoPaper: true,
      next: { occasion: 'custom', state: 'held' },
    });
  });
});

describe('the words of a design', () => {
  const params = { category: 'birthdays', design: 'candles' };

  it('are ours until the agent has others, are previewed for each client, and go back', async () => {
    await app.addReader({ email: 'a@example.com', firstName: 'Ana', birthday: '1985-11-14' });
    await app.addReader({ email: 'b@example.com', firstName: 'Luc', birthday: '1985-11-15', language: 'fr' });
    const before = (await app.call('GET /greetings/templates/{category}/{design}', { ...as(), params })).body
      .result;
    expect(before).toMatchObject({ isChanged: false, clientCount: 2, occasion: 'birthday' });
    expect(before.words).toEqual(before.original);
    const own = {
      ...before.words,
      en: { subject: 'Cake, {{firstName}}?', body: '<h2>Cake</h2><p>Today.</p>' },
    };
    const key = 'PUT /greetings/templates/{category}/{design}';
    const saved = await app.call(key, { ...as(), params, body: { words: own, picture: null } });
    expect(saved.body.result).toMatchObject({
      isChanged: true,
      words: { en: { subject: 'Cake, {{firstName}}?' } },
    });
    const preview = async (position: number) =>
      (
        await app.call('POST /greetings/templates/{category}/{design}/preview', {
          ...as(),
          params,
          body: { words: own, pictureFileId: null, language: null, position },
        })
      ).body.result;
    expect(await preview(0)).toMatchObject({ language: 'en', subject: 'Cake, Ana?', clientCount: 2 });
    const french = await preview(1);
    expect(french).toMatchObject({ language: 'fr', client: { name: 'Luc Gagnon' } });
    expect(french.html).toContain('Bon anniversaire');
    expect(french.html).toContain('/drawings/candles-birthday-fr.jpg');
    const reset = await app.call('DELETE /greetings/templates/{category}/{design}', { ...as(), params });
    expect(reset.body.result.isChanged).toBe(false);
  });

  it('are previewed with the years of the day on which they are read, the next one where nobody says', async () => {
    const long = await app.addReader({ email: 'a@example.com', moveInDate: '2022-03-10' });
    const recent = await app.addReader({ email: 'b@example.com', moveInDate: '2025-06-01' });
    const heading = '<h2>{{yearsInWords}} &lt;3</h2><p>Well.</p>';
    const body = {
      words: { en: { subject: '{{years}}', body: heading }, fr: { subject: '', body: '' } },
      pictureFileId: null,
      language: null,
      position: 0,
    };
    const home = { category: 'homeAnniversaries', design: 'redDoor' };
    const preview = async (changes: object) => {
      const asked = { ...as(), params: home, body: { ...body, ...changes } };
      return (await app.call('POST /greetings/templates/{category}/{design}/preview', asked)).body.result;
    };
    expect(await preview({ clientId: long })).toMatchObject({
      subject: '4',
      html: expect.stringContaining('four years &lt;3'),
    });
    expect((await preview({ clientId: long, day: '2025-03-10' })).subject).toBe('3');
    expect((await preview({ clientId: recent })).subject).toBe('1');
  });

  it('take a picture of the agent’s own of 1 MB at most', async () => {
    const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c1440e' } })
      .jpeg()
      .toBuffer();
    const upload = async (bytes: Buffer) => {
      const { headers, payload } = await createMultipart(bytes);
      const authorization = `Bearer ${app.agent.token}`;
      const reply = await app.send('POST', '/api/greetings/pictures', {
        headers: { ...headers, authorization },
        payload,
      });
      return [reply.statusCode, reply.json().error?.code];
    };
    const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    expect(await upload(padded(greetingLimits.picture + 1))).toEqual([413, 'file_too_large']);
    expect(await upload(padded(greetingLimits.picture))).toEqual([200, undefined]);
  });

  it('are sent to the agent as a test', async () => {
    const body = { words, pictureFileId: null, language: 'en' };
    await app.call('POST /greetings/templates/{category}/{design}/test', { ...as(), params, body });
    await app.runJobs();
    expect(app.received.map(({ to }) => to)).toEqual([app.agent.email]);
    expect(app.received[0]?.content).toContain('Time flies');
  });

  it('stand under drawings that anybody may see, and nothing else does', async () => {
    const drawing = await app.send('GET', '/drawings/redDoor-homeDay-fr-3.svg');
    expect([drawing.statusCode, drawing.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    const jpeg = await app.send('GET', '/drawings/candles-birthday-en.jpg');
    expect(jpeg.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    for (const name of [
      'candles-birthday-en-3.svg',
      'menorah-birthday-en.svg',
      'x.svg',
      'redDoor-homeDay-fr-999.svg',
    ])
      expect((await app.send('GET', `/drawings/${name}`)).statusCode, name).toBe(404);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GreetingsApp } from '../testing/greetings-app.ts';
import { createGreetingsApp } from '../testing/greetings-app.ts';
import { createGreetingKeeper } from './keep-greeting.ts';

let app: GreetingsApp;
const start = '2025-11-12T14:00:00Z';
beforeAll(async () => {
  app = await createGreetingsApp();
});
afterAll(() => app.closeAll());
afterEach(async () => {
  app.received.length = 0;
  app.clock.set(start);
  for (const table of ['greeting_task', 'greeting_pace', 'message', 'suppression', 'notification', 'client'])
    await app.database.query(`delete from ${table}`);
  await app.clockIn();
});
const as = () => ({ as: app.agent });

describe('[EVENT-04] a birthday', () => {
  it('is greeted at nine in the morning where the client lives, once', async () => {
    await app.addReader({
      email: 'bc@example.com',
      firstName: 'Mei',
      birthday: '1985-11-14',
      province: 'BC',
    });
    await app.addReader({
      email: 'nl@example.com',
      firstName: 'Sean',
      birthday: '1985-11-14',
      province: 'NL',
    });
    await app.switchOn('birthdays');
    await app.look();
    await app.lookAt('2025-11-14T12:29:00Z');
    expect(await app.outcomes()).toMatchObject([{ outcome: null }, { outcome: null }]);
    await app.lookAt('2025-11-14T12:30:00Z');
    expect(await app.outcomes()).toMatchObject([
      { name: 'Mei', outcome: null },
      { name: 'Sean', outcome: 'sent' },
    ]);
    await app.lookAt('2025-11-14T17:00:00Z');
    await app.lookAt('2025-11-14T17:01:00Z');
    await app.runJobs();
    expect(app.received.map(({ to }) => to)).toEqual(['nl@example.com', 'bc@example.com']);
    expect(app.received[1]?.content).toContain('Subject: Happy birthday, Mei');
    await app.lookAt('2026-11-14T17:00:00Z');
    expect((await app.outcomes()).filter(({ outcome }) => outcome === 'sent')).toHaveLength(4);
  });

  it('of 29 February is kept on the 28th or on 1 March, as the record says', async () => {
    await app.addReader({ email: 'a@example.com', firstName: 'Ana', birthday: '1988-02-29' });
    const id = await app.addReader({ email: 'b@example.com', firstName: 'Ben', birthday: '1988-02-29' });
    await app.call('PUT /greetings/clients/{id}', {
      ...as(),
      params: { id },
      body: { feasts: [], leapDayRule: 'mar1', hold: null, wantsNoPaper: false },
    });
    await app.switchOn('birthdays');
    for (const day of ['2026-02-28', '2026-03-01', '2028-02-29']) await app.lookAt(`${day}T15:00:00Z`);
    expect((await app.outcomes()).map(({ name, day, outcome }) => `${name} ${day} ${outcome}`)).toEqual([
      'Ana 2026-02-28 sent',
      'Ben 2026-03-01 sent',
      'Ana 2027-02-28 missed',
      'Ben 2027-03-01 missed',
      'Ana 2028-02-29 sent',
      'Ben 2028-02-29 sent',
    ]);
  });

  it('that was set, or whose client came, after its hour waits for the next year', async () => {
    await app.switchOn('birthdays');
    app.clock.set('2025-11-14T15:00:00Z');
    await app.clockIn();
    await app.addReader({ email: 'late@example.com', birthday: '1985-11-14' });
    await app.lookAt('2025-11-14T15:01:00Z');
    expect(await app.outcomes()).toEqual([]);
  });

  it('goes along with what else falls on the day, in one message', async () => {
    await app.addReader({
      email: 'both@example.com',
      firstName: 'Priya',
      birthday: '1985-11-14',
      moveInDate: '2022-11-14',
      address1: '38 Helene St S',
    });
    await app.switchOn('birthdays');
    await app.switchOn('homeAnniversaries');
    await app.lookAt('2025-11-14T15:00:00Z');
    await app.runJobs();
    expect((await app.outcomes()).map(({ occasion, outcome }) => [occasion, outcome])).toEqual([
      ['birthday', 'sent'],
      ['homeDay', 'merged'],
    ]);
    expect(app.received).toHaveLength(1);
    expect(app.received[0]?.content).toContain('Three years at home, Priya.');
  });

  it('goes along with the agent’s own words for the day, which stay whole', async () => {
    const clientId = await app.addReader({
      email: 'p@example.com',
      firstName: 'Priya',
      birthday: '1985-11-14',
    });
    await app.switchOn('birthdays');
    const words = {
      en: { subject: 'Renewal', body: '<h2>Your renewal</h2><p>Bring the blue folder, {{firstName}}.</p>' },
      fr: { subject: '', body: '' },
    };
    await app.call('POST /greetings/tasks', {
      ...as(),
      body: {
        category: 'customDates',
        occasions: ['custom'],
        name: 'Renewal',
        designId: 'mapleLeaves',
        words,
        customDate: '2025-11-14',
        repeatsAnnually: false,
        audience: { kind: 'client', clientId },
        approvesBeforeSending: false,
      },
    });
    await app.lookAt('2025-11-14T15:00:00Z');
    await app.runJobs();
    expect((await app.outcomes()).map(({ outcome }) => outcome)).toEqual(['sent', 'merged']);
    expect(app.received[0]?.content).toContain('Subject: Happy birthday, Priya');
    expect(app.received[0]?.content).toContain('Bring the blue folder, Priya.');
  });

  it('is moved with the record, and forgotten with the task', async () => {
    const id = await app.addReader({ email: 'm@example.com', birthday: '1985-11-13' });
    const { taskId } = await app.switchOn('birthdays');
    await app.look();
    await app.database.query("update client set birthday = '1985-11-15', updated_at = $1 where id = $2", [
      app.clock.now(),
      id,
    ]);
    await app.lookAt('2025-11-13T15:00:00Z');
    expect(await app.outcomes()).toEqual([]);
    await app.lookAt('2025-11-14T15:00:00Z');
    expect(await app.outcomes()).toMatchObject([{ day: '2025-11-15', outcome: null }]);
    await app.clockIn();
    await app.call('POST /greetings/tasks/{id}/cancel', { ...as(), params: { id: taskId ?? '' } });
    await app.lookAt('2025-11-15T15:00:00Z');
    expect(await app.outcomes()).toEqual([]);
  });
});

describe('whoever is not to be written to', () => {
  it('is left out with the reason: without consent, held, or skipped this year', async () => {
    await app.addClient({
      email: 'no@example.com',
      firstName: 'Omar',
      birthday: '1985-11-14',
      province: 'ON',
    });
    const held = await app.addReader({ email: 'h@example.com', firstName: 'Helen', birthday: '1985-11-14' });
    await app.addReader({ email: 's@example.com', firstName: 'Sofia', birthday: '1985-11-14' });
    await app.call('PUT /greetings/clients/{id}', {
      ...as(),
      params: { id: held },
      body: {
        feasts: [],
        leapDayRule: 'feb28',
        hold: { until: null, reason: 'bereavement' },
        wantsNoPaper: false,
      },
    });
    await app.switchOn('birthdays');
    const span = '?from=2025-11-12&to=2025-11-30';
    const { result } = (await app.call('GET /greetings/events', { ...as(), query: span })).body;
    expect(result.map(({ client, state }) => [client?.name, state])).toEqual([
      ['Helen Gagnon', 'held'],
      ['Omar Gagnon', 'blocked'],
      ['Sofia Gagnon', 'scheduled'],
    ]);
    const key = result.find(({ client }) => client?.name.startsWith('Sofia'))?.key;
    await app.call('POST /greetings/decide', { ...as(), body: { keys: [key], decision: 'skip' } });
    await app.lookAt('2025-11-14T15:00:00Z');
    expect((await app.outcomes()).map(({ name, outcome, reason }) => [name, outcome, reason])).toEqual([
      ['Helen', 'leftOut', 'held'],
      ['Omar', 'leftOut', 'noConsent'],
      ['Sofia', 'skipped', null],
    ]);
  });
});

describe('what wants the agent’s word', () => {
  it('waits for it, leaves up to three days late, and is reported after that', async () => {
    await app.addReader({ email: 'a@example.com', firstName: 'Ana', birthday: '1985-11-14' });
    await app.addReader({ email: 'b@example.com', firstName: 'Ben', birthday: '1985-11-14' });
    await app.switchOn('birthdays', { approvesBeforeSending: true });
    await app.lookAt('2025-11-14T15:00:00Z');
    expect(await app.outcomes()).toMatchObject([{ outcome: null }, { outcome: null }]);
    app.clock.set('2025-11-16T22:00:00Z');
    await app.clockIn();
    const span = '?from=2025-11-10&to=2025-11-30&isWaiting=true';
    const waiting = (await app.call('GET /greetings/events', { ...as(), query: span })).body.result;
    expect(waiting.map(({ client }) => client?.name)).toEqual(['Ana Gagnon', 'Ben Gagnon']);
    const [first] = waiting;
    await app.call('POST /greetings/decide', { ...as(), body: { keys: [first?.key], decision: 'approve' } });
    await app.look();
    await app.lookAt('2025-11-18T15:00:00Z');
    expect((await app.outcomes()).map(({ name, outcome, reason }) => [name, outcome, reason])).toEqual([
      ['Ana', 'sent', null],
      ['Ben', 'missed', 'notApproved'],
    ]);
    const told = await app.database.query<{ title: string; body: string }>(
      'select title, body from notification order by id',
    );
    expect(told).toContainEqual({
      title: 'One greeting did not go out',
      body: expect.stringContaining('You had not approved it three days after its day'),
    });
  });

  it('is told of seven days and one day before, once each', async () => {
    await app.addReader({ email: 'a@example.com', firstName: 'Ana', birthday: '1985-11-24' });
    await app.switchOn('birthdays', { approvesBeforeSending: true });
    const toldOn = async (day: string) => {
      await app.lookAt(`${day}T14:00:00Z`);
      await app.lookAt(`${day}T15:00:00Z`);
      const rows = await app.database.query<{ body: string }>(
        "select body from notification where title = 'A greeting waits for you' order by id",
      );
      return rows.map(({ body }) => body.match(/out (.*), at 9/)?.[1]);
    };
    expect(await toldOn('2025-11-16')).toEqual([]);
    expect(await toldOn('2025-11-17')).toEqual(['in 7 days']);
    expect(await toldOn('2025-11-20')).toEqual(['in 7 days']);
    expect(await toldOn('2025-11-23')).toEqual(['in 7 days', 'tomorrow']);
  });

  it('is looked at again soon where the agent said it during a look', async () => {
    const pace = { plannedAt: new Date(0), lookAt: new Date(1_000) };
    const now = new Date('2025-11-12T14:00:00Z');
    let isSaid = true;
    const greetings = {
      lockPace: async () => ({ ...pace }),
      setPace: async (kept: typeof pace) => void Object.assign(pace, kept),
      listOpen: async () => [],
      list: async () => [],
      addRuns: async () => {},
      add: async () => {},
      move: async () => {},
      remove: async () => {},
      takeUntold: async () => ({ tooLate: 0, notApproved: 0 }),
      findNextAt: async () => null,
    };
    const agent = { timeZone: 'America/Toronto' };
    const transaction = {
      now,
      today: '2025-11-12',
      agent,
      greetings,
      tasks: { listScheduled: async () => [] },
    };
    const keeper = createGreetingKeeper({
      open: (_agentId, work) => work(transaction as never),
      ports: { notify: async () => {} },
      calendar: { listGreetings: async () => [] },
      events: { countWaitingOn: async () => 0 },
      sendDue: async () => {
        if (isSaid) pace.lookAt = now;
        return null;
      },
    });
    await keeper.look('agent');
    expect(pace.lookAt).toEqual(now);
    isSaid = false;
    await keeper.look('agent');
    expect(pace.lookAt).toEqual(new Date('2025-11-12T15:00:00Z'));
  });
});

describe('who may not be written to', () => {
  it('is told of before the day, with the reason, and waits for no word', async () => {
    await app.addClient({ email: 'no@example.com', firstName: 'Omar', birthday: '1985-11-14' });
    await app.addReader({ email: 'a@example.com', firstName: 'Ana', birthday: '1985-11-14' });
    const ends = await app.addClient({ email: 'e@example.com', firstName: 'Eve', birthday: '1985-12-14' });
    await app.call('POST /clients/{id}/consents', {
      ...as(),
      params: { id: ends },
      body: { type: 'impliedInquiry', givenOn: '2025-06-01', evidence: 'Call', textShown: '' },
    });
    await app.switchOn('birthdays', { approvesBeforeSending: true });
    const ask = async (more = '') => {
      const query = `?from=2025-11-10&to=2025-12-30${more}`;
      return (await app.call('GET /greetings/events', { ...as(), query })).body.result;
    };
    expect((await ask()).map(({ client, state, reason }) => [client?.name, state, reason])).toEqual([
      ['Ana Gagnon', 'waiting', null],
      ['Omar Gagnon', 'blocked', 'noConsent'],
      ['Eve Gagnon', 'blocked', 'consentEnds'],
    ]);
    expect((await ask('&isWaiting=true')).map(({ client }) => client?.name)).toEqual(['Ana Gagnon']);
    expect((await app.call('GET /greetings/year', as())).body.result.waiting).toBe(1);
    const ofClient = await app.call('GET /greetings/clients/{id}', { ...as(), params: { id: ends } });
    expect(ofClient.body.result.next).toMatchObject({ state: 'blocked', reason: 'consentEnds' });
    await app.lookAt('2025-11-14T15:00:00Z');
    await app.lookAt('2025-11-18T15:00:00Z');
    expect((await app.outcomes()).map(({ name, outcome, reason }) => [name, outcome, reason])).toEqual([
      ['Ana', 'missed', 'notApproved'],
      ['Omar', 'leftOut', 'noConsent'],
    ]);
  });

  it('of a day that many share is named among them, and nothing is said to leave where all of them are', async () => {
    const omar = await app.addClient({ email: 'no@example.com', firstName: 'Omar' });
    const held = await app.addReader({ email: 'h@example.com', firstName: 'Helen' });
    const { taskId } = await app.switchOn('thanksgiving');
    const body = { leapDayRule: 'feb28', wantsNoPaper: false, feasts: [] };
    const hold = { until: null, reason: 'bereavement' };
    await app.call('PUT /greetings/clients/{id}', {
      ...as(),
      params: { id: held },
      body: { ...body, hold },
    });
    const find = async () => {
      const query = '?from=2026-10-01&to=2026-10-30';
      return (await app.call('GET /greetings/events', { ...as(), query })).body.result[0];
    };
    const event = await find();
    expect(event).toMatchObject({ taskId, clientCount: 2, state: 'scheduled' });
    const params = { id: event?.key ?? '' };
    const listed = await app.call('GET /greetings/days/{id}/clients', { ...as(), params });
    expect(listed.body).toMatchObject({
      totalRows: 2,
      result: [
        { client: { id: held, name: 'Helen Gagnon' }, state: 'held', reason: 'bereavement' },
        { client: { id: omar, name: 'Omar Gagnon' }, state: 'blocked', reason: 'noConsent' },
      ],
    });
    const other = await app.createAgent('Noah');
    const foreign = await app.call('GET /greetings/days/{id}/clients', { as: other, params });
    expect(foreign.status).toBe(404);
    await app.database.query('delete from client where id = $1', [held]);
    expect(await find()).toMatchObject({ clientCount: 1, state: 'blocked', reason: 'noConsent' });
  });
});

describe('after a standstill', () => {
  it('what is up to three days late leaves in the day, the rest is reported, nothing is dropped or sent twice', async () => {
    for (const [name, birthday] of [
      ['Ana', '1985-11-14'],
      ['Ben', '1985-11-16'],
      ['Chloé', '1985-11-18'],
    ])
      await app.addReader({
        email: `${name}@example.com`.replace('é', 'e'),
        firstName: name ?? '',
        birthday: birthday ?? '',
      });
    await app.switchOn('birthdays');
    await app.look();
    await app.lookAt('2025-11-19T04:00:00Z');
    expect((await app.outcomes()).map(({ name, outcome }) => [name, outcome])).toEqual([
      ['Ana', 'missed'],
      ['Ben', null],
      ['Chloé', null],
    ]);
    await app.lookAt('2025-11-19T15:00:00Z');
    await app.lookAt('2025-11-19T16:00:00Z');
    await app.runJobs();
    expect((await app.outcomes()).map(({ outcome }) => outcome)).toEqual(['missed', 'sent', 'sent']);
    expect(app.received).toHaveLength(2);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleBasket } from '../../testing/baskets-app.ts';
import type { AlertCallsApp } from '../testing/alert-calls-app.ts';
import { createAlertCallsApp, sampleAlert } from '../testing/alert-calls-app.ts';

let app: AlertCallsApp;
let amara: string;
let joel: string;
beforeAll(async () => {
  app = await createAlertCallsApp();
  amara = await app.addReader({ firstName: 'Amara', lastName: 'Chen-Laurent', email: 'amara@example.com' });
  joel = await app.addClient({ firstName: 'Joël', lastName: 'Chen-Laurent', email: 'joel@example.com' });
  await app.call('PUT /clients/{id}/household', {
    as: app.maya,
    params: { id: amara },
    body: { withId: joel },
  });
});
afterAll(() => app.close());

const list = async (query: string) =>
  (await app.call('GET /alerts', { as: app.maya, query: `?${query}` })).body;
const act = (what: 'resume' | 'keep' | 'duplicate' | 'restore', id: string) =>
  app.call(`POST /alerts/{id}/${what}`, { as: app.maya, params: { id } });
const pause = (id: string, until: string | null) =>
  app.call('POST /alerts/{id}/pause', { as: app.maya, params: { id }, body: { until } });

describe('alerts', () => {
  it('are made for a client, and read back whole, with what they find today', async () => {
    const made = await app.makeAlert({ clientId: amara });
    expect(made).toMatchObject({
      ...sampleAlert(),
      clientId: amara,
      revision: 1,
      state: 'active',
      pauseReason: null,
      lastSentAt: null,
      nextAt: null,
      pausesOn: null,
      outcomes: { matches: 0, sent: 0, merged: 0, held: 0, blocked: 0 },
      readers: [
        { clientId: amara, name: 'Amara Chen-Laurent', leftOut: null, pace: 'asSet', stoppedAt: null },
      ],
    });
    const { body } = await app.call('POST /listings/search', {
      as: app.maya,
      body: { criteria: sampleAlert().criteria, sort: 'newest', limit: 1, withFacets: false },
    });
    expect(made.matchingToday).toBe(body.totalRows);
    expect(await app.getAlert(made.id)).toEqual(made);
    const timeline = await app.call('GET /clients/{id}/timeline', { as: app.maya, params: { id: amara } });
    expect(timeline.body.result.find(({ kind }) => kind === 'basket')).toMatchObject({
      ...{ event: 'made', basketId: made.id, basketType: 'Automatic' },
    });
  });

  it('are baskets that fill themselves: their page is read as any other, and changed by calls of their own', async () => {
    const { id, name } = await app.makeAlert({ clientId: amara, timeUnit: 'daily', sendHours: [17, 9, 9] });
    expect(await app.getBasket(id)).toMatchObject({
      id,
      name,
      type: 'Automatic',
      timeUnit: 'never',
      nextDigestAt: null,
    });
    expect((await app.getAlert(id)).sendHours).toEqual([9, 17]);
    const asBasket = { ...sampleBasket(), clientId: amara };
    const listingIds: string[] = [];
    const refused = [
      app.call('POST /baskets', { as: app.maya, body: { ...asBasket, type: 'Automatic', listingIds } }),
      app.call('PUT /baskets/{id}', {
        as: app.maya,
        params: { id },
        body: { ...asBasket, type: 'Automatic', revision: 1 },
      }),
      app.call('PUT /baskets/{id}', { as: app.maya, params: { id }, body: { ...asBasket, revision: 1 } }),
      app.call('POST /baskets/{id}/duplicate', { as: app.maya, params: { id } }),
      app.call('DELETE /baskets/{id}', { as: app.maya, params: { id } }),
      app.call('POST /baskets/{id}/restore', { as: app.maya, params: { id } }),
    ];
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([400, 400, 409, 409, 409, 409]);
    const manual = await app.makeBasket({ clientId: amara });
    const asAlert = await app.call('GET /alerts/{id}', { as: app.maya, params: { id: manual.id } });
    expect(asAlert.status).toBe(404);
  });

  it('are for everybody who lives together, and for an additional e-mail', async () => {
    const { readers } = await app.makeAlert({
      clientId: amara,
      isForHousehold: true,
      additionalEmail: 'aunt@example.com',
    });
    expect(readers.map(({ name, leftOut }) => [name, leftOut])).toEqual([
      ['Amara Chen-Laurent', null],
      ['Joël Chen-Laurent', 'noConsent'],
      ['aunt@example.com', null],
    ]);
  });

  it('are changed by who has seen the last change', async () => {
    const { id } = await app.makeAlert({ clientId: amara, isForHousehold: true });
    const changes = { name: 'Two bedrooms', triggers: ['new'], ceiling: null, clientId: amara };
    const change = (revision: number) =>
      app.call('PUT /alerts/{id}', {
        as: app.maya,
        params: { id },
        body: { ...sampleAlert(), ...changes, quietHours: { from: '21:00', to: '08:00' }, revision },
      });
    const changed = (await change(1)).body.result;
    expect(changed).toMatchObject({ ...changes, revision: 2, quietHours: { from: '21:00', to: '08:00' } });
    expect(changed.readers).toHaveLength(1);
    expect((await change(1)).status).toBe(409);
    expect(await app.getAlert(id)).toEqual(changed);
  });

  it('begin paused where that is wanted, and pause, go on and are kept', async () => {
    const { id, ...made } = await app.makeAlert({ clientId: amara, isPaused: true });
    expect(made).toMatchObject({ state: 'paused', pauseReason: 'byAgent', resumesOn: null });
    expect((await act('resume', id)).body.result).toMatchObject({
      state: 'active',
      pauseReason: null,
      pausedAt: null,
    });
    expect((await pause(id, '2025-11-12')).body.error?.fields).toMatchObject([{ path: 'until' }]);
    expect((await pause(id, '2025-12-01')).body.result).toMatchObject({
      state: 'paused',
      pauseReason: 'byAgent',
      resumesOn: '2025-12-01',
      pausedAt: '2025-11-12T14:00:00.000Z',
    });
    expect((await pause(id, null)).body.result.resumesOn).toBeNull();
    await app.database.query(
      `update alert set pause_reason = 'noSignOfLife', asked_at = now(), warned_at = now() where basket_id = $1`,
      [id],
    );
    expect((await act('keep', id)).body.result).toMatchObject({ state: 'active', pauseReason: null });
    const silence = await app.database.query<{ askedAt: Date | null; watchedSince: Date }>(
      'select asked_at as "askedAt", watched_since as "watchedSince" from alert where basket_id = $1',
      [id],
    );
    expect(silence).toEqual([{ askedAt: null, watchedSince: app.clock.now() }]);
  });

  it('tell on which day they pause, once the agent was warned', async () => {
    const { id } = await app.makeAlert({ clientId: amara });
    await app.database.query(
      `update alert set watched_since = $2::timestamptz - interval '84 days', asked_at = $2::timestamptz - interval '24 days',
         warned_at = $2::timestamptz - interval '1 day' where basket_id = $1`,
      [id, app.clock.now()],
    );
    expect(await app.getAlert(id)).toMatchObject({ state: 'active', pausesOn: '2025-11-18' });
    expect((await list('filter=silent')).result.map((row) => row.id)).toEqual([id]);
    expect((await act('keep', id)).body.result.pausesOn).toBeNull();
    expect((await list('filter=silent')).totalRows).toBe(0);
  });

  it('are duplicated as paused ones, and deleted with a way back', async () => {
    const made = await app.makeAlert({ clientId: amara, name: 'Zwölf Eichen', activationDate: '2025-11-01' });
    const copy = (await act('duplicate', made.id)).body.result;
    expect(copy).toMatchObject({
      ...sampleAlert(),
      name: 'Zwölf Eichen',
      state: 'paused',
      pauseReason: 'byAgent',
      activationDate: '2025-11-12',
    });
    expect(copy.id).not.toBe(made.id);
    expect((await list('search=zwolf')).totalRows).toBe(2);
    await app.call('DELETE /alerts/{id}', { as: app.maya, params: { id: made.id } });
    expect((await app.call('GET /alerts/{id}', { as: app.maya, params: { id: made.id } })).status).toBe(404);
    expect((await list('search=zwolf+chen')).result.map(({ id }) => id)).toEqual([copy.id]);
    expect((await act('restore', made.id)).body.result).toMatchObject({ id: made.id, state: 'active' });
    expect((await list('search=zwolf')).totalRows).toBe(2);
  });

  it('wake whoever delivers, as what waits may leave at another time', async () => {
    const alert = await app.makeAlert({ clientId: amara });
    await app.addMatch({ alert, listingId: app.listings[0] ?? '', outcome: 'merged', wait: 'timeUnit' });
    const dueOf = async () =>
      (
        await app.database.query<{ dueAt: Date | null }>(
          'select due_at as "dueAt" from alert_person where person = $1',
          [amara],
        )
      )[0]?.dueAt;
    expect(await dueOf()).toBeNull();
    await pause(alert.id, null);
    expect(await dueOf()).toEqual(app.clock.now());
  });

  it('are found beside baskets, and stand in what a client may ask for', async () => {
    const alert = await app.makeAlert({ clientId: joel, name: 'Quartz Lane' });
    await app.addMatch({ alert, listingId: app.listings[0] ?? '', outcome: 'blocked', block: 'noConsent' });
    const found = await app.call('POST /palette/search', { as: app.maya, body: { text: 'quartz' } });
    expect(found.body.result.baskets?.rows).toMatchObject([{ id: alert.id, type: 'Automatic' }]);
    const exported = await app.send('GET', `/api/clients/${joel}/data`, {
      headers: { authorization: `Bearer ${app.maya.token}` },
    });
    const { baskets } = JSON.parse(exported.payload);
    expect(baskets.find(({ name }: { name: string }) => name === 'Quartz Lane')).toMatchObject({
      type: 'Automatic',
      alert: {
        criteria: sampleAlert().criteria,
        state: 'active',
        found: [{ trigger: 'new', block: 'noConsent' }],
      },
    });
  });

  it('refuse what they cannot hold', async () => {
    const create = (changes: object) =>
      app.call('POST /alerts', {
        as: app.maya,
        body: { ...sampleAlert(), clientId: amara, isPaused: false, ...changes },
      });
    const statuses = [
      { byEmail: false },
      { timeUnit: 'weekly' },
      { triggers: [] },
      { ceiling: 0 },
      { quietHours: { from: '25:00', to: '08:00' } },
      { clientId: app.listings[0] },
    ].map(async (changes) => (await create(changes)).status);
    expect(await Promise.all(statuses)).toEqual([400, 400, 400, 400, 400, 404]);
    expect((await app.call('POST /alerts', { body: sampleAlert() })).status).toBe(401);
  });
});

describe('the list of alerts', () => {
  it('tells what became of their matches and answers, counts them by filter, and turns pages', async () => {
    const other = await app.addReader({ firstName: 'Zoe', lastName: 'Quill', email: 'zoe@example.com' });
    const first = await app.makeAlert({ clientId: other, name: 'First' });
    const second = await app.makeAlert({ clientId: other, name: 'Second', isPaused: true });
    const [a = '', b = '', c = ''] = app.listings;
    const later = new Date(app.clock.now().getTime() + 3_600_000);
    await app.addMatch({ alert: first, listingId: a, outcome: 'sent', also: [second.id] });
    await app.addMatch({ alert: first, listingId: b, outcome: 'merged', dueAt: later });
    await app.addMatch({ alert: first, listingId: c, outcome: 'held' });
    const old = new Date(app.clock.now().getTime() - 31 * 86_400_000);
    await app.addMatch({ alert: first, listingId: c, outcome: 'blocked', block: 'saidNo', at: old });
    const found = await list('search=quill&sort=name');
    expect(found).toMatchObject({
      totalRows: 2,
      counts: { all: 2, active: 1, paused: 1, waiting: 1, silent: 0 },
      waiting: 1,
    });
    expect(found.result).toMatchObject([
      {
        id: first.id,
        name: 'First',
        readers: [{ clientId: other, name: 'Zoe Quill' }],
        timeUnit: 'atOnce',
        outcomes: { matches: 3, sent: 1, merged: 1, held: 1, blocked: 0 },
        nextAt: later.toISOString(),
        undecided: 0,
        unread: 0,
      },
      { id: second.id, state: 'paused', outcomes: { matches: 1, sent: 1 }, nextAt: null },
    ]);
    expect((await list('search=quill&filter=waiting')).result.map(({ id }) => id)).toEqual([first.id]);
    expect((await list(`clientId=${other}&sort=name&pageSize=1&page=2`)).result.map(({ id }) => id)).toEqual([
      second.id,
    ]);
    expect((await app.getAlert(first.id)).outcomes).toMatchObject({ matches: 3 });
  });
});

describe('another agent’s alert', () => {
  it('is not there, whatever is asked of it', async () => {
    const alert = await app.makeAlert({ clientId: amara });
    const { id } = alert;
    const [listingId = ''] = app.listings;
    const matchIds = [await app.addMatch({ alert, listingId })];
    const ben = await app.createAgent('Ben');
    await app.services.operator.agreements.grant(ben.agentId, {
      boardName: 'Board',
      validFrom: '2025-01-01',
      validUntil: '2027-12-31',
    });
    const input = { ...sampleAlert(), clientId: amara };
    const calls = [
      ['GET /alerts/{id}'],
      ['PUT /alerts/{id}', { ...input, revision: 1 }],
      ['DELETE /alerts/{id}'],
      ['POST /alerts/{id}/restore'],
      ['POST /alerts/{id}/duplicate'],
      ['POST /alerts/{id}/pause', { until: null }],
      ['POST /alerts/{id}/resume'],
      ['POST /alerts/{id}/keep'],
      ['POST /alerts/replay', { ...rhythm(), clientId: amara }],
      ['GET /alerts/ledger', undefined, `?alertId=${id}`],
      ['GET /alerts/ledger', undefined, `?clientId=${amara}`],
      ['GET /alerts/{id}/why', undefined, `?listingId=${listingId}`],
      ['POST /alerts/approvals', { matchIds, action: 'approve' }],
      ['POST /alerts/approvals', { matchIds, action: 'reject' }],
      ['POST /alerts/approvals/undo', { matchIds }],
      ['POST /alerts/approvals/send-now', { readerId: alert.readers[0]?.readerId }],
      ['POST /alerts/proposal', { clientId: amara, criteria: null }],
    ] as const;
    for (const [key, body, query = ''] of calls) {
      const { status } = await app.call(key, { as: ben, params: { id }, body, query });
      expect([key, status]).toEqual([key, 404]);
      expect([key, (await app.call(key, { params: { id }, body, query })).status]).toEqual([key, 401]);
    }
    const sent = await app.call('POST /alerts/wanted/{id}/send', {
      as: ben,
      params: { id: listingId },
      body: { alertIds: [id] },
    });
    expect(sent.status).toBe(404);
    expect((await app.call('GET /alerts', { as: ben })).body).toMatchObject({ totalRows: 0, waiting: 0 });
    expect((await app.call('GET /alerts/approvals', { as: ben })).body).toMatchObject({ totalRows: 0 });
    expect((await app.call('GET /alerts/ledger', { as: ben })).body).toMatchObject({ totalRows: 0 });
    const wanted = await app.call('GET /alerts/wanted/{id}', { as: ben, params: { id: listingId } });
    expect(wanted.body.result).toEqual({ matches: [], near: [] });
  });
});

const rhythm = () => {
  const { criteria, triggers, timeUnit, sendHours, quietHours, ceiling } = sampleAlert();
  return { criteria, triggers, timeUnit, sendHours, quietHours, ceiling };
};

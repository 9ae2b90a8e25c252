import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runDueJobs } from '../../../testing/due-jobs.ts';
import { parsePdf } from '../../../testing/parse-pdf.ts';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { testPassword } from '../../../testing/test-app.ts';
import { addClient, completeProfile, createPostalApp, makeBatch, makeCard } from './testing/postal-app.ts';

let app: TestApp;
let anna: TestAgent;
let ben: TestAgent;
let sam: string;
let helen: string;

beforeAll(async () => {
  ({ app, anna, ben, sam, helen } = await createPostalApp());
});
afterAll(() => app.close());

const setState = (id: string, body: object, as = anna) =>
  app.call('POST /postal-batches/{id}/state', { as, params: { id }, body });

/** Asked for by the other agent. */
const foreignFile = async (url: string) => {
  const { statusCode } = await app.send('GET', url, { headers: { authorization: `Bearer ${ben.token}` } });
  return { status: statusCode };
};
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const runJob = (name: string) =>
  app.services.jobHandlers.find(({ job }) => job.name === name)?.run({}, { jobId: '1', attempt: 1, log });

describe('a batch', () => {
  it('[EVENT-03] is one file of two pages a home, with a sheet, and goes its way step by step', async () => {
    const { id } = await makeCard(app, anna);
    const { batch } = await makeBatch(app, anna, id);
    expect(batch).toMatchObject({
      state: 'ready',
      progress: 1,
      cards: 3,
      pages: 6,
      languages: { en: 2, fr: 1 },
      number: 1,
      next: 'printing',
      canCancel: true,
      printer: 'self',
    });
    expect(batch?.code).toMatch(/^HC-2025-\d\d$/);
    const batchId = batch?.id ?? '';
    const file = await app.send('GET', batch?.fileUrl ?? '');
    const { pages } = await parsePdf(file.rawPayload, { dpi: null });
    expect(pages.filter(({ text }) => text.includes('Northlight Realty Inc., Brokerage'))).toHaveLength(3);
    expect(pages.some(({ text }) => text.includes('Dear Priya and Sam,'))).toBe(true);
    expect(pages.some(({ text }) => text.includes('Bonjour Luc,'))).toBe(true);

    for (const foreign of [
      app.call('GET /postal-batches/{id}', { as: ben, params: { id: batchId } }),
      setState(batchId, { state: 'printing' }, ben),
      app.call('GET /postal-batches/{id}/addresses', { as: ben, params: { id: batchId } }),
      app.call('GET /postal-batches/{id}/preview', { as: ben, params: { id: batchId } }),
      app.call('POST /postal-batches/{id}/printer', {
        as: ben,
        params: { id: batchId },
        body: { printer: 'self' },
      }),
      foreignFile(`/api/postal-batches/${batchId}/sheet?format=csv`),
    ])
      expect((await foreign).status).toBe(404);

    const timeline = async () =>
      (await app.call('GET /clients/{id}/timeline', { as: anna, params: { id: sam }, query: '?kind=card' }))
        .body.result;
    expect((await setState(batchId, { state: 'done' })).body.error?.code).toBe('print_refused');
    for (const state of ['printing', 'mailed', 'done'])
      expect((await setState(batchId, { state })).status).toBe(200);
    expect(await timeline()).toMatchObject([{ kind: 'card', id: batchId, name: 'Holiday card 2025' }]);
    expect((await setState(batchId, { state: 'cancelled' })).status).toBe(422);
    expect((await setState(batchId, { state: 'mailed' })).body.result).toMatchObject({
      state: 'mailed',
      undo: 'printing',
    });
    expect(await timeline()).toEqual([]);
    expect((await setState(batchId, { state: 'done', on: '2030-01-01' })).status).toBe(400);
    expect((await setState(batchId, { state: 'done', on: '2025-11-12' })).body.result.next).toBeNull();

    for (const [format, type] of [
      ['csv', 'text/csv; charset=utf-8'],
      ['pdf', 'application/pdf'],
    ]) {
      const sheet = await app.send('GET', `/api/postal-batches/${batchId}/sheet?format=${format}`, {
        headers: { authorization: `Bearer ${anna.token}`, 'accept-language': 'fr' },
      });
      expect(sheet.headers['content-type']).toBe(type);
      if (format === 'csv') expect(sheet.body).toContain('PRIYA AND SAM RAMAN / 12-38 HELENE ST S');
    }
  });

  it('[EVENT-03] leaves no trace of somebody who was erased', async () => {
    const gone = await addClient(app, anna, {
      firstName: 'Grace',
      lastName: 'Mensah',
      address1: '70 Port St E',
    });
    const { id } = await makeCard(app, anna, { audience: { kind: 'clients', clientIds: [gone, helen] } });
    const { batch } = await makeBatch(app, anna, id);
    const params = { id: batch?.id ?? '' };
    const data = await app.call('GET /clients/{id}/data' as never, { as: anna, params: { id: gone } });
    expect(data.body).toMatchObject({
      postalCards: [{ state: 'ready', lines: expect.arrayContaining(['GRACE MENSAH']) }],
    });
    await app.call('POST /clients/{id}/erase', {
      as: anna,
      params: { id: gone },
      body: { confirmName: 'Grace Mensah' },
    });
    const { body } = await app.call('GET /postal-batches/{id}/addresses', { as: anna, params });
    expect(body.result.map(({ name }) => name)).toEqual(['Helen Novak']);
    expect((await app.call('GET /postal-batches/{id}', { as: anna, params })).body.result.fileUrl).toBeNull();
    const { used } = (await app.call('GET /postal-cards/settings', { as: anna })).body.result.allowance;
    await runJob('postal.erase');
    await runDueJobs(app, ['postal.redraw']);
    const redrawn = (await app.call('GET /postal-batches/{id}', { as: anna, params })).body.result;
    expect(redrawn).toMatchObject({ state: 'ready', pages: 2 });
    const file = await app.send('GET', redrawn.fileUrl ?? '');
    const text = (await parsePdf(file.rawPayload, { dpi: null })).pages.map((page) => page.text).join();
    expect(text).toContain('HELEN NOVAK');
    expect(text).not.toMatch(/MENSAH|Grace/);
    // The cards are the same ones, and count once.
    expect((await app.call('GET /postal-cards/settings', { as: anna })).body.result.allowance.used).toBe(
      used,
    );
  });

  it('[EVENT-03] carries the brokerage with which it was checked, whatever becomes of the profile', async () => {
    const { id, revision } = await makeCard(app, anna);
    const { body } = await app.call('POST /postal-cards/{id}/batches', {
      as: anna,
      params: { id },
      body: { revision },
    });
    await app.database.query("update realtor_profile set brokerage_name = '' where agent_id = $1", [
      anna.agentId,
    ]);
    await runDueJobs(app, ['postal.make']);
    const params = { id: body.result.id };
    const batch = (await app.call('GET /postal-batches/{id}', { as: anna, params })).body.result;
    const file = await app.send('GET', batch.fileUrl ?? '');
    const { pages } = await parsePdf(file.rawPayload, { dpi: null });
    expect(pages.filter(({ text }) => text.includes('Northlight Realty Inc., Brokerage'))).toHaveLength(3);
    await completeProfile(app, anna);
  });

  it('[EVENT-03] is told of when it could not be made', async () => {
    const { id, revision } = await makeCard(app, anna, { name: 'Tall card' });
    await app.call('POST /postal-cards/{id}/batches', { as: anna, params: { id }, body: { revision } });
    await app.database.query(
      `update postal_batch_item set message = repeat(E'line\\n', 80) where batch_id in
         (select id from postal_batch where card_id = $1)`,
      [id],
    );
    await runDueJobs(app, ['postal.make']);
    const [news] = (await app.call('GET /notifications/all', { as: anna })).body.result;
    expect(news?.title).toMatch(/^Tall card \(TC-2025-\d\d\): the cards could not be made$/);
  });

  it('[EVENT-03] is not made without the brokerage, which every card carries', async () => {
    const carl = await app.createAgent('Carl');
    await addClient(app, carl, {});
    const { id } = await makeCard(app, carl);
    const { error } = await makeBatch(app, carl, id);
    expect(error).toMatchObject({
      code: 'card_not_ready',
      fields: [{ path: 'sender', message: 'brokerage, address' }],
    });
    expect(error?.friendlyMessage).toContain('brokerage');
  });

  it('[EVENT-03] counts against the plan when it is made, and is refused beyond', async () => {
    const { id } = await makeCard(app, ben);
    await app.database.query("update agent set plan = 'solo' where agent_id = $1", [ben.agentId]);
    expect((await makeBatch(app, ben, id)).error).toMatchObject({
      code: 'plan_limit',
      friendlyMessage: 'Your Solo plan does not include postal cards. An administrator can change your plan.',
    });
    await app.database.query("update agent set plan = 'pro' where agent_id = $1", [ben.agentId]);
    const { batch } = await makeBatch(app, ben, id);
    await setState(batch?.id ?? '', { state: 'cancelled' }, ben);
    const { body } = await app.call('GET /postal-cards/settings', { as: ben });
    expect(body.result.allowance).toEqual({ limit: 200, used: 1, left: 199 });
    await app.database.query('update postal_batch set cards = 200 where agent_id = $1', [ben.agentId]);
    expect((await makeBatch(app, ben, id)).error?.code).toBe('plan_limit');
  });

  it('[EVENT-03] is forgotten with its file after 24 months', async () => {
    const { id } = await makeCard(app, anna);
    const { batch } = await makeBatch(app, anna, id);
    await app.database.query(
      "update postal_batch set created_at = created_at - interval '25 months' where id = $1",
      [batch?.id],
    );
    await runJob('postal.forget');
    expect(
      (await app.call('GET /postal-batches/{id}', { as: anna, params: { id: batch?.id ?? '' } })).status,
    ).toBe(404);
    expect((await app.send('GET', batch?.fileUrl ?? '')).statusCode).toBe(404);
    expect(await runDueJobs(app, ['postal.print'])).toEqual([]);
  });
});

describe('days of cards', () => {
  const titlesOf = async () =>
    (await app.call('GET /notifications/all', { as: ben })).body.result.map(({ title }) => title);
  const waiting = async (language = 'en') =>
    (await app.call('GET /dashboard/panels/reminders', { as: ben, language })).body.result.items.filter(
      ({ kind }) => kind === 'postalCard',
    );
  const begun = '2025-11-12T14:00:00Z';
  /** A session does not last that long. */
  const goTo = async (at: string) => {
    app.clock.set(at);
    const { body } = await app.call('POST /auth/secure/login', {
      body: {
        userKey: ben.email,
        password: testPassword,
        turnstileToken: await app.solveChallenge(),
        deviceName: 'Test',
      },
    });
    ben.token = body.token ?? '';
  };
  afterEach(() => goTo(begun));
  const look = async (at: string) => {
    await goTo(at);
    await runJob('postal.remindAll');
    await runDueJobs(app, ['postal.remind']);
  };

  it('[EVENT-03] are told while there is time, once more when there is none, and wait on the first screen', async () => {
    await app.database.query('delete from postal_batch where agent_id = $1', [ben.agentId]);
    await app.database.query('delete from postal_card where agent_id = $1', [ben.agentId]);
    const card = await makeCard(app, ben, { name: 'Winter', inHandsOn: '2025-12-15' });
    expect(await waiting()).toEqual([]);
    await look('2025-11-20T13:00:00Z');
    expect(await titlesOf()).toEqual([]);
    const { printBy } = (
      await app.call('GET /postal-cards/{id}/readiness', { as: ben, params: { id: card.id } })
    ).body.result.plan;
    expect(printBy).toBe('2025-12-02');
    for (const at of ['2025-11-29T13:10:00Z', '2025-11-30T13:10:00Z']) await look(at);
    expect(await titlesOf()).toEqual(['Print “Winter” by Dec 2']);
    expect(await waiting()).toMatchObject([
      {
        title: 'Print “Winter”',
        detail: 'In hands Dec 15',
        on: printBy,
        isLate: false,
        path: `/events/postal-card?id=${card.id}`,
      },
    ]);
    for (const at of ['2025-12-03T13:10:00Z', '2025-12-04T13:10:00Z']) await look(at);
    expect(await titlesOf()).toEqual(['“Winter” will not be in hands in time', 'Print “Winter” by Dec 2']);
    expect(await waiting('fr')).toMatchObject([
      {
        title: 'Imprimer «\u00A0Winter\u00A0»',
        detail: 'Trop tard pour être reçue le 15 déc.',
        isLate: true,
      },
    ]);
  });

  it('[EVENT-03] of a batch are those of its next step, until it was posted', async () => {
    const { result } = (await app.call('GET /postal-cards', { as: ben })).body;
    await app.database.query('update postal_batch set cards = 0 where agent_id = $1', [ben.agentId]);
    const { batch } = await makeBatch(app, ben, result[0]?.id ?? '');
    const id = batch?.id ?? '';
    await goTo('2025-12-02T13:10:00Z');
    expect(await waiting()).toMatchObject([{ title: 'Print “Winter”', on: '2025-12-02' }]);
    await setState(id, { state: 'printing' }, ben);
    expect(await waiting()).toMatchObject([{ title: 'Post “Winter”', on: '2025-12-05' }]);
    await look('2025-12-03T13:10:00Z');
    expect((await titlesOf())[0]).toBe('Post “Winter” by Dec 5');
    await setState(id, { state: 'mailed' }, ben);
    expect(await waiting()).toEqual([]);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runDueJobs } from '../../../testing/due-jobs.ts';
import { parsePdf } from '../../../testing/parse-pdf.ts';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp, testPassword } from '../../../testing/test-app.ts';
import {
  addClient,
  completeProfile,
  makeBatch,
  makeCard,
  sampleCard,
  wishFor,
} from './testing/postal-app.ts';

let app: TestApp;
let anna: TestAgent;
let ben: TestAgent;
let priya: string;
let sam: string;
let helen: string;

beforeAll(async () => {
  app = await createTestApp({ CANADA_POST_CUSTOMER_NUMBER: '7289145' });
  [anna, ben] = [await app.createAgent('Anna'), await app.createAgent('Ben')];
  await Promise.all([completeProfile(app, anna), completeProfile(app, ben)]);
  const home = { address1: '38 Helene St S', unit: '12', city: 'Mississauga', province: 'ON' };
  priya = await addClient(app, anna, {
    firstName: 'Priya',
    lastName: 'Raman',
    ...home,
    postalCode: 'L5G 3B2',
    language: 'en',
  });
  sam = await addClient(app, anna, {
    firstName: 'Sam',
    lastName: 'Raman',
    ...home,
    postalCode: 'l5g3b2',
    language: 'en',
  });
  helen = await addClient(app, anna, {
    firstName: 'Helen',
    lastName: 'Novak',
    address1: '1 Bay St',
    language: 'en',
  });
  await addClient(app, anna, {
    firstName: 'Luc',
    lastName: 'Bergeron',
    address1: '2204 rue Saint-Denis',
    language: 'fr',
  });
  const sofia = await addClient(app, anna, { firstName: 'Sofia', lastName: 'Marchetti' });
  // As imports leave it.
  await app.database.query("update client set postal_code = '' where id = $1", [sofia]);
  await addClient(app, ben, { firstName: 'Omar', lastName: 'Haddad' });
});
afterAll(() => app.close());

const listAddresses = async (id: string, filter = 'all') =>
  (
    await app.call('GET /postal-cards/{id}/addresses', {
      as: anna,
      params: { id },
      query: `?filter=${filter}`,
    })
  ).body;
const checksOf = async (id: string) => {
  const { body } = await app.call('GET /postal-cards/{id}/readiness', { as: anna, params: { id } });
  return body.result.checks.filter(({ isMet }) => !isMet).map(({ name }) => name);
};
const setState = (id: string, body: object, as = anna) =>
  app.call('POST /postal-batches/{id}/state', { as, params: { id }, body });

const contentOf = ({ size, designId, line, message }: ReturnType<typeof sampleCard>) => ({
  size,
  designId,
  line,
  message,
});
/** Asked for by the other agent. */
const foreignFile = async (url: string) => {
  const { statusCode } = await app.send('GET', url, { headers: { authorization: `Bearer ${ben.token}` } });
  return { status: statusCode };
};
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const runJob = (name: string) =>
  app.services.jobHandlers.find(({ job }) => job.name === name)?.run({}, { jobId: '1', attempt: 1, log });

describe('homes of a card', () => {
  it('[EVENT-03] get one each, with the names of all who live there, and say what is missing', async () => {
    const { id } = await makeCard(app, anna);
    const { result, counts } = await listAddresses(id);
    expect(counts).toEqual({ all: 4, complete: 3, toFix: 1, french: 1, without: 0 });
    expect(result.find(({ clientId }) => clientId === priya)).toMatchObject({
      name: 'Priya and Sam Raman'.replace('Priya and', 'Priya Raman and'),
      lines: ['PRIYA AND SAM RAMAN', '12-38 HELENE ST S', 'MISSISSAUGA ON  L5G 3B2'],
      clientIds: [priya, sam],
      check: 'complete',
    });
    const [toFix] = (await listAddresses(id, 'toFix')).result;
    expect(toFix).toMatchObject({
      name: 'Sofia Marchetti',
      lines: [],
      check: 'incomplete',
      problems: [{ field: 'postalCode', problem: 'missing' }],
    });
  });

  it('[EVENT-03] get none where somebody is held, wants no paper, or was left out', async () => {
    const { id } = await makeCard(app, anna, { leftOut: [helen] });
    await wishFor(app, anna, sam, { wantsNoPaper: true });
    const checks = async () =>
      Object.fromEntries((await listAddresses(id)).result.map(({ clientId, check }) => [clientId, check]));
    expect(await checks()).toMatchObject({ [priya]: 'noPaper', [helen]: 'leftOut' });
    await wishFor(app, anna, sam, { hold: { until: null, reason: 'bereavement' } });
    expect(await checks()).toMatchObject({ [priya]: 'held' });
    await wishFor(app, anna, sam, {});
    expect(await checks()).toMatchObject({ [priya]: 'complete' });
  });

  it('[EVENT-03] get none where a housemate said no to paper for whom the card is not meant', async () => {
    const { id } = await makeCard(app, anna, { audience: { kind: 'clients', clientIds: [priya, helen] } });
    await wishFor(app, anna, sam, { wantsNoPaper: true });
    const { result } = await listAddresses(id);
    expect(result.map(({ clientIds, check }) => [clientIds, check])).toEqual([
      [[helen], 'complete'],
      [[priya], 'noPaper'],
    ]);
    await wishFor(app, anna, sam, {});
  });

  it('[EVENT-03] are those whose record keeps a feast, or those chosen by name', async () => {
    await wishFor(app, anna, helen, { feasts: ['diwali'] });
    const feast = await makeCard(app, anna, { audience: { kind: 'occasion', occasion: 'diwali' } });
    expect((await listAddresses(feast.id)).result.map(({ clientId }) => clientId)).toEqual([helen]);
    const named = await makeCard(app, anna, { audience: { kind: 'clients', clientIds: [sam] } });
    expect((await listAddresses(named.id)).result[0]?.lines[0]).toBe('SAM RAMAN');
    expect(named.audienceName).toBe('Sam Raman');
  });
});

describe('a card', () => {
  it('[EVENT-03] belongs to its agent alone', async () => {
    const { id, revision } = await makeCard(app, anna);
    const body = { ...sampleCard(), revision };
    expect((await app.call('GET /postal-cards/{id}', { params: { id } })).status).toBe(401);
    for (const call of [
      app.call('GET /postal-cards/{id}', { as: ben, params: { id } }),
      app.call('PUT /postal-cards/{id}', { as: ben, params: { id }, body }),
      app.call('DELETE /postal-cards/{id}', { as: ben, params: { id } }),
      app.call('GET /postal-cards/{id}/readiness', { as: ben, params: { id } }),
      app.call('GET /postal-cards/{id}/addresses', { as: ben, params: { id } }),
      app.call('POST /postal-cards/{id}/preview', {
        as: ben,
        params: { id },
        body: { content: contentOf(sampleCard()), language: null, position: 0 },
      }),
      foreignFile(`/api/postal-cards/${id}/proof`),
      app.call('POST /postal-cards/{id}/batches', { as: ben, params: { id }, body: { revision } }),
      app.call('PUT /postal-cards/{id}', {
        as: anna,
        params: { id },
        body: { ...body, audience: { kind: 'clients', clientIds: [priya, crypto.randomUUID()] } },
      }),
    ])
      expect((await call).status).toBe(404);
    expect((await app.call('GET /postal-cards', { as: ben })).body.result).toEqual([]);
    const long = { ...sampleCard(), message: { en: 'x'.repeat(261), fr: '' } };
    expect((await app.call('POST /postal-cards', { as: anna, body: long })).status).toBe(400);
  });

  it('is saved by revision, so that nothing is overwritten unseen', async () => {
    const { id, revision } = await makeCard(app, anna);
    const put = (changes: object) =>
      app.call('PUT /postal-cards/{id}', {
        as: anna,
        params: { id },
        body: { ...sampleCard(), revision, ...changes },
      });
    expect((await put({ name: 'Spring' })).body.result).toMatchObject({
      name: 'Spring',
      revision: revision + 1,
    });
    expect((await put({ name: 'Autumn' })).status).toBe(409);
  });

  it('[EVENT-03] is checked before anything is printed, and says what is still open', async () => {
    expect(await checksOf((await makeCard(app, anna)).id)).toEqual([]);
    const wrong = await makeCard(app, anna, {
      line: { en: 'Party 🎉', fr: '' },
      message: { en: `Dear {{nickname}}, ${'\n'.repeat(60)}.\n`.repeat(3).trim(), fr: '' },
    });
    expect(await checksOf(wrong.id)).toEqual(['fonts', 'placeholders']);
    const sold = { en: 'Just sold on your street for $1,250,000.', fr: '' };
    const price = await makeCard(app, anna, { message: sold });
    expect(await checksOf(price.id)).toEqual(['saleConsents']);
    expect((await makeBatch(app, anna, price.id)).error).toMatchObject({ code: 'card_not_ready' });
    const agreed = await makeCard(app, anna, {
      message: sold,
      saleConsents: { buyerOn: '2025-11-01', sellerOn: '2025-11-02' },
    });
    expect(await checksOf(agreed.id)).toEqual([]);
    const bothSides = { line: { en: 'Just sold!', fr: '' }, message: { en: '$1,250,000', fr: '' } };
    expect(await checksOf((await makeCard(app, anna, bothSides)).id)).toEqual(['saleConsents']);
    const tomorrow = { buyerOn: '2025-11-01', sellerOn: '2025-11-13' };
    const early = await app.call('POST /postal-cards', {
      as: anna,
      body: sampleCard({ message: sold, saleConsents: tomorrow }),
    });
    expect(early.status).toBe(400);
    expect(early.body.error?.fields).toMatchObject([{ path: 'saleConsents.sellerOn' }]);
    await app.database.query('update postal_card set seller_consent_on = $2 where id = $1', [
      agreed.id,
      tomorrow.sellerOn,
    ]);
    expect(await checksOf(agreed.id)).toEqual(['saleConsents']);
  });

  it('[EVENT-03] has its days planned backwards, and says when it is too late', async () => {
    const { id } = await makeCard(app, anna);
    const plan = async (card: string) =>
      (await app.call('GET /postal-cards/{id}/readiness', { as: anna, params: { id: card } })).body.result
        .plan;
    expect(await plan(id)).toMatchObject({
      printBy: '2025-12-02',
      mailBy: '2025-12-05',
      daysLate: 0,
      transitDays: 6,
    });
    const late = await makeCard(app, anna, { inHandsOn: '2025-11-14' });
    expect((await plan(late.id)).daysLate).toBeGreaterThan(7);
  });

  it('is looked at as it is printed, in either language, and as a proof', async () => {
    const { id } = await makeCard(app, anna);
    const content = contentOf(sampleCard());
    const look = async (language: string | null) =>
      (
        await app.call('POST /postal-cards/{id}/preview', {
          as: anna,
          params: { id },
          body: { content, language, position: 0 },
        })
      ).body.result;
    const [english, french] = [await look('en'), await look('fr')];
    expect(english.front).toContain('viewBox="0 0 625 425"');
    expect(english.back).toMatch(/^<svg/);
    expect(french.front).not.toBe(english.front);
    // Only as those get it who read the language.
    expect(english).toMatchObject({ language: 'en', homes: 2 });
    expect(french).toMatchObject({ language: 'fr', homes: 1 });
    expect(await look(null)).toMatchObject({ homes: 3 });
    const proof = await app.send('GET', `/api/postal-cards/${id}/proof`, {
      headers: { authorization: `Bearer ${anna.token}` },
    });
    expect(proof.headers['content-type']).toBe('application/pdf');
    expect((await parsePdf(proof.rawPayload, { dpi: null })).pages).toHaveLength(2);
  });
});

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

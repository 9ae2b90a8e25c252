import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePdf } from '../../../testing/parse-pdf.ts';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createPostalApp, makeBatch, makeCard, sampleCard, wishFor } from './testing/postal-app.ts';

let app: TestApp;
let anna: TestAgent;
let ben: TestAgent;
let priya: string;
let sam: string;
let helen: string;

beforeAll(async () => {
  ({ app, anna, ben, priya, sam, helen } = await createPostalApp());
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

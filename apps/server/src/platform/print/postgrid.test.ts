import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer, HttpDouble } from '../../testing/http-double.ts';
import { createHttpDouble } from '../../testing/http-double.ts';
import { createPostGrid } from './postgrid.ts';
import type { CardToPrint, PrintProvider } from './print-provider.ts';

let server: HttpDouble;
let provider: PrintProvider;
let answer: (method: string) => Answer;
const card: CardToPrint = {
  key: '0192f0a0-0000-7000-8000-000000000001',
  size: '6x4',
  pdf: new TextEncoder().encode('%PDF-1.7 two pages'),
  to: {
    name: 'MARIE ET LUC BERGERON',
    street: '2204 rue Saint-Denis',
    extra: '',
    city: 'Montréal',
    province: 'QC',
    postalCode: 'H2L 3K4',
  },
  from: { name: 'Maya Okafor', company: 'Northlight Realty Inc., Brokerage', address: '120 Lakeshore Rd E' },
  description: 'HC-2025-01',
};

beforeAll(async () => {
  server = await createHttpDouble(({ method }) => answer(method));
  provider = createPostGrid({ apiKey: 'live_sk_1', baseUrl: server.url });
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
  answer = () => ({ status: 201, body: { id: 'postcard_1', status: 'ready', live: true } });
});

describe('cards at the print provider', () => {
  it('[EVENT-03] are handed over as its API wants them, the same key for every try', async () => {
    expect(await provider.create(card)).toEqual({ id: 'postcard_1', state: 'ready' });
    const [{ method, path, headers, body } = { method: '', path: '', headers: {}, body: Buffer.of() }] =
      server.asked;
    expect([method, path]).toEqual(['POST', '/print-mail/v1/postcards']);
    expect(headers).toMatchObject({ 'x-api-key': 'live_sk_1', 'idempotency-key': card.key });
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData();
    const { pdf, ...fields } = Object.fromEntries(form);
    expect(await (pdf as File).text()).toBe('%PDF-1.7 two pages');
    expect(fields).toEqual({
      'to[firstName]': 'MARIE ET LUC BERGERON',
      'to[addressLine1]': '2204 rue Saint-Denis',
      'to[city]': 'Montréal',
      'to[provinceOrState]': 'QC',
      'to[postalOrZip]': 'H2L 3K4',
      'to[countryCode]': 'CA',
      'from[firstName]': 'Maya Okafor',
      'from[companyName]': 'Northlight Realty Inc., Brokerage',
      'from[addressLine1]': '120 Lakeshore Rd E',
      'from[countryCode]': 'CA',
      size: '6x4',
      description: 'HC-2025-01',
      'metadata[key]': card.key,
    });
  });

  it.each([
    ['ready', 'ready'],
    ['printing', 'printing'],
    ['processed_for_delivery', 'mailed'],
    ['completed', 'done'],
    ['cancelled', 'cancelled'],
    ['some new step', 'printing'],
  ])('that are %s there are %s here', async (status, state) => {
    answer = () => ({ status: 200, body: { id: 'postcard_1', status } });
    expect(await provider.find('postcard_1')).toEqual({ id: 'postcard_1', state });
    expect(server.asked[0]).toMatchObject({ method: 'GET', path: '/print-mail/v1/postcards/postcard_1' });
  });

  it.each([
    [401, 'PrintCredentialsError'],
    [403, 'PrintCredentialsError'],
    [400, 'PrintRefusedError'],
    [422, 'PrintRefusedError'],
    [429, 'Error'],
    [500, 'Error'],
    [503, 'Error'],
  ])('that it answers with %i fail as %s, and no address reaches the log', async (status, name) => {
    answer = () => ({ status, body: { error: { message: 'To 2204 rue Saint-Denis: no' } } });
    const error = await provider.create(card).catch((reason: Error) => reason);
    expect(error).toMatchObject({ name, message: expect.stringContaining(String(status)) });
    expect(String(error)).not.toContain('Saint-Denis');
  });

  it('may be tried again when nobody answers, and when the answer is no answer', async () => {
    answer = () => 'silence';
    const hasty = createPostGrid({ apiKey: 'k', baseUrl: server.url, timeoutMs: 200 });
    await expect(hasty.create(card)).rejects.toMatchObject({ name: 'Error', message: /did not answer/ });
    answer = () => ({ status: 200, body: 'oops' });
    await expect(provider.create(card)).rejects.toMatchObject({ name: 'Error' });
  });

  it('are called off, or tell what they were when it was too late', async () => {
    answer = () => ({ status: 200, body: { id: 'postcard_1', status: 'cancelled' } });
    expect(await provider.cancel('postcard_1')).toMatchObject({ state: 'cancelled' });
    answer = (method) =>
      method === 'DELETE'
        ? { status: 400, body: { error: {} } }
        : { status: 200, body: { id: 'postcard_1', status: 'printing' } };
    expect(await provider.cancel('postcard_1')).toMatchObject({ state: 'printing' });
  });
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runDueJobs } from '../../../testing/due-jobs.ts';
import type { AskedRequest, HttpDouble } from '../../../testing/http-double.ts';
import { createHttpDouble } from '../../../testing/http-double.ts';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { addClient, completeProfile, makeBatch, makeCard, wishFor } from './testing/postal-app.ts';

/** A provider that prints what it is given once for each key, however often it is given it. */
let server: HttpDouble;
let cards: Map<string, { id: string; status: string }>;
let failing: (asked: AskedRequest) => number | null;
/** What happens elsewhere before it answers. */
let meanwhile: (asked: AskedRequest) => unknown;
let app: TestApp;
let anna: TestAgent;
let first: string;

beforeAll(async () => {
  server = await createHttpDouble(async (asked) => {
    await meanwhile(asked);
    const status = failing(asked);
    const card = takeCard(asked);
    return status === null && card ? { status: 200, body: card } : { status: status ?? 404, body: {} };
  });
  app = await createTestApp({
    POSTGRID_API_KEY: 'live_sk_1',
    POSTGRID_URL: server.url,
    POSTGRID_CENTS_PER_CARD: '142',
  });
  anna = await app.createAgent('Anna');
  await completeProfile(app, anna);
  first = await addClient(app, anna, { firstName: 'Luc', address1: '1 rue Berri' });
  await addClient(app, anna, { firstName: 'Mei', address1: '2 rue Berri' });
  await addClient(app, anna, { firstName: 'Omar', address1: '3 rue Berri' });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(() => {
  cards = new Map();
  failing = () => null;
  meanwhile = () => {};
  server.asked.length = 0;
  // Each test follows its own batch.
  return app.database.query("update postal_batch set printer = 'self'");
});

/** What it does with a request, also where its answer is then lost. */
function takeCard({ method, path, headers }: AskedRequest) {
  if (method === 'POST') {
    const key = String(headers['idempotency-key']);
    const card = cards.get(key) ?? { id: `postcard_${cards.size + 1}`, status: 'ready' };
    cards.set(key, card);
    return card;
  }
  const card = [...cards.values()].find(({ id }) => path.endsWith(id));
  if (card && method === 'DELETE' && card.status === 'ready') card.status = 'cancelled';
  return card;
}

const move = (status: string, ids = [...cards.values()].map(({ id }) => id)) => {
  for (const card of cards.values()) if (ids.includes(card.id)) card.status = status;
};
const get = async (id: string) =>
  (await app.call('GET /postal-batches/{id}', { as: anna, params: { id } })).body.result;
const printed = async (id: string) =>
  (await app.call('GET /postal-batches/{id}/addresses', { as: anna, params: { id } })).body.result.map(
    ({ printing }) => printing,
  );
const choose = (id: string, printer: string) =>
  app.call('POST /postal-batches/{id}/printer', { as: anna, params: { id }, body: { printer } });
const cancel = (id: string) =>
  app.call('POST /postal-batches/{id}/state', { as: anna, params: { id }, body: { state: 'cancelled' } });
/** Once, while the provider is at the card of that number. */
function whileAtCard(number: number, work: () => Promise<unknown>): void {
  let posts = 0;
  meanwhile = ({ method }) => (method === 'POST' && ++posts === number ? work() : undefined);
}
const told = async () =>
  (await app.call('GET /notifications/all', { as: anna })).body.result.map(({ title }) => title);
const run = () =>
  runDueJobs(app, ['postal.print']).then(
    () => null,
    (error: Error) => error.message,
  );
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
async function lookAgain(): Promise<string | null> {
  const job = app.services.jobHandlers.find((handler) => handler.job.name === 'postal.look');
  await job?.run({}, { jobId: '1', attempt: 1, log });
  return run();
}
async function newBatch(): Promise<string> {
  const card = await makeCard(app, anna);
  return (await makeBatch(app, anna, card.id)).batch?.id ?? '';
}

it('[EVENT-03] hands over a card for each home and follows them until the last one is there', async () => {
  const id = await newBatch();
  expect((await choose(id, 'provider')).body.result).toMatchObject({
    printer: 'provider',
    next: null,
    undo: null,
  });
  expect(await run()).toBeNull();
  expect(cards.size).toBe(3);
  expect(await get(id)).toMatchObject({ state: 'ready', problem: null });
  expect((await choose(id, 'self')).status).toBe(422);
  move('printing', ['postcard_1', 'postcard_2']);
  await lookAgain();
  expect((await get(id)).state).toBe('ready');
  move('printing');
  await lookAgain();
  expect((await get(id)).state).toBe('printing');
  move('processed_for_delivery');
  await lookAgain();
  move('completed');
  await lookAgain();
  const { state, times } = await get(id);
  expect(state).toBe('done');
  expect(Object.keys(times).toSorted()).toEqual(['done', 'mailed', 'making', 'printing', 'ready']);
  const before = server.asked.length;
  await lookAgain();
  expect(server.asked.length).toBe(before);
});

it('[EVENT-03] prints nothing twice when an answer is lost, and goes on where it stopped', async () => {
  const id = await newBatch();
  await choose(id, 'provider');
  let posts = 0;
  // The second card is taken, but nobody hears of it.
  failing = ({ method }) => (method === 'POST' && ++posts === 2 ? 503 : null);
  expect(await run()).toContain('503');
  expect(await get(id)).toMatchObject({ state: 'ready', problem: 'unreachable' });
  expect(await printed(id)).toEqual(['ready', 'handedOver', null]);
  // Whether it prints the second one is not known, so nobody else may.
  expect((await choose(id, 'self')).status).toBe(422);
  await lookAgain();
  expect(cards.size).toBe(3);
  expect(await get(id)).toMatchObject({ problem: null });
  expect(await printed(id)).toEqual(['ready', 'ready', 'ready']);
});

it('waits while the key is refused, and leaves out what is refused for good', async () => {
  const id = await newBatch();
  await choose(id, 'provider');
  failing = () => 401;
  expect(await run()).toBeNull();
  expect(await get(id)).toMatchObject({ problem: 'credentials' });
  expect((await told())[0]).toContain('printing has stopped');
  // Nothing was handed over, so the agent may still print it elsewhere.
  expect((await choose(id, 'self')).body.result.printer).toBe('self');
  await choose(id, 'provider');
  let posts = 0;
  failing = ({ method }) => (method === 'POST' && ++posts === 1 ? 422 : null);
  await run();
  expect(await printed(id)).toEqual(['refused', 'ready', 'ready']);
  expect(await get(id)).toMatchObject({ state: 'ready', problem: 'refused' });
  expect((await told())[0]).toContain('some cards were refused');
});

it('[EVENT-03] hands over nothing for somebody who has since said no to paper', async () => {
  const id = await newBatch();
  await wishFor(app, anna, first, { wantsNoPaper: true });
  await choose(id, 'provider');
  await run();
  expect((await printed(id)).toSorted()).toEqual(['ready', 'ready', 'withdrawn']);
  await wishFor(app, anna, first, {});
});

it('[EVENT-03] calls off what is not yet printed, and says so where it was too late', async () => {
  const id = await newBatch();
  await choose(id, 'provider');
  await run();
  move('printing', ['postcard_1']);
  expect((await cancel(id)).body.result.state).toBe('cancelled');
  await run();
  expect((await printed(id)).toSorted()).toEqual(['cancelled', 'cancelled', 'printing']);
  expect(await get(id)).toMatchObject({ state: 'printing', canCancel: false });
});

it('[EVENT-03] is not taken back while the first card is on its way', async () => {
  const id = await newBatch();
  await choose(id, 'provider');
  const answers: number[] = [];
  whileAtCard(1, async () => answers.push((await choose(id, 'self')).status));
  expect(await run()).toBeNull();
  expect(answers).toEqual([422]);
  expect(await get(id)).toMatchObject({ printer: 'provider' });
  expect(await printed(id)).toEqual(['ready', 'ready', 'ready']);
});

it('[EVENT-03] stays called off when that happens while it is handed over, and so do its cards', async () => {
  const id = await newBatch();
  await choose(id, 'provider');
  whileAtCard(2, () => cancel(id));
  expect(await run()).toBeNull();
  expect(await get(id)).toMatchObject({ state: 'cancelled', problem: null });
  expect([...cards.values()].map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  expect(await printed(id)).toEqual(['cancelled', 'cancelled', null]);
});

it('[EVENT-03] asks to be called off until the provider has said so, also for a card whose answer was lost', async () => {
  const id = await newBatch();
  await choose(id, 'provider');
  let posts = 0;
  failing = ({ method }) => (method === 'POST' && ++posts === 2 ? 503 : null);
  await run();
  expect((await cancel(id)).status).toBe(200);
  failing = ({ method }) => (method === 'DELETE' ? 401 : null);
  expect(await run()).toBeNull();
  expect(await get(id)).toMatchObject({ state: 'cancelled', problem: 'credentials' });
  failing = () => null;
  await lookAgain();
  expect(await get(id)).toMatchObject({ state: 'cancelled', problem: null });
  expect([...cards.values()].map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
});

it('[EVENT-03] hands over nothing more for who says no while it is handed over, whether or not the card names them', async () => {
  const housemate = await addClient(app, anna, {
    firstName: 'Ada',
    address1: '3 Berri Rue',
    category: 'notInterested',
  });
  const id = await newBatch();
  await choose(id, 'provider');
  whileAtCard(1, () => wishFor(app, anna, housemate, { wantsNoPaper: true }));
  expect(await run()).toBeNull();
  expect((await printed(id)).toSorted()).toEqual(['ready', 'ready', 'withdrawn']);
  await wishFor(app, anna, housemate, {});
});

it('[EVENT-03] writes the address that was checked, with everybody who lives there and who sends it then', async () => {
  const home = {
    unit: '2204',
    address1: 'Harbour Tower',
    address2: '2204-33 Bay Street',
    language: 'en',
  } as const;
  const names = [
    ['Priya', 'Raman'],
    ['Sam', 'Raman'],
    ['Zoé', 'Lee'],
  ] as const;
  const clientIds: string[] = [];
  for (const [firstName, lastName] of names)
    clientIds.push(await addClient(app, anna, { firstName, lastName, ...home }));
  const card = await makeCard(app, anna, { audience: { kind: 'clients', clientIds } });
  const id = (await makeBatch(app, anna, card.id)).batch?.id ?? '';
  await app.database.query("update realtor_profile set brokerage_name = '' where agent_id = $1", [
    anna.agentId,
  ]);
  await choose(id, 'provider');
  await run();
  const [post] = server.asked;
  const form = await new Response(new Uint8Array(post?.body ?? []), {
    headers: { 'content-type': post?.headers['content-type'] ?? '' },
  }).formData();
  expect(Object.fromEntries(form)).toMatchObject({
    'to[firstName]': expect.stringMatching(/^(?=.*PRIYA AND SAM RAMAN|.*RAMAN AND).*ZOÉ LEE/),
    'to[addressLine1]': '2204-33 BAY ST',
    'to[addressLine2]': 'HARBOUR TOWER',
    'from[companyName]': 'Northlight Realty Inc., Brokerage',
  });
  await completeProfile(app, anna);
});

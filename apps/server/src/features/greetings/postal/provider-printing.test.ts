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
let app: TestApp;
let anna: TestAgent;
let first: string;

beforeAll(async () => {
  server = await createHttpDouble((asked) => {
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
  server.asked.length = 0;
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
  expect((await printed(id)).filter((state) => state !== null)).toHaveLength(1);
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
  // Nothing was handed over, so the agent may still print it elsewhere.
  expect((await choose(id, 'self')).body.result.printer).toBe('self');
  await choose(id, 'provider');
  let posts = 0;
  failing = ({ method }) => (method === 'POST' && ++posts === 1 ? 422 : null);
  await run();
  expect(await printed(id)).toEqual(['refused', 'ready', 'ready']);
  expect(await get(id)).toMatchObject({ state: 'ready', problem: 'refused' });
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
  const cancel = () =>
    app.call('POST /postal-batches/{id}/state', { as: anna, params: { id }, body: { state: 'cancelled' } });
  move('printing', ['postcard_1']);
  expect((await cancel()).body.result.state).toBe('cancelled');
  await run();
  expect((await printed(id)).toSorted()).toEqual(['cancelled', 'cancelled', 'printing']);
  expect(await get(id)).toMatchObject({ state: 'printing', canCancel: false });
});

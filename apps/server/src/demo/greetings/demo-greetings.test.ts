import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailSeal } from '../../platform/mail/mail-seal.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createTestApp, testPassword } from '../../testing/test-app.ts';
import { makeDemoClients } from '../clients/demo-clients.ts';
import { makeDemoAccounts } from '../demo-accounts.ts';
import { makeDemoGreetings } from './demo-greetings.ts';
import { createDemoCardJobs, leaveDemoCards } from './demo-postal-cards.ts';

let app: TestApp;
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const run = { jobId: '1', attempt: 1, log };
let as: { as: { token: string } };

beforeAll(async () => {
  app = await createTestApp();
  await makeDemoAccounts(app.services.operator, () => {});
  const { composer } = app.services;
  const mail = { composer, publicOrigin: 'https://h.test', isKept: false, seal: createMailSeal('test') };
  await makeDemoClients({ database: app.database.worker, clock: app.clock, seed: 1, mail });
  // Homes come out of the market, which a test does without.
  await app.database.query(
    `update client set address1 = '38 Helene St S', city = 'Mississauga', postal_code = 'L5G 3B2', unit = right(id::text, 4)`,
  );
  const deps = { workerDatabase: app.database.worker, clock: app.clock, confirmsAll: true };
  await makeDemoGreetings(deps);
  await makeDemoGreetings(deps);
  const { body } = await app.call('POST /auth/secure/login', {
    body: {
      userKey: 'ava@hearthline.test',
      password: testPassword,
      turnstileToken: await app.solveChallenge(),
      deviceName: 'test',
    },
  });
  as = { as: { token: body.token ?? '' } };
});
afterAll(() => app.close());

it('shows a year of days of every kind, what waits and what went out', async () => {
  const year = (await app.call('GET /greetings/year', as)).body.result;
  expect(year.totals.birthday).toBeGreaterThan(60);
  expect(year.totals.holiday).toBeGreaterThan(5);
  expect(year.totals.marketLetter).toBe(4);
  expect(year.totals.custom).toBe(3);
  expect(year.waiting).toBeGreaterThan(0);
  const recent = (await app.call('GET /greetings/recent', as)).body;
  expect(recent.totalRows).toBeGreaterThan(8);
  expect(recent.result.reduce((sum, { reached }) => sum + reached, 0)).toBeGreaterThan(5);
});

it('leaves the next ones to the program', async () => {
  const handler = app.services.jobHandlers.find(({ job }) => job.name === 'greetings.look');
  await handler?.run({}, run);
  const [queued] = await app.database.query<{ count: number }>(
    "select count(*)::int as count from graphile_worker.jobs where task_identifier = 'greetings.keep'",
  );
  expect(queued?.count).toBe(2);
});

it('has cards in each state, drawn beside the start and made once', async () => {
  const { database, clock, services } = app;
  await leaveDemoCards(database.worker.db);
  const [queued] = await database.query<{ count: number }>(
    "select count(*)::int as count from graphile_worker.jobs where task_identifier = 'demo.cards'",
  );
  expect(queued?.count).toBe(1);
  const [handler] = createDemoCardJobs({ db: database.worker.db, clock, servicesAt: services.postalCardsAt });
  await handler?.run({}, run);
  await handler?.run({}, run);
  const cards = (await app.call('GET /postal-cards', as)).body.result;
  expect(cards.map(({ state }) => state)).toEqual([null, 'ready', 'mailed']);
  const { result: batches } = (await app.call('GET /postal-batches', as)).body;
  for (const { fileUrl, cards: count, pages } of batches) {
    expect(fileUrl).not.toBeNull();
    expect(count).toBeGreaterThan(3);
    expect(pages).toBe(2 * count);
  }
  expect(batches.map(({ next }) => next)).toEqual(['printing', 'done']);
});

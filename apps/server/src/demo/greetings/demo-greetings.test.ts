import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailSeal } from '../../platform/mail/mail-seal.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createTestApp, testPassword } from '../../testing/test-app.ts';
import { makeDemoClients } from '../clients/demo-clients.ts';
import { makeDemoAccounts } from '../demo-accounts.ts';
import { makeDemoGreetings } from './demo-greetings.ts';

let app: TestApp;
let as: { as: { token: string } };

beforeAll(async () => {
  app = await createTestApp();
  await makeDemoAccounts(app.services.operator, () => {});
  const { composer } = app.services;
  const mail = { composer, publicOrigin: 'https://h.test', isKept: false, seal: createMailSeal('test') };
  await makeDemoClients({ database: app.database.worker, clock: app.clock, seed: 1, mail });
  const deps = { workerDatabase: app.database.worker, clock: app.clock, confirmsAll: false };
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
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  await handler?.run({}, { jobId: '1', attempt: 1, log });
  const [queued] = await app.database.query<{ count: number }>(
    "select count(*)::int as count from graphile_worker.jobs where task_identifier = 'greetings.keep'",
  );
  expect(queued?.count).toBe(2);
});

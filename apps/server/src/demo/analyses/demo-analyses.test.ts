import type { CmaRow } from '@hearthline/contract/cma';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { createTestApp, testPassword } from '../../testing/test-app.ts';
import { fillTestMarket } from '../../testing/test-market.ts';
import { makeDemoAccounts } from '../demo-accounts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await fillTestMarket(app.database, { listings: 3_000 });
  await makeDemoAccounts(app.services.operator, () => {});
});
afterAll(() => app.close());

it('are there once the market is known: some of today, and some whose homes were sold since', async () => {
  const fit = app.services.jobHandlers.find(({ job }) => job.name === 'cma.learn');
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  for (let time = 0; time < 2; time += 1) await fit?.run({}, { jobId: '1', attempt: 1, log });
  for (const userKey of ['ava@hearthline.test', 'noah@hearthline.test']) {
    const turnstileToken = await app.solveChallenge();
    const body = { userKey, password: testPassword, turnstileToken, deviceName: 'Test' };
    const { token = '' } = (await app.call('POST /auth/secure/login', { body })).body;
    const as = { token };
    const { result } = (await app.call('GET /cma', { as, query: '?pageSize=50' })).body;
    const sold = result.filter(({ score }: CmaRow) => score !== null);
    expect(sold.length).toBeGreaterThanOrEqual(6);
    expect(result.length - sold.length).toBeGreaterThanOrEqual(4);
    const news = (await app.call('GET /notifications/all', { as })).body.result;
    expect(news.length).toBe(sold.length);
    for (const { score, createdAt } of sold)
      expect(createdAt.slice(0, 10) < (score?.soldDate ?? '')).toBe(true);
    const errors = sold.map(({ score }) => Math.abs(score?.error ?? 1)).toSorted((a, b) => a - b);
    expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(0.2);
  }
});

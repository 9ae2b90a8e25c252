import { afterAll, beforeAll, expect, it } from 'vitest';
import { createImages } from '../../platform/images/images.ts';
import { createMailSeal } from '../../platform/mail/mail-seal.ts';
import { createStorage } from '../../platform/storage/storage.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createTestApp, testPassword } from '../../testing/test-app.ts';
import { fillTestMarket } from '../../testing/test-market.ts';
import { makeDemoClients } from '../clients/demo-clients.ts';
import { makeDemoAccounts } from '../demo-accounts.ts';
import { makeDemoNews } from './demo-news.ts';

const images = createImages();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await fillTestMarket(app.database);
  await makeDemoAccounts(app.services.operator, () => {});
  const { composer } = app.services;
  const mail = { composer, publicOrigin: 'https://h.test', isKept: false, seal: createMailSeal('test') };
  await makeDemoClients({ database: app.database.worker, clock: app.clock, seed: 1, mail });
  const storage = await createStorage({ kind: 'disk' }, app.dataDir);
  const deps = { workerDatabase: app.database.worker, clock: app.clock, storage, images };
  await makeDemoNews(deps);
  await makeDemoNews(deps);
});
afterAll(() => Promise.all([app.close(), images.close()]));

const signIn = async (userKey: string) => {
  const { body } = await app.call('POST /auth/secure/login', {
    body: { userKey, password: testPassword, turnstileToken: await app.solveChallenge(), deviceName: 'test' },
  });
  return { as: { token: body.token ?? '' } };
};

it('gives one agent nine posts of every state with what came of them, and the other none', async () => {
  const ava = await signIn('ava@hearthline.test');
  const { result, counts } = (await app.call('GET /news', ava)).body;
  expect(counts).toEqual({ mine: 9, onSite: 6, sent: 3 });
  expect(new Set(result.map(({ state }) => state)).size).toBe(4);
  for (const { title, coverUrl, results } of result) {
    expect(title).not.toMatch(/\{\{|^$/);
    expect(coverUrl).toMatch(/^\/|^http/);
    expect(results.read).toBeLessThanOrEqual(results.delivered);
  }
  expect(result.filter(({ results }) => results.delivered > 10)).toHaveLength(3);
  expect((await app.call('GET /news', await signIn('noah@hearthline.test'))).body.totalRows).toBe(0);
});

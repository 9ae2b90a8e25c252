import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { makeDemoAccounts } from '../demo-accounts.ts';
import { makeDemoSites } from './demo-sites.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await makeDemoAccounts(app.services.operator, () => {});
  const deps = { workerDatabase: app.database.worker, clock: app.clock };
  await makeDemoSites(deps);
  await makeDemoSites(deps);
});
afterAll(() => app.close());

it('gives one agent a site that anybody reads in both languages, and the other a draft', async () => {
  const headers = { 'user-agent': 'Safari' };
  const home = await app.send('GET', '/sites/ava-tremblay/fr', { headers });
  expect(home.statusCode).toBe(200);
  expect(home.body).toContain('Vivre là où la route rejoint le lac.');
  expect(home.body).toContain('Northlight Realty Inc., Brokerage');
  expect((await app.send('GET', '/sites/noah-singh/en', { headers })).statusCode).toBe(404);
  const drafts = await app.database.query<{ template: string }>(
    "select draft ->> 'template' as template from site order by 1",
  );
  expect(drafts).toEqual([{ template: 'lakeside' }, { template: 'metro' }]);
});

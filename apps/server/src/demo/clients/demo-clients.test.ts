import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailSeal } from '../../platform/mail/mail-seal.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createTestApp, testPassword } from '../../testing/test-app.ts';
import { makeDemoClients } from './demo-clients.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the demo’s clients', () => {
  it('are there once, with people to call, days ahead and consents of all kinds', async () => {
    await app.services.operator.createAccount({
      email: 'ava@hearthline.test',
      password: testPassword,
      firstName: 'Ava',
      lastName: 'Tremblay',
    });
    const composer = app.services.composer;
    const seal = createMailSeal('test');
    const mail = { composer, publicOrigin: 'https://hearthline.test', isKept: true, seal };
    const make = () => makeDemoClients({ database: app.database.worker, clock: app.clock, seed: 1, mail });
    await make();
    await make();
    const { body: session } = await app.call('POST /auth/secure/login', {
      body: {
        userKey: 'ava@hearthline.test',
        password: testPassword,
        turnstileToken: await app.solveChallenge(),
        deviceName: 'Test',
      },
    });
    const ava = { token: session.token ?? '' };
    const { body: list } = await app.call('POST /clients/search', { as: ava, body: { filter: {} } });
    expect(list.totalRows).toBe(248);
    const { body: today } = await app.call('GET /clients/today', { as: ava });
    expect(today.result.dueTotal).toBeGreaterThan(5);
    expect(today.result.ahead.length).toBeGreaterThan(3);
    for (const consent of ['express', 'implied', 'ending', 'none', 'optedOut']) {
      const { body } = await app.call('POST /clients/count', {
        as: ava,
        body: { filter: { consent: [consent] } },
      });
      expect({ consent, some: body.count > 0 }).toEqual({ consent, some: true });
    }
  });
});

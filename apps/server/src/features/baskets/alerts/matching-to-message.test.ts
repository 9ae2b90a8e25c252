import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AlertsApp } from './testing/alerts-app.ts';
import { createAlertsApp, homeOf } from './testing/alerts-app.ts';

let app: AlertsApp;
let etienne: string;
beforeAll(async () => {
  app = await createAlertsApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2025-11-12T14:00:00Z');
  await app.database.query('delete from listing where source = $1', ['board']);
  await app.database.query('delete from listing_change');
  await app.database.query('delete from client');
  await app.database.query('delete from message');
  await app.database.query('delete from graphile_worker._private_jobs');
  etienne = await app.addReader({ email: 'etienne@example.com' });
});

describe('a home that comes on the market', () => {
  it('is told at once to whoever waits for it, and stands on their page', async () => {
    const alert = await app.makeAlert({ clientId: etienne });
    await app.write(homeOf(1));
    await app.look();
    const [message] = await app.messages();
    expect(message).toMatchObject({ status: 'waiting', channel: 'email', toAddress: 'etienne@example.com' });
    expect(await app.ledger()).toMatchObject([
      { trigger: 'new', outcome: 'sent', wait: null, block: null, alerts: [alert], messageId: message?.id },
    ]);
    const homes = await app.database.query('select state, told from basket_home where basket_id = $1', [
      alert,
    ]);
    expect(homes).toMatchObject([{ state: 'sent' }]);
  });
});

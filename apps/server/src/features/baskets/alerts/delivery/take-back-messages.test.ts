import { hourMs } from '@hearthline/domain/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AlertsApp } from '../testing/alerts-app.ts';
import { createAlertsApp, emptyAlerts, homeOf } from '../testing/alerts-app.ts';

let app: AlertsApp;
let etienne: string;
beforeAll(async () => {
  app = await createAlertsApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await emptyAlerts(app);
  await app.pass(0);
  etienne = await app.addReader({ email: 'etienne@example.com' });
});

const statuses = async () => (await app.messages()).map(({ status }) => status);
const outcomes = async () => (await app.ledger()).map(({ outcome, block }) => [outcome, block]);
const pause = (id: string) =>
  app.call('POST /alerts/{id}/pause', { as: app.maya, params: { id }, body: { until: null } });
const pageOf = async (id: string): Promise<string> => {
  const reply = await app.call('GET /baskets/{id}', { as: app.maya, params: { id } });
  return new URL(reply.body.result.readers[0]?.link?.url ?? '').pathname;
};
const daysOf = () => app.database.query('select messages, sent_at is null as "hasNone" from alert_person');
const homesIn = (basketId: string) =>
  app.database.query('select state, removed_at is null as "isThere" from basket_home where basket_id = $1', [
    basketId,
  ]);

describe('a message that waits in the outbox', () => {
  it('does not leave when its alert is paused, and the ledger says why', async () => {
    const alert = await app.makeAlert({ clientId: etienne, basket: { bySms: true } });
    await app.write(homeOf(1));
    await app.look();
    expect(await statuses()).toEqual(['waiting', 'waiting']);
    await pause(alert);
    await app.look();
    await app.sendOut();
    expect(await statuses()).toEqual(['cancelled', 'cancelled']);
    expect(await outcomes()).toEqual([['blocked', 'alertEnded']]);
    expect(await daysOf()).toEqual([{ messages: 0, hasNone: true }]);
    expect(await homesIn(alert)).toEqual([{ state: 'approved', isThere: false }]);
    expect(await app.database.query('select sent_at as at from alert')).toEqual([{ at: null }]);
  });

  it('is written again for another alert of the same client, without what only the deleted one wanted', async () => {
    const deleted = await app.makeAlert({ clientId: etienne });
    const other = await app.makeAlert({ clientId: etienne, criteria: { price: { max: 80_150_000 } } });
    await app.write(homeOf(1), homeOf(2));
    await app.look();
    await app.pass(hourMs);
    await app.call('DELETE /alerts/{id}', { as: app.maya, params: { id: deleted } });
    await app.look();
    expect(await statuses()).toEqual(['cancelled', 'waiting']);
    const [, second] = await app.messages();
    const rows = await app.ledger();
    expect(rows.map(({ outcome, block, messageId }) => [outcome, block, messageId]).toSorted()).toEqual([
      ['blocked', 'alertEnded', null],
      ['sent', null, second?.id],
    ]);
    expect(await homesIn(other)).toEqual([{ state: 'sent', isThere: true }]);
    expect(await daysOf()).toEqual([{ messages: 1, hasNone: false }]);
  });

  it.each([
    ['stop', {}, 'stoppedByReader'],
    ['pause', { weeks: '2' }, 'pausedByReader'],
  ])('does not leave to whoever presses %s on their page', async (action, fields, reason) => {
    const alert = await app.makeAlert({ clientId: etienne, email: 'partner@example.com' });
    await app.database.query(
      `insert into address_consent (agent_id, id, email, type, given_on, recorded_at)
       values ($1, gen_random_uuid(), 'partner@example.com', 'express', '2025-01-01', now())`,
      [app.maya.agentId],
    );
    await app.write(homeOf(1));
    await app.look();
    await app.submit(await pageOf(alert), { action, ...fields });
    await app.look();
    await app.sendOut();
    expect((await app.messages()).map(({ toAddress, status }) => [toAddress, status]).toSorted()).toEqual([
      ['etienne@example.com', 'cancelled'],
      ['partner@example.com', 'delivered'],
    ]);
    expect((await outcomes()).toSorted()).toEqual([
      ['blocked', reason],
      ['sent', null],
    ]);
  });

  it('that has begun to leave arrives, and its homes count as told', async () => {
    const alert = await app.makeAlert({ clientId: etienne, basket: { bySms: true } });
    await app.write(homeOf(1));
    await app.look();
    await app.database.query(`update message set status = 'sending' where channel = 'email'`);
    await pause(alert);
    await app.look();
    expect((await statuses()).toSorted()).toEqual(['cancelled', 'sending']);
    expect(await outcomes()).toEqual([['sent', null]]);
  });
});

describe('a message that failed and that the agent sends once more', () => {
  it('tells its homes, and loses them again where it fails too', async () => {
    await app.makeAlert({ clientId: etienne });
    await app.write(homeOf(1));
    await app.look();
    const fail = (id: string) =>
      app.database.query(`update message set status = 'failed', reason = 'smtp:554' where id = $1`, [id]);
    const [first] = await app.messages();
    await fail(first?.id ?? '');
    expect(await outcomes()).toEqual([['blocked', 'notDelivered']]);
    await app.pass(hourMs);
    const reply = await app.call('POST /messages/{id}/resend', {
      as: app.maya,
      params: { id: first?.id ?? '' },
    });
    const again = reply.body.result.id;
    expect(await app.ledger()).toMatchObject([{ outcome: 'sent', block: null, messageId: again }]);
    await app.sendOut();
    expect(await statuses()).toEqual(['failed', 'delivered']);
    await fail(again);
    expect(await app.ledger()).toMatchObject([
      { outcome: 'blocked', block: 'notDelivered', messageId: again },
    ]);
  });
});

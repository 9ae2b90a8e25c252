import { hourMs } from '@hearthline/domain/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageIdOf } from '../../../messages/inbound/message-mark.ts';
import { bounceReport } from '../../../messages/testing/sample-reports.ts';
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
  etienne = await app.addReader({ email: 'etienne@example.com' });
});

const stateOf = async (alert: string) =>
  (
    await app.database.query<{ state: string; reason: string | null }>(
      'select state, pause_reason as reason from alert where basket_id = $1',
      [alert],
    )
  )[0];
const titles = async () =>
  (await app.database.query<{ title: string }>('select title from notification order by id')).map(
    ({ title }) => title,
  );
const optOut = () => app.database.query('update client set is_opted_out = true where id = $1', [etienne]);
const bounce = async (): Promise<void> => {
  const [message] = await app.messages();
  const original = messageIdOf({ agentId: app.maya.agentId, messageId: message?.id ?? '' }, 'p.example');
  const report = { to: 'bounce@p.example', recipient: 'etienne@example.com', status: '5.1.1' };
  await app.services.inbound.receive(Buffer.from(bounceReport({ ...report, action: 'failed', original })));
};

describe('what cannot be sent', () => {
  it('is blocked with the reason, and the alert pauses and tells its agent, where the consent is lost', async () => {
    const alert = await app.makeAlert({ clientId: etienne });
    await app.write(homeOf(1));
    await optOut();
    await app.look();
    expect(await app.ledger()).toMatchObject([{ outcome: 'blocked', block: 'optedOut', messageId: null }]);
    expect(await app.messages()).toEqual([]);
    expect(await stateOf(alert)).toEqual({ state: 'paused', reason: 'consentLost' });
    expect(await titles()).toEqual(['Alert paused: Homes in Oakville']);
  });

  it('pauses the alert as soon as the consent is lost, also where nothing waits', async () => {
    const alert = await app.makeAlert({ clientId: etienne });
    await optOut();
    await app.look();
    expect(await stateOf(alert)).toEqual({ state: 'paused', reason: 'consentLost' });
    await app.look();
    expect(await titles()).toHaveLength(1);
  });

  it('goes on for the others of a household', async () => {
    const alert = await app.makeAlert({ clientId: etienne, email: 'partner@example.com' });
    await app.database.query(
      `insert into address_consent (agent_id, id, email, type, given_on, recorded_at)
       values ($1, gen_random_uuid(), 'partner@example.com', 'express', '2025-01-01', now())`,
      [app.maya.agentId],
    );
    await optOut();
    await app.write(homeOf(1));
    await app.look();
    expect(await stateOf(alert)).toMatchObject({ state: 'active' });
    expect((await app.ledger()).map(({ outcome, block }) => [outcome, block]).toSorted()).toEqual([
      ['blocked', 'optedOut'],
      ['sent', null],
    ]);
  });

  it('is blocked after it bounced, and the alert pauses with that reason', async () => {
    const alert = await app.makeAlert({ clientId: etienne });
    await app.write(homeOf(1));
    await app.look();
    await app.sendOut();
    await bounce();
    expect(await app.ledger()).toMatchObject([{ outcome: 'blocked', block: 'bounced' }]);
    await app.look();
    expect(await stateOf(alert)).toEqual({ state: 'paused', reason: 'bounced' });
    expect(await titles()).toEqual(['Alert paused: Homes in Oakville']);
  });

  it('is blocked where its message is left out when it is to leave', async () => {
    await app.makeAlert({ clientId: etienne });
    await app.write(homeOf(1));
    await app.look();
    await optOut();
    await app.sendOut();
    expect(await app.messages()).toMatchObject([{ status: 'leftOut' }]);
    expect(await app.ledger()).toMatchObject([{ outcome: 'blocked', block: 'optedOut' }]);
  });

  it('stays sent where a text message still arrives', async () => {
    await app.makeAlert({ clientId: etienne, basket: { bySms: true } });
    await app.write(homeOf(1));
    await app.look();
    const [mail, text] = (await app.messages()).toSorted((a) => (a.channel === 'email' ? -1 : 1));
    expect(text?.channel).toBe('sms');
    await app.database.query(`update message set status = 'failed', reason = 'smtp:550' where id = $1`, [
      mail?.id,
    ]);
    expect(await app.ledger()).toMatchObject([{ outcome: 'sent', messageId: text?.id }]);
    await app.database.query(`update message set status = 'cancelled' where id = $1`, [text?.id]);
    expect(await app.ledger()).toMatchObject([{ outcome: 'blocked', block: 'takenBack' }]);
  });

  it('is a home that the person does not want, in whatever basket they said so', async () => {
    const other = await app.makeAlert({ clientId: etienne });
    await app.write(homeOf(1));
    await app.look();
    await app.database.query(
      `insert into basket_answer (agent_id, reader_id, home_id, answer, answered_at)
       select r.agent_id, r.id, h.id, 'no', now() from basket_reader r join basket_home h using (agent_id, basket_id)
       where basket_id = $1`,
      [other],
    );
    await app.makeAlert({ clientId: etienne });
    app.clock.advance(hourMs);
    await app.write(homeOf(1, { ListPrice: 700_000, MlsStatus: 'Price Change' }));
    await app.look();
    expect((await app.ledger())[1]).toMatchObject({ outcome: 'blocked', block: 'saidNo' });
  });

  it('is a home that its seller keeps off the internet, and everything without an agreement', async () => {
    const alert = await app.makeAlert({ clientId: etienne });
    await app.write(homeOf(1, { InternetEntireListingDisplayYN: false }));
    await app.look();
    expect(await app.ledger()).toMatchObject([{ outcome: 'blocked', block: 'notShown' }]);
    // The last day of the agreement is over in Toronto.
    app.clock.set('2028-01-01T14:00:00Z');
    await app.write(homeOf(2));
    await app.look();
    expect((await app.ledger())[1]).toMatchObject({
      outcome: 'blocked',
      block: 'noAgreement',
      messageId: null,
    });
    expect(await app.messages()).toEqual([]);
    expect(await stateOf(alert)).toMatchObject({ state: 'active' });
  });

  it('is what waits when the alert or its reader stops, or rests', async () => {
    const daily = { basket: { timeUnit: 'daily' }, alert: { sendHours: [18] } };
    const alert = await app.makeAlert({ clientId: etienne, ...daily });
    await app.write(homeOf(1));
    await app.look();
    await app.database.query(
      `insert into alert_reader (agent_id, reader_id, stopped_at) select agent_id, id, now() from basket_reader
       where basket_id = $1`,
      [alert],
    );
    app.clock.set('2025-11-12T23:00:00Z');
    await app.look();
    expect(await app.ledger()).toMatchObject([{ outcome: 'blocked', block: 'stoppedByReader' }]);
    await app.write(homeOf(2));
    await app.look();
    expect(await app.ledger()).toHaveLength(1);
    await app.database.query(`update alert_reader set stopped_at = null, paused_until = '2025-11-20'`);
    await app.write(homeOf(4));
    await app.look();
    app.clock.set('2025-11-13T23:00:00Z');
    await app.look();
    expect((await app.ledger())[1]).toMatchObject({ outcome: 'blocked', block: 'pausedByReader' });
    await app.database.query('delete from alert_reader');
    await app.write(homeOf(3));
    await app.look();
    await app.database.query(`update alert set state = 'paused', pause_reason = 'byAgent'`);
    app.clock.set('2025-11-14T23:00:00Z');
    await app.look();
    expect((await app.ledger())[2]).toMatchObject({ outcome: 'blocked', block: 'alertEnded' });
  });

  it('for want of an address or of the sender’s details is told to the agent once, and again when it comes back', async () => {
    const alert = await app.makeAlert({ clientId: etienne });
    const setEmail = (email: string) =>
      app.database.query('update client set email = $2 where id = $1', [etienne, email]);
    await setEmail('');
    for (const number of [1, 2]) {
      await app.write(homeOf(number));
      await app.look();
      app.clock.advance(hourMs);
    }
    expect(await app.ledger()).toMatchObject([{ block: 'noAddress' }, { block: 'noAddress' }]);
    expect(await stateOf(alert)).toMatchObject({ state: 'active' });
    expect(await titles()).toEqual(['Alert reaches nobody: Homes in Oakville']);
    await setEmail('etienne@example.com');
    await app.write(homeOf(3));
    await app.look();
    expect((await app.ledger())[2]).toMatchObject({ outcome: 'sent' });
    app.clock.advance(hourMs);
    await app.makeAlert({ clientId: etienne });
    await app.database.query(`update realtor_profile set brokerage_name = ''`);
    await app.write(homeOf(4));
    await app.look();
    await app.database.query(`update realtor_profile set brokerage_name = 'Northlight Realty'`);
    expect((await app.ledger())[3]).toMatchObject({ block: 'senderIncomplete' });
    expect((await titles()).slice(1)).toEqual(['Your alerts reach nobody']);
  });

  it('pauses the alert where the others of a household have stopped it', async () => {
    const alert = await app.makeAlert({ clientId: etienne, email: 'partner@example.com' });
    await app.database.query(
      `insert into address_consent (agent_id, id, email, type, given_on, recorded_at)
       values ($1, gen_random_uuid(), 'partner@example.com', 'express', '2025-01-01', now())`,
      [app.maya.agentId],
    );
    await app.database.query(
      `insert into alert_reader (agent_id, reader_id, stopped_at) select agent_id, id, now() from basket_reader
       where client_id is null`,
    );
    await optOut();
    await app.look();
    expect(await stateOf(alert)).toEqual({ state: 'paused', reason: 'consentLost' });
  });

  it('is said to the agent in a copy, where that is asked for', async () => {
    await app.makeAlert({ clientId: etienne, basket: { copiesToAgent: true } });
    await app.write(homeOf(1));
    await app.look();
    expect((await app.messages()).map(({ toAddress }) => toAddress).toSorted()).toEqual([
      'etienne@example.com',
      'maya@hearthline.test',
    ]);
  });
});

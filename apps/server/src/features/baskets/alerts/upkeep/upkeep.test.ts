import { dayMs } from '@hearthline/domain/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAlertsStore } from '../alerts.store.ts';
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

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const run = async (name: string): Promise<void> => {
  const handler = app.services.jobHandlers.find(({ job }) => job.name === name);
  await handler?.run({}, { jobId: '1', attempt: 1, log });
};
const begin = new Date('2025-11-12T14:00:00Z');
const onDay = async (day: number): Promise<void> => {
  app.clock.set(new Date(begin.getTime() + day * dayMs));
  await run('alerts.upkeep');
};
const alertRow = async () =>
  (
    await app.database.query<Record<string, unknown>>(
      'select state, pause_reason as reason, asked_at as "askedAt", warned_at as "warnedAt" from alert',
    )
  )[0];
const titles = async () =>
  (await app.database.query<{ title: string }>('select title from notification order by id')).map(
    ({ title }) => title,
  );
const sign = (basketId: string) =>
  app.database.app.asAgent(app.maya.agentId, (tx) =>
    createAlertsStore(tx, app.maya.agentId).sign([basketId], app.clock.now()),
  );

describe('a client who gives no sign of life', () => {
  it('is asked after 60 days, the agent told after 83, and the alert pauses after 90', async () => {
    await app.makeAlert({ clientId: etienne });
    await onDay(59);
    expect(await app.messages()).toEqual([]);
    await onDay(60);
    await onDay(61);
    expect(await app.messages()).toMatchObject([{ toAddress: 'etienne@example.com' }]);
    await onDay(82);
    expect(await titles()).toEqual([]);
    await onDay(83);
    await onDay(84);
    expect(await titles()).toEqual(['Étienne Gagnon is silent: Homes in Oakville']);
    await onDay(89);
    expect(await alertRow()).toMatchObject({ state: 'active' });
    await onDay(90);
    await onDay(91);
    expect(await alertRow()).toMatchObject({ state: 'paused', reason: 'noSignOfLife' });
    expect(await titles()).toEqual([
      'Étienne Gagnon is silent: Homes in Oakville',
      'Alert paused: Homes in Oakville',
    ]);
    expect(await app.messages()).toHaveLength(1);
  });

  it('is not asked in the quiet hours of the alert', async () => {
    await app.makeAlert({ clientId: etienne, alert: { quietFrom: '08:00', quietTo: '20:00' } });
    await onDay(60);
    await app.sendOut();
    const asked = await app.database.query('select status, not_before as at from message');
    expect(asked).toEqual([{ status: 'waiting', at: new Date('2026-01-12T01:00:00Z') }]);
  });

  it('gets nothing that still waits in the outbox when the alert pauses', async () => {
    await app.makeAlert({ clientId: etienne });
    await onDay(60);
    await app.sendOut();
    await app.write(homeOf(1));
    await app.look();
    await onDay(83);
    await onDay(90);
    await app.look();
    expect((await app.messages()).map(({ status }) => status)).toEqual(['delivered', 'cancelled']);
    expect(await app.ledger()).toMatchObject([{ outcome: 'blocked', block: 'alertEnded' }]);
  });

  it('begins anew with a sign, and with the word of the agent', async () => {
    const alert = await app.makeAlert({ clientId: etienne });
    await onDay(60);
    await onDay(70);
    await sign(alert);
    await onDay(90);
    expect(await alertRow()).toMatchObject({ state: 'active', warnedAt: null });
    await onDay(130);
    expect(await app.messages()).toHaveLength(2);
  });

  it('gives one by a click and by an answer to a message', async () => {
    await app.makeAlert({ clientId: etienne });
    await app.write(homeOf(1));
    await app.look();
    const signedAt = async () =>
      (await app.database.query<{ at: Date | null }>('select signed_at as at from alert'))[0]?.at;
    const at = new Date('2025-12-01T10:00:00Z');
    const note = (kind: string, grade: string | null) =>
      app.database.query(
        `insert into message_event (agent_id, id, message_id, kind, at, grade)
         select agent_id, gen_random_uuid(), id, $1, $2, $3 from message`,
        [kind, at, grade],
      );
    await note('clicked', 'machine');
    expect(await signedAt()).toBe(null);
    await note('clicked', 'confirmed');
    expect(await signedAt()).toEqual(at);
  });

  it('gives one by a visit of the page', async () => {
    const alert = await app.makeAlert({ clientId: etienne });
    await app.write(homeOf(1));
    await app.look();
    const reply = await app.call('GET /baskets/{id}', { as: app.maya, params: { id: alert } });
    await app.submit(new URL(reply.body.result.readers[0]?.link?.url ?? '').pathname, { action: 'visit' });
    const [row] = await app.database.query<{ at: Date }>('select signed_at as at from alert');
    expect(row?.at).toEqual(begin);
  });
});

describe('an alert', () => {
  it('that pauses until a day goes on by itself on it', async () => {
    await app.makeAlert({ clientId: etienne, alert: { state: 'paused', resumesOn: '2025-11-20' } });
    await onDay(7);
    expect(await alertRow()).toMatchObject({ state: 'paused' });
    await onDay(8);
    expect(await alertRow()).toMatchObject({ state: 'active' });
  });

  it('pauses when the consent of its client ends by itself', async () => {
    const inquirer = await app.addClient({ email: 'inquirer@example.com' });
    await app.call('POST /clients/{id}/consents', {
      as: app.maya,
      params: { id: inquirer },
      body: { type: 'impliedInquiry', givenOn: '2025-10-01', evidence: 'Open house', textShown: '' },
    });
    await app.makeAlert({ clientId: inquirer });
    const everyHour = async (day: number) => {
      for (let hour = 0; hour < 24; hour += 1) {
        app.clock.set(new Date(begin.getTime() + day * dayMs + (hour * dayMs) / 24));
        await run('alerts.upkeep');
      }
    };
    await everyHour(1);
    expect(await alertRow()).toMatchObject({ state: 'active' });
    await sign((await app.database.query<{ id: string }>('select basket_id as id from alert'))[0]?.id ?? '');
    await everyHour(160);
    expect(await alertRow()).toMatchObject({ state: 'paused', reason: 'consentLost' });
    expect(await titles()).toContain('Alert paused: Homes in Oakville');
  });
});

describe('the days of the ledger', () => {
  it('are made ahead and let go by the job', async () => {
    await app.makeAlert({ clientId: etienne });
    await app.write(homeOf(1));
    await app.look();
    await run('alerts.days');
    const tables = () =>
      app.database.query<{ name: string }>(
        `select relname as name from pg_class where relname ~ '^alert_match_2025' and relkind = 'r' order by 1`,
      );
    expect((await tables()).map(({ name }) => name)).toEqual(
      Array.from({ length: 16 }, (_, index) => `alert_match_202511${11 + index}`),
    );
    expect(await app.ledger()).toHaveLength(1);
    app.clock.set('2026-12-13T03:00:00Z');
    await run('alerts.days');
    expect(await app.ledger()).toEqual([]);
  });
});

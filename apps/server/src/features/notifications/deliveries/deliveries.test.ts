import { minuteMs } from '@hearthline/domain/calendar';
import { countSmsUnits } from '@hearthline/domain/message/sms-text';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runDueJobs } from '../../../testing/due-jobs.ts';
import { listKeptMails } from '../../../testing/kept-mails.ts';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { NotificationEvent } from '../recipient.ts';

const all = { inApp: true, email: true, sms: true };
const jobs = ['notifications.send', 'messages.sendToAgent'];

let app: TestApp;
let ava: TestAgent;
beforeAll(async () => {
  app = await createTestApp({ APP_ORIGIN: 'https://app.example' });
  ava = await app.createAgent('Ava');
  await app.call('PUT /users', { as: ava, body: { title: '', phone: '416 555 0119' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(new Date('2025-11-12T14:00:00Z'));
  for (const table of ['notification', 'notification_delivery', 'message', 'notification_channel_failure'])
    await app.database.query(`delete from ${table}`);
  await app.database.query('delete from graphile_worker._private_jobs');
  await app.database.query('delete from system.mailbox_message');
  await app.database.query(
    `update agent set quiet_hours_on = false, language = 'en', email = 'ava@hearthline.test', notification_choices = $1`,
    [JSON.stringify({ listingChanges: all, cmaReports: all })],
  );
});

const change = (number: number, more: Partial<NotificationEvent> = {}): NotificationEvent => ({
  type: 'DownSide',
  title: { en: `Price dropped: ${number} Elm St`, fr: `Prix réduit : ${number} Elm St` },
  body: { en: 'Now <b>$899,000</b>, down $50,000.', fr: 'Maintenant <b>899 000 $</b>.' },
  link: `/property-search/result/view?id=${number}`,
  topic: 'listingChanges',
  dedupKey: `listing:${number}`,
  ...more,
});
const notify = (events: NotificationEvent[]) =>
  app.services.operator.notifications.notify(ava.agentId, events);
const setQuiet = (from: string, to: string) =>
  app.database.query('update agent set quiet_hours_on = true, quiet_from = $1, quiet_to = $2', [from, to]);
const run = () => runDueJobs(app, jobs);
const wait = (minutes: number) => app.clock.advance(minutes * minuteMs);
const inbox = (to: string) => listKeptMails(app, to);
const mails = () => inbox('ava@hearthline.test');
const texts = () => inbox('+14165550119');
const unread = async () =>
  (await app.database.query<{ title: string }>('select title from notification order by id')).map(
    ({ title }) => title,
  );

describe('mail and SMS to the agent', () => {
  it('go out after a few minutes, with the way to the settings and in one message of a phone', async () => {
    await notify([change(12)]);
    expect(await unread()).toEqual(['Price dropped: 12 Elm St']);
    await run();
    expect(await mails()).toEqual([]);
    wait(5);
    await run();
    const [mail] = await mails();
    expect(mail?.subject).toBe('Hearthline · Price dropped: 12 Elm St');
    expect(mail?.html).toContain('https://app.example/property-search/result/view?id=12');
    expect(mail?.html).toContain('https://app.example/setting');
    expect(mail?.text).toContain('Now $899,000, down $50,000.');
    const [text] = await texts();
    expect(text?.text).toBe(
      'Hearthline: Price dropped: 12 Elm St. Now $899,000, down $50,000.\nhttps://app.example/property-search/result/view?id=12',
    );
    expect(countSmsUnits(text?.text ?? '')).toBeLessThanOrEqual(160);
  });

  it('speak the language of the agent', async () => {
    await app.database.query(`update agent set language = 'fr'`);
    await notify([change(1)]);
    wait(5);
    await run();
    expect((await mails())[0]?.subject).toBe('Hearthline · Prix réduit : 1 Elm St');
    expect((await mails())[0]?.html).toContain('<html lang="fr-CA">');
  });

  it('stand in no log of messages and count against no limit', async () => {
    await notify([change(1)]);
    wait(5);
    await run();
    const search = { state: 'all', text: '', days: 30, page: 1, pageSize: 20, sort: 'delivered' };
    const log = await app.call('POST /messages/search', { as: ava, body: search });
    expect({ status: log.status, rows: log.body.totalRows }).toEqual({ status: 200, rows: 0 });
    const [message] = await app.database.query<{ id: string; status: string }>(
      'select id, status from message',
    );
    expect(message?.status).toBe('delivered');
    const id = message?.id ?? '';
    expect((await app.call('GET /messages/{id}', { as: ava, params: { id } })).status).toBe(404);
    expect((await app.call('POST /messages/{id}/resend', { as: ava, params: { id } })).status).toBe(404);
  });
});

describe('what comes together', () => {
  it('is one mail and one SMS a topic, however many there are', async () => {
    for (let part = 0; part < 6; part += 1) {
      await notify(Array.from({ length: 50 }, (_, index) => change(part * 50 + index)));
      wait(0.5);
    }
    await notify([change(1, { topic: 'cmaReports', dedupKey: 'report', title: 'Report ready' })]);
    wait(5);
    await run();
    expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
      'Hearthline · 300 changes on homes you follow',
      'Hearthline · Report ready',
    ]);
    expect(await texts()).toHaveLength(2);
    expect((await mails()).find(({ subject }) => subject.includes('300'))?.text).toContain('and 280 more');
  });

  it('is not put off by what follows it, and the next mail of the topic keeps its distance', async () => {
    await notify([change(1)]);
    for (let minute = 0; minute < 5; minute += 1) {
      wait(1);
      await notify([change(10 + minute)]);
    }
    await run();
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Hearthline · 6 changes on homes you follow',
    ]);
    wait(1);
    await notify([change(20)]);
    wait(10);
    await notify([change(21)]);
    await run();
    expect(await mails()).toHaveLength(1);
    wait(19);
    await run();
    expect((await mails()).map(({ subject }) => subject)).toContain(
      'Hearthline · 2 changes on homes you follow',
    );
  });

  it('is a summary in the app where the caller has one, and whole in the mail', async () => {
    const events = Array.from({ length: 6 }, (_, index) => change(index));
    const summary = change(99, { title: '6 changes', dedupKey: 'sum' });
    await app.services.database.asAgent(ava.agentId, (tx) =>
      app.services.operator.notifications.notifyIn(tx, ava.agentId, events, { summary }),
    );
    expect(await unread()).toEqual(['6 changes']);
    wait(5);
    await run();
    expect((await mails())[0]?.html).toContain('Price dropped: 5 Elm St');
  });
});

describe('quiet hours', () => {
  it('hold mail and SMS back until they end, over midnight, while the app has it at once', async () => {
    await setQuiet('21:00', '07:30');
    app.clock.set(new Date('2025-11-13T02:10:00Z'));
    await notify([change(1)]);
    app.clock.set(new Date('2025-11-13T06:00:00Z'));
    await notify([change(2)]);
    expect(await unread()).toHaveLength(2);
    await run();
    app.clock.set(new Date('2025-11-13T12:29:00Z'));
    await run();
    expect([await mails(), await texts()]).toEqual([[], []]);
    app.clock.set(new Date('2025-11-13T12:30:00Z'));
    await run();
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Hearthline · 2 changes on homes you follow',
    ]);
    expect(await texts()).toHaveLength(1);
  });

  it('hold back what was due before they were set, and a mail that has to be tried again', async () => {
    await notify([change(1)]);
    await setQuiet('08:00', '12:00');
    wait(5);
    await run();
    expect(await mails()).toEqual([]);
    // A job that puts itself off does so by the clock of the database.
    const comeRound = () =>
      app.database.query('update graphile_worker._private_jobs set run_at = $1', [app.clock.now()]);
    await app.database.query('update agent set quiet_hours_on = false');
    await comeRound();
    expect(await runDueJobs(app, ['notifications.send'])).toHaveLength(2);
    await setQuiet('08:00', '12:00');
    expect(await runDueJobs(app, ['messages.sendToAgent'])).toHaveLength(2);
    expect(await mails()).toEqual([]);
    app.clock.set(new Date('2025-11-12T17:00:00Z'));
    await comeRound();
    await run();
    expect(await mails()).toHaveLength(1);
  });

  it('keep the word on the screen silent', async () => {
    await app.database.query(
      `insert into system.hub_connection (key_hash, agent_id, session_id, expires_at, until)
       values ('\\x01', $1, $1, now() + interval '1 hour', now() + interval '1 hour')`,
      [ava.agentId],
    );
    const frames = async () => {
      const rows = await app.database.query<{ frame: string }>('select frame from system.hub_message');
      await app.database.query('delete from system.hub_message');
      return rows.map(({ frame }) => /"target":"(\w+)"/.exec(frame)?.[1]);
    };
    await setQuiet('08:00', '12:00');
    await notify([change(1)]);
    expect(await frames()).toEqual(['changed']);
    app.clock.set(new Date('2025-11-12T18:00:00Z'));
    await notify([change(2)]);
    expect((await frames()).sort()).toEqual(['changed', 'toast']);
    await app.database.query('delete from system.hub_connection');
  });
});

describe('one change', () => {
  it('is told once by each channel, also where the app is switched off and jobs run again', async () => {
    const choices = { listingChanges: { inApp: false, email: true, sms: false } };
    await app.call('PUT /users/preferences', { as: ava, body: { notifications: choices } });
    await notify([change(1)]);
    await notify([change(1)]);
    wait(5);
    await run();
    await notify([change(1)]);
    const [payload] = [{ agentId: ava.agentId, channel: 'email', topic: 'listingChanges' }];
    const handler = app.services.jobHandlers.find(({ job }) => job.name === 'notifications.send');
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
    await handler?.run(payload, { jobId: '1', attempt: 2, log });
    wait(60);
    await run();
    expect([await unread(), (await mails()).length, await texts()]).toEqual([[], 1, []]);
  });

  it('is not told by a channel that was switched off before it went out', async () => {
    await notify([change(1)]);
    const choices = { listingChanges: { inApp: true, email: false, sms: false } };
    await app.call('PUT /users/preferences', { as: ava, body: { notifications: choices } });
    wait(5);
    await run();
    await app.call('PUT /users/preferences', { as: ava, body: { notifications: { listingChanges: all } } });
    wait(60);
    await run();
    expect([await mails(), await texts()]).toEqual([[], []]);
  });

  it('that has no topic stays in the app', async () => {
    await notify([{ type: 'Info', title: 'News', body: 'x' }]);
    wait(5);
    expect(await run()).toEqual([]);
    expect(await unread()).toEqual(['News']);
  });
});

it('forgets after two months what was told', async () => {
  await notify([change(1)]);
  wait(5);
  await run();
  const rows = () => app.database.query('select title, body from notification_delivery');
  expect(await rows()).toEqual([
    { title: '', body: '' },
    { title: '', body: '' },
  ]);
  const purge = app.services.jobHandlers.find(({ job }) => job.name === 'notifications.purge');
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  wait(59 * 24 * 60);
  await purge?.run({}, { jobId: '1', attempt: 1, log });
  expect(await rows()).toHaveLength(2);
  wait(2 * 24 * 60);
  await purge?.run({}, { jobId: '1', attempt: 1, log });
  expect(await rows()).toEqual([]);
});

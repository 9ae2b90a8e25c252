import { minuteMs } from '@hearthline/domain/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runDueJobs } from '../../../testing/due-jobs.ts';
import type { MessagesApp } from '../../messages/testing/messages-app.ts';
import { createMessagesApp } from '../../messages/testing/messages-app.ts';
import { abuseReport, bounceReport } from '../../messages/testing/sample-reports.ts';
import type { NotificationEvent } from '../recipient.ts';
import { createChannelsService } from './channels.service.ts';

const secret = 'a secret for what comes back';
const jobs = ['notifications.send', 'messages.sendToAgent'];
const onAll = { inApp: true, email: true, sms: true };

let app: MessagesApp;
beforeAll(async () => {
  app = await createMessagesApp({
    INBOUND_SECRET: secret,
    BOUNCE_ADDRESS: 'bounce@mail.example',
    APP_ORIGIN: 'https://app.example',
  });
});
afterAll(() => app.closeAll());
beforeEach(async () => {
  app.setMood('takes');
  app.received.length = 0;
  for (const table of ['notification', 'notification_delivery', 'message', 'notification_channel_failure'])
    await app.database.query(`delete from ${table}`);
  await app.database.query('delete from graphile_worker._private_jobs');
  await app.database.query('update agent set notification_choices = $1', [
    JSON.stringify({ listingChanges: onAll }),
  ]);
});

let number = 0;
/** A mail that has gone to the mail server, or was refused there. */
async function sendOne(attempt = 1): Promise<void> {
  number += 1;
  await app.services.operator.notifications.notify(app.agent.agentId, [
    { type: 'Info', title: `News ${number}`, body: 'x', topic: 'listingChanges', dedupKey: String(number) },
  ]);
  app.clock.advance(31 * minuteMs);
  await app.clockIn();
  await runDueJobs(app, jobs, attempt);
}
const states = async () => (await app.call('GET /notifications/channels', { as: app.agent })).body.result;
const unread = async () =>
  (await app.call('GET /notifications/unread', { as: app.agent })).body.result.map(({ title, link }) => ({
    title,
    link,
  }));
const closedWord = { title: 'Email notifications are off', link: '/setting' };
const mark = async () => {
  const [message] = await app.database.query<{ id: string }>('select id from message order by id desc');
  return `${message?.id}.${app.agent.agentId}@p.example`;
};
const receive = async (mail: string) => {
  const reply = await app.send('POST', '/inbound/mail', {
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${secret}` },
    payload: mail,
  });
  return reply.json();
};

describe('a mail to an agent', () => {
  it('comes from the house, says where to stop it and is known again when it comes back', async () => {
    await sendOne();
    const [mail] = app.received;
    expect(mail?.to).toBe(app.agent.email);
    expect(mail?.from).toMatch(/^bounce\+[a-z2-7]{52}@mail\.example$/);
    expect(mail?.content).toContain('List-Unsubscribe: <https://app.example/setting>');
    expect(mail?.content).not.toContain('List-Unsubscribe-Post');
    expect(mail?.content).toContain('Auto-Submitted: auto-generated');
    expect(mail?.content).not.toMatch(/^Reply-To:/m);
  });

  it('that the server puts off is tried again and arrives once', async () => {
    app.setMood({ refusesAt: 'data', code: 451 });
    await expect(sendOne()).rejects.toThrow();
    const [message] = await app.database.query<{ id: string; status: string }>(
      'select id, status from message',
    );
    expect(message?.status).toBe('waiting');
    app.setMood('takes');
    const handler = app.services.jobHandlers.find(({ job }) => job.name === 'messages.sendToAgent');
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
    const payload = { agentId: app.agent.agentId, messageId: message?.id };
    for (let attempt = 2; attempt <= 3; attempt += 1)
      await handler?.run(payload, { jobId: '1', attempt, log });
    expect(app.received).toHaveLength(1);
    expect(handler?.job.lane).toBe('notifications');
  });
});

describe('an address at which nothing arrives', () => {
  it('is closed when the server refuses it, with a word in the app, and nothing more goes there', async () => {
    app.setMood({ refusesAt: 'recipient', code: 550 });
    await sendOne();
    expect((await states()).email).toEqual({ state: 'failed', address: app.agent.email });
    expect((await unread())[0]).toEqual(closedWord);
    app.setMood('takes');
    await sendOne();
    expect(app.received).toEqual([]);
    expect((await unread()).filter(({ title }) => title === closedWord.title)).toHaveLength(1);
    const [suppressed] = await app.database.query<{ count: number }>('select count(*) from suppression');
    expect(suppressed?.count).toBe(0);
  });

  it('is told to a French agent in French', async () => {
    await app.database.query(`update agent set language = 'fr'`);
    app.setMood({ refusesAt: 'recipient', code: 550 });
    await sendOne();
    await app.database.query(`update agent set language = 'en'`);
    const [told] = (await app.call('GET /notifications/unread', { as: app.agent })).body.result;
    expect([told?.title, told?.body]).toEqual([
      'Les notifications par courriel sont désactivées',
      `Les courriels à ${app.agent.email} nous reviennent. Vérifiez l’adresse, puis réactivez-les dans les paramètres.`,
    ]);
  });

  it('is named as its channel is, also where it is a number', async () => {
    const told: NotificationEvent[] = [];
    const channels = createChannelsService({
      database: app.services.database,
      clock: app.clock,
      hasSms: true,
      getRecipient: () => Promise.reject(new Error('Nobody is asked for')),
      notifyInApp: async (_tx, _agentId, events) => void told.push(...events),
    });
    const { agentId } = app.agent;
    await app.services.database.asAgent(agentId, (tx) => channels.close(tx, agentId, 'sms', '+15145550119'));
    expect(told).toMatchObject([
      {
        title: { en: 'SMS notifications are off', fr: 'Les notifications par texto sont désactivées' },
        body: {
          en: expect.stringMatching(/^SMS to \+15145550119 does not arrive\./),
          fr: expect.stringMatching(/^Les textos au \+15145550119 n’arrivent pas\./),
        },
      },
    ]);
  });

  it('opens when the agent asks for it', async () => {
    app.setMood({ refusesAt: 'recipient', code: 550 });
    await sendOne();
    const reply = await app.call('POST /notifications/channels/{channel}/reopen', {
      as: app.agent,
      params: { channel: 'email' },
    });
    expect(reply.body.result.email.state).toBe('open');
    app.setMood('takes');
    await sendOne();
    expect(app.received).toHaveLength(1);
  });

  it('counts as failed only as long as it is the address of the account', async () => {
    app.setMood({ refusesAt: 'recipient', code: 550 });
    await sendOne();
    await app.database.query(`update agent set email = 'other@hearthline.test'`);
    expect((await states()).email).toEqual({ state: 'open', address: 'other@hearthline.test' });
    await app.database.query(`update agent set email = $1`, [app.agent.email]);
    expect((await states()).email.state).toBe('failed');
  });

  it('is closed by a bounce that comes back later, not by one that only puts off', async () => {
    await sendOne();
    const report = { to: 'bounce@mail.example', recipient: app.agent.email, original: await mark() };
    await receive(bounceReport({ ...report, status: '4.2.2', action: 'delayed' }));
    expect((await states()).email.state).toBe('open');
    expect(await receive(bounceReport({ ...report, status: '5.1.1', action: 'failed' }))).toMatchObject({
      result: 'bounced',
    });
    expect((await states()).email.state).toBe('failed');
    expect((await unread())[0]).toEqual(closedWord);
  });

  it('is closed by a complaint', async () => {
    await sendOne();
    expect(await receive(abuseReport(await mark()))).toMatchObject({ result: 'complained' });
    expect((await states()).email.state).toBe('failed');
    const [suppressed] = await app.database.query<{ count: number }>('select count(*) from suppression');
    expect(suppressed?.count).toBe(0);
  });
});

describe('the calls', () => {
  it('want a token and a channel that there is', async () => {
    expect((await app.call('GET /notifications/channels')).status).toBe(401);
    const key = 'POST /notifications/channels/{channel}/reopen';
    expect((await app.call(key, { params: { channel: 'sms' } })).status).toBe(401);
    expect((await app.call(key, { as: app.agent, params: { channel: 'pigeon' } })).status).toBe(400);
  });

  it('say that nobody sends texts here, and none is written', async () => {
    await app.call('PUT /users', { as: app.agent, body: { title: '', phone: '416 555 0119' } });
    await sendOne();
    expect((await states()).sms).toEqual({ state: 'noProvider', address: '+14165550119' });
    const rows = await app.database.query('select channel from notification_delivery');
    expect(rows).toEqual([{ channel: 'email' }]);
  });
});

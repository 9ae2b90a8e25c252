import type { MailingInput } from '@hearthline/contract/messages';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../../platform/ids.ts';
import { sampleClient } from '../../../testing/sample-client.ts';
import type { MessagesApp } from '../testing/messages-app.ts';
import { createMessagesApp } from '../testing/messages-app.ts';
import { bounceReport } from '../testing/sample-reports.ts';

let app: MessagesApp;
const secret = 'a secret for what comes back';
beforeAll(async () => {
  app = await createMessagesApp({ INBOUND_SECRET: secret, BOUNCE_ADDRESS: 'bounce@mail.example' });
});
afterAll(() => app.closeAll());
afterEach(async () => {
  app.setMood('takes');
  app.received.length = 0;
  for (const table of ['message', 'mailing', 'suppression', 'client'])
    await app.database.query(`delete from ${table}`);
});

const mail = {
  en: { subject: 'News', body: '<p>Hello</p>' },
  fr: { subject: 'Nouvelles', body: '<p>Bonjour</p>' },
};
async function send(input: Partial<MailingInput>): Promise<void> {
  const mailing = { channel: 'email', category: 'news', letter: mail, sendAt: null, mailingId: createId() };
  const reply = await app.call('POST /mailings', {
    as: app.agent,
    body: { audience: { clientIds: [] }, ...mailing, ...input } as never,
  });
  expect(reply.status).toBe(200);
}
const sendTo = (id: string, input: Partial<MailingInput> = {}) =>
  send({ audience: { clientIds: [id] }, ...input });
const lastOne = async () => (await app.messages()).at(-1) ?? {};
const resend = (id: unknown) =>
  app.call('POST /messages/{id}/resend', { as: app.agent, params: { id: String(id) } });
const changeClient = (id: string, changes: object) =>
  app.call('PUT /clients/{id}', {
    as: app.agent,
    params: { id },
    body: sampleClient({ province: 'ON', ...changes }),
  });
const standingOf = async (id: string) =>
  (await app.call('GET /clients/{id}/consents', { as: app.agent, params: { id } })).body.result.standing;
const post = (path: string, payload: string, contentType = 'application/x-www-form-urlencoded') =>
  app.send('POST', path, { headers: { 'content-type': contentType }, payload });
const linkIn = (text: unknown) => /https:\/\/p\.example(\/c\/[\w-]+)/.exec(String(text))?.[1] ?? '';
const unsubscribeLinkOf = (html: unknown) =>
  /href="https:\/\/p\.example(\/c\/[\w-]+)"[^>]*>Unsubscribe/.exec(String(html))?.[1] ?? '';

describe('[CLIENT-04] an address that must not be written to', () => {
  it('is not written to by a message that waits since before the client’s address changed', async () => {
    const id = await app.addReader({ email: 'old@example.com' });
    await sendTo(id);
    app.setMood({ refusesAt: 'data', code: 451 });
    await app.runJobs();
    app.setMood('takes');
    const { html } = await lastOne();
    await post(unsubscribeLinkOf(html), 'action=save&wanted=alerts');
    await changeClient(id, { email: 'new@example.com' });
    await app.runJobs(2);
    expect(app.received).toEqual([]);
    expect(await lastOne()).toMatchObject({ status: 'leftOut', reason: 'categoryLeft' });
  });

  it('is not where a message goes that is sent once more after the address was corrected', async () => {
    const id = await app.addReader({ email: 'wrogn@example.com' });
    await sendTo(id);
    app.setMood({ refusesAt: 'recipient', code: 550 });
    await app.runJobs();
    app.setMood('takes');
    await changeClient(id, { email: 'right@example.com' });
    expect((await resend((await lastOne()).id)).body.result.to).toBe('right@example.com');
    await app.runJobs();
    expect(app.received.map(({ to }) => to)).toEqual(['right@example.com']);
  });

  it('may be a number: who leaves through the link in a text gets no more texts', async () => {
    const id = await app.addReader({ phone: '416 555 0142', email: 'texts@example.com' });
    await sendTo(id, { channel: 'sms' });
    await app.runJobs();
    const first = await lastOne();
    expect(first).toMatchObject({ status: 'delivered', channel: 'sms' });
    expect((await post(linkIn(first.text), 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
    const client = await app.call('GET /clients/{id}', { as: app.agent, params: { id } });
    expect(client.body.result.isOptedOut).toBe(true);
    await app.database.query('update client set is_opted_out = false');
    await app.database.query("update message set delivered_at = '2025-11-01'");
    const evaluated = await app.call('POST /mailings/audience', {
      as: app.agent,
      body: { channel: 'sms', category: 'news', audience: { clientIds: [id] } },
    });
    expect(evaluated.body.result.leftOut).toMatchObject([{ reason: 'suppressed', count: 1 }]);
    await resend(first.id);
    await app.runJobs();
    expect(await lastOne()).toMatchObject({ status: 'leftOut', reason: 'suppressed' });
  });

  it('does not stop texts where only mails to it failed', async () => {
    const id = await app.addReader({ phone: '416 555 0143', email: 'gone@example.com' });
    app.setMood({ refusesAt: 'recipient', code: 550 });
    await sendTo(id);
    await app.runJobs();
    await app.database.query("update message set delivered_at = '2025-11-01'");
    await sendTo(id, { channel: 'sms' });
    await app.runJobs();
    expect(await lastOne()).toMatchObject({ channel: 'sms', status: 'delivered' });
  });

  it('is not everybody’s who has none: nothing of an erased person can be left or bounce', async () => {
    const id = await app.addReader({ email: 'erased@example.com', firstName: 'Ada', lastName: 'Gone' });
    const other = await app.addReader({ email: '' });
    await sendTo(id);
    await app.runJobs();
    const { html, id: messageId } = await lastOne();
    const bounceAddress = app.received[0]?.from ?? '';
    await app.call('POST /clients/{id}/erase', {
      as: app.agent,
      params: { id },
      body: { confirmName: 'Ada Gone' },
    });
    expect((await post(unsubscribeLinkOf(html), 'List-Unsubscribe=One-Click')).statusCode).toBe(404);
    await app.send('POST', '/inbound/mail', {
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' },
      payload: bounceReport({ to: bounceAddress, recipient: '', status: '5.1.1', action: 'failed' }),
    });
    expect(await standingOf(other)).toMatchObject({ mayReceive: true });
    expect(await app.database.query('select distinct reason from suppression')).toEqual([
      { reason: 'erased' },
    ]);
    expect((await resend(messageId)).status).toBe(409);
  });

  it('is taken off the list by nobody who only keeps what the page shows', async () => {
    const id = await app.addReader({ email: 'asked@example.com' });
    await sendTo(id);
    await app.runJobs();
    const link = unsubscribeLinkOf((await lastOne()).html);
    expect((await app.send('GET', link, {})).body).toContain(' checked');
    await changeClient(id, { email: 'asked@example.com', isOptedOut: true });
    expect((await app.send('GET', link, {})).body).not.toContain(' checked');
  });

  it('is left by one click in either form that RFC 8058 knows', async () => {
    const id = await app.addReader({ email: 'multipart@example.com' });
    await sendTo(id);
    await app.runJobs();
    const body = [
      '--b1',
      'Content-Disposition: form-data; name="List-Unsubscribe"',
      '',
      'One-Click',
      '--b1--',
      '',
    ];
    const link = unsubscribeLinkOf((await lastOne()).html);
    expect((await post(link, body.join('\r\n'), 'multipart/form-data; boundary=b1')).statusCode).toBe(200);
    expect(await standingOf(id)).toMatchObject({ mayReceive: false, refusal: 'suppressed' });
  });
});

describe('a message that rests on a referral', () => {
  const addReferred = async (changes: object = {}) => {
    const id = await app.addClient({ province: 'ON', source: 'referral', ...changes });
    await app.call('POST /clients/{id}/consents', {
      as: app.agent,
      params: { id },
      body: { type: 'referral', givenOn: '2025-11-01', evidence: 'Renée wrote' },
    });
    return id;
  };

  it('is the one that is allowed, however many tries it takes', async () => {
    const id = await addReferred({ email: 'once@example.com', sourceDetail: 'Renée Tremblay' });
    await sendTo(id);
    app.setMood({ refusesAt: 'data', code: 451 });
    await app.runJobs();
    app.setMood('takes');
    await app.runJobs(2);
    expect(await lastOne()).toMatchObject({ status: 'delivered', attempts: 2 });
    await resend((await lastOne()).id);
    await app.runJobs();
    expect(await lastOne()).toMatchObject({ status: 'leftOut', reason: 'referralUsed' });
  });

  it('names who referred them, as a mail and as a text, or does not go out', async () => {
    const unnamed = await addReferred({ email: 'unnamed@example.com' });
    const evaluated = await app.call('POST /mailings/audience', {
      as: app.agent,
      body: { channel: 'email', category: 'news', audience: { clientIds: [unnamed] } },
    });
    expect(evaluated.body.result.leftOut).toMatchObject([{ reason: 'referrerUnknown' }]);
    const named = await addReferred({ email: 'named@example.com', sourceDetail: 'Renée Tremblay' });
    await sendTo(named, { channel: 'sms' });
    await app.runJobs();
    expect(await lastOne()).toMatchObject({
      status: 'delivered',
      text: expect.stringContaining('Renée Tremblay gave us your address.'),
    });
  });
});

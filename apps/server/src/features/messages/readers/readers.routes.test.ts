import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../../platform/ids.ts';
import type { MessagesApp } from '../testing/messages-app.ts';
import { createMessagesApp } from '../testing/messages-app.ts';
import { abuseReport, bounceReport, outOfOffice, replyTo } from '../testing/sample-reports.ts';

let app: MessagesApp;
const secret = 'a secret for what comes back';
beforeAll(async () => {
  app = await createMessagesApp({ INBOUND_SECRET: secret, BOUNCE_ADDRESS: 'bounce@mail.example' });
});
afterAll(() => app.closeAll());
afterEach(async () => {
  app.received.length = 0;
  for (const table of ['message', 'mailing', 'suppression', 'client'])
    await app.database.query(`delete from ${table}`);
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

/** Writes to one reader and gives the message with the paths of its links. */
async function write(changes: object = {}, href = 'https://homes.example/62?a=1&amp;b=2') {
  const clientId = await app.addReader({ email: 'reader@example.com', ...changes });
  const body = `<p>See <a href="${href}">the home</a></p>`;
  await app.call('POST /mailings', {
    as: app.agent,
    body: {
      channel: 'email',
      category: 'news',
      audience: { clientIds: [clientId] },
      letter: { en: { subject: 'News', body }, fr: { subject: '', body: '' } },
      sendAt: null,
      mailingId: createId(),
    },
  });
  await app.runJobs();
  const [message] = await app.messages();
  const html = String(message?.html);
  const pathIn = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return {
    clientId,
    id: String(message?.id),
    agentId: String(message?.agent_id),
    preferences: pathIn(/href="https:\/\/p\.example(\/c\/[\w-]+)"[^>]*>Unsubscribe/),
    opening: pathIn(/<img src="https:\/\/p\.example(\/c\/[\w-]+)"/),
    target: pathIn(/href="https:\/\/p\.example(\/c\/[\w-]+)">the home/),
  };
}
const open = (path: string, userAgent = firefox, method = 'GET') =>
  app.send(method, path, { headers: { 'user-agent': userAgent } });
const post = (path: string, payload: string) =>
  app.send('POST', path, { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload });
const gradeOf = async (id: string) => {
  const { result } = (await app.call('GET /messages/{id}', { as: app.agent, params: { id } })).body;
  return { grade: result.grade, readAt: result.readAt, clicks: result.clicks };
};
const standingOf = async (id: string) =>
  (await app.call('GET /clients/{id}/consents', { as: app.agent, params: { id } })).body.result.standing;

describe('how sure a reading is', () => {
  it('grows with the evidence and never shrinks', async () => {
    const message = await write();
    await open(message.opening);
    expect(await gradeOf(message.id)).toMatchObject({ grade: 'machine' });
    app.clock.advance(60_000);
    await open(message.opening, 'Mozilla/5.0');
    expect(await gradeOf(message.id)).toMatchObject({ grade: 'machine', readAt: '2025-11-12T14:00:00.000Z' });
    await open(message.opening);
    expect(await gradeOf(message.id)).toEqual({
      grade: 'likely',
      readAt: '2025-11-12T14:01:00.000Z',
      clicks: 0,
    });
    const followed = await open(message.target);
    expect(followed.statusCode).toBe(302);
    expect(followed.headers.location).toBe('https://homes.example/62?a=1&b=2');
    await open(message.opening);
    expect(await gradeOf(message.id)).toMatchObject({ grade: 'confirmed', clicks: 1 });
    app.clock.advance(-60_000);
  });

  it('is not touched by a head request, and a picture comes all the same', async () => {
    const message = await write();
    app.clock.advance(60_000);
    await open(message.opening, firefox, 'HEAD');
    await open(message.target, firefox, 'HEAD');
    expect(await gradeOf(message.id)).toMatchObject({ grade: 'none' });
    const picture = await open(message.opening);
    expect(picture.headers['content-type']).toBe('image/gif');
    expect(picture.headers['cache-control']).toBe('no-store');
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
    app.clock.advance(-60_000);
  });

  it.each(['mail-body', 'letter'])(
    'does not grow where the agent looks at what was sent, class %s',
    async (name) => {
      const { id, opening, target } = await write();
      await app.database.query(
        `update message set html = replace(html, 'class="mail-body ink"', 'class="${name} ink"')`,
      );
      const { html } = (await app.call('GET /messages/{id}', { as: app.agent, params: { id } })).body.result;
      expect(html).toContain(`class="${name} ink"`);
      expect(html).toContain('href="https://homes.example/62?a=1&amp;b=2"');
      expect([opening, target].filter((path) => html?.includes(path))).toEqual([]);
    },
  );

  it('is not asked for where the agent or the law does not want it', async () => {
    const quebec = await write({ province: 'QC' });
    expect(quebec.opening).not.toBe('');
    await app.database.query('delete from client');
    await app.database.query('delete from message');
    await app.call('PUT /messages/settings', {
      as: app.agent,
      body: { watchesReading: false, dailyLimit: 500 },
    });
    const unwatched = await write();
    expect([unwatched.opening, unwatched.target]).toEqual(['', '']);
    await app.call('PUT /messages/settings', {
      as: app.agent,
      body: { watchesReading: true, dailyLimit: 500 },
    });
  });
});

describe('a link that is followed', () => {
  it.each([
    ['https://homes.example/l’été', 'https://homes.example/l%E2%80%99%C3%A9t%C3%A9'],
    ['https://homes.example/?q=cœur#œ', 'https://homes.example/?q=c%C5%93ur#%C5%93'],
    ['https://homes.example/🏡', 'https://homes.example/%F0%9F%8F%A1'],
    [
      'https://homes.example/多倫多?區=北',
      'https://homes.example/%E5%A4%9A%E5%80%AB%E5%A4%9A?%E5%8D%80=%E5%8C%97',
    ],
    ['https://maisons-à-vendre.example/', 'https://xn--maisons--vendre-ejb.example/'],
    ['https://homes.example/a%20b%E2%80%99', 'https://homes.example/a%20b%E2%80%99'],
  ])('to %s leads to its encoded address', async (href, location) => {
    const { target } = await write({}, href);
    const followed = await open(target);
    expect([followed.statusCode, followed.headers.location]).toEqual([302, location]);
  });
});

describe('[MAIL-02] leaving without an account', () => {
  it('takes one click of a mail program, and nothing that only looks', async () => {
    const message = await write();
    const page = await open(message.preferences);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain('sandbox allow-forms');
    expect(page.headers['content-security-policy']).not.toContain('allow-same-origin');
    expect(page.body).toContain('Maya Tester');
    expect((await standingOf(message.clientId)).mayReceive).toBe(true);
    expect((await post(message.preferences, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
    expect(await standingOf(message.clientId)).toMatchObject({ mayReceive: false, refusal: 'suppressed' });
    const client = await app.call('GET /clients/{id}', { as: app.agent, params: { id: message.clientId } });
    expect(client.body.result.isOptedOut).toBe(true);
    const timeline = await app.call('GET /clients/{id}/timeline', {
      as: app.agent,
      params: { id: message.clientId },
    });
    expect(timeline.body.result).toMatchObject([{ change: 'unsubscribed' }, {}, {}, {}]);
  });

  it('keeps some kinds and leaves others, and takes it back', async () => {
    const message = await write();
    const kept = await post(message.preferences, 'action=save&wanted=alerts&wanted=nonsense');
    expect(kept.body).toContain('Saved');
    expect(await standingOf(message.clientId)).toMatchObject({
      mayReceive: true,
      leftCategories: ['news', 'baskets', 'greetings', 'reports'],
    });
    expect((await post(message.preferences, 'action=leave')).body).toContain('You are unsubscribed');
    const all = 'news alerts baskets greetings reports'.split(' ').map((each) => `wanted=${each}`);
    await post(message.preferences, ['action=save', ...all].join('&'));
    expect(await standingOf(message.clientId)).toMatchObject({ mayReceive: true, leftCategories: [] });
  });

  it('refuses links that we did not make, and forms that ask for nothing', async () => {
    const message = await write();
    const forged = `${message.preferences.slice(0, -2)}AA`;
    for (const path of [forged, '/c/x', `${message.preferences}x`])
      expect((await open(path)).statusCode, path).toBe(404);
    expect((await post(forged, 'List-Unsubscribe=One-Click')).statusCode).toBe(404);
    expect((await post(message.preferences, '')).statusCode).toBe(404);
    expect((await post(message.opening, 'List-Unsubscribe=One-Click')).statusCode).toBe(404);
    expect((await post(message.preferences, 'x'.repeat(30_000))).statusCode).toBe(413);
    expect((await standingOf(message.clientId)).mayReceive).toBe(true);
  });
});

describe('what comes back', () => {
  const handIn = async (raw: string, token = secret) =>
    app.send('POST', '/inbound/mail', {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'message/rfc822' },
      payload: raw,
    });
  const addressOf = () => app.received.at(-1)?.from ?? '';

  it('leaves with an address of its own for bounces', async () => {
    await write();
    expect(addressOf()).toMatch(/^bounce\+[a-z2-7]{52}@mail\.example$/);
  });

  it('is a mailbox that does not exist: the message failed and the address is not used again', async () => {
    const message = await write();
    const raw = bounceReport({
      to: addressOf(),
      recipient: 'reader@example.com',
      status: '5.1.1',
      action: 'failed',
    });
    expect((await handIn(raw)).json()).toEqual({ isSuccess: true, result: 'bounced' });
    const { body } = await app.call('GET /messages/{id}', { as: app.agent, params: { id: message.id } });
    expect(body.result).toMatchObject({ status: 'failed', reason: 'dsn:5.1.1' });
    expect(await standingOf(message.clientId)).toMatchObject({ refusal: 'suppressed' });
  });

  it('is a full or slow mailbox: noted, the address stays', async () => {
    const message = await write();
    const original = `${message.id}.${message.agentId}@p.example`;
    const full = bounceReport({
      to: 'no-reply@hearthline.test',
      original,
      recipient: 'reader@example.com',
      status: '5.2.2',
      action: 'failed',
    });
    await handIn(full);
    expect((await standingOf(message.clientId)).mayReceive).toBe(true);
    const slow = bounceReport({
      to: addressOf(),
      recipient: 'reader@example.com',
      status: '4.4.1',
      action: 'delayed',
    });
    expect((await handIn(slow)).json().result).toBe('bounced');
    expect(await app.eventsOf(message.id)).toEqual([
      'written',
      'attempt',
      'handedOver',
      'delivered',
      'bounced',
      'bounced',
    ]);
  });

  it('is a server that gave up although it might have gone on: the message failed, the address stays', async () => {
    const message = await write();
    const recipient = 'reader@example.com';
    await handIn(bounceReport({ to: addressOf(), recipient, status: '4.4.7', action: 'failed' }));
    const { body } = await app.call('GET /messages/{id}', { as: app.agent, params: { id: message.id } });
    expect(body.result).toMatchObject({ status: 'failed', reason: 'dsn:4.4.7' });
    expect((await standingOf(message.clientId)).mayReceive).toBe(true);
  });

  it('is about somebody to whom it was forwarded: the reader’s address stays', async () => {
    const message = await write();
    await handIn(
      bounceReport({ to: addressOf(), recipient: 'else@example.net', status: '5.1.1', action: 'failed' }),
    );
    expect((await standingOf(message.clientId)).mayReceive).toBe(true);
  });

  it('is a complaint: nothing more goes there', async () => {
    const message = await write();
    const raw = abuseReport(`${message.id}.${message.agentId}@p.example`);
    expect((await handIn(raw)).json().result).toBe('complained');
    expect(await standingOf(message.clientId)).toMatchObject({ refusal: 'suppressed' });
  });

  it('is a reply: certainly read; a machine that answers is not', async () => {
    const message = await write();
    const original = `${message.id}.${message.agentId}@p.example`;
    expect((await handIn(outOfOffice(original))).json().result).toBe('nothing');
    expect(await gradeOf(message.id)).toMatchObject({ grade: 'none' });
    expect((await handIn(replyTo(original))).json().result).toBe('replied');
    expect(await gradeOf(message.id)).toMatchObject({ grade: 'confirmed' });
  });

  it('is refused without the secret, and nothing where it is about nothing of ours', async () => {
    const message = await write();
    expect((await handIn(replyTo('x@y'), 'wrong')).statusCode).toBe(401);
    expect((await handIn('')).statusCode).toBe(400);
    for (const raw of [
      'garbage',
      '\0\0\0',
      replyTo('x@y'),
      replyTo(`${createId()}.${message.agentId}@p.example`),
    ])
      expect((await handIn(raw)).statusCode, raw.slice(0, 20)).toBe(200);
    expect(await app.eventsOf(message.id)).toHaveLength(4);
  });
});

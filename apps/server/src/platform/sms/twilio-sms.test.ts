import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SmsRefusedError, SmsSender } from './sms.ts';
import { createTwilioSms } from './twilio-sms.ts';

/** A server that answers as the provider documents it. */
let server: Server;
let sms: SmsSender;
let answer: { status: number; body: string } | 'silence';
let asked: { request: IncomingMessage; form: URLSearchParams }[];
const message = { to: '+14165550142', text: 'Open house at 2', key: '0192f0a0-0000-7000-8000-000000000001' };

/** Patient unless told otherwise: an answer takes its time on a busy machine. */
const createSender = (port = (server.address() as AddressInfo).port, timeoutMs?: number): SmsSender =>
  createTwilioSms({
    accountSid: 'AC123',
    authToken: 'token',
    from: '+16475550100',
    baseUrl: `http://127.0.0.1:${port}`,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });

beforeAll(async () => {
  server = createServer(async (request, reply) => {
    asked.push({ request, form: new URLSearchParams(await text(request)) });
    if (answer === 'silence') return;
    reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  sms = createSender();
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});
beforeEach(() => {
  asked = [];
  answer = { status: 201, body: JSON.stringify({ sid: 'SM1', status: 'queued', error_code: null }) };
});

const failing = (sender = sms): Promise<Error> =>
  sender.send(message).then(
    () => new Error('it was taken'),
    (error: Error) => error,
  );

describe('texts through the provider', () => {
  it('are sent as its API wants them, the same key for every try', async () => {
    expect(await sms.send(message)).toBe('SM1');
    const [{ request, form } = { request: { headers: {} } as IncomingMessage, form: new URLSearchParams() }] =
      asked;
    expect(request.method).toBe('POST');
    expect(request.url).toBe('/2010-04-01/Accounts/AC123/Messages.json');
    expect(request.headers.authorization).toBe(`Basic ${Buffer.from('AC123:token').toString('base64')}`);
    expect(request.headers['i-twilio-idempotency-token']).toBe(message.key);
    expect(Object.fromEntries(form)).toEqual({
      To: '+14165550142',
      From: '+16475550100',
      Body: 'Open house at 2',
    });
  });

  it.each([
    [400, 21211, true],
    [400, 21610, true],
    [400, 21617, false],
    // What the account may not do says nothing about the number.
    [400, 21408, false],
    [400, 21219, false],
  ])('are given up after %i with code %i', async (status, code, isAboutNumber) => {
    answer = {
      status,
      body: JSON.stringify({ code, message: 'The number +14165550142 is not valid', status }),
    };
    const error = (await failing()) as SmsRefusedError;
    expect(error).toMatchObject({ name: 'SmsRefusedError', providerCode: code, isAboutNumber });
    expect(String(error)).not.toContain('4165550142');
  });

  it.each([
    [429, JSON.stringify({ code: 20429, status: 429 }), 'Error'],
    [401, JSON.stringify({ code: 20003, status: 401 }), 'Error'],
    [500, 'oops', 'SmsUnsureError'],
    [503, '', 'SmsUnsureError'],
  ])('may be tried again after %i', async (status, body, name) => {
    answer = { status, body };
    const error = await failing();
    expect(error.name).toBe(name);
    expect(error.message).toContain(String(status));
  });

  it('may have been sent when nobody answers, and certainly not when nobody is there', async () => {
    answer = 'silence';
    expect((await failing(createSender(undefined, 200))).name).toBe('SmsUnsureError');
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    await once(closed, 'close');
    await expect(createSender(port).send(message)).rejects.toMatchObject({ name: 'Error' });
  });

  it('were sent where the provider says so, whatever else it says', async () => {
    answer = { status: 201, body: 'oops' };
    expect(await sms.send(message)).toBe('');
  });
});

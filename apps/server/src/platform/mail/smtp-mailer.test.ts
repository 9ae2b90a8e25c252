import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handleSendMail, sendMailJob } from './mail-job.ts';
import { createMailSeal } from './mail-seal.ts';
import type { SmtpMailer } from './smtp-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const message = {
  to: 'ava@hearthline.test',
  subject: 'Vérifiez votre courriel',
  html: '<p>Bonjour <b>Ava</b></p>',
  text: 'Bonjour Ava',
  messageId: 'mail-1@hearthline.test',
};

let server: SMTPServer;
let mailer: SmtpMailer;
let received: { from: string; to: string[]; content: string }[];
/** What the server says to the next recipient, or nothing. */
let answer: { at: 'sender' | 'recipient' | 'data'; code: number; text?: string } | undefined;
let logLines: string[];
const log = pino({ level: 'debug' }, { write: (line: string) => logLines.push(line) });
const run = { jobId: '1', attempt: 1, log };

const mailSeal = createMailSeal('only for tests');
const sendMail = (message: object) => handleSendMail({ mailer, mailSeal }).run(message, run);

const failWith = (code: number) =>
  Object.assign(new Error(answer?.text ?? `no such person <${message.to}>`), { responseCode: code });

beforeEach(async () => {
  received = [];
  answer = undefined;
  logLines = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(answer?.at === 'sender' ? failWith(answer.code) : null),
    onRcptTo: (_address, _session, done) => done(answer?.at === 'recipient' ? failWith(answer.code) : null),
    onData: (stream, { envelope }, done) => {
      text(stream).then((content) => {
        if (answer?.at === 'data') return done(failWith(answer.code));
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), content });
        return done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Hearthline <no-reply@hearthline.test>',
  });
});
afterEach(async () => {
  mailer.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

describe('the SMTP mailer', () => {
  it('delivers both forms of a mail with its own stable id', async () => {
    await mailer.send(message);
    expect(received).toHaveLength(1);
    const { from, to, content } = received[0] ?? { content: '' };
    expect({ from, to }).toEqual({ from: 'no-reply@hearthline.test', to: ['ava@hearthline.test'] });
    expect(content).toContain('From: Hearthline <no-reply@hearthline.test>');
    expect(content).toContain('Message-ID: <mail-1@hearthline.test>');
    expect(content).toContain('Subject: =?UTF-8?Q?V=C3=A9rifiez_votre_courriel?=');
    expect(content).toContain('Bonjour Ava');
    expect(content).toContain('<p>Bonjour <b>Ava</b></p>');
    expect(content.toLowerCase()).toContain('auto-submitted: auto-generated');
  });

  it.each([
    ['recipient', 451],
    ['data', 452],
    // A refused sender is our configuration's fault, not this mail's.
    ['sender', 550],
  ] as const)(
    'lets the queue try again after a %s reply %i, without naming the address',
    async (at, code) => {
      answer = { at, code };
      const failure = await sendMail(message).catch((error: unknown) => error);
      expect(String(failure)).toContain(`(${code} at `);
      expect(String((failure as Error).stack)).not.toContain(message.to);
      answer = undefined;
      await sendMail(message);
      expect(received).toHaveLength(1);
    },
  );

  it.each([
    ['recipient', 550],
    ['data', 554],
  ] as const)('gives up after a %s reply %i and says so without the address', async (at, code) => {
    answer = { at, code };
    await sendMail(message);
    expect(received).toEqual([]);
    expect(logLines.join()).toContain(`"replyCode":${code}`);
    expect(logLines.join()).not.toContain(message.to);
  });

  it.each([
    [550, 'no such person', true],
    [550, '5.1.1 no such person', true],
    [554, '5.7.1 relay access denied', false],
    [550, '5.7.26 unauthenticated mail is not accepted', false],
    [552, '5.2.2 mailbox full', false],
    [550, 'relaying denied', false],
  ])('reads %i %s: whether the address is wrong is %s', async (code, words, isAboutAddress) => {
    answer = { at: 'recipient', code, text: words };
    await expect(mailer.send(message)).rejects.toMatchObject({ name: 'MailRefusedError', isAboutAddress });
  });

  it('signs with DKIM what RFC 8058 wants signed', async () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const { port } = server.server.address() as AddressInfo;
    const signing = createSmtpMailer({
      url: `smtp://127.0.0.1:${port}`,
      from: 'no-reply@hearthline.test',
      dkim: { domainName: 'hearthline.test', keySelector: 's1', privateKey },
    });
    const headers = {
      'list-unsubscribe': '<https://p.example/c/x>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    };
    await signing.send({ ...message, fromName: 'Ava', headers });
    signing.close();
    const signature = /^DKIM-Signature:.*?(?=\r\n\S)/s.exec(received[0]?.content ?? '')?.[0] ?? '';
    expect(signature).toContain('d=hearthline.test');
    const signed = /;h=([^;]+);/.exec(signature.replace(/\s/g, ''))?.[1]?.toLowerCase().split(':');
    expect(signed).toEqual(
      expect.arrayContaining(['from', 'to', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
    );
  });

  it('keeps line breaks in names and subjects from becoming headers', async () => {
    const evil = 'Ava\r\nBcc: thief@example.com';
    await mailer.send({
      ...message,
      subject: evil,
      toName: evil,
      fromName: evil,
      replyTo: 'a@hearthline.test',
    });
    expect(received[0]?.to).toEqual([message.to]);
    expect(received[0]?.content).not.toMatch(/^Bcc:/im);
  });

  it('sends nothing that was queued under another secret, and waits for the right one', async () => {
    const sealed = createMailSeal('another secret').close(message);
    await expect(sendMail({ ...message, ...sealed })).rejects.toThrow('another TOKEN_SECRET');
    expect(received).toEqual([]);
    await sendMail({ ...message, ...mailSeal.close(message) });
    expect(received[0]?.content).toContain('Bonjour Ava');
  });

  it('lets the queue try again when nobody answers', async () => {
    const away = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'no-reply@hearthline.test' });
    await expect(handleSendMail({ mailer: away, mailSeal }).run(message, run)).rejects.toThrow(
      'could not be sent now',
    );
    away.close();
  });
});

describe('the mail job', () => {
  it('takes one plain recipient and an id without brackets', () => {
    const accepts = (changes: object) => sendMailJob.payload.safeParse({ ...message, ...changes }).success;
    expect(accepts({})).toBe(true);
    expect(accepts({ to: 'a@hearthline.test, b@hearthline.test' })).toBe(false);
    expect(accepts({ messageId: '<a@b>' })).toBe(false);
    expect(accepts({ messageId: 'a@b\r\nBcc: c@d' })).toBe(false);
    expect(accepts({ subject: 'two\r\nlines' })).toBe(false);
    expect(accepts({ cc: 'x' })).toBe(false);
  });
});

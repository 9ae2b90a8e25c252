import { mailboxEndpoints } from '@hearthline/contract/mailbox';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSettableClock } from '../../platform/clock/clock.ts';
import { bindEndpoints } from '../../platform/http/bind.ts';
import { installErrorHandler } from '../../platform/http/error-handler.ts';
import { createId } from '../../platform/ids.ts';
import { createMailSeal } from '../../platform/mail/mail-seal.ts';
import { createMailboxMailer } from '../../platform/mail/mailbox-mailer.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createMailboxRoutes } from './mailbox.routes.ts';
import type { MailboxServiceDeps } from './mailbox.service.ts';
import { createMailboxService } from './mailbox.service.ts';
import { createMailboxStore } from './mailbox.store.ts';

let database: TestDatabase;
let app: FastifyInstance;
const mailSeal = createMailSeal('only for tests');
const demoAgentId = createId();

beforeAll(async () => {
  database = await createTestDatabase();
  const clock = createSettableClock('2025-06-01T12:00:00Z');
  const mailer = createMailboxMailer({ db: database.worker.db, clock, mailSeal });
  for (const [index, to] of [
    'ava@hearthline.test',
    'Noah@hearthline.test',
    'ava@hearthline.test',
  ].entries()) {
    await mailer.send({
      to,
      subject: `Mail ${index + 1}`,
      html: '<p>Hi</p>',
      text: 'Hi',
      messageId: `${index}@hearthline.test`,
    });
    clock.advance(60_000);
  }
  app = buildMailboxApp();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

function buildMailboxApp(changes: Partial<MailboxServiceDeps> = {}): FastifyInstance {
  const built = Fastify({ trustProxy: ['127.0.0.1'] });
  built.decorateRequest('caller', null);
  installErrorHandler(built);
  const service = createMailboxService({
    store: createMailboxStore(database.app.db),
    mailSeal,
    isOn: true,
    isAppLocal: true,
    isDemoAccount: async (agentId) => agentId === demoAgentId,
    ...changes,
  });
  bindEndpoints(built, mailboxEndpoints, createMailboxRoutes(service), {
    authenticate: async (header) =>
      header ? { agentId: header, isAdmin: false, sessionId: 's', expiresAt: 0 } : null,
    checksReplies: true,
    limitsCalls: false,
  });
  return built;
}

const subjectsOf = (body: { result: { subject: string }[] }) => body.result.map(({ subject }) => subject);

describe('GET /mailbox', () => {
  it('shows all kept mails, newest first', async () => {
    const reply = await app.inject('/mailbox');
    expect(reply.statusCode).toBe(200);
    expect(subjectsOf(reply.json())).toEqual(['Mail 3', 'Mail 2', 'Mail 1']);
    expect(reply.json()).toMatchObject({ isSuccess: true, totalRows: 3 });
    expect(reply.json().result[2]).toEqual({
      id: expect.any(String),
      to: 'ava@hearthline.test',
      subject: 'Mail 1',
      html: '<p>Hi</p>',
      text: 'Hi',
      sentAt: '2025-06-01T12:00:00.000Z',
    });
  });

  it('shows those to one address, in any case, and none for an unknown one', async () => {
    expect(subjectsOf((await app.inject('/mailbox?to=noah@HEARTHLINE.test')).json())).toEqual(['Mail 2']);
    expect((await app.inject('/mailbox?to=nobody@hearthline.test')).json()).toEqual({
      isSuccess: true,
      result: [],
      totalRows: 0,
    });
  });

  it('shows of a mail that was kept under another secret only that it was', async () => {
    const elsewhere = buildMailboxApp({ mailSeal: createMailSeal('another secret') });
    const [mail] = (await elsewhere.inject('/mailbox')).json().result;
    expect(mail).toMatchObject({
      subject: 'Mail 3',
      html: '',
      text: 'This message was kept under another secret and cannot be read.',
    });
    await elsewhere.close();
  });

  it('refuses unknown and overlong questions', async () => {
    expect((await app.inject('/mailbox?from=x')).statusCode).toBe(400);
    expect((await app.inject(`/mailbox?to=${'x'.repeat(255)}`)).statusCode).toBe(400);
  });

  it('does not exist outside the demo', async () => {
    const plain = buildMailboxApp({ isOn: false });
    const reply = await plain.inject('/mailbox');
    expect(reply.statusCode).toBe(404);
    expect(reply.json().error.code).toBe('not_found');
    await plain.close();
  });
});

describe('who may look into the mailbox', () => {
  const ask = (
    built: FastifyInstance,
    { remoteAddress, ...headers }: Record<string, string>,
  ): Promise<number> =>
    built
      .inject({ url: '/mailbox', ...(remoteAddress ? { remoteAddress } : {}), headers })
      .then(({ statusCode }) => statusCode);

  it.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])(
    'somebody at this machine (%s)',
    async (remoteAddress) => expect(await ask(app, { remoteAddress })).toBe(200),
  );

  it.each<Record<string, string>>([
    { remoteAddress: '192.168.1.7' },
    { remoteAddress: '::ffff:10.0.0.9' },
    { remoteAddress: '203.0.113.9', 'x-forwarded-for': '127.0.0.1' },
    { remoteAddress: '203.0.113.9', forwarded: 'for=127.0.0.1' },
    { remoteAddress: '127.0.0.1', 'x-forwarded-for': '127.0.0.1' },
    { remoteAddress: '127.0.0.1', 'x-real-ip': '203.0.113.9' },
    { remoteAddress: '127.0.0.1', host: 'rebound.example' },
  ])('nobody who came from elsewhere or through a proxy (%o)', async (request) => {
    expect(await ask(app, request)).toBe(404);
    expect(await ask(app, { ...request, authorization: createId() })).toBe(404);
    expect(await ask(app, { ...request, authorization: demoAgentId })).toBe(200);
  });

  it('nobody by their address where the app is opened under another name', async () => {
    const behindProxy = buildMailboxApp({ isAppLocal: false });
    expect(await ask(behindProxy, {})).toBe(404);
    expect(await ask(behindProxy, { authorization: demoAgentId })).toBe(200);
    await behindProxy.close();
  });
});

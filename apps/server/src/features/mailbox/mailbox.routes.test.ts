import { mailboxEndpoints } from '@hearthline/contract/mailbox';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSettableClock } from '../../platform/clock/clock.ts';
import { bindEndpoints } from '../../platform/http/bind.ts';
import { installErrorHandler } from '../../platform/http/error-handler.ts';
import { createMailboxMailer } from '../../platform/mail/mailbox-mailer.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createMailboxRoutes } from './mailbox.routes.ts';
import { createMailboxService } from './mailbox.service.ts';
import { createMailboxStore } from './mailbox.store.ts';

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  const clock = createSettableClock('2025-06-01T12:00:00Z');
  const mailer = createMailboxMailer({ db: database.worker.db, clock });
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
  app = buildMailboxApp(true);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

function buildMailboxApp(isOn: boolean): FastifyInstance {
  const built = Fastify();
  built.decorateRequest('caller', null);
  installErrorHandler(built);
  const service = createMailboxService({ store: createMailboxStore(database.app.db), isOn });
  bindEndpoints(built, mailboxEndpoints, createMailboxRoutes(service), {
    authenticate: async () => null,
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

  it('refuses unknown and overlong questions', async () => {
    expect((await app.inject('/mailbox?from=x')).statusCode).toBe(400);
    expect((await app.inject(`/mailbox?to=${'x'.repeat(255)}`)).statusCode).toBe(400);
  });

  it('does not exist outside the demo', async () => {
    const plain = buildMailboxApp(false);
    const reply = await plain.inject('/mailbox');
    expect(reply.statusCode).toBe(404);
    expect(reply.json().error.code).toBe('not_found');
    await plain.close();
  });
});

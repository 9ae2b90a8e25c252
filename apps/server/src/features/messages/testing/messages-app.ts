import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ClientInput } from '@hearthline/contract/clients';
import { SMTPServer } from 'smtp-server';
import { createId } from '../../../platform/ids.ts';
import { sampleClient } from '../../../testing/sample-client.ts';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp, testPassword } from '../../../testing/test-app.ts';

export interface ReceivedMail {
  from: string;
  to: string;
  content: string;
}

/** What the mail server does with the next mails. */
export type ServerMood =
  | 'takes'
  | { refusesAt: 'recipient' | 'data'; code: number }
  /** Ends the connection after the last byte, with or without having kept the mail. */
  | { dropsAfterData: 'kept' | 'lost' }
  | 'hangs';

export interface MessagesApp extends TestApp {
  agent: TestAgent;
  received: ReceivedMail[];
  setMood(mood: ServerMood): void;
  addClient(changes?: Partial<ClientInput>): Promise<string>;
  /** With an express consent, so that commercial mail may go there. */
  addReader(changes?: Partial<ClientInput>): Promise<string>;
  /** An administrator approves the agent, who may then send 1,000 a day. */
  approve(): Promise<void>;
  /** Runs the jobs whose time has come by the test's clock; failed ones wait for the next call. */
  runJobs(attempt?: number): Promise<void>;
  /** The session ends while a test moves the clock; this begins another. */
  clockIn(): Promise<void>;
  messages(): Promise<Record<string, unknown>[]>;
  eventsOf(messageId: string): Promise<string[]>;
  closeAll(): Promise<void>;
}

/** The whole program with a real mail server that can be made to fail, and jobs that run when a test says so. */
export async function createMessagesApp(env: Record<string, string> = {}): Promise<MessagesApp> {
  const received: ReceivedMail[] = [];
  let mood: ServerMood = 'takes';
  const failWith = (code: number) =>
    Object.assign(new Error('refused <somebody@example.com>'), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(
        typeof mood === 'object' && 'refusesAt' in mood && mood.refusesAt === 'recipient'
          ? failWith(mood.code)
          : null,
      ),
    onData: (stream, session, done) => {
      text(stream).then((content) => {
        if (mood === 'hangs') return;
        if (typeof mood === 'object' && 'refusesAt' in mood && mood.refusesAt === 'data')
          return done(failWith(mood.code));
        const isLost = typeof mood === 'object' && 'dropsAfterData' in mood && mood.dropsAfterData === 'lost';
        const { mailFrom, rcptTo } = session.envelope;
        if (!isLost)
          received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo[0]?.address ?? '',
            content,
          });
        if (typeof mood === 'object' && 'dropsAfterData' in mood)
          return server.connections.forEach((connection) => {
            (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
          });
        return done();
      }, done);
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const app = await createTestApp({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    PUBLIC_ORIGIN: 'https://p.example',
    ...env,
  });
  const agent = await app.createAgent('Maya');
  await app.call('PUT /users', {
    as: agent,
    body: {
      title: '',
      jobTitle: 'Sales representative',
      realtor: {
        brokerageName: 'Northlight Realty Inc., Brokerage',
        mailingAddress: '88 Lakeshore Rd E, Mississauga',
      },
    },
  });

  async function run(name: string, payload: object, attempt: number): Promise<void> {
    const handler = app.services.jobHandlers.find(({ job }) => job.name === name);
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
    // What throws is tried again by the queue; here by the next call.
    await handler?.run(payload, { jobId: '1', attempt, log }).catch(() => {});
  }

  async function addClient(changes: Partial<ClientInput> = {}): Promise<string> {
    const reply = await app.call('POST /clients', { as: agent, body: sampleClient(changes) });
    return reply.body.result.id;
  }

  return {
    ...app,
    agent,
    received,
    setMood: (next) => {
      mood = next;
    },
    addClient,
    addReader: async (changes = {}) => {
      const id = await addClient({ province: 'ON', ...changes });
      await app.call('POST /clients/{id}/consents', {
        as: agent,
        params: { id },
        body: { type: 'express', givenOn: '2025-01-01', evidence: 'Form', textShown: 'Yes, write to me' },
      });
      return id;
    },
    approve: () => app.services.operator.approvals.approve(agent.agentId, createId()),
    runJobs: async (attempt = 1) => {
      const now = app.clock.now();
      const mailings = await app.database.query<{ agentId: string; mailingId: string }>(
        `select agent_id as "agentId", id as "mailingId" from mailing where state in ('scheduled', 'sending') and send_at <= $1`,
        [now],
      );
      for (const mailing of mailings) await run('messages.writeMailing', mailing, attempt);
      const due = await app.database.query<{ agentId: string; messageId: string }>(
        `select agent_id as "agentId", id as "messageId" from message
         where status in ('waiting', 'sending') and not_before <= $1 order by id`,
        [now],
      );
      for (const message of due) await run('messages.send', message, attempt);
    },
    clockIn: async () => {
      const { body } = await app.call('POST /auth/secure/login', {
        body: {
          userKey: agent.email,
          password: testPassword,
          turnstileToken: await app.solveChallenge(),
          deviceName: 'Test',
        },
      });
      agent.token = body.token ?? '';
    },
    messages: () => app.database.query('select * from message order by id'),
    eventsOf: async (messageId) => {
      const rows = await app.database.query<{ kind: string }>(
        'select kind from message_event where message_id = $1 order by id',
        [messageId],
      );
      return rows.map(({ kind }) => kind);
    },
    closeAll: async () => {
      await app.close();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

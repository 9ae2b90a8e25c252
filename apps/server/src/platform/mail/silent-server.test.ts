import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { defineJob, enqueue, handleJob } from '../jobs/jobs.ts';
import type { JobWorker } from '../jobs/worker.ts';
import { createJobWorker } from '../jobs/worker.ts';
import { handleSendMail, sendMailJob } from './mail-job.ts';
import { createMailSeal } from './mail-seal.ts';
import type { SmtpMailer } from './smtp-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const message = { to: 'ava@hearthline.test', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
const mailSeal = createMailSeal('only for tests');
const log = pino({ level: 'silent' });
const nothing = z.strictObject({});
const mailing = defineJob({ name: 'test.mailing', payload: z.strictObject({ id: z.string() }) });
const report = defineJob({ name: 'test.report', payload: nothing, lane: 'interactive' });

/** Accepts everybody and says nothing. */
let server: Server;
const callers = new Set<Socket>();
const mailers: SmtpMailer[] = [];
beforeAll(async () => {
  server = createServer((caller) => {
    callers.add(caller);
    caller.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  for (const mailer of mailers) mailer.close();
  for (const caller of callers) caller.destroy();
  server.close();
});

function openMailer(timeoutMs: number): SmtpMailer {
  const { port } = server.address() as AddressInfo;
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'no-reply@h.test', timeoutMs });
  mailers.push(mailer);
  return mailer;
}

describe('a mail server that never greets', () => {
  it('is given up after a while, and the queue tries again', async () => {
    const sending = handleSendMail({ mailer: openMailer(50), mailSeal }).run(
      { ...message, messageId: 'a@h.test' },
      { jobId: '1', attempt: 1, log },
    );
    await expect(sending).rejects.toThrow('could not be sent now');
  });

  describe('holds up', () => {
    let database: TestDatabase;
    let worker: JobWorker;
    let reports = 0;
    let endedMails = 0;
    beforeAll(async () => {
      database = await createTestDatabase();
      const account = handleSendMail({ mailer: openMailer(60_000), mailSeal });
      const clients = openMailer(60_000);
      worker = createJobWorker({
        ownerUrl: database.ownerUrl,
        log,
        pollIntervalMs: 20,
        handlers: [
          { ...account, run: (payload, run) => account.run(payload, run).finally(() => (endedMails += 1)) },
          handleJob(mailing, async ({ id }) => {
            await clients.send({ ...message, messageId: `${id}@h.test` }).finally(() => (endedMails += 1));
          }),
          handleJob(report, async () => {
            reports += 1;
          }),
        ],
      });
      await worker.start();
    });
    afterAll(async () => {
      for (const mailer of mailers) mailer.close();
      for (const caller of callers) caller.destroy();
      await worker.stop();
      await database.drop();
    });

    it('no report, however many mails wait for it', async () => {
      for (let count = 0; count < 10; count += 1) {
        const id = String(count);
        await enqueue(database.app.db, sendMailJob, { ...message, messageId: `${id}@h.test` });
        await enqueue(database.app.db, mailing, { id }, { agentId: id });
      }
      const countRunning = async () =>
        (await database.query('select from graphile_worker.jobs where locked_at is not null')).length;
      // As many as the lanes of both kinds of mail let in.
      await vi.waitFor(async () => expect(await countRunning()).toBe(6), { timeout: 20_000, interval: 10 });
      await enqueue(database.app.db, report, {});
      await vi.waitFor(() => expect(reports).toBe(1), { timeout: 20_000, interval: 10 });
      expect(endedMails).toBe(0);
    });
  });
});

import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createSettableClock } from '../clock/clock.ts';
import { enqueue } from '../jobs/jobs.ts';
import { createJobWorker } from '../jobs/worker.ts';
import { handleSendMail, sendMailJob } from './mail-job.ts';
import { createMailSeal } from './mail-seal.ts';
import { createMailboxMailer } from './mailbox-mailer.ts';
import { createMailboxSms } from './mailbox-sms.ts';
import type { Mailer } from './mailer.ts';

vi.setConfig({ testTimeout: 30_000 });
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 10 });

let database: TestDatabase;
let mailer: Mailer;
const clock = createSettableClock('2025-06-01T12:00:00Z');
const mailSeal = createMailSeal('the secret of this installation');
interface KeptMail {
  html: string;
  text: string;
}
const createMail = (number: number) => ({
  to: 'ava@hearthline.test',
  subject: `Mail ${number}`,
  html: `<p>${number}</p>`,
  text: `${number}`,
  messageId: `${number}@hearthline.test`,
});

beforeAll(async () => {
  database = await createTestDatabase();
  mailer = createMailboxMailer({ db: database.worker.db, clock, mailSeal });
});
beforeEach(() => database.query('delete from system.mailbox_message'));
afterAll(() => database.drop());

const listSubjects = async () =>
  (
    await database.query<{ subject: string }>(
      'select subject from system.mailbox_message order by sent_at, id',
    )
  ).map(({ subject }) => subject);

describe('the embedded mailbox', () => {
  it('keeps what a request left for the job, once', async () => {
    const worker = createJobWorker({
      ownerUrl: database.ownerUrl,
      handlers: [handleSendMail({ mailer, mailSeal })],
      log: pino({ level: 'silent' }),
      pollIntervalMs: 20,
    });
    await worker.start();
    await database.app.transaction(async (tx) => {
      await enqueue(tx, sendMailJob, createMail(1));
      await enqueue(tx, sendMailJob, createMail(1));
      await enqueue(tx, sendMailJob, createMail(2));
    });
    await until(async () => expect(await database.query('select from graphile_worker.jobs')).toEqual([]));
    await worker.stop();
    expect((await listSubjects()).sort()).toEqual(['Mail 1', 'Mail 2']);
    const kept = await database.query<KeptMail>(
      'select to_address, html, text, sent_at from system.mailbox_message',
    );
    expect(kept.map((mail) => ({ ...mail, ...mailSeal.open(mail) }))).toContainEqual({
      to_address: 'ava@hearthline.test',
      html: '<p>1</p>',
      text: '1',
      sent_at: clock.now(),
    });
  });

  it('keeps no word of a mail or a text in the clear, for they hold links that open accounts', async () => {
    const token = 'one-time-token-1234567890';
    await mailer.send({ ...createMail(1), html: `<a href="?token=${token}">Go</a>`, text: token });
    const sms = createMailboxSms({ db: database.worker.db, clock, mailSeal });
    await sms.send({ to: '+14165550142', text: token, key: 'k' });
    const kept = await database.query<KeptMail>('select * from system.mailbox_message order by to_address');
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(kept.map((mail) => mailSeal.open(mail)?.text)).toEqual([token, token]);
    expect(createMailSeal('another secret').open(kept[0] ?? { html: '', text: '' })).toBeNull();
  });

  it('forgets all but the newest 500', async () => {
    await database.query(
      `insert into system.mailbox_message
        select gen_random_uuid(), 'a', 'old ' || n, '', '', n::text, '2025-05-01'::timestamptz + n * interval '1 minute'
        from generate_series(1, 500) n`,
    );
    await mailer.send(createMail(1));
    const subjects = await listSubjects();
    expect(subjects).toHaveLength(500);
    expect(subjects[0]).toBe('old 2');
    expect(subjects.at(-1)).toBe('Mail 1');
  });
});

describe('the functions of the mailbox', () => {
  it('let requests read and jobs write, and nobody do both', async () => {
    const denied = expect.objectContaining({ code: '42501' });
    const asApp = createMailboxMailer({ db: database.app.db, clock, mailSeal });
    await expect(asApp.send(createMail(1))).rejects.toEqual(denied);
    await expect(sql`select * from system.list_mailbox(null)`.execute(database.worker.db)).rejects.toEqual(
      denied,
    );
    for (const { db } of [database.app, database.worker])
      await expect(sql`select * from system.mailbox_message`.execute(db)).rejects.toEqual(denied);
  });

  it('give nothing to other roles of the cluster', async () => {
    const open = await database.query(
      `select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = 'system' and p.proname in ('keep_mail', 'list_mailbox')
          and exists (select from aclexplode(p.proacl) entry where entry.grantee = 0)`,
    );
    expect(open).toEqual([]);
  });
});

import { hourMs } from '@hearthline/domain/calendar';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { sendMailJob } from '../../platform/mail/mail-job.ts';
import { dumpRows } from '../../testing/database-fingerprint.ts';
import type { AuthApp } from './testing/auth-app.ts';
import { createAuthApp, goodPassword, tokenIn } from './testing/auth-app.ts';

let app: AuthApp;
let name: string;
let email: string;
const done = { status: 200, body: { isSuccess: true } };

beforeAll(async () => {
  app = await createAuthApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.advance(48 * hourMs);
  name = createId();
  email = `${name}@example.test`;
});

let asked = 0;
/** Each from a network address of its own. */
function ask(path: string, body: object) {
  asked += 1;
  return app.postChallenged(path, body, { address: `198.51.100.${asked % 250}` });
}
const person = { newPassword: goodPassword, firstName: 'Ava', lastName: 'Hart' };
const register = (address = email) => ask('/auth/register', { email: address, ...person });
const resend = (address = email) => ask('/auth/resend-confirmation', { email: address });
const forgot = (address = email) => ask('/auth/secure/forgot-password', { email: address });
const countMails = async () => (await app.runJobs()).length;

describe('mails about an account', () => {
  it('[AUTH-09] [AUTH-21] wait for their turn without a token that anybody could read', async () => {
    await register();
    await app.runJobs({ isSending: false });
    await forgot();
    await app.runJobs({ isSending: false });
    const kept = await dumpRows(app.database);
    expect(kept).toContain(email);
    const tokens = (await app.runJobs()).map(tokenIn);
    expect(tokens).toHaveLength(2);
    for (const token of tokens) {
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(kept).not.toContain(token);
      expect(kept).not.toContain(Buffer.from(token).toString('hex'));
    }
  });

  it('are sent as they are where they were queued in the clear', async () => {
    const mail = { to: email, subject: 'Hello', html: '<p>Hi</p>', text: 'Hi', messageId: `${name}@h.test` };
    await enqueue(app.database.app.db, sendMailJob, mail);
    expect(await app.runJobs()).toEqual([mail]);
  });

  it('[AUTH-09] [AUTH-21] are at most three an hour to one address, whatever is asked for, and the answer stays the same', async () => {
    for (const send of [register, forgot, resend]) expect(await send()).toEqual(done);
    expect(await countMails()).toBe(3);
    const [known, unknown] = [email, `${createId()}@example.test`];
    for (const send of [register, resend, forgot]) {
      expect(await send(known)).toEqual(done);
      expect(await countMails()).toBe(0);
    }
    for (const send of [resend, forgot]) expect(await send(unknown)).toEqual(done);
    expect(await register(known.toUpperCase())).toEqual(done);
    expect(await countMails()).toBe(0);

    app.clock.advance(hourMs);
    for (let count = 0; count < 4; count += 1) await forgot();
    expect(await countMails()).toBe(3);
  });

  it('[AUTH-21] are at most ten a day', async () => {
    await register();
    let mails = await countMails();
    for (let hour = 0; hour < 20; hour += 1) {
      app.clock.advance(hourMs);
      await register();
      mails += await countMails();
    }
    expect(mails).toBe(10);
    app.clock.advance(4 * hourMs);
    await forgot();
    expect(await countMails()).toBe(1);
  });

  it('[AUTH-21] reach a mailbox no oftener under names with a plus, and others are sent theirs', async () => {
    for (const tag of ['a', 'b', 'c', 'd', 'e']) {
      expect(await register(`${name}+${tag}@example.test`)).toEqual(done);
    }
    expect(await countMails()).toBe(3);
    await register(`${createId()}@example.test`);
    expect(await countMails()).toBe(1);
  });

  it('[AUTH-21] that are held back leave no link, and the account opens with a later one', async () => {
    for (const tag of ['a', 'b', 'c']) await register(`${name}+${tag}@example.test`);
    await register();
    expect(await countMails()).toBe(3);
    const count = () =>
      app.database.query('select 1 from system.one_time_token join agent using (agent_id) where email = $1', [
        email,
      ]);
    expect(await count()).toHaveLength(0);
    app.clock.advance(hourMs);
    await resend();
    expect(await countMails()).toBe(1);
    expect(await count()).toHaveLength(1);
  });

  it('[AUTH-21] are counted one after the other, under a hash, and forgotten after a day', async () => {
    const hash = Buffer.alloc(32, name);
    const send = () =>
      sql<{
        answer: boolean;
      }>`select system.count_account_mail(${hash}, ${app.clock.now()}) as answer`.execute(
        app.database.app.db,
      );
    const counted = await Promise.all(Array.from({ length: 10 }, send));
    expect(counted.filter(({ rows }) => rows[0]?.answer)).toHaveLength(3);
    const forget = async () => {
      await app.database.query('select system.forget_expired($1)', [app.clock.now()]);
      return app.database.query('select 1 from system.account_mail where address_hash = $1', [hash]);
    };
    app.clock.advance(24 * hourMs - 1);
    expect(await forget()).toHaveLength(1);
    app.clock.advance(1);
    expect(await forget()).toHaveLength(0);
    await register();
    await app.runJobs();
    const sizes = await app.database.query<{ size: number }>(
      'select octet_length(address_hash) as size from system.account_mail',
    );
    expect(sizes).toContainEqual({ size: 32 });
  });
});

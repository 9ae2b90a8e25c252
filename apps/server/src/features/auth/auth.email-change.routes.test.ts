import { hourMs } from '@hearthline/domain/calendar';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '../../platform/ids.ts';
import type { MailMessage } from '../../platform/mail/mailer.ts';
import { createAuthStore } from './auth.store.ts';
import { hashOneTimeToken } from './one-time-token.ts';
import type { AuthApp } from './testing/auth-app.ts';
import { createAuthApp, goodPassword, tokenIn } from './testing/auth-app.ts';

let app: AuthApp;
let oldEmail: string;
let newEmail: string;
let caller: { agentId: string; sessionId: string };
let token: string;

beforeAll(async () => {
  app = await createAuthApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advance(2 * hourMs);
  [oldEmail, newEmail] = [`${createId()}@example.test`, `${createId()}@example.test`];
  const agentId = await createAccount(oldEmail);
  token = (await app.login(oldEmail)).body.token;
  const claims = await app.tokens.verifyAccess(token);
  caller = { agentId, sessionId: claims?.sessionId ?? '' };
});

const createAccount = async (email: string) =>
  (await app.createAccount({ email, password: goodPassword, firstName: 'Mia', lastName: 'Hart' })) ?? '';
const ask = (address = newEmail, language: 'en' | 'fr' = 'en') =>
  app.service.requestEmailChange(caller, { newEmail: address, password: goodPassword, language });
const confirm = (userToken: string) => app.post('/auth/email-change/confirm', { userToken });
const refuse = (userToken: string) => app.post('/auth/email-change/refuse', { userToken });
const canSignIn = async (email: string) => (await app.login(email)).body.isSuccess;
const mailTo = (mails: MailMessage[], address: string) => mails.find(({ to }) => to === address);

async function askForLinks(address = newEmail) {
  await ask(address);
  const mails = await app.runJobs();
  return { mails, old: tokenIn(mailTo(mails, oldEmail)), new: tokenIn(mailTo(mails, address)) };
}

describe('both mailboxes', () => {
  it('get a link of their own in the language of the request, and the old one hears the new address', async () => {
    await ask(newEmail, 'fr');
    const mails = await app.runJobs();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([oldEmail, newEmail].toSorted());
    expect(mailTo(mails, oldEmail)?.subject).toBe('Votre adresse pour Hearthline doit changer');
    expect(mailTo(mails, oldEmail)?.text).toContain(newEmail);
    expect(mailTo(mails, newEmail)?.subject).toBe('Confirmez votre nouvelle adresse pour Hearthline');
    for (const { text } of mails) expect(text).toContain('https://app.example.test/auth/change-email?token=');
    const rows = await app.database.query<{ size: number }>(
      `select octet_length(token_hash) as size from system.one_time_token
        where agent_id = $1 and purpose in ('new_email', 'old_email')`,
      [caller.agentId],
    );
    expect(rows).toEqual([{ size: 32 }, { size: 32 }]);
  });

  it.each([
    ['old', 'new'],
    ['new', 'old'],
  ] as const)(
    'must say yes: the %s one alone changes nothing, the %s one then does',
    async (first, second) => {
      const links = await askForLinks();
      expect((await confirm(links[first])).body).toEqual({ isSuccess: true, result: { isChanged: false } });
      expect([await canSignIn(oldEmail), await canSignIn(newEmail)]).toEqual([true, false]);
      expect(await app.service.findEmailChange(caller.agentId)).toMatchObject({
        isNewConfirmed: first === 'new',
        isOldConfirmed: first === 'old',
      });
      expect((await confirm(links[first])).status).toBe(422);
      expect((await confirm(links[second])).body).toEqual({ isSuccess: true, result: { isChanged: true } });
      expect([await canSignIn(oldEmail), await canSignIn(newEmail)]).toEqual([false, true]);
      expect(await app.service.findEmailChange(caller.agentId)).toBeNull();
      expect((await confirm(links[second])).status).toBe(422);
    },
  );

  it('may say yes at the same moment', async () => {
    const links = await askForLinks();
    const replies = await Promise.all([confirm(links.old), confirm(links.new)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await canSignIn(newEmail)).toBe(true);
  });

  it.each(['old', 'new'] as const)('may each say no: the %s one ends it for the other', async (side) => {
    const links = await askForLinks();
    await confirm(links[side === 'old' ? 'new' : 'old']);
    expect((await refuse(links[side])).body).toEqual({ isSuccess: true });
    expect((await confirm(links[side])).status).toBe(422);
    expect(await app.service.findEmailChange(caller.agentId)).toBeNull();
    expect([await canSignIn(oldEmail), await canSignIn(newEmail)]).toEqual([true, false]);
  });
});

describe('links of a change', () => {
  it('lead nowhere when they are malformed, foreign, given up, replaced or too old', async () => {
    expect((await confirm('')).status).toBe(400);
    expect((await confirm('unknown')).status).toBe(422);
    expect((await refuse('unknown')).status).toBe(422);
    const givenUp = await askForLinks();
    await app.service.cancelEmailChange(caller.agentId);
    const replaced = await askForLinks();
    const other = `${createId()}@example.test`;
    const links = await askForLinks(other);
    for (const dead of [givenUp.old, givenUp.new, replaced.old, replaced.new])
      expect((await confirm(dead)).status).toBe(422);
    await confirm(links.old);
    app.clock.advance(48 * hourMs + 1);
    expect((await confirm(links.new)).status).toBe(422);
    expect(await app.service.findEmailChange(caller.agentId)).toBeNull();
    expect([await canSignIn(oldEmail), await canSignIn(other)]).toEqual([true, false]);
  });

  it('are not sent for a wish that was given up before its job ran', async () => {
    await ask();
    await app.service.cancelEmailChange(caller.agentId);
    expect(await app.runJobs()).toEqual([]);
  });

  it('that lie in the old mailbox open nothing after the change, those for a new password included', async () => {
    await app.postChallenged('/auth/secure/forgot-password', { email: oldEmail });
    const reset = tokenIn((await app.runJobs())[0]);
    const links = await askForLinks();
    await confirm(links.old);
    await confirm(links.new);
    const body = { userToken: reset, newPassword: 'Another!Horse9' };
    expect((await app.postChallenged('/auth/secure/change-password', body)).body.isSuccess).toBe(false);
    expect(await canSignIn(newEmail)).toBe(true);
  });
});

describe('a wish', () => {
  const pending = () => app.service.findEmailChange(caller.agentId);

  it('asked with a password that is known no longer is over: a new one was chosen by mail', async () => {
    const links = await askForLinks();
    await confirm(links.new);
    await app.postChallenged('/auth/secure/forgot-password', { email: oldEmail });
    const userToken = tokenIn((await app.runJobs())[0]);
    await app.postChallenged('/auth/secure/change-password', { userToken, newPassword: 'Another!Horse9' });
    expect(await pending()).toBeNull();
    expect((await confirm(links.old)).status).toBe(422);
  });

  it('ends when the password is changed in the account', async () => {
    const links = await askForLinks();
    await confirm(links.new);
    const { agentId, sessionId } = caller;
    const change = app.service.changePassword(agentId, sessionId, goodPassword, 'Another!Horse9');
    expect(await change).toBeNull();
    expect(await pending()).toBeNull();
    expect((await confirm(links.old)).status).toBe(422);
  });

  it('may be given up while a mailbox says yes: neither fails', async () => {
    const links = await askForLinks();
    const { agentId } = caller;
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const isWaiting = async () => (await app.database.query(waiting)).length > 0;
    let givingUp = Promise.resolve();
    await app.database.app.transaction(async (tx) => {
      const store = createAuthStore(tx);
      const now = app.clock.now();
      await store.consumeOneTimeToken(hashOneTimeToken(links.old), 'old_email', now);
      givingUp = app.service.cancelEmailChange(agentId);
      await expect.poll(isWaiting).toBe(true);
      expect(await store.confirmEmailChange(agentId, false, now)).toMatchObject({ isOldConfirmed: true });
    });
    await givingUp;
    expect(await pending()).toBeNull();
  });
});

describe('after the change', () => {
  it('the session that asked goes on, and those of other devices are over', async () => {
    const other = (await app.login(oldEmail)).body;
    const links = await askForLinks();
    await confirm(links.new);
    await confirm(links.old);
    const logout = { deviceName: '', deviceId: '', logoutAllDevice: false };
    expect((await app.post('/auth/logout', logout, { token: other.token })).status).toBe(401);
    expect((await app.post('/auth/logout', logout, { token })).status).toBe(200);
  });
});

describe('an address that has an account', () => {
  it('is told so in its own mailbox; whoever asked sees, waits and works as for any other', async () => {
    const waiting = () =>
      app.database.query<{ name: string }>(
        'select task_identifier as name from graphile_worker.jobs where locked_by is null',
      );
    const free = await ask();
    const jobsOfFree = await waiting();
    await app.runJobs();
    const takenEmail = `${createId()}@example.test`;
    await createAccount(takenEmail);
    app.countHashing();
    const taken = await ask(takenEmail);
    expect(app.countHashing()).toEqual({ hash: 0, verify: 1 });
    expect({ ...taken, newEmail }).toEqual(free);
    expect(await waiting()).toEqual(jobsOfFree);
    const mails = await app.runJobs();
    expect(mailTo(mails, takenEmail)?.subject).toBe('You already have an account with Hearthline');
    expect(tokenIn(mailTo(mails, takenEmail))).toBe('');
    await confirm(tokenIn(mailTo(mails, oldEmail)));
    expect(await app.service.findEmailChange(caller.agentId)).toMatchObject({ isNewConfirmed: false });
    expect(await canSignIn(oldEmail)).toBe(true);
  });

  it('stays with whoever registered it while the change was waiting', async () => {
    const links = await askForLinks();
    await createAccount(newEmail);
    await confirm(links.old);
    expect((await confirm(links.new)).status).toBe(422);
    expect(await canSignIn(oldEmail)).toBe(true);
    const rows = sql<{ id: string }>`select agent_id as id from system.find_credential(${oldEmail})`;
    expect((await rows.execute(app.database.app.db)).rows).toEqual([{ id: caller.agentId }]);
  });
});

describe('a mailbox that was sent three mails within the hour', () => {
  /** The queue goes by the real time, and the wait is a quarter of an hour. */
  const runPutOff = async () => {
    await app.database.query(`update graphile_worker._private_jobs set run_at = run_at - interval '1 hour'`);
    return app.runJobs();
  };

  it('cannot be filled with changes', async () => {
    for (let tries = 0; tries < 5; tries += 1) await ask();
    expect((await app.runJobs()).length).toBeLessThanOrEqual(2);
    for (let tries = 0; tries < 5; tries += 1) {
      await ask();
      await app.runJobs();
    }
    await ask();
    expect(await app.runJobs()).toEqual([]);
    expect(await runPutOff()).toEqual([]);
  });

  it('is sent the link of the newest wish once it may be written to again', async () => {
    for (let tries = 0; tries < 3; tries += 1) await askForLinks(`${createId()}@example.test`);
    const first = await askForLinks();
    expect([first.old, first.new !== '']).toEqual(['', true]);
    app.clock.advance(hourMs);
    const mails = await runPutOff();
    const late = mailTo(mails, oldEmail);
    expect([late !== undefined, mailTo(mails, newEmail)]).toEqual([true, undefined]);
    expect(late?.text).toContain('expires in 47 hours');
    await confirm(first.new);
    await confirm(tokenIn(late));
    expect(await canSignIn(newEmail)).toBe(true);
  });
});

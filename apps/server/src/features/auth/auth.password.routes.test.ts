import { hourMs } from '@hearthline/domain/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '../../platform/ids.ts';
import type { AuthApp } from './testing/auth-app.ts';
import { createAuthApp, goodPassword, tokenIn } from './testing/auth-app.ts';

let app: AuthApp;
let email: string;
let agentId: string;
const newPassword = 'Another!Horse9';

beforeAll(async () => {
  app = await createAuthApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advance(2 * hourMs);
  email = `${createId()}@example.test`;
  const account = { email, password: goodPassword, firstName: 'Ava', lastName: 'Hart' };
  agentId = (await app.createAccount(account)) ?? '';
});

const forgot = (address: string, language = 'en') =>
  app.postChallenged('/auth/secure/forgot-password', { email: address }, { language });
const reset = (userToken: string, password = newPassword) =>
  app.postChallenged('/auth/secure/change-password', { userToken, newPassword: password });
const requestToken = async () => {
  await forgot(email);
  return tokenIn((await app.runJobs())[0]);
};

describe('POST /auth/secure/forgot-password', () => {
  it('[AUTH-08] refuses a malformed body and a failed challenge', async () => {
    expect((await app.post('/auth/secure/forgot-password', { email })).status).toBe(400);
    const unsolved = { email, turnstileToken: 'unsolved' };
    expect((await app.post('/auth/secure/forgot-password', unsolved)).status).toBe(422);
    expect(await app.runJobs()).toEqual([]);
  });

  it('[AUTH-08] sends a link in the language of the request', async () => {
    expect(await forgot(email, 'fr')).toEqual({ status: 200, body: { isSuccess: true } });
    const [mail, ...others] = await app.runJobs();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(email);
    expect(mail?.subject).toBe('Choisissez un nouveau mot de passe pour Hearthline');
    expect(mail?.text).toContain('https://app.example.test/auth/reset_password?token=');
  });

  it('[AUTH-09] answers and works alike for an unknown address, to which nothing is sent', async () => {
    // Those with a holder are done already: the queue removes them a moment later.
    const waiting = () =>
      app.database.query<{ name: string }>(
        'select task_identifier as name from graphile_worker.jobs where locked_by is null',
      );
    const known = await forgot(email);
    const jobsOfKnown = await waiting();
    await app.runJobs();
    const unknown = await forgot(`${createId()}@example.test`);
    expect(unknown).toEqual(known);
    expect(await waiting()).toEqual(jobsOfKnown);
    expect(jobsOfKnown).toEqual([{ name: 'auth.sendResetMail' }]);
    expect(await app.runJobs()).toEqual([]);
  });
});

describe('POST /auth/secure/change-password', () => {
  it('[AUTH-10] sets the password once, ends all sessions and opens a locked account', async () => {
    const session = await app.login(email);
    for (let attempt = 0; attempt < 5; attempt += 1) await app.login(email, 'Wrong!Horse9');
    expect((await app.login(email)).body.accountIsLocked).toBe(true);
    const userToken = await requestToken();

    expect(await reset(userToken)).toEqual({ status: 200, body: { isSuccess: true } });
    expect((await app.login(email, newPassword)).body.token).toBeTypeOf('string');
    expect((await app.login(email)).body.isSuccess).toBe(false);
    expect((await app.post('/auth/logout', {}, { token: session.body.token })).status).toBe(401);

    expect(await reset(userToken, 'Third!Horse99')).toEqual({ status: 200, body: { isSuccess: false } });
    expect((await app.login(email, newPassword)).body.token).toBeTypeOf('string');
  });

  it('[AUTH-20] opens an account whose old password was guessed at too often', async () => {
    const change = (old: string) => app.service.changePassword(agentId, createId(), old, 'Third!Horse99');
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await change('Wrong!Horse9')).toBe('invalid_old_password');
    expect(await change(goodPassword)).toBe('too_many_wrong_passwords');
    await reset(await requestToken());
    expect(await change(newPassword)).toBeNull();
  });

  it('[AUTH-10] refuses unknown, expired and superseded tokens with isSuccess false', async () => {
    expect((await reset('made-up')).body).toEqual({ isSuccess: false });
    const [first, second] = [await requestToken(), await requestToken()];
    expect((await reset(second)).body.isSuccess).toBe(true);
    expect((await reset(first, 'Third!Horse99')).body.isSuccess).toBe(false);
    const late = await requestToken();
    app.clock.advance(hourMs);
    expect((await reset(late)).body.isSuccess).toBe(false);
  });

  it('[AUTH-10] of simultaneous uses of one token exactly one succeeds', async () => {
    const userToken = await requestToken();
    const replies = await Promise.all(Array.from({ length: 5 }, () => reset(userToken)));
    expect(replies.filter(({ body }) => body.isSuccess)).toHaveLength(1);
  });

  it('[AUTH-11] enforces every password rule on the server', async () => {
    const userToken = await requestToken();
    for (const weak of [
      '',
      'Ab1!xyz',
      'lower!case9',
      'UPPER!CASE9',
      'No!Digits',
      'NoSpecial9',
      'With !Space9',
    ]) {
      const { status, body } = await reset(userToken, weak);
      expect(status, weak).toBe(400);
      expect(body).toMatchObject({ error: { code: 'invalid_input', fields: [{ path: 'newPassword' }] } });
    }
    expect((await reset(userToken)).body.isSuccess).toBe(true);
  });

  it('[AUTH-10] a sign-in that was checked against the old password starts no session after the change', async () => {
    const [credential] = await app.database.query<{ agent_id: string; password_hash: string }>(
      'select agent_id, password_hash from system.credential join agent using (agent_id) where email = $1',
      [email],
    );
    await reset(await requestToken());
    const [row] = await app.database.query(
      'select system.start_session($1, $2, $3, $4, $5, now(), now()) as is_started',
      [createId(), credential?.agent_id, credential?.password_hash, 'Firefox', createId()],
    );
    expect(row).toEqual({ is_started: false });
  });
});

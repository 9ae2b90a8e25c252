import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '../../platform/ids.ts';
import type { AuthApp } from './testing/auth-app.ts';
import { createAuthApp, goodPassword, tokenIn } from './testing/auth-app.ts';

let app: AuthApp;
let email: string;

beforeAll(async () => {
  app = await createAuthApp();
});
afterAll(() => app.close());
beforeEach(() => {
  email = `${createId()}@example.test`;
});

const done = { status: 200, body: { isSuccess: true } };
const register = (changes: object = {}, language = 'en') =>
  app.postChallenged(
    '/auth/register',
    { email, newPassword: goodPassword, firstName: 'Zoé', lastName: 'Roy', ...changes },
    { language },
  );
const confirm = (userToken: string) => app.post('/auth/confirm-email', { userToken });
const resend = (address: string) => app.postChallenged('/auth/resend-confirmation', { email: address });

describe('POST /auth/register', () => {
  it('[AUTH-21] register, confirm the address, sign in', async () => {
    expect(await register({}, 'fr-CA')).toEqual(done);
    const [mail, ...others] = await app.runJobs();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: 'Confirmez votre courriel pour Hearthline' });
    expect(mail?.html).toContain('https://app.example.test/auth/confirm-email?token=');

    const early = await app.login(email);
    expect(early.body).toEqual({ isSuccess: true, accountIsLocked: false, needToVerifyEmail: true });
    expect((await app.login(email, 'Wrong!Horse9')).body).toMatchObject({
      isSuccess: false,
      needToVerifyEmail: false,
    });

    expect(await confirm(tokenIn(mail))).toEqual(done);
    expect((await app.login(email)).body.token).toBeTypeOf('string');
    const [agent] = await app.database.query(
      `select a.first_name, a.last_name, a.language, a.is_admin, p.brokerage_name
         from agent a join realtor_profile p using (agent_id) where a.email = $1`,
      [email],
    );
    expect(agent).toEqual({
      first_name: 'Zoé',
      last_name: 'Roy',
      language: 'fr',
      is_admin: false,
      brokerage_name: '',
    });
  });

  it('[AUTH-21] refuses bad input, weak passwords and a failed challenge', async () => {
    expect((await app.post('/auth/register', {})).status).toBe(400);
    expect((await register({ newPassword: 'weak' })).status).toBe(400);
    expect((await register({ firstName: ' ' })).status).toBe(400);
    expect((await register({ isAdmin: true })).status).toBe(400);
    const unsolved = {
      email,
      newPassword: goodPassword,
      firstName: 'A',
      lastName: 'B',
      turnstileToken: 'unsolved',
    };
    expect((await app.post('/auth/register', unsolved)).status).toBe(422);
    expect(await app.runJobs()).toEqual([]);
  });

  it('[AUTH-21] answers and works alike for a known address, whose owner is told and whose account stays', async () => {
    app.countHashing();
    const fresh = await register();
    const workForFresh = app.countHashing();
    const [confirmation] = await app.runJobs();
    await confirm(tokenIn(confirmation));

    const known = await register({ email: email.toUpperCase(), newPassword: 'Attacker!9' });
    expect(known).toEqual(fresh);
    expect(app.countHashing()).toEqual(workForFresh);
    const [mail, ...others] = await app.runJobs();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: 'You already have an account with Hearthline' });
    expect(tokenIn(mail)).toBe('');
    expect((await app.login(email, 'Attacker!9')).body.isSuccess).toBe(false);
    expect((await app.login(email)).body.token).toBeTypeOf('string');
  });

  it('[AUTH-21] keeps what was typed only until the account is made', async () => {
    await register();
    const count = () =>
      app.database.query<{ n: number }>('select count(*)::int as n from system.registration');
    expect(await count()).toEqual([{ n: 1 }]);
    await app.runJobs();
    expect(await count()).toEqual([{ n: 0 }]);
  });
});

describe('POST /auth/confirm-email', () => {
  it('[AUTH-21] refuses malformed, unknown, used and expired tokens', async () => {
    expect((await confirm('')).status).toBe(400);
    const unknown = await confirm('made-up');
    expect(unknown.status).toBe(422);
    expect(unknown.body).toMatchObject({ error: { code: 'token_invalid' } });
    await register();
    const token = tokenIn((await app.runJobs())[0]);
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(422);

    email = `${createId()}@example.test`;
    await register();
    const late = tokenIn((await app.runJobs())[0]);
    app.clock.advance(48 * 60 * 60 * 1000);
    expect((await confirm(late)).status).toBe(422);
  });

  it('[AUTH-21] a link of one kind does not pass for the other', async () => {
    await register();
    const confirmToken = tokenIn((await app.runJobs())[0]);
    const reset = { userToken: confirmToken, newPassword: 'Another!Horse9' };
    expect((await app.postChallenged('/auth/secure/change-password', reset)).body.isSuccess).toBe(false);
    await app.postChallenged('/auth/secure/forgot-password', { email });
    const resetToken = tokenIn((await app.runJobs())[0]);
    expect((await confirm(resetToken)).status).toBe(422);
    expect((await confirm(confirmToken)).status).toBe(200);
  });

  it('[AUTH-21] a reset confirms the address too, since its mail was read', async () => {
    await register();
    await app.runJobs();
    await app.postChallenged('/auth/secure/forgot-password', { email });
    const userToken = tokenIn((await app.runJobs())[0]);
    await app.postChallenged('/auth/secure/change-password', { userToken, newPassword: 'Another!Horse9' });
    expect((await app.login(email, 'Another!Horse9')).body.token).toBeTypeOf('string');
  });
});

describe('POST /auth/resend-confirmation', () => {
  it('[AUTH-06] sends a fresh link to an unconfirmed account', async () => {
    await register();
    await app.runJobs();
    expect(await resend(email)).toEqual(done);
    const [mail] = await app.runJobs();
    expect((await confirm(tokenIn(mail))).status).toBe(200);
  });

  it('[AUTH-06] answers alike without sending anything to confirmed and unknown addresses', async () => {
    await app.createAccount({ email, password: goodPassword, firstName: 'A', lastName: 'B' });
    expect(await resend(email)).toEqual(done);
    expect(await resend(`${createId()}@example.test`)).toEqual(done);
    expect(await app.runJobs()).toEqual([]);
    expect((await app.post('/auth/resend-confirmation', { email, turnstileToken: 'unsolved' })).status).toBe(
      422,
    );
  });
});

describe('accounts of the operator', () => {
  it('are confirmed, may be admins, exist once, and obey the password rules', async () => {
    const person = { email, password: goodPassword, firstName: 'Ada', lastName: 'Min', isAdmin: true };
    expect(await app.createAccount(person)).toBeTypeOf('string');
    expect(await app.createAccount({ ...person, email: email.toUpperCase() })).toBeNull();
    const { body } = await app.login(email);
    expect((await app.tokens.verifyAccess(body.token))?.isAdmin).toBe(true);
    await expect(app.createAccount({ ...person, password: 'weak' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { solvePuzzle } from '../../platform/challenge/solve.ts';
import { createId } from '../../platform/ids.ts';
import type { AuthApp } from './testing/auth-app.ts';
import { createAuthApp, goodPassword } from './testing/auth-app.ts';

let app: AuthApp;
let email: string;
let agentId: string;

beforeAll(async () => {
  app = await createAuthApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advance(60 * 60 * 1000);
  email = `${createId()}@example.test`;
  agentId =
    (await app.createAccount({ email, password: goodPassword, firstName: 'Ava', lastName: 'Hart' })) ?? '';
});

const wrong = { isSuccess: false, accountIsLocked: false, needToVerifyEmail: false };
const locked = { isSuccess: true, accountIsLocked: true, needToVerifyEmail: false };

describe('POST /auth/secure/login', () => {
  it('[AUTH-03] refuses a body that is not the login payload', async () => {
    for (const body of [
      {},
      { userKey: email, password: goodPassword, deviceName: 'x' },
      { userKey: 'no address', password: goodPassword, deviceName: 'x', turnstileToken: 'x' },
      { userKey: email, password: 1, deviceName: 'x', turnstileToken: 'x' },
      { userKey: email, password: goodPassword, deviceName: 'x', turnstileToken: 'x', extra: true },
    ]) {
      expect((await app.post('/auth/secure/login', body)).status).toBe(400);
    }
  });

  it('[AUTH-03] answers the right password with two tokens that carry exp', async () => {
    const { status, body } = await app.login(email);
    expect(status).toBe(200);
    expect(body).toMatchObject({ isSuccess: true, accountIsLocked: false, needToVerifyEmail: false });
    const access = await app.tokens.verifyAccess(body.token);
    const refresh = await app.tokens.verifyRefresh(body.refreshToken);
    expect(access).toMatchObject({ agentId, isAdmin: false, sessionId: refresh?.sessionId });
    const { exp } = JSON.parse(Buffer.from(body.token.split('.')[1] ?? '', 'base64url').toString());
    expect(exp).toBe(app.clock.now().getTime() / 1000 + 15 * 60);
    const sessions = await app.database.query(
      'select device_name, ended_at from system.session where agent_id = $1',
      [agentId],
    );
    expect(sessions).toEqual([{ device_name: 'Firefox', ended_at: null }]);
  });

  it('[AUTH-03] finds the address whatever its case', async () => {
    expect((await app.login(email.toUpperCase())).body.token).toBeTypeOf('string');
    const mixed = `Mixed.${createId()}@Example.test`;
    await app.createAccount({ email: mixed, password: goodPassword, firstName: 'A', lastName: 'B' });
    expect((await app.login(mixed.toLowerCase())).body.token).toBeTypeOf('string');
  });

  it('[AUTH-04] answers a wrong password with status 200 and isSuccess false', async () => {
    expect(await app.login(email, 'Wrong!Horse9')).toEqual({ status: 200, body: wrong });
  });

  it('[AUTH-04] answers an unknown address like a wrong password, with the same work', async () => {
    app.countHashing();
    expect(await app.login(email, 'Wrong!Horse9')).toEqual({ status: 200, body: wrong });
    const known = app.countHashing();
    expect(await app.login('nobody@example.test', 'Wrong!Horse9')).toEqual({ status: 200, body: wrong });
    expect(app.countHashing()).toEqual(known);
    expect(known).toEqual({ hash: 0, verify: 1 });
  });

  it('[AUTH-22] refuses a used, foreign or empty challenge before it looks at the password', async () => {
    const puzzle = app.challenge.createPuzzle();
    const turnstileToken = solvePuzzle(puzzle);
    const body = { userKey: email, password: goodPassword, deviceName: 'x' };
    expect((await app.post('/auth/secure/login', { ...body, turnstileToken })).status).toBe(200);
    app.countHashing();
    for (const refused of [turnstileToken, 'XXXX.DUMMY.TOKEN.XXXX', `${turnstileToken},1`]) {
      const { status, body: reply } = await app.post('/auth/secure/login', {
        ...body,
        turnstileToken: refused,
      });
      expect(status).toBe(422);
      expect(reply).toMatchObject({ error: { code: 'challenge_failed' } });
    }
    expect(app.countHashing()).toEqual({ hash: 0, verify: 0 });
  });
});

describe('lock', () => {
  it('[AUTH-20] locks after five failures, whatever the password then is, and opens after 15 minutes', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await app.login(email, 'Wrong!Horse9')).body).toEqual(wrong);
    }
    expect((await app.login(email)).body).toEqual(locked);
    expect((await app.login(email, 'Wrong!Horse9')).body).toEqual(locked);
    app.clock.advance(15 * 60 * 1000 - 1000);
    expect((await app.login(email)).body).toEqual(locked);
    app.clock.advance(1000);
    expect((await app.login(email)).body.token).toBeTypeOf('string');
  });

  it('[AUTH-20] locks unknown addresses alike', async () => {
    const unknown = `${createId()}@example.test`;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await app.login(unknown)).body).toEqual(wrong);
    }
    expect((await app.login(unknown)).body).toEqual(locked);
  });

  it('[AUTH-20] counts failures within 15 minutes only and forgets them after a success', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await app.login(email, 'Wrong!Horse9');
    app.clock.advance(15 * 60 * 1000);
    expect((await app.login(email, 'Wrong!Horse9')).body).toEqual(wrong);
    for (let attempt = 0; attempt < 3; attempt += 1) await app.login(email, 'Wrong!Horse9');
    expect((await app.login(email)).body.token).toBeTypeOf('string');
    expect((await app.login(email, 'Wrong!Horse9')).body).toEqual(wrong);
    expect((await app.login(email)).body.token).toBeTypeOf('string');
  });

  it('[AUTH-20] tells at most five of many simultaneous guesses whether they were right', async () => {
    const guesses = await Promise.all(Array.from({ length: 15 }, () => app.login(email, 'Wrong!Horse9')));
    expect(guesses.filter(({ body }) => !body.isSuccess)).toHaveLength(5);
    expect(guesses.filter(({ body }) => body.accountIsLocked)).toHaveLength(10);
  });

  it('[AUTH-20] lets fifty right sign-ins at once through', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => app.login(email)));
    expect(replies.every(({ body }) => typeof body.token === 'string')).toBe(true);
  });

  it('[AUTH-20] stops a network address after twenty failures a minute, over all accounts', async () => {
    const address = '203.0.113.9';
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const { status } = await app.login(`${createId()}@example.test`, goodPassword, { address });
      expect(status).toBe(200);
    }
    const refused = await app.login(email, goodPassword, { address });
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ error: { code: 'too_many_requests' } });
    expect((await app.login(email, goodPassword, { address: '203.0.113.10' })).status).toBe(200);
    app.clock.advance(60_000);
    expect((await app.login(email, goodPassword, { address })).body.token).toBeTypeOf('string');
  });
});

describe('GET /auth/challenge', () => {
  it('[AUTH-22] hands out a puzzle whose solution passes', async () => {
    const reply = await app.inject({ method: 'GET', url: '/auth/challenge' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ isSuccess: true, result: { rounds: 2, bits: 4 } });
  });

  it('[AUTH-22] has none where an outside service is configured', async () => {
    const other = await createAuthApp({ hasPuzzles: false });
    const reply = await other.inject({ method: 'GET', url: '/auth/challenge' });
    expect(reply.statusCode).toBe(404);
    await other.close();
  });
});

import { hourMs } from '@hearthline/domain/calendar';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createId } from '../../platform/ids.ts';
import type { Answer, AuthApp } from './testing/auth-app.ts';
import { createAuthApp, goodPassword, tokenIn } from './testing/auth-app.ts';

let app: AuthApp;
let email: string;
/** Of a browser that has signed in. */
let cookie: string;

const wrong = { isSuccess: false, accountIsLocked: false, needToVerifyEmail: false };
const locked = { isSuccess: true, accountIsLocked: true, needToVerifyEmail: false };

/** Set up before there is a connection: each keeps the function that it finds. */
const statements = vi.spyOn(pg.Client.prototype, 'query');
const textOf = (statement: unknown) =>
  typeof statement === 'string' ? statement : (statement as { text: string }).text;

beforeAll(async () => {
  app = await createAuthApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advance(hourMs);
  email = await createAccount();
  cookie = sentBack(await app.login(email));
});

async function createAccount(): Promise<string> {
  const address = `${createId()}@example.test`;
  await app.createAccount({ email: address, password: goodPassword, firstName: 'Ava', lastName: 'Hart' });
  return address;
}
const sentBack = ({ setCookie }: Answer) => setCookie?.split(';')[0] ?? '';
const guess = (options = {}) => app.login(email, 'Wrong!Horse9', options);
async function failFiveTimes(options = {}): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess(options)).body).toEqual(wrong);
}
const logout = ({ body }: Answer, logoutAllDevice: boolean, sent = cookie) =>
  app.post(
    '/auth/logout',
    { deviceName: 'Firefox', deviceId: 'device', logoutAllDevice },
    { token: body.token, cookie: sent },
  );

describe('a device that signed in before', () => {
  it('[AUTH-20] is not locked out by wrong passwords from elsewhere; everybody else is', async () => {
    await failFiveTimes({ address: '203.0.113.7' });
    expect((await app.login(email)).body).toEqual(locked);
    const [, token = ''] = cookie.split('=');
    for (const other of ['', `${token.slice(1)}A`, `${token}A`, 'x', '.....']) {
      const made = `hearthline.device=${other}`;
      expect((await app.login(email, goodPassword, { cookie: made })).body, other).toEqual(locked);
    }
    expect((await app.login(email, goodPassword, { cookie })).body.token).toBeTypeOf('string');
    // A success there leaves the lock of the others alone.
    expect((await app.login(email)).body).toEqual(locked);
  });

  it('[AUTH-20] has five guesses of its own and then waits 15 minutes, alone', async () => {
    await failFiveTimes({ cookie });
    expect((await app.login(email, goodPassword, { cookie })).body).toEqual(locked);
    expect((await guess({ cookie })).body).toEqual(locked);
    expect((await app.login(email)).body.token).toBeTypeOf('string');
    app.clock.advance(15 * 60 * 1000 - 1000);
    expect((await app.login(email, goodPassword, { cookie })).body).toEqual(locked);
    app.clock.advance(1000);
    expect((await app.login(email, goodPassword, { cookie })).body.token).toBeTypeOf('string');
  });

  it('[AUTH-20] is told of at most five of many simultaneous guesses whether they were right', async () => {
    const guesses = await Promise.all(Array.from({ length: 15 }, () => guess({ cookie })));
    expect(guesses.filter(({ body }) => !body.isSuccess)).toHaveLength(5);
  });

  it('[AUTH-20] is not stopped by the failures of others behind its network address', async () => {
    const address = '203.0.113.8';
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await app.login(`${createId()}@example.test`, goodPassword, { address });
    }
    expect((await app.login(email, goodPassword, { address })).status).toBe(429);
    expect((await app.login(email, goodPassword, { address, cookie })).status).toBe(200);
  });

  it('[AUTH-20] is known for its own account only, and for several that share it', async () => {
    const other = await createAccount();
    const signIn = (address: string) => app.login(address, goodPassword, { cookie });
    for (let attempt = 0; attempt < 5; attempt += 1) await app.login(other, 'Wrong!Horse9', { cookie });
    expect((await signIn(other)).body).toEqual(locked);
    app.clock.advance(hourMs);
    cookie = sentBack(await signIn(other));
    for (const address of [email, other]) {
      for (let attempt = 0; attempt < 5; attempt += 1) await app.login(address, 'Wrong!Horse9');
      expect((await app.login(address)).body).toEqual(locked);
      const back = await signIn(address);
      expect(back.body.token, address).toBeTypeOf('string');
      cookie = sentBack(back);
    }
  });

  it('[AUTH-20] shares its cookie among five accounts at most, of which the first is forgotten', async () => {
    const first = email;
    for (let count = 0; count < 5; count += 1) {
      cookie = sentBack(await app.login(await createAccount(), goodPassword, { cookie }));
      expect(cookie.split('.')).toHaveLength(1 + Math.min(count + 2, 5));
    }
    for (let attempt = 0; attempt < 5; attempt += 1) await app.login(first, 'Wrong!Horse9');
    expect((await app.login(first, goodPassword, { cookie })).body).toEqual(locked);
  });
});

describe('its cookie', () => {
  it('[AUTH-20] is random, kept for a year, for /api/auth and for no script', async () => {
    const { setCookie } = await app.login(email);
    expect(setCookie).toMatch(
      /^hearthline\.device=[\w-]{43}; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(setCookie).not.toContain(cookie);
    const renewed = await app.login(email, goodPassword, { cookie: `a=b; ${cookie}; c=d` });
    expect(sentBack(renewed)).toBe(cookie);
  });

  it('[AUTH-20] is set by nothing but a sign-in', async () => {
    expect((await guess()).setCookie).toBeUndefined();
    expect((await guess({ cookie })).setCookie).toBeUndefined();
    expect((await app.login(`${createId()}@example.test`)).setCookie).toBeUndefined();
    const fresh = `${createId()}@example.test`;
    const person = { email: fresh, newPassword: goodPassword, firstName: 'A', lastName: 'B' };
    await app.postChallenged('/auth/register', person);
    await app.runJobs();
    expect(await app.login(fresh)).toMatchObject({ body: { needToVerifyEmail: true }, setCookie: undefined });
  });

  it('[AUTH-20] is kept as a hash, for the ten devices that were used last', async () => {
    for (let count = 0; count < 10; count += 1) {
      app.clock.advance(1000);
      await app.login(email);
    }
    const rows = await app.database.query<{ hash: Buffer }>(
      'select device_hash as hash from system.known_device join agent using (agent_id) where email = $1',
      [email],
    );
    expect(rows).toHaveLength(10);
    expect(rows.every(({ hash }) => hash.length === 32)).toBe(true);
    await failFiveTimes();
    expect((await app.login(email, goodPassword, { cookie })).body).toEqual(locked);
  });

  it('[AUTH-20] is worth nothing after a password reset', async () => {
    await app.postChallenged('/auth/secure/forgot-password', { email });
    const userToken = tokenIn((await app.runJobs())[0]);
    const newPassword = 'Another!Horse9';
    await app.postChallenged('/auth/secure/change-password', { userToken, newPassword });
    await failFiveTimes();
    expect((await app.login(email, newPassword, { cookie })).body).toEqual(locked);
  });

  it('[AUTH-20] is worth nothing after a sign-out everywhere, which gives a new one to the device that asked', async () => {
    const laptop = await app.login(email);
    const signedOut = await logout(await app.login(email, goodPassword, { cookie }), true);
    await failFiveTimes();
    for (const old of [cookie, sentBack(laptop)]) {
      expect((await app.login(email, goodPassword, { cookie: old })).body).toEqual(locked);
    }
    const renewed = { cookie: sentBack(signedOut) };
    expect((await app.login(email, goodPassword, renewed)).body.token).toBeTypeOf('string');
  });

  it('[AUTH-20] is given by a sign-out to nobody who had none, and stays after one of this device', async () => {
    const session = await app.login(email);
    expect((await logout(session, true, 'hearthline.device=made-up')).setCookie).toBeUndefined();
    const again = await app.login(email);
    cookie = sentBack(again);
    expect((await logout(again, false)).setCookie).toBeUndefined();
    await failFiveTimes();
    expect((await app.login(email, goodPassword, { cookie })).body.token).toBeTypeOf('string');
  });

  it('[AUTH-20] is forgotten a year after its last use', async () => {
    const count = async () =>
      (
        await app.database.query(
          'select 1 from system.known_device join agent using (agent_id) where email = $1',
          [email],
        )
      ).length;
    const forget = () => app.database.query('select system.forget_expired($1)', [app.clock.now()]);
    app.clock.advance(365 * 24 * hourMs);
    await forget();
    expect(await count()).toBe(1);
    app.clock.advance(1);
    await forget();
    expect(await count()).toBe(0);
  });

  it('[AUTH-04] [AUTH-20] changes nothing in the work, which is the same whether or not there is an account', async () => {
    const unknown = `${createId()}@example.test`;
    const made = 'hearthline.device=made-up';
    const places = [[email], [unknown], [email, cookie], [unknown, cookie], [email, made], [unknown, made]];
    let calls = 0;
    async function listWork() {
      const work: unknown[] = [];
      for (const [address = '', sent = ''] of places) {
        app.countHashing();
        statements.mockClear();
        calls += 1;
        // Each from elsewhere: one network address has twenty failures.
        const options = { cookie: sent, address: `198.51.100.${calls}` };
        const { body, setCookie } = await app.login(address, 'Wrong!Horse9', options);
        const queries = statements.mock.calls.map(([statement]) => textOf(statement));
        work.push({ body, setCookie, queries, hashing: app.countHashing() });
      }
      return work;
    }
    const alike = (one: unknown) => Array.from(places, () => one);

    const [refused, ...others] = await listWork();
    expect(refused).toMatchObject({ body: wrong, hashing: { hash: 0, verify: 1 } });
    expect(JSON.stringify(refused)).toContain('system.find_known_device');
    expect([refused, ...others]).toEqual(alike(refused));
    for (let attempt = 0; attempt < 4; attempt += 1) await listWork();
    const [stopped, ...rest] = await listWork();
    expect(stopped).toMatchObject({ body: locked, hashing: { hash: 0, verify: 0 } });
    expect([stopped, ...rest]).toEqual(alike(stopped));
  });
});

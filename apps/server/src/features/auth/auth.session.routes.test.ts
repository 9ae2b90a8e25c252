import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEndedSessionsStore } from '../../platform/auth/ended-sessions.store.ts';
import { createEndedSessions } from '../../platform/auth/ended-sessions.ts';
import { refreshTokenSeconds } from '../../platform/auth/tokens.ts';
import { createPgListener } from '../../platform/events/pg-notify.ts';
import { createId } from '../../platform/ids.ts';
import { ownPasswordChangedAt } from './auth.store.ts';
import type { Answer, AuthApp } from './testing/auth-app.ts';
import { createAuthApp, goodPassword } from './testing/auth-app.ts';

let app: AuthApp;
let email: string;
let agentId: string;

beforeAll(async () => {
  app = await createAuthApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  email = `${createId()}@example.test`;
  agentId =
    (await app.createAccount({ email, password: goodPassword, firstName: 'Ava', lastName: 'Hart' })) ?? '';
});

const refresh = (refreshToken: string, deviceName = 'Firefox') =>
  app.post('/auth/refresh', { refreshToken, deviceName });
const logout = (token: string | undefined, logoutAllDevice: boolean) =>
  app.post(
    '/auth/logout',
    { deviceName: 'Firefox', deviceId: 'device', logoutAllDevice },
    token ? { token } : {},
  );
/** A signed-in call that changes nothing: input is only checked for those who passed authentication. */
const isAccepted = async ({ body }: Answer) =>
  (await app.post('/auth/logout', {}, { token: body.token })).status === 400;

const failed = { status: 200, body: { isSuccess: false } };

describe('POST /auth/refresh', () => {
  it('[AUTH-19] refuses a malformed body', async () => {
    expect((await app.post('/auth/refresh', {})).status).toBe(400);
    expect((await app.post('/auth/refresh', { refreshToken: 'x', deviceName: 'x', more: 1 })).status).toBe(
      400,
    );
  });

  it('[AUTH-19] exchanges a refresh token for a new pair of the same session', async () => {
    const first = await app.login(email);
    const second = await refresh(first.body.refreshToken, 'Firefox 140');
    expect(second.body.isSuccess).toBe(true);
    expect(second.body.refreshToken).not.toBe(first.body.refreshToken);
    const claims = await app.tokens.verifyAccess(second.body.token);
    expect(claims).toEqual(await app.tokens.verifyAccess(first.body.token));
    expect(await isAccepted(second)).toBe(true);
    expect((await refresh(second.body.refreshToken)).body.isSuccess).toBe(true);
  });

  it('[AUTH-19] a reused token ends the session of that device with its access tokens, and no other', async () => {
    const other = await app.login(email);
    const first = await app.login(email);
    const second = await refresh(first.body.refreshToken);
    expect(await refresh(first.body.refreshToken)).toEqual(failed);
    expect(await refresh(second.body.refreshToken)).toEqual(failed);
    expect(await isAccepted(first)).toBe(false);
    expect(await isAccepted(second)).toBe(false);
    expect(await isAccepted(other)).toBe(true);
    expect((await refresh(other.body.refreshToken)).body.isSuccess).toBe(true);
    const [row] = await app.database.query(
      'select end_reason from system.session where agent_id = $1 and ended_at is not null',
      [agentId],
    );
    expect(row).toEqual({ end_reason: 'reuse' });
  });

  it('[AUTH-19] of ten simultaneous exchanges one wins and the session is over', async () => {
    const first = await app.login(email);
    const replies = await Promise.all(Array.from({ length: 10 }, () => refresh(first.body.refreshToken)));
    const winners = replies.filter(({ body }) => body.isSuccess);
    expect(winners).toHaveLength(1);
    expect(await refresh(winners[0]?.body.refreshToken ?? '')).toEqual(failed);
    expect(await isAccepted(first)).toBe(false);
  });

  it('[AUTH-19] refuses access tokens, foreign and expired tokens, and forgets nothing over them', async () => {
    const session = await app.login(email);
    expect(await refresh(session.body.token)).toEqual(failed);
    expect(await refresh(`${session.body.refreshToken.slice(0, -4)}AAAA`)).toEqual(failed);
    const claims = await app.tokens.verifyRefresh(session.body.refreshToken);
    const foreign = {
      agentId: createId(),
      sessionId: claims?.sessionId ?? '',
      tokenId: claims?.tokenId ?? '',
    };
    expect(await refresh(await app.tokens.signRefresh(foreign))).toEqual(failed);
    expect(await isAccepted(session)).toBe(true);
    app.clock.advance(refreshTokenSeconds * 1000);
    expect(await refresh(session.body.refreshToken)).toEqual(failed);
  });

  it('[AUTH-19] tells the new access token of a role that changed meanwhile', async () => {
    const first = await app.login(email);
    await app.database.query('update agent set is_admin = true where agent_id = $1', [agentId]);
    const second = await refresh(first.body.refreshToken);
    expect((await app.tokens.verifyAccess(second.body.token))?.isAdmin).toBe(true);
  });
});

describe('POST /auth/logout', () => {
  it('[AUTH-18] needs a token and the whole payload', async () => {
    expect((await logout(undefined, true)).status).toBe(401);
    expect((await logout('garbage', true)).status).toBe(401);
    const { body } = await app.login(email);
    expect((await logout(body.refreshToken, true)).status).toBe(401);
    expect((await app.post('/auth/logout', { logoutAllDevice: true }, { token: body.token })).status).toBe(
      400,
    );
  });

  it('[AUTH-18] of all devices: every token of the agent is refused from then on, nobody else is', async () => {
    const [phone, laptop] = [await app.login(email), await app.login(email)];
    const neighbour = `${createId()}@example.test`;
    await app.createAccount({ email: neighbour, password: goodPassword, firstName: 'N', lastName: 'N' });
    const foreign = await app.login(neighbour);
    expect(await logout(phone.body.token, true)).toEqual({ status: 200, body: { isSuccess: true } });
    for (const session of [phone, laptop]) {
      expect(await isAccepted(session)).toBe(false);
      expect(await refresh(session.body.refreshToken)).toEqual(failed);
    }
    expect(await isAccepted(foreign)).toBe(true);
  });

  it('[AUTH-18] reaches the other processes by a notification', async () => {
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const pgListener = createPgListener({ listenUrl: app.database.ownerUrl, log });
    const store = createEndedSessionsStore(app.database.app.db);
    const elsewhere = createEndedSessions({ store, pgListener, clock: app.clock, log });
    await elsewhere.start();
    await pgListener.start();
    const { body } = await app.login(email);
    const sessionId = (await app.tokens.verifyAccess(body.token))?.sessionId ?? '';
    expect(elsewhere.isEnded(sessionId)).toBe(false);
    await logout(body.token, true);
    await vi.waitFor(() => expect(elsewhere.isEnded(sessionId)).toBe(true));
    await pgListener.stop();

    const startedLater = createEndedSessions({ store, pgListener, clock: app.clock, log });
    await startedLater.start();
    expect(startedLater.isEnded(sessionId)).toBe(true);
  });

  it('[AUTH-18] of this device only: the other one goes on', async () => {
    const [phone, laptop] = [await app.login(email), await app.login(email)];
    expect((await logout(phone.body.token, false)).status).toBe(200);
    expect(await isAccepted(phone)).toBe(false);
    expect(await isAccepted(laptop)).toBe(true);
  });
});

describe('changePassword', () => {
  const change = async (session: Answer, oldPassword: string, newPassword: string) => {
    const sessionId = (await app.tokens.verifyAccess(session.body.token))?.sessionId ?? '';
    return app.service.changePassword(agentId, sessionId, oldPassword, newPassword);
  };

  it('[AUTH-11] with a wrong old password changes nothing', async () => {
    const session = await app.login(email);
    expect(await change(session, 'Wrong!Horse9', 'Another!Horse9')).toBe('invalid_old_password');
    expect((await app.login(email)).body.token).toBeTypeOf('string');
  });

  it('[AUTH-11] keeps this session and ends the others', async () => {
    const [phone, laptop] = [await app.login(email), await app.login(email)];
    app.clock.advance(1000);
    expect(await change(phone, goodPassword, 'Another!Horse9')).toBeNull();
    expect(await isAccepted(phone)).toBe(true);
    expect(await isAccepted(laptop)).toBe(false);
    expect((await app.login(email)).body.isSuccess).toBe(false);
    expect((await app.login(email, 'Another!Horse9')).body.token).toBeTypeOf('string');
    const { rows } = await app.database.app.asAgent(agentId, (tx) =>
      sql`select ${ownPasswordChangedAt} as at`.execute(tx),
    );
    expect(rows).toEqual([{ at: app.clock.now() }]);
  });
});

import type { ErrorBody } from '@hearthline/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp, testPassword } from '../../testing/test-app.ts';

const newPassword = 'Maple#Leaf77';

let test: TestApp;
let ava: TestAgent;
let noah: TestAgent;
beforeAll(async () => {
  test = await createTestApp();
  ava = await test.createAgent('Ava');
  noah = await test.createAgent('Noah');
});
afterAll(() => test.close());

const signIn = async (email: string, password: string) =>
  (
    await test.call('POST /auth/secure/login', {
      body: {
        userKey: email,
        password,
        turnstileToken: await test.solveChallenge(),
        deviceName: 'Another device',
      },
    })
  ).body;
const change = (body: unknown, options: { as?: { token: string }; language?: string } = {}) =>
  test.call('PUT /users/password', { as: ava, body, ...options });
const statusOf = async (token: string) => (await test.call('GET /users/me', { as: { token } })).status;

describe('PUT /users/password', () => {
  it('[USER-03] refuses without a token, and names every wrong field', async () => {
    expect((await change({ oldPassword: testPassword, newPassword }, { as: undefined })).status).toBe(401);
    const { status, body } = await change({ oldPassword: '', newPassword: 'short', extra: 1 });
    expect(status).toBe(400);
    const { error } = body as unknown as ErrorBody;
    expect(error.fields?.map(({ path, code }) => `${path}: ${code}`).sort()).toEqual([
      'extra: unrecognized_keys',
      'newPassword: password_rules',
      'oldPassword: too_small',
    ]);
  });

  it.each([
    ['en', 'Invalid Old Password'],
    ['fr-CA', 'Ancien mot de passe invalide'],
  ])(
    '[USER-03] says in %s that the old password is wrong, and changes nothing',
    async (language, sentence) => {
      const { status, body } = await change({ oldPassword: 'Wrong!Password1', newPassword }, { language });
      expect(status).toBe(200);
      expect(body).toEqual({
        isSuccess: false,
        error: {
          code: 'invalid_old_password',
          friendlyMessage: sentence,
          fields: [{ path: 'oldPassword', code: 'invalid_old_password', message: sentence }],
        },
      });
      expect((await signIn(ava.email, testPassword)).isSuccess).toBe(true);
    },
  );

  it('[USER-03] changes it, ends the other sessions of this agent and keeps this one', async () => {
    const phone = await signIn(ava.email, testPassword);
    const tablet = await signIn(ava.email, testPassword);
    test.clock.advance(60_000);

    expect((await change({ oldPassword: testPassword, newPassword })).body).toEqual({ isSuccess: true });

    expect(await statusOf(ava.token)).toBe(200);
    for (const { token, refreshToken } of [phone, tablet]) {
      expect(await statusOf(token ?? '')).toBe(401);
      const refresh = await test.call('POST /auth/refresh', {
        body: { refreshToken, deviceName: 'Another device' },
      });
      expect(refresh.body).toEqual({ isSuccess: false });
    }
    const kept = await test.call('POST /auth/refresh', {
      body: { refreshToken: ava.refreshToken, deviceName: 'Test' },
    });
    expect(kept.body.isSuccess).toBe(true);
    const me = await test.call('GET /users/me', { as: ava });
    expect(me.body.result.passwordChangedAt).toBe('2025-11-12T14:01:00.000Z');
    expect((await signIn(ava.email, testPassword)).isSuccess).toBe(false);
    expect((await signIn(ava.email, newPassword)).isSuccess).toBe(true);
  });

  it('[USER-03] leaves other agents as they are', async () => {
    expect(await statusOf(noah.token)).toBe(200);
    expect((await signIn(noah.email, testPassword)).isSuccess).toBe(true);
    expect((await signIn(noah.email, newPassword)).isSuccess).toBe(false);
  });
});

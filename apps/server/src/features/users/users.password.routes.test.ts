import type { ErrorBody } from '@hearthline/contract/errors';
import { passwordChangeReply } from '@hearthline/contract/users';
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

  it('[AUTH-20] [USER-03] after five wrong old passwords looks at none for a quarter of an hour', async () => {
    const ben = await test.createAgent('Ben');
    const guess = async (oldPassword: string, language?: string) =>
      passwordChangeReply.parse((await change({ oldPassword, newPassword }, { as: ben, language })).body);
    const wrong = async () => (await guess('Wrong!Password1')).error?.code;
    const elsewhere = { token: (await signIn(ben.email, testPassword)).token ?? '' };

    // Those that come together are counted one after the other.
    const codes = await Promise.all(Array.from({ length: 8 }, wrong));
    expect(codes.filter((code) => code === 'invalid_old_password')).toHaveLength(5);
    const sentence = 'Trop de mots de passe erronés. Attendez 15 minutes et réessayez.';
    const code = 'too_many_wrong_passwords';
    expect(await guess(testPassword, 'fr')).toEqual({
      isSuccess: false,
      error: { code, friendlyMessage: sentence, fields: [{ path: 'oldPassword', code, message: sentence }] },
    });
    const fromThere = await change({ oldPassword: testPassword, newPassword }, { as: elsewhere });
    expect(passwordChangeReply.parse(fromThere.body).error?.code).toBe(code);

    expect((await signIn(ben.email, testPassword)).accountIsLocked).toBe(false);
    test.clock.advance(15 * 60_000);
    ben.token = (await signIn(ben.email, testPassword)).token ?? '';
    expect(await wrong()).toBe('invalid_old_password');
    expect(await guess(testPassword)).toEqual({ isSuccess: true });
  });
});

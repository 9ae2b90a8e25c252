import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp, testPassword } from '../../testing/test-app.ts';

const newEmail = 'new@northlight.example';
let test: TestApp;
let mia: TestAgent;
let leo: TestAgent;
beforeAll(async () => {
  test = await createTestApp();
  mia = await test.createAgent('Mia');
  leo = await test.createAgent('Leo');
});
afterAll(() => test.close());

const ask = (body: unknown, { as, language = 'en' }: { as?: TestAgent; language?: string } = { as: mia }) =>
  test.call('POST /users/email-change', { ...(as && { as }), language, body });
const pendingOf = async (as: TestAgent) => (await test.call('GET /users/email-change', { as })).body.result;

describe('the change of the sign-in address', () => {
  it('is asked with the present password, by the agent alone, and waits for both mailboxes', async () => {
    expect((await ask({ newEmail, password: testPassword }, {})).status).toBe(401);
    expect((await test.call('GET /users/email-change')).status).toBe(401);
    expect((await test.call('DELETE /users/email-change')).status).toBe(401);
    expect((await ask({ newEmail: 'nobody', password: '' })).status).toBe(400);
    expect(await pendingOf(mia)).toBeNull();
    const { status, body } = await ask({ newEmail: 'New@Northlight.example', password: testPassword });
    expect(status).toBe(200);
    expect(body.result).toEqual({
      newEmail,
      requestedAt: test.clock.now().toISOString(),
      expiresAt: new Date(test.clock.now().getTime() + 48 * 3_600_000).toISOString(),
      isNewConfirmed: false,
      isOldConfirmed: false,
    });
    expect(await pendingOf(mia)).toEqual(body.result);
    expect(await pendingOf(leo)).toBeNull();
    expect((await test.call('GET /users/me', { as: mia })).body.result.email).toBe(mia.email);
  });

  it('can be given up, and a newer wish takes the place of the older', async () => {
    await ask({ newEmail: 'other@northlight.example', password: testPassword });
    expect((await pendingOf(mia))?.newEmail).toBe('other@northlight.example');
    expect((await test.call('DELETE /users/email-change', { as: leo })).status).toBe(200);
    expect(await pendingOf(mia)).not.toBeNull();
    expect((await test.call('DELETE /users/email-change', { as: mia })).status).toBe(200);
    expect(await pendingOf(mia)).toBeNull();
  });

  it('says in the language of the request what is wrong, and answers the same for an address that is taken', async () => {
    const wrong = await ask({ newEmail, password: 'Wrong!Horse9' }, { as: mia, language: 'fr' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.error).toMatchObject({
      friendlyMessage: 'Ce n’est pas votre mot de passe',
      fields: [{ path: 'password', code: 'wrong_password' }],
    });
    const same = await ask({ newEmail: mia.email.toUpperCase(), password: testPassword });
    expect(same.body.error?.fields).toMatchObject([{ path: 'newEmail', code: 'same_email' }]);
    const taken = await ask({ newEmail: leo.email, password: testPassword });
    const free = await ask({ newEmail, password: testPassword });
    expect({ ...taken.body.result, newEmail }).toEqual(free.body.result);
  });

  it('stops after five wrong passwords, as the change of a password does', async () => {
    for (let tries = 0; tries < 5; tries += 1) await ask({ newEmail, password: 'Wrong!Horse9' }, { as: leo });
    const { status, body } = await ask({ newEmail, password: testPassword }, { as: leo });
    expect([status, body.error?.code]).toEqual([429, 'too_many_requests']);
    expect(body.error?.friendlyMessage).toContain('Wait 15 minutes');
    expect(await pendingOf(leo)).toBeNull();
  });

  it('is refused to the accounts of the demo, which everybody uses', async () => {
    const ava = await test.createAgent('Ava');
    const { status, body } = await ask({ newEmail, password: testPassword }, { as: ava });
    expect([status, body.error?.code]).toEqual([403, 'forbidden']);
    expect(body.error?.friendlyMessage).toMatch(/^The accounts of the demo keep their addresses/);
  });
});

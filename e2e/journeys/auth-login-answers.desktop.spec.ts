import type { Page } from '@playwright/test';
import { password, solveChallenge } from '../support/accounts.ts';
import { linkOf, listMails, waitForMail } from '../support/mails.ts';
import {
  fillSignIn,
  forgive,
  nameOf,
  readBody,
  watchCalls,
  watchChallenge,
} from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';
import { postJson, readClaims, storedTokens } from '../support/tokens.ts';

function submit(page: Page) {
  return page.getByRole('button', { name: 'Sign in' });
}

async function signInAndRead(page: Page): Promise<Record<string, unknown>> {
  const answered = page.waitForResponse('**/api/auth/secure/login');
  await submit(page).click();
  return (await answered).json();
}

test('[AUTH-03] [AUTH-05] [SHELL-19] the right password sends the payload, stores both tokens and opens the dashboard', async ({
  page,
  account,
}) => {
  const calls = watchCalls(page);
  await page.goto('/auth/login');
  await fillSignIn(page, account.email, account.password);
  const reply = await signInAndRead(page);

  const [login] = calls.named('POST /auth/secure/login');
  expect(readBody(login)).toEqual({
    userKey: account.email,
    password: account.password,
    turnstileToken: expect.stringMatching(/^[\w-]+\.\d+\.\d+\.\d+\.[\w-]+\.[\d,]+$/),
    deviceName: 'Chrome on Linux',
  });
  expect(login?.headers()['content-type']).toBe('application/json');
  expect(reply).toEqual({
    isSuccess: true,
    accountIsLocked: false,
    needToVerifyEmail: false,
    token: expect.any(String),
    refreshToken: expect.any(String),
  });

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  expect(await storedTokens(page)).toEqual([reply.token, reply.refreshToken]);
  expect(readClaims(String(reply.token)).exp).toBeGreaterThan(Date.now() / 1000);

  await expect.poll(() => calls.named('GET /users/me')).toHaveLength(1);
  const later = calls.requests.filter((request) => !nameOf(request).includes(' /auth/'));
  expect(later.length).toBeGreaterThan(1);
  for (const request of later) {
    const { authorization, accept } = request.headers();
    expect([nameOf(request), authorization, accept]).toEqual([
      nameOf(request),
      `Bearer ${reply.token}`,
      'application/json',
    ]);
  }
});

test('[AUTH-04] a wrong password is status 200: a red banner that can be dismissed, and a fresh challenge', async ({
  page,
  account,
}) => {
  const calls = watchCalls(page);
  const seenChallenge = await watchChallenge(page);
  await page.goto('/auth/login');
  await fillSignIn(page, account.email, 'Wrong!2025');
  const reply = await signInAndRead(page);
  expect(reply).toEqual({ isSuccess: false, accountIsLocked: false, needToVerifyEmail: false });

  const banner = page.getByRole('alert');
  await expect(banner).toHaveText('Invalid email or password');
  const [red = 0, green = 0, blue = 0] = await banner.evaluate((element) =>
    (getComputedStyle(element).borderTopColor.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
  expect((await seenChallenge()).resets).toBe(1);
  expect(await storedTokens(page)).toEqual([null, null]);
  await expect(page).toHaveURL('/auth/login');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toBeHidden();

  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect(page).toHaveURL('/');
  const [first, second] = calls.named('POST /auth/secure/login').map(readBody);
  expect(second?.turnstileToken).toBeTruthy();
  expect(second?.turnstileToken).not.toBe(first?.turnstileToken);
});

test('[AUTH-06] [AUTH-20] repeated failures lock the account: no tokens, and a message to wait', async ({
  page,
  account,
}) => {
  for (let failure = 1; failure < 5; failure += 1) {
    const { body } = await postJson('/auth/secure/login', {
      userKey: account.email,
      password: 'Wrong!2025',
      turnstileToken: await solveChallenge(),
      deviceName: 'Guess',
    });
    expect(body).toMatchObject({ isSuccess: false, accountIsLocked: false });
  }
  await page.goto('/auth/login');
  await fillSignIn(page, account.email, 'Wrong!2025');
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');

  await fillSignIn(page, account.email, account.password);
  const reply = await signInAndRead(page);
  expect(reply).toEqual({ isSuccess: true, accountIsLocked: true, needToVerifyEmail: false });
  const message = page.getByRole('alert');
  await expect(message).toContainText('This account is locked for now.');
  await expect(message).toContainText('Wait about 15 minutes, then sign in again.');
  await expect(page).toHaveURL('/auth/login');
  expect(await storedTokens(page)).toEqual([null, null]);
  await message.getByRole('link', { name: 'Set a new password' }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
});

test('[AUTH-06] an unverified address: no tokens, and the confirmation mail can be sent again', async ({
  page,
}) => {
  const email = `unverified-${crypto.randomUUID().slice(0, 8)}@hearthline.test`;
  await postJson('/auth/register', {
    email,
    newPassword: password,
    firstName: 'Ines',
    lastName: 'Okafor',
    turnstileToken: await solveChallenge(),
  });
  const firstMail = await waitForMail(email);

  await page.goto('/auth/login');
  await fillSignIn(page, email, password);
  const reply = await signInAndRead(page);
  expect(reply).toEqual({ isSuccess: true, accountIsLocked: false, needToVerifyEmail: true });
  const message = page.getByRole('alert');
  await expect(message).toContainText('Confirm your email first.');
  await expect(message).toContainText(`Open the link we mailed to ${email}, then sign in.`);
  await expect(page).toHaveURL('/auth/login');
  expect(await storedTokens(page)).toEqual([null, null]);

  await message.getByRole('button', { name: 'Send the mail again' }).click();
  await expect(page.getByText('The confirmation mail is on its way.')).toBeVisible();
  await expect.poll(async () => (await listMails(email)).length).toBe(2);
  const links = (await listMails(email)).map(linkOf);
  expect(links).toContain(linkOf(firstMail));
  expect(new Set(links).size).toBe(2);

  await page.getByRole('link', { name: 'Open the mailbox' }).click();
  await expect(page).toHaveURL('/mailbox');
  await expect(page.getByRole('button', { name: email })).toHaveCount(2);
});

test('[SHELL-19] only status 200 is a success: an answer with another status signs nobody in', async ({
  page,
  complaints,
}) => {
  const seenChallenge = await watchChallenge(page);
  const tokens = { token: 'a.b.c', refreshToken: 'a.b.c' };
  for (const status of [201, 500]) {
    await page.route('**/api/auth/secure/login', (route) =>
      route.fulfill({
        status,
        json: { isSuccess: true, accountIsLocked: false, needToVerifyEmail: false, ...tokens },
      }),
    );
    await page.goto('/auth/login');
    await fillSignIn(page, 'maya@hearthline.test', password);
    await submit(page).click();
    await expect.poll(async () => (await seenChallenge()).resets).toBe(1);
    await expect(submit(page)).toBeEnabled();
    await expect(page).toHaveURL('/auth/login');
    expect(await storedTokens(page)).toEqual([null, null]);
  }
  await forgive(complaints, /status of 500/);
});

import type { Request } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { nameOf, readBody, watchCalls } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';
import { exchange, readClaims, storedTokens, storeTokens, withExpiry } from '../support/tokens.ts';

const expiredToast = 'Session expired, please log in again.';
const thirtyDaysMs = 30 * 24 * 60 * 60 * 1000;

function bearerOf(request: Request): string | undefined {
  return request.headers().authorization?.replace('Bearer ', '');
}

/** A whole second, because the claims of tokens are. */
function nowInSeconds(): number {
  return Math.ceil(Date.now() / 1000) * 1000;
}

test('[AUTH-14] a refresh token within 10 s of its end: both tokens go, the login page comes, nothing is sent', async ({
  page,
  account,
}) => {
  const pair = await signIn(account);
  await storeTokens(page, pair);
  const calls = watchCalls(page);
  await page.clock.setFixedTime(readClaims(pair.refreshToken).exp * 1000 - 10_000);
  await page.goto('/user/profile');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText(expiredToast)).toBeVisible();
  expect(await storedTokens(page)).toEqual([null, null]);
  expect(calls.requests.map(nameOf).filter((name) => name !== 'GET /auth/challenge')).toEqual([]);
});

test('[AUTH-14] with 11 s left it is still good, and it is looked at before every request', async ({
  page,
  account,
}) => {
  const pair = await signIn(account);
  const now = nowInSeconds();
  const refreshToken = withExpiry(pair.refreshToken, now + 11_000);
  await storeTokens(page, { token: pair.token, refreshToken });
  const calls = watchCalls(page);
  await page.clock.setFixedTime(now);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect.poll(() => calls.named('GET /users/me')).toHaveLength(1);
  // The live connection has its token, so nothing but the menu asks for one.
  await expect(page.getByRole('button', { name: 'Live updates are on' })).toBeVisible();
  expect(calls.named('POST /auth/refresh')).toHaveLength(0);
  expect(await storedTokens(page)).toEqual([pair.token, refreshToken]);

  const sentBefore = calls.requests.length;
  await page.clock.setFixedTime(now + thirtyDaysMs);
  // The menu shows the agent's name and asks for it again.
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page).toHaveURL('/auth/login');
  expect(await storedTokens(page)).toEqual([null, null]);
  const sentAfter = calls.requests.slice(sentBefore).map(nameOf);
  expect(sentAfter.filter((name) => name !== 'GET /auth/challenge')).toEqual([]);
});

test('[AUTH-15] an access token with more than 10 s left is used as it is', async ({ page, account }) => {
  const pair = await signIn(account);
  await storeTokens(page, pair);
  const calls = watchCalls(page);
  await page.clock.setFixedTime(readClaims(pair.token).exp * 1000 - 11_000);
  await page.goto('/');
  await expect.poll(() => calls.named('GET /users/me')).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  expect(calls.named('POST /auth/refresh')).toHaveLength(0);
  expect(new Set(calls.requests.map(bearerOf))).toEqual(new Set([pair.token]));
});

test('[AUTH-15] within 10 s of its end exactly one refresh runs; the other requests wait and carry the new token', async ({
  page,
  account,
}) => {
  const pair = await signIn(account);
  const now = nowInSeconds();
  await storeTokens(page, { ...pair, token: withExpiry(pair.token, now + 10_000) });
  const calls = watchCalls(page);
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/auth/refresh', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.clock.setFixedTime(now);
  const answered = page.waitForResponse('**/api/auth/refresh');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect.poll(() => calls.requests.map(nameOf)).toEqual(['POST /auth/refresh']);
  expect(readBody(calls.requests[0])).toEqual({
    refreshToken: pair.refreshToken,
    deviceName: 'Chrome on Linux',
  });

  gate.resolve();
  const renewed = await (await answered).json();
  expect(Object.keys(renewed).sort()).toEqual(['isSuccess', 'refreshToken', 'token']);
  await expect.poll(() => calls.named('GET /users/me')).toHaveLength(1);
  await expect.poll(() => calls.named('GET /notifications/unread/count')).toHaveLength(1);
  await expect.poll(() => storedTokens(page)).toEqual([renewed.token, renewed.refreshToken]);
  expect(calls.named('POST /auth/refresh')).toHaveLength(1);
  expect(new Set(calls.requests.slice(1).map(bearerOf))).toEqual(new Set([renewed.token]));
});

test('[AUTH-15] two tabs share one refresh', async ({ page, context, account }) => {
  const pair = await signIn(account);
  const now = nowInSeconds();
  await storeTokens(page, { ...pair, token: withExpiry(pair.token, now) });
  const refreshes: Request[] = [];
  const gate = Promise.withResolvers<void>();
  await context.route('**/api/auth/refresh', async (route) => {
    refreshes.push(route.request());
    await gate.promise;
    await route.continue();
  });
  const otherTab = await context.newPage();
  await Promise.all([page.goto('/'), otherTab.goto('/setting')]);
  // The second tab stands in the queue for the lock that the first one holds.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length))
    .toBeGreaterThan(0);
  const otherCalls = watchCalls(otherTab);
  gate.resolve();
  await expect.poll(() => otherCalls.named('GET /users/me')).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(otherTab).toHaveURL('/setting');
  expect(refreshes).toHaveLength(1);
  const [token] = await storedTokens(page);
  expect(token).not.toBe(pair.token);
  // Either tab may be the one that refreshes, and may still be on the way to it when watching began.
  const asked = otherCalls.requests.filter((request) => nameOf(request) !== 'POST /auth/refresh');
  expect(new Set(asked.map(bearerOf))).toEqual(new Set([token]));
});

test('[AUTH-16] a refresh without isSuccess clears the tokens, leads to login and says that the session expired', async ({
  page,
  account,
}) => {
  const used = await signIn(account);
  expect((await exchange(used.refreshToken)).isSuccess).toBe(true);
  await storeTokens(page, { ...used, token: withExpiry(used.token, Date.now()) });
  const calls = watchCalls(page);
  const answered = page.waitForResponse('**/api/auth/refresh');
  await page.goto('/clients');
  const answer = await answered;
  expect([answer.status(), await answer.json()]).toEqual([200, { isSuccess: false }]);
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText(expiredToast)).toHaveCount(1);
  expect(await storedTokens(page)).toEqual([null, null]);
  expect(calls.named('POST /auth/refresh')).toHaveLength(1);
  expect(calls.named('GET /users/me')).toHaveLength(0);
});

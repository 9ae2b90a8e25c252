import type { Page, Request } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { walkTo } from '../support/screens.ts';
import { forgive, nameOf, parseBody, watchCalls } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';
import { exchange, statusWith, storedTokens, storeTokens, withExpiry } from '../support/tokens.ts';

const isLive = (page: Page) =>
  expect(page.getByRole('button', { name: 'Live updates are on' })).toBeVisible();

function bearerOf(request: Request): string | undefined {
  return request.headers().authorization?.replace('Bearer ', '');
}

/** A whole second, because the claims of tokens are. */
function nowInSeconds(): number {
  return Math.ceil(Date.now() / 1000) * 1000;
}

function replaceToken(page: Page, name: 'accessToken' | 'refreshToken', token: string): Promise<void> {
  return page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `hearthline.${name}`,
    token,
  ] as const);
}

test('[AUTH-13] without an access token the splash leads to the login page, from everywhere', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const calls = watchCalls(page);
  const gate = Promise.withResolvers<void>();
  await page.route('**/config.json', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/clients');
  const splash = page.getByRole('status', { name: 'Hearthline' });
  await expect(splash).toBeVisible();
  expect(await splash.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  const running = await splash.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation as CSSAnimation).animationName),
  );
  expect(running.sort()).toEqual(['ember-breathe', 'roof-line']);
  gate.resolve();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(splash).toBeHidden();
  await expect(page.getByText('This page needs sign-in.')).toBeVisible();
  for (const path of ['/', '/user/profile', '/property-search/result/view?id=1', '/no/such/page']) {
    await page.evaluate((address) => history.pushState(null, '', address), path);
    await expect(page).toHaveURL('/auth/login');
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(calls.requests.map(nameOf).filter((name) => !name.includes(' /auth/'))).toEqual([]);
});

test('[AUTH-15] [AUTH-16] [AUTH-17] [AUTH-19] a session is prolonged unseen, and ends when its token was used elsewhere', async ({
  page,
  account,
  complaints,
}) => {
  const otherDevice = await signIn(account);
  const pair = await signIn(account);
  const calls = watchCalls(page);
  await storeTokens(page, pair);
  await page.goto('/favorites');
  await isLive(page);
  expect(calls.named('POST /auth/refresh')).toHaveLength(0);

  await test.step('requests that are refused with 401 are sent once more after one refresh', async () => {
    const refused = withExpiry(pair.token, Date.now() + 300_000);
    expect(await statusWith(refused)).toBe(401);
    await replaceToken(page, 'accessToken', refused);
    const before = calls.requests.length;
    await walkTo(page, '/setting');
    await expect(page.getByRole('heading', { name: 'Solo' })).toBeVisible();
    expect(calls.named('POST /auth/refresh')).toHaveLength(1);
    const [token] = await storedTokens(page);
    const sentWith = (bearer: string | null | undefined) =>
      calls.requests
        .slice(before)
        .filter((request) => bearerOf(request) === bearer)
        .map(nameOf);
    // What tells of the unread may be asked first, and find the old token out for all.
    const again = sentWith(refused);
    expect(again).not.toEqual([]);
    expect(sentWith(token)).toEqual(expect.arrayContaining(again));
    expect(sentWith(token).filter((name) => name === 'GET /users/plans')).toHaveLength(1);
    await forgive(complaints, /status of 401/);
  });

  await test.step('within 10 s of its end one refresh runs; the other requests wait for the new token', async () => {
    const [token = '', refreshToken] = await storedTokens(page);
    await replaceToken(page, 'accessToken', withExpiry(token ?? '', nowInSeconds() + 9_000));
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/auth/refresh', async (route) => {
      await gate.promise;
      await route.continue();
    });
    const before = calls.requests.length;
    const answered = page.waitForResponse('**/api/auth/refresh');
    await walkTo(page, '/clients');
    await expect.poll(() => calls.named('POST /auth/refresh')).toHaveLength(2);
    expect(parseBody(calls.named('POST /auth/refresh')[1])).toEqual({
      refreshToken,
      deviceName: 'Chrome on Linux',
    });
    expect(calls.requests.slice(before).map(nameOf)).toEqual(['POST /auth/refresh']);
    gate.resolve();
    const renewed = await (await answered).json();
    expect(Object.keys(renewed).sort()).toEqual(['isSuccess', 'refreshToken', 'token']);
    await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
    await expect.poll(() => calls.requests.length).toBeGreaterThan(before + 1);
    expect(calls.named('POST /auth/refresh')).toHaveLength(2);
    expect(await storedTokens(page)).toEqual([renewed.token, renewed.refreshToken]);
    const later = calls.requests.slice(before).filter((request) => nameOf(request) !== 'POST /auth/refresh');
    expect(new Set(later.map(bearerOf))).toEqual(new Set([renewed.token]));
    await page.unroute('**/api/auth/refresh');
  });

  await test.step('a refresh token that is used twice ends this device in the browser too, and no other', async () => {
    const [token] = await storedTokens(page);
    await isLive(page);
    expect(await statusWith(token ?? '')).toBe(200);
    const refused = page.waitForResponse('**/api/auth/refresh');
    expect(await exchange(pair.refreshToken)).toEqual({ isSuccess: false });
    expect(await statusWith(token ?? '')).toBe(401);
    // The end of its live connection tells the browser at once, whose own refresh is answered with no.
    const answer = await refused;
    expect([answer.status(), await answer.json()]).toEqual([200, { isSuccess: false }]);
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByText('Session expired, please log in again.')).toHaveCount(1);
    expect(await storedTokens(page)).toEqual([null, null]);
    expect(await statusWith(otherDevice.token)).toBe(200);
    expect((await exchange(otherDevice.refreshToken)).isSuccess).toBe(true);
    await forgive(complaints, /status of 401/);
  });
});

test('[AUTH-15] [AUTH-18] [SHELL-20] two tabs share one refresh, and log out together', async ({
  page,
  context,
  account,
}) => {
  const otherDevice = await signIn(account);
  const pair = await signIn(account);
  await storeTokens(page, { ...pair, token: withExpiry(pair.token, nowInSeconds()) });
  const refreshes: Request[] = [];
  const gate = Promise.withResolvers<void>();
  await context.route('**/api/auth/refresh', async (route) => {
    refreshes.push(route.request());
    await gate.promise;
    await route.continue();
  });
  const calls = watchCalls(page);
  const otherTab = await context.newPage();
  const otherCalls = watchCalls(otherTab);
  const flags = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('hearthline.sidebar') ?? '{}').state as object);

  await test.step('one refresh', async () => {
    await Promise.all([page.goto('/favorites'), otherTab.goto('/setting')]);
    // The second tab stands in the queue for the lock that the first one holds.
    await expect
      .poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length))
      .toBeGreaterThan(0);
    gate.resolve();
    await expect.poll(() => otherCalls.named('GET /users/me')).toHaveLength(1);
    await expect.poll(() => calls.named('GET /users/me')).toHaveLength(1);
    expect(refreshes).toHaveLength(1);
    const [token] = await storedTokens(page);
    expect(token).not.toBe(pair.token);
    for (const seen of [calls, otherCalls])
      expect(bearerOf(seen.named('GET /users/me')[0] as Request)).toBe(token);
  });

  const [token, refreshToken] = await storedTokens(page);
  await test.step('one log out', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
    expect(await flags()).toEqual({ toggleSidebar: true, logoutModal: false, changePasswordModal: true });
    for (const answer of ['No', 'Yes']) {
      await otherTab.getByRole('button', { name: 'Account menu' }).click();
      await otherTab.getByRole('menuitem', { name: 'Log out' }).click();
      await otherTab.getByRole('alertdialog').getByRole('button', { name: answer }).click();
      await expect(otherTab.getByRole('alertdialog')).toBeHidden();
      expect(otherCalls.named('POST /auth/logout')).toHaveLength(answer === 'No' ? 0 : 1);
    }
    await expect(otherTab).toHaveURL('/auth/login');
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await storedTokens(page)).toEqual([null, null]);
    expect(await flags()).toEqual({ toggleSidebar: true, logoutModal: false, changePasswordModal: false });
    const deviceId = await page.evaluate(() => localStorage.getItem('hearthline.deviceId'));
    expect(deviceId).toMatch(/^[\da-f-]{32,36}$/);
    const [logout] = otherCalls.named('POST /auth/logout');
    expect(parseBody(logout)).toEqual({ deviceName: 'Chrome on Linux', deviceId, logoutAllDevice: true });
    expect(bearerOf(logout as Request)).toBe(token);
    await expect(page.getByText('Session expired, please log in again.')).toHaveCount(0);
  });

  for (const ended of [{ token, refreshToken }, otherDevice]) {
    expect(await statusWith(ended.token ?? '')).toBe(401);
    expect(await exchange(ended.refreshToken ?? '')).toEqual({ isSuccess: false });
  }
  await otherTab.goBack();
  await expect(otherTab).toHaveURL('/auth/login');
});

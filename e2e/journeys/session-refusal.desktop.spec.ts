import { signIn } from '../support/accounts.ts';
import { forgive, nameOf, watchCalls } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';
import { exchange, statusWith, storedTokens, storeTokens, withExpiry } from '../support/tokens.ts';

test('[AUTH-17] requests that are refused with 401 are sent once more after one refresh', async ({
  page,
  account,
  complaints,
}) => {
  const pair = await signIn(account);
  const refused = withExpiry(pair.token, Date.now() + 300_000);
  expect(await statusWith(refused)).toBe(401);
  await storeTokens(page, { ...pair, token: refused });
  const calls = watchCalls(page);
  await page.goto('/user/profile');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(account.firstName);

  expect(calls.named('POST /auth/refresh')).toHaveLength(1);
  const [token] = await storedTokens(page);
  expect(token).not.toBe(refused);
  expect(calls.named('GET /users/me').map((request) => request.headers().authorization)).toEqual([
    `Bearer ${refused}`,
    `Bearer ${token}`,
  ]);
  for (const name of new Set(calls.requests.map(nameOf))) {
    // The live connection asks for the count once more when it stands.
    const most = name === 'GET /notifications/unread/count' ? 3 : 2;
    expect([name, calls.named(name).length <= most]).toEqual([name, true]);
  }
  await forgive(complaints, /status of 401/);
});

test('[AUTH-17] one refresh and one retry per request, never more, however long the 401 lasts', async ({
  page,
  account,
  complaints,
}) => {
  await storeTokens(page, await signIn(account));
  const calls = watchCalls(page);
  await page.route('**/api/users/me', (route) =>
    route.fulfill({ status: 401, json: { error: { code: 'unauthorized' } } }),
  );
  await page.clock.install();
  await page.goto('/favorites');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect.poll(() => calls.named('GET /users/me')).toHaveLength(2);
  // Every retry that waited for its time would run now.
  await page.clock.runFor(120_000);
  expect(calls.named('GET /users/me')).toHaveLength(2);
  expect(calls.named('POST /auth/refresh')).toHaveLength(1);
  await forgive(complaints, /status of 401/);
});

test('[AUTH-19] a reused refresh token ends the session of that device, in the browser too, and no other', async ({
  page,
  account,
  complaints,
}) => {
  const otherDevice = await signIn(account);
  const first = await signIn(account);
  const second = await exchange(first.refreshToken);
  expect(second.refreshToken).not.toBe(first.refreshToken);
  const pair = { token: second.token ?? '', refreshToken: second.refreshToken ?? '' };
  await storeTokens(page, pair);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Live updates are on' })).toBeVisible();
  expect(await statusWith(pair.token)).toBe(200);

  expect(await exchange(first.refreshToken)).toEqual({ isSuccess: false });
  expect(await statusWith(pair.token)).toBe(401);
  expect(await statusWith(first.token)).toBe(401);
  // The end of its live connection tells the browser at once.
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('Session expired, please log in again.')).toBeVisible();
  expect(await storedTokens(page)).toEqual([null, null]);
  expect(await exchange(pair.refreshToken)).toEqual({ isSuccess: false });

  expect(await statusWith(otherDevice.token)).toBe(200);
  expect((await exchange(otherDevice.refreshToken)).isSuccess).toBe(true);
  await forgive(complaints, /status of 401/);
});

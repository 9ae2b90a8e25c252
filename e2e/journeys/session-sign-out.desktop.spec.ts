import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { forgive, readBody, watchCalls } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';
import { exchange, statusWith, storedTokens, storeTokens } from '../support/tokens.ts';

async function logOut(page: Page, answer: 'Yes' | 'No'): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
}

test('[AUTH-18] logging out ends every session: both tabs leave, and the server refuses the tokens', async ({
  page,
  context,
  account,
}) => {
  const otherDevice = await signIn(account);
  const pair = await signIn(account);
  await storeTokens(page, pair);
  const calls = watchCalls(page);
  await page.goto('/');
  const otherTab = await context.newPage();
  await otherTab.goto('/clients');
  await expect(otherTab.getByRole('button', { name: 'Account menu' })).toBeVisible();

  await logOut(page, 'No');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(calls.named('POST /auth/logout')).toHaveLength(0);
  await logOut(page, 'Yes');
  await expect(page).toHaveURL('/auth/login');
  await expect(otherTab).toHaveURL('/auth/login');
  expect(await storedTokens(page)).toEqual([null, null]);
  const deviceId = await page.evaluate(() => localStorage.getItem('hearthline.deviceId'));
  expect(deviceId).toMatch(/^[\da-f-]{32,36}$/);
  const [logout] = calls.named('POST /auth/logout');
  expect(readBody(logout)).toEqual({ deviceName: 'Chrome on Linux', deviceId, logoutAllDevice: true });
  expect(logout?.headers().authorization).toBe(`Bearer ${pair.token}`);
  await expect(page.getByText('Session expired, please log in again.')).toHaveCount(0);

  for (const ended of [pair, otherDevice]) {
    expect(await statusWith(ended.token)).toBe(401);
    expect(await exchange(ended.refreshToken)).toEqual({ isSuccess: false });
  }
  await page.goBack();
  await expect(page).toHaveURL('/auth/login');
});

test('[AUTH-18] a logout that fails keeps the session', async ({ page, agent, complaints }) => {
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/');
  await logOut(page, 'Yes');
  await expect(page.getByText('You are still signed in. Try again.')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await storedTokens(page)).toEqual([expect.any(String), expect.any(String)]);
  expect(agent.email).toContain('@');
  await forgive(complaints, /status of 500/);
});

import type { Page } from '@playwright/test';
import { walkTo } from '../support/screens.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ hasBadges: true });

/** One of each kind: the screens of later features are one component and differ in their words only. */
const paths = ['/', '/user/profile', '/setting', '/notification', '/cma', '/no-such-page'];

async function checkLayers(page: Page): Promise<void> {
  await walkTo(page, '/');
  await page.getByRole('button', { name: /^Dates/ }).click();
  await expect(page.getByRole('dialog', { name: 'Choose dates' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Choose dates' })).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toHaveCount(0);

  const menu = page.getByRole('button', { name: 'Account menu' });
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
  await page.getByLabel('New password').fill('short');
  await page.getByLabel('Confirm password').fill('x');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
}

test('no screen of the shell has a serious or critical violation in either theme', async ({
  page,
  agent: _,
}) => {
  test.slow();
  await page.goto('/');
  for (const path of paths) {
    await walkTo(page, path);
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
    await test.step(path, () => expectAccessible(page));
  }
});

test('no menu, dialog or palette has one either', async ({ page, agent: _ }) => {
  test.slow();
  await page.goto('/');
  await checkLayers(page);
});

test('nor the pages one sees without a session', async ({ page }) => {
  test.slow();
  for (const path of [
    '/auth/login',
    '/auth/forgot-password',
    '/auth/reset_password?token=none',
    '/auth/register',
    '/auth/confirm-email?token=none',
    '/mailbox',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await test.step(path, () => expectAccessible(page));
  }
});

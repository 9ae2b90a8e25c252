import { expect, test } from '../support/test.ts';

test.use({ hasBadges: true });

test('[SHELL-17] [SHELL-18] modals are 640, 768 and 1024 px wide over a backdrop, and a busy button shows the ring', async ({
  page,
  agent: _,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Dates/ }).click();
  const dates = page.getByRole('dialog', { name: 'Choose dates' });
  await expect.poll(async () => (await dates.locator('..').boundingBox())?.width).toBe(768);
  await page.mouse.click(20, 20);
  await expect(dates).toHaveCount(0);

  const widths = await page.evaluate(() =>
    ['sm', 'md', 'lg'].map((size) =>
      getComputedStyle(document.documentElement).getPropertyValue(`--modal-${size}`).trim(),
    ),
  );
  expect(widths).toEqual(['640px', '768px', '1024px']);

  await page.route('**/api/auth/logout', () => undefined);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const question = page.getByRole('alertdialog');
  await expect.poll(async () => (await question.locator('..').boundingBox())?.width).toBe(640);
  const yes = question.getByRole('button', { name: 'Yes' });
  await yes.click();
  await expect(yes).toHaveAttribute('aria-busy', 'true');
  const ring = yes.locator('.loader-ring');
  await expect(ring).toBeVisible();
  expect(await ring.evaluate((mark) => getComputedStyle(mark).animationName)).not.toBe('none');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);

  await page.route('**/api/users/preferences', () => undefined);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Announcements: SMS' }).press('Space');
  const dots = page.getByRole('status').filter({ hasText: 'Saving' }).locator('.loader-ellipsis > i');
  await expect(dots).toHaveCount(3);
  expect(await dots.first().evaluate((dot) => getComputedStyle(dot).animationName)).not.toBe('none');
});

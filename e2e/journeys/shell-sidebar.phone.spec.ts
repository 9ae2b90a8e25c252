import { expect, test, withMotion } from '../support/test.ts';

test.use(withMotion);

test('[SHELL-03] [SHELL-11] on a phone the hamburger slides the menu in; Escape, backdrop and a choice close it', async ({
  page,
  agent: _,
}) => {
  await page.goto('/');
  const hamburger = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const close = menu.getByRole('button', { name: 'Close menu' });
  const nav = menu.getByRole('navigation', { name: 'Main' });
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(menu).toHaveAttribute('inert');
  expect((await nav.boundingBox())?.x).toBeLessThanOrEqual(-300);

  await page.evaluate(() => {
    const slides: string[] = [];
    Object.assign(window, { slides });
    document.addEventListener('transitionstart', ({ propertyName }) => slides.push(propertyName));
  });
  await hamburger.click();
  await expect(close).toBeFocused();
  await expect.poll(async () => (await nav.boundingBox())?.x).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { slides: string[] }).slides)).toContain(
    'transform',
  );
  await expect(nav.getByRole('link')).toHaveCount(11);
  await expect(menu.getByText('© 2025 | Hearthline | All Rights Reserved')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('inert');
  await expect(hamburger).toBeFocused();

  await hamburger.click();
  await expect(close).toBeFocused();
  await page.touchscreen.tap(370, 500);
  await expect(menu).toHaveAttribute('inert');

  await hamburger.click();
  await nav.getByRole('link', { name: 'Client alert' }).click();
  await expect(page).toHaveURL('/basket?basketType=Automatic');
  await expect(menu).toHaveAttribute('inert');
  await hamburger.click();
  await expect(nav.getByRole('link', { name: 'Client alert' })).toHaveAttribute('aria-current', 'page');
});
